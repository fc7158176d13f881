import { useEffect, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { controlsText } from "../components.text.ts";
import { Icon } from "../layout/Icon.tsx";
import { steppedValue } from "./stepped-value.ts";

type StepperProps = {
  readonly label: string;
  readonly unit: string;
  /** As typed. */
  readonly value: string;
  /** Shown while nothing is typed: what an empty field counts as. */
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  readonly step: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the first press on an empty field shows. */
  readonly first?: number | undefined;
  /** The only values that the buttons lead to, rising; absent: every step. */
  readonly values?: readonly number[] | undefined;
  readonly inputMode?: "numeric" | "decimal" | "text" | undefined;
  readonly small?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
};

/** Milliseconds: a press shorter than this is one step; then steps repeat. */
const holdDelay = 400;
const holdInterval = 90;

/** A number with 56 px minus and plus; tap the number to type, hold a button to repeat. */
export function Stepper({
  label,
  unit,
  value,
  placeholder,
  onChange,
  step,
  min,
  max,
  first,
  values,
  inputMode = "decimal",
  small,
  invalid,
  describedBy,
}: StepperProps) {
  const id = useId();
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A held press has already moved the number; the click that ends it must not move it once more.
  const repeated = useRef(false);
  const release = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const move = (direction: 1 | -1): void => {
    const { value: now, onChange: change } = latest.current;
    change(steppedValue(now, direction, { step, min, max, first, values }));
  };
  const hold = (direction: 1 | -1, wait: number): void => {
    timer.current = setTimeout(() => {
      repeated.current = true;
      move(direction);
      hold(direction, holdInterval);
    }, wait);
  };
  const press = (direction: 1 | -1) => ({
    onClick: () => {
      if (!repeated.current) move(direction);
      repeated.current = false;
    },
    onPointerDown: () => {
      repeated.current = false;
      hold(direction, holdDelay);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of equal height in every browser
    <div
      className={classNames("stepper", small && "small", invalid && "bad")}
      role="group"
      aria-label={label}
    >
      <button type="button" aria-label={controlsText.less(label)} {...press(-1)}>
        <Icon name="minus" />
      </button>
      <label className="value" htmlFor={id}>
        <span className="visually-hidden">{label}</span>
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            move(event.key === "ArrowUp" ? 1 : -1);
          }}
        />
        {/* 'Reps reps' says it twice. */}
        <span className="unit" aria-hidden={label.toLowerCase() === unit || undefined}>
          {unit}
        </span>
      </label>
      <button type="button" aria-label={controlsText.more(label)} {...press(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
