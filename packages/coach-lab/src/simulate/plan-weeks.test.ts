import { expect, test } from "vitest";
import { planWeeksOf } from "./plan-weeks.ts";

test.each([
  [undefined, 1, 1_000],
  ["always", 1, 1_000],
  [4, 4, 4],
  [[2, 8], 2, 8],
  ["week 5", 5, 5],
  ["weeks 3-6", 3, 6],
  ["week >= 5", 5, 1_000],
  ["after week 4", 5, 1_000],
  [{ week: 4 }, 4, 4],
  [{ week: 4, weeks: 3 }, 4, 6],
  [{ from: 3 }, 3, 1_000],
  [{ weeks: [2, 3] }, 2, 3],
  ["first plan", 2, 2],
])("when %j means plans %i to %i", (when, from, to) => {
  expect(planWeeksOf(when)).toEqual({ from, to });
});

test.each(["on a full moon", ["a", "b"], true, {}])("when %j is not understood", (when) => {
  expect(planWeeksOf(when)).toBeUndefined();
});
