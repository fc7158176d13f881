import fc from "fast-check";
import { expect, test } from "vitest";
import { passcodeTexts } from "./passcode.text.ts";
import {
  isEasyPasscode,
  type PasscodeEvent,
  type PasscodeMode,
  type PasscodeState,
  passcodeReducer,
  startPasscode,
} from "./passcode-entry.ts";

const play = (mode: PasscodeMode, ...events: readonly PasscodeEvent[]): PasscodeState =>
  events.reduce(passcodeReducer, startPasscode(mode));

const type = (digits: string, row: "code" | "confirm" = "code"): readonly PasscodeEvent[] =>
  [...digits].map((text, box) => ({ type: "digit-typed", row, box, text }));

test("PASS-01 each box takes one digit and moves on", () => {
  const state = play("verify", ...type("12"));
  expect(state.code).toEqual(["1", "2", "", ""]);
  expect(state.focus).toEqual({ row: "code", box: 2 });
});

test("PASS-01 letters, signs and two digits at once are ignored", () => {
  for (const text of ["a", "-", "12", "", " ", "٣"]) {
    expect(play("verify", { type: "digit-typed", row: "code", box: 0, text }).code).toEqual(["", "", "", ""]);
  }
});

test("PASS-01 Backspace clears the box, then moves back and clears the one before", () => {
  const typed = play("setup", ...type("123"));
  const once = passcodeReducer(typed, { type: "backspace-pressed", row: "code", box: 3 });
  expect(once.code).toEqual(["1", "2", "", ""]);
  expect(once.focus).toEqual({ row: "code", box: 2 });
  const filled = passcodeReducer(typed, { type: "backspace-pressed", row: "code", box: 1 });
  expect(filled.code).toEqual(["1", "", "3", ""]);
  expect(filled.focus).toEqual({ row: "code", box: 1 });
  const atStart = passcodeReducer(startPasscode("verify"), {
    type: "backspace-pressed",
    row: "code",
    box: 0,
  });
  expect(atStart.focus).toEqual({ row: "code", box: 0 });
});

test("PASS-01 a paste of exactly four digits fills all boxes, others none", () => {
  expect(play("setup", { type: "text-pasted", row: "code", text: "4821" }).code).toEqual([
    "4",
    "8",
    "2",
    "1",
  ]);
  for (const text of ["482", "48215", "48a1", " 4821", "4821\n", ""]) {
    expect(play("setup", ...type("1"), { type: "text-pasted", row: "code", text }).code).toEqual([
      "1",
      "",
      "",
      "",
    ]);
  }
});

test("PASS-02 verify submits after the fourth digit or a paste, not before", () => {
  expect(play("verify", ...type("482")).wantsSubmit).toBeUndefined();
  expect(play("verify", ...type("4821")).wantsSubmit).toBe("4821");
  expect(play("verify", { type: "text-pasted", row: "code", text: "4821" }).wantsSubmit).toBe("4821");
});

test("PASS-02 a code that is corrected before it was sent is not sent", () => {
  const state = play("verify", ...type("4821"), { type: "backspace-pressed", row: "code", box: 3 });
  expect(state.wantsSubmit).toBeUndefined();
});

test("PASS-03 four digits move the focus to the confirm row without submitting", () => {
  const state = play("setup", ...type("4821"));
  expect(state.focus).toEqual({ row: "confirm", box: 0 });
  expect(play("setup", ...type("4821"), ...type("4821", "confirm")).wantsSubmit).toBeUndefined();
});

test("PASS-03 Set Passcode sends a confirmed code", () => {
  const state = play("setup", ...type("4821"), ...type("4821", "confirm"), { type: "submitted" });
  expect(state.wantsSubmit).toBe("4821");
  expect(state.message).toBeUndefined();
});

test("PASS-03 a missing passcode or confirmation is named", () => {
  const short = play("setup", ...type("48"), { type: "submitted" });
  expect(short.message).toBe("Please enter a 4-digit passcode");
  expect(short.focus).toEqual({ row: "code", box: 2 });
  const unconfirmed = play("setup", ...type("4821"), ...type("4", "confirm"), { type: "submitted" });
  expect(unconfirmed.message).toBe("Please confirm your passcode");
  expect(unconfirmed.focus).toEqual({ row: "confirm", box: 1 });
});

test("PASS-03 'Passcodes do not match' clears both rows and goes to the first box", () => {
  const state = play("setup", ...type("4821"), ...type("4822", "confirm"), { type: "submitted" });
  expect(state).toEqual({ ...startPasscode("setup"), message: "Passcodes do not match" });
});

test("PASS-03 a failed setup says so and starts over", () => {
  const state = play("setup", ...type("4821"), ...type("4821", "confirm"), { type: "setup-failed" });
  expect(state).toEqual({ ...startPasscode("setup"), message: "Failed to set passcode. Please try again." });
  expect(passcodeTexts.incorrect).toBe("Incorrect passcode. Please try again.");
});

test("PASS-03 typing clears the message", () => {
  const state = play("setup", { type: "submitted" }, ...type("1"));
  expect(state.message).toBeUndefined();
});

test("PASS-01 boxes hold one digit or none, and only a whole code is sent", () => {
  const row = fc.constantFrom("code" as const, "confirm" as const);
  const box = fc.integer({ min: 0, max: 3 });
  const text = fc.oneof(fc.string({ maxLength: 5 }), fc.integer({ min: 0, max: 9 }).map(String));
  const event: fc.Arbitrary<PasscodeEvent> = fc.oneof(
    fc.record({ type: fc.constant("digit-typed" as const), row, box, text }),
    fc.record({ type: fc.constant("backspace-pressed" as const), row, box }),
    fc.record({ type: fc.constant("text-pasted" as const), row, text }),
    fc.constant({ type: "submitted" as const }),
  );
  fc.assert(
    fc.property(fc.constantFrom("verify" as const, "setup" as const), fc.array(event), (mode, events) => {
      const state = play(mode, ...events);
      for (const digit of [...state.code, ...state.confirm]) expect(digit).toMatch(/^\d?$/);
      if (state.wantsSubmit !== undefined) expect(state.wantsSubmit).toBe(state.code.join(""));
      expect(state.wantsSubmit ?? "0000").toMatch(/^\d{4}$/);
    }),
  );
});

test.each(["1234", "4321", "0000", "7777", "1212", "1987", "2012"])("PASS-01 %s is easy to guess", (code) => {
  expect(isEasyPasscode(code)).toBe(true);
});

test.each(["2580", "1357", "4071", "1224", "123", ""])(
  "PASS-01 %s is not among the first guesses",
  (code) => {
    expect(isEasyPasscode(code)).toBe(false);
  },
);
