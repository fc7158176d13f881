import { type HTMLAttributes, useId } from "react";
import { classNames } from "../class-names.ts";
import { commonText } from "../common.text.ts";
import { WholeWords } from "../layout/WholeWords.tsx";

type TextFieldProps = {
  readonly label: string;
  /** As typed. Numbers are text too: the domain parses them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A sentence; replaces the hint and is read out at once. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Shown inside the field at the right: 'lb', 'in'. */
  readonly unit?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"] | undefined;
  readonly optional?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly type?: "text" | "password" | "date" | "time" | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  /** Inside a dialog: gets the focus when it opens. */
  readonly autoFocus?: boolean | undefined;
  readonly autoCapitalize?: "none" | "words" | "sentences" | "characters" | undefined;
  readonly spellCheck?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** Enter does this, and sends no form. */
  readonly onEnter?: (() => void) | undefined;
  /** More than one line. */
  readonly multiline?: boolean | undefined;
};

/** Label above, unit inside at the right, hint or error below. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  unit,
  optional,
  type = "text",
  multiline,
  onBlur,
  onEnter,
  autoFocus,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const below = error ?? hint;
  const shared = {
    ...rest,
    id,
    value,
    onBlur: () => onBlur?.(),
    "data-autofocus": autoFocus || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": below === undefined ? undefined : `${id}-below`,
    autoComplete: rest.autoComplete ?? "off",
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>
        <WholeWords text={label} />
        {optional === true && <span className="muted optional"> {commonText.optional}</span>}
        {unit !== undefined && <span className="visually-hidden"> ({unit})</span>}
      </label>
      <div className={classNames("input", error !== undefined && "bad", multiline && "lines")}>
        {multiline === true ? (
          <textarea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (onEnter === undefined || event.key !== "Enter") return;
              event.preventDefault();
              onEnter();
            }}
          />
        )}
        {unit !== undefined && (
          <span className="u" aria-hidden="true">
            {unit}
          </span>
        )}
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
