import { expect, test } from "vitest";
import { whyFact } from "./why-facts.text.ts";

test.each([
  [1, "days", "day"],
  [1, "weeks", "week"],
  [1, "reps", "rep"],
  [2, "days", "days"],
  [0, "reps", "reps"],
  [1, "lb", "lb"],
] as const)("PROG-07 a line of why says %i %s as %s", (value, unit, shown) => {
  expect(whyFact("Planned", value, unit, "", "").unit).toBe(shown);
});
