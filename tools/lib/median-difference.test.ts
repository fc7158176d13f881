import { expect, test } from "vitest";
import { medianDifference } from "./median-difference.ts";

/** Openings around a middle, with one that the machine held up. */
const around = (middle: number, spread: number): readonly number[] => [
  ...Array.from({ length: 15 }, (_, index) => middle + ((index * 7) % 15) * (spread / 7) - spread),
  middle + 900,
];

test("bench: a difference of medians has a spread that resists outliers", () => {
  const { value, low, high } = medianDifference(around(200, 10), around(240, 10));
  expect(Math.round(value)).toBe(40);
  expect(low).toBeGreaterThan(25);
  expect(high).toBeLessThan(55);
});

test("bench: what is noise spreads to both sides of nothing, and says the same again", () => {
  const found = medianDifference(around(300, 120), around(305, 120));
  expect(found.low).toBeLessThan(0);
  expect(found.high).toBeGreaterThan(15);
  expect(medianDifference(around(300, 120), around(305, 120))).toEqual(found);
});
