import { expect, test } from "vitest";
import { aSet } from "../testing/builders.ts";
import { isRated } from "./session.ts";

test("EXC-01 only an exercise with a set or an own number has a rating", () => {
  expect(isRated({ sets: {}, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: { removed: null }, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: {}, difficulty: 8 })).toBe(true);
  expect(isRated({ sets: { first: aSet() }, difficulty: 5 })).toBe(true);
});
