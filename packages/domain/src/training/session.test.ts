import { expect, test } from "vitest";
import { aSet } from "../testing/builders.ts";
import { isRated } from "./session.ts";

test("EXC-01 a slider that nobody moved is no rating, reps in reserve are one", () => {
  expect(isRated({ sets: {}, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: { removed: null }, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: {}, difficulty: 8 })).toBe(true);
  expect(isRated({ sets: { first: aSet({ rir: null }) }, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: { first: aSet({ rir: 5 }) }, difficulty: 5 })).toBe(true);
  expect(isRated({ sets: { first: aSet({ rir: 5, role: "warmup" }) }, difficulty: 5 })).toBe(false);
});
