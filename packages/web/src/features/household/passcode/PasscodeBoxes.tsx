import type { Boxes, PasscodeEvent, PasscodeRow } from "@muster/domain/profiles/passcode-entry";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "../../../components/class-names.ts";
import { passcodeText } from "./passcode.text.ts";

type PasscodeBoxesProps = {
  readonly row: PasscodeRow;
  readonly label: string;
  readonly boxes: Boxes;
  /** The box that holds the focus, when it is in this row. */
  readonly focused: number | undefined;
  /** Another value puts the focus there once more: a button may have taken it. */
  readonly turn: unknown;
  readonly disabled: boolean;
  readonly send: (event: PasscodeEvent) => void;
};

const places = ["first", "second", "third", "fourth"] as const;

/** Four boxes of one digit (PASS-01). Digits are drawn as dots; what each key means is decided in the domain. */
export function PasscodeBoxes({ row, label, boxes, focused, turn, disabled, send }: PasscodeBoxesProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn focuses the same box again
  useEffect(() => {
    if (focused !== undefined && !disabled) inputs.current[focused]?.focus();
  }, [focused, turn, disabled]);

  const typed = (box: number, text: string): void => {
    const before = boxes[box] ?? "";
    if (text === "") send({ type: "backspace-pressed", row, box });
    // Keyboards that fill in a whole code at once do it without a paste.
    else if (text.length === 4) send({ type: "text-pasted", row, text });
    // The new digit stands before or after the one that was there.
    else send({ type: "digit-typed", row, box, text: text.length === 2 ? text.replace(before, "") : text });
  };
  const pressed = (box: number, event: KeyboardEvent): void => {
    if (event.key === "Backspace") {
      event.preventDefault();
      send({ type: "backspace-pressed", row, box });
    }
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (step !== 0) inputs.current[box + step]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of equal columns in every browser
    <div className="pin" role="group" aria-label={label}>
      {boxes.map((digit, box) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position
          key={box}
          className={classNames(digit !== "" && "on", focused === box && !disabled && "caret")}
        >
          <input
            ref={(element) => {
              inputs.current[box] = element;
            }}
            value={digit}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            data-1p-ignore
            data-lpignore="true"
            disabled={disabled}
            aria-label={passcodeText.digitOf({ label, places: places[box] ?? "" })}
            onFocus={() => {
              // The focus that follows a digit or a paste is no news, and must not call off the submit.
              if (focused !== box) send({ type: "box-focused", row, box });
            }}
            onChange={(event) => typed(box, event.target.value)}
            onKeyDown={(event) => pressed(box, event)}
            onPaste={(event) => {
              event.preventDefault();
              send({ type: "text-pasted", row, text: event.clipboardData.getData("text") });
            }}
          />
        </span>
      ))}
    </div>
  );
}
