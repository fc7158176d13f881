import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatDateRange } from "@muster/domain/shared/format";
import { Icon, type IconProps } from "../../components/Icon.tsx";
import type { KnownWeeks } from "./known-weeks.ts";

export type WeekNavProps = {
  readonly monday: CivilDate;
  readonly known: KnownWeeks;
  readonly onChange: (monday: CivilDate) => void;
};

/** The week in words between two arrows, which stop where nothing is known. */
export function WeekNav({ monday, known, onChange }: WeekNavProps) {
  return (
    <div className="row weeknav">
      <Arrow
        icon="back"
        label="Previous week"
        disabled={monday <= known.first}
        onClick={() => onChange(addDays(monday, -7))}
      />
      <h2 className="b t17" aria-live="polite">
        {formatDateRange(monday, addDays(monday, 6))}
      </h2>
      <Arrow
        icon="chevron"
        label="Next week"
        disabled={monday >= known.last}
        onClick={() => onChange(addDays(monday, 7))}
      />
    </div>
  );
}

type ArrowProps = {
  readonly icon: IconProps["name"];
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
};

function Arrow({ icon, label, disabled, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      // Not `disabled`: the focus would be lost when the last week is reached by keyboard.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
