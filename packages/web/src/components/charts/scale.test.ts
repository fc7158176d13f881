import fc from "fast-check";
import { expect, test } from "vitest";
import { linear, nearest, niceStep, niceTicks, thinned } from "./scale.ts";

test("PROG-07 steps are 1, 2 or 5 times a power of ten", () => {
  expect([0.03, 0.7, 1, 3, 11, 260, 10_000].map(niceStep)).toEqual([0.05, 1, 1, 5, 20, 500, 10_000]);
  expect(niceStep(0)).toBe(1);
});

test("PROG-07 ticks are round, rise, and span what is drawn", () => {
  expect(niceTicks(153.4, 158.2, 2)).toEqual([150, 155, 160]);
  expect(niceTicks(0, 38_420, 2)).toEqual([0, 20_000, 40_000]);
  // Next to nothing is nothing: found by the property below.
  expect(niceTicks(4e-323, 8.4e-323, 1)).toEqual([0, 1]);
  fc.assert(
    fc.property(
      fc.double({ min: -1000, max: 1000, noNaN: true }),
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      (lowest, span, intervals) => {
        const ticks = niceTicks(lowest, lowest + span, intervals);
        const air = 1e-6 * (1 + Math.abs(lowest) + span);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks[0]).toBeLessThanOrEqual(lowest + air);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(lowest + span - air);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      },
    ),
  );
});

test("PROG-07 a place on the chart reads the nearest day; values map straight", () => {
  const marks = [{ x: 0 }, { x: 10 }, { x: 30 }];
  expect([-5, 4, 6, 19, 500].map((x) => nearest(marks, x, 0))).toEqual([0, 0, 1, 1, 2]);
  expect(nearest([], 5, 5)).toBe(-1);
  expect(
    nearest(
      [
        { x: 0, y: 0 },
        { x: 0, y: 20 },
      ],
      3,
      15,
    ),
  ).toBe(1);
  expect(linear([0, 10], [100, 0])(2.5)).toBe(75);
  expect(linear([5, 5], [0, 10])(5)).toBe(5);
});

test("PROG-07 labels thin out and keep the newest", () => {
  expect([...thinned(7, 3)]).toEqual([0, 3, 6]);
  expect([...thinned(52, 6)].at(-1)).toBe(51);
  expect(thinned(3, 10).size).toBe(3);
});
