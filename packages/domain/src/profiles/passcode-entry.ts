/**
 * The passcode dialog as a state machine (PASS-01..03): four boxes, in setup mode a second row to confirm. Pure: the
 * dialog renders a state, sends what the person did, and acts on `wantsSubmit`.
 */
import { passcodeTexts } from "./passcode.text.ts";

const passcodeLength = 4;

/** Verify submits this long after the fourth digit or a pasted code, so that the last dot is seen (PASS-02). */
export const submitDelayMs = 100;

/** `verify`: unlock with the passcode; `setup`: choose one and confirm it. */
export type PasscodeMode = "verify" | "setup";
/** A row of four boxes; only setup has the second one. */
export type PasscodeRow = "code" | "confirm";
/** One row: a digit or '' in each box. */
export type Boxes = readonly [string, string, string, string];

/** The dialog at one moment. */
export type PasscodeState = {
  readonly mode: PasscodeMode;
  readonly code: Boxes;
  readonly confirm: Boxes;
  readonly focus: { readonly row: PasscodeRow; readonly box: number };
  readonly message: string | undefined;
  /** The code to send, once it is complete (verify) or confirmed (setup); cleared by the next event. */
  readonly wantsSubmit: string | undefined;
};

/** What the person did, or what the server answered. */
export type PasscodeEvent =
  | { readonly type: "digit-typed"; readonly row: PasscodeRow; readonly box: number; readonly text: string }
  | { readonly type: "backspace-pressed"; readonly row: PasscodeRow; readonly box: number }
  | { readonly type: "text-pasted"; readonly row: PasscodeRow; readonly text: string }
  | { readonly type: "box-focused"; readonly row: PasscodeRow; readonly box: number }
  | { readonly type: "submitted" }
  /** `text` instead of the words for a first passcode. */
  | { readonly type: "setup-failed"; readonly text?: string | undefined };

const empty: Boxes = ["", "", "", ""];

/** Empty boxes, the first one focused. */
export const startPasscode = (mode: PasscodeMode): PasscodeState => ({
  mode,
  code: empty,
  confirm: empty,
  focus: { row: "code", box: 0 },
  message: undefined,
  wantsSubmit: undefined,
});

/** The next state of the boxes; pure. `wantsSubmit` holds the code in the one state in which it is to be sent. */
export const passcodeReducer = (before: PasscodeState, event: PasscodeEvent): PasscodeState => {
  const state: PasscodeState = { ...before, wantsSubmit: undefined };
  switch (event.type) {
    case "digit-typed":
      return isOneDigit(event.text)
        ? advance({ ...state, [event.row]: withBox(state[event.row], event.box, event.text) }, event)
        : state;
    case "backspace-pressed":
      return clearBack(state, event);
    case "text-pasted":
      // Exactly four digits fill the row; anything else is ignored (PASS-01).
      return /^\d{4}$/.test(event.text)
        ? advance({ ...state, [event.row]: toBoxes(event.text) }, { row: event.row, box: passcodeLength - 1 })
        : state;
    case "box-focused":
      return { ...state, focus: { row: event.row, box: event.box } };
    case "submitted":
      return submit(state);
    case "setup-failed":
      return { ...startPasscode("setup"), message: event.text ?? passcodeTexts.setupFailed };
  }
};

/** Whether all four boxes of a row are filled. */
const isRowFull = (boxes: Boxes): boolean => boxes.every((digit) => digit !== "");

const isOneDigit = (text: string): boolean => /^\d$/.test(text);

const withBox = (boxes: Boxes, box: number, digit: string): Boxes =>
  toBoxes(boxes.map((present, index) => (index === box ? digit : present)));

const toBoxes = (digits: string | readonly string[]): Boxes => [
  digits[0] ?? "",
  digits[1] ?? "",
  digits[2] ?? "",
  digits[3] ?? "",
];

/** After a digit: the next box; after the last one of a full row the confirm row, or, in verify mode, the submit. */
const advance = (
  state: PasscodeState,
  { row, box }: { readonly row: PasscodeRow; readonly box: number },
): PasscodeState => {
  const next: PasscodeState = { ...state, message: undefined };
  if (state.mode === "verify" && isRowFull(state.code)) {
    return { ...next, focus: { row, box }, wantsSubmit: state.code.join("") };
  }
  if (box < passcodeLength - 1) return { ...next, focus: { row, box: box + 1 } };
  if (row === "code" && state.mode === "setup" && isRowFull(state.code)) {
    return { ...next, focus: { row: "confirm", box: 0 } };
  }
  return { ...next, focus: { row, box } };
};

/** Clears the box; an empty one moves back and clears the one before it. */
const clearBack = (
  state: PasscodeState,
  { row, box }: { readonly row: PasscodeRow; readonly box: number },
): PasscodeState => {
  const target = state[row][box] === "" ? Math.max(0, box - 1) : box;
  return {
    ...state,
    message: undefined,
    [row]: withBox(state[row], target, ""),
    focus: { row, box: target },
  };
};

const submit = (state: PasscodeState): PasscodeState => {
  const firstEmpty = (boxes: Boxes) => Math.max(0, boxes.indexOf(""));
  if (!isRowFull(state.code)) {
    const focus = { row: "code", box: firstEmpty(state.code) } as const;
    return { ...state, focus, message: passcodeTexts.incomplete };
  }
  if (state.mode === "verify") return { ...state, wantsSubmit: state.code.join("") };
  if (!isRowFull(state.confirm)) {
    const focus = { row: "confirm", box: firstEmpty(state.confirm) } as const;
    return { ...state, focus, message: passcodeTexts.confirm };
  }
  if (state.code.join("") !== state.confirm.join("")) {
    return { ...startPasscode("setup"), message: passcodeTexts.mismatch };
  }
  return { ...state, message: undefined, wantsSubmit: state.code.join("") };
};

/**
 * Whether a passcode is among the first that somebody would guess: one digit, digits in a row, a pair twice, or a year of
 * somebody's life.
 */
export const isEasyPasscode = (code: string): boolean => {
  if (!/^\d{4}$/.test(code)) return false;
  const steps = [1, 2, 3].map((at) => Number(code[at]) - Number(code[at - 1]));
  const isEven = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  return isEven || code.slice(0, 2) === code.slice(2) || /^(?:19|20)\d\d$/.test(code);
};
