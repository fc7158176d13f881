import { useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../layout/Icon.tsx";
import { choiceKeys } from "./choice-keys.ts";

type PickOption<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  /** What is read out when the label is short: 'Mon' -> 'Monday'. */
  readonly spoken?: string | undefined;
};

type PicksProps<V extends string = string> = {
  readonly label: string;
  readonly options: readonly PickOption<V>[];
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
  /** Any number instead of one. */
  readonly multiple?: boolean | undefined;
  readonly tight?: boolean | undefined;
  /** Seven equal columns without ticks. */
  readonly week?: boolean | undefined;
  /** Equal columns without ticks: a tap moves none of the others. */
  readonly even?: boolean | undefined;
  /** The screen shows its own heading; the label is still read out. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** Choices as tappable boxes: a radio group, or toggle buttons when `multiple`. */
export function Picks<V extends string>({
  label,
  options,
  value,
  onChange,
  multiple = false,
  tight,
  week = false,
  even = false,
  hideLabel = false,
  hint,
  error,
}: PicksProps<V>) {
  const id = useId();
  const below = error ?? hint;
  const chosen = options.findIndex((option) => value.includes(option.value));
  const choose = (index: number): void => {
    const option = options[index];
    if (option !== undefined && option.disabled !== true) onChange([option.value]);
  };
  const toggle = (picked: V): void =>
    onChange(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);

  return (
    <div className="field">
      <span className={hideLabel ? "visually-hidden" : "label"} id={id}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that this can be take a label */}
      <div
        role={multiple ? "group" : "radiogroup"}
        aria-labelledby={id}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        className={week ? "week7" : classNames("picks", tight && "tight", even && "even")}
      >
        {options.map((option, index) => {
          const on = value.includes(option.value);
          const state = multiple
            ? ({ "aria-pressed": on, onClick: () => toggle(option.value) } as const)
            : ({
                role: "radio",
                "aria-checked": on,
                tabIndex: on || (chosen === -1 && index === 0) ? 0 : -1,
                onClick: () => choose(index),
                onKeyDown: choiceKeys(index, options.length, choose),
              } as const);
          return (
            <button
              key={option.value}
              type="button"
              className="pick"
              disabled={option.disabled}
              aria-label={option.spoken}
              {...state}
            >
              {on && !week && !even && <Icon name="check" size="s" />}
              {option.label}
            </button>
          );
        })}
      </div>
      {below !== undefined && (
        <span
          id={`${id}-below`}
          className={classNames("hint", error !== undefined && "danger-text")}
          role={error === undefined ? undefined : "alert"}
        >
          {below}
        </span>
      )}
    </div>
  );
}
