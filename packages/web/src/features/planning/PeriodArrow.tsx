import { Icon } from "../../components/layout/Icon.tsx";

type PeriodArrowProps = {
  readonly icon: "back" | "chevron";
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

/** One week or month back or on. */
export function PeriodArrow({ icon, label, disabled, onClick }: PeriodArrowProps) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      // Not `disabled`: the focus would be lost when the last one is reached by keyboard.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
