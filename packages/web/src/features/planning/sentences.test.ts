import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

test("SCHED-01 focus and insight read as sentences, whichever is empty", () => {
  expect(sentences("Press and row", "Leave two in reserve.")).toBe("Press and row. Leave two in reserve.");
  expect(sentences("", "Rest well!")).toBe("Rest well!");
  expect(sentences("", " ")).toBe("");
});
