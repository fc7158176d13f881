import { expect, test } from "vitest";
import { joinSentences } from "./plan.text.ts";

test("SCHED-01 focus and insight read as sentences, whichever is empty", () => {
  expect(joinSentences("Press and row", "Leave two in reserve.")).toBe(
    "Press and row. Leave two in reserve.",
  );
  expect(joinSentences("", "Rest well!")).toBe("Rest well!");
  expect(joinSentences("", " ")).toBe("");
});
