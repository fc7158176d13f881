import { expect, test } from "vitest";
import { estimateOneRepMax, oneRepMaxFromThree } from "./one-rep-max.ts";

test("COACH-08 estimated 1RM is 1.08 × the 3-rep weight", () => {
  expect(oneRepMaxFromThree(200)).toBe(216);
  expect(estimateOneRepMax(200, 3)).toBe(216);
});

test("COACH-08 other repetitions use the mean of Epley and Brzycki", () => {
  expect(estimateOneRepMax(100, 1)).toBe(100);
  expect(estimateOneRepMax(100, 5)).toBeCloseTo((116.667 + 112.5) / 2, 2);
  expect(estimateOneRepMax(100, 10)).toBeCloseTo(133.333, 2);
  const neighbours = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((reps) => estimateOneRepMax(100, reps) ?? 0);
  expect(neighbours).toEqual(neighbours.toSorted((a, b) => a - b));
});

test("COACH-08 no estimate above 12 repetitions, below 1, or without weight", () => {
  expect(estimateOneRepMax(100, 13)).toBeUndefined();
  expect(estimateOneRepMax(100, 0)).toBeUndefined();
  expect(estimateOneRepMax(0, 5)).toBeUndefined();
});

// The NSCA's Training Load Chart (Essentials of Strength Training and Conditioning): repetitions -> % of 1RM. Read in
// its copies at thebodyengineers.com/blog/estimating-training-loads-for-a-given-number-of-repetitions and
// online.documentine.com (nsca-training-load-chart), which agree; the chart has no line for 11.
test.each([
  [2, 95],
  [3, 93],
  [4, 90],
  [5, 87],
  [6, 85],
  [7, 83],
  [8, 80],
  [9, 77],
  [10, 75],
  [12, 70],
])("COACH-08 %i repetitions are %i%% of the maximum, as in the NSCA's chart", (reps, percent) => {
  expect(Math.abs(100 / (estimateOneRepMax(1, reps) ?? 0) - percent)).toBeLessThan(1);
});
