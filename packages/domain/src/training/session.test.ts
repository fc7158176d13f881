import { expect, test } from "vitest";
import { aSet } from "../testing/builders.ts";
import { isRated } from "./session.ts";

test("EXC-01 an exercise that was only ticked has no rating; one with a set or a number of the person's own has", () => {
  expect(isRated({ sets: {}, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: { removed: null }, difficulty: 5 })).toBe(false);
  expect(isRated({ sets: {}, difficulty: 8 })).toBe(true);
  expect(isRated({ sets: { first: aSet() }, difficulty: 5 })).toBe(true);
});
