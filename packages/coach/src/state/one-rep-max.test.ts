import { expect, test } from "vitest";
import { maxFactor, reserveOf } from "./one-rep-max.ts";

test("at three repetitions the factor is the specification's 1.08", () => {
  expect(maxFactor(3)).toBeCloseTo(1.08, 2);
});

test.each([
  [1, (1 + 1 / 30 + 1) / 2],
  [5, (1 + 5 / 30 + 36 / 32) / 2],
  [10, (1 + 10 / 30 + 36 / 27) / 2],
])("%i repetitions: mean of Epley and Brzycki", (repetitions, factor) => {
  expect(maxFactor(repetitions)).toBeCloseTo(factor, 10);
});

test("never estimates from more than 12 repetitions", () => {
  expect(maxFactor(20)).toBe(maxFactor(12));
});

test("a rating of 8 leaves two in reserve, for beginners 0.6 more", () => {
  expect(reserveOf(8, false)).toBe(2);
  expect(reserveOf(8, true)).toBeCloseTo(2.6);
  expect(reserveOf(10, false)).toBe(0);
});
