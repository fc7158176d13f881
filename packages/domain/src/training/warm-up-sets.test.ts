import { expect, test } from "vitest";
import { usualGear } from "./gear.ts";
import { nearestLoadable } from "./loadable.ts";
import { warmUpSets } from "./warm-up-sets.ts";

const gear = usualGear("gym", "imperial");
const onTheBar = (workingLb: number, reps = 8) =>
  warmUpSets({
    workingLb,
    reps,
    lightestLb: 45,
    round: (pounds) => nearestLoadable(pounds, gear, "barbell"),
  });

test("F17 45, 65 and 85% with all, 70% and half of the repetitions, as loadable weights", () => {
  expect(onTheBar(200)).toEqual([
    { weightLb: 90, reps: 8 },
    { weightLb: 130, reps: 6 },
    { weightLb: 170, reps: 4 },
  ]);
});

test("F17 below 1.6 × the bar there is nothing to lead up to; just above it duplicates and the working weight fall away", () => {
  expect(onTheBar(70)).toEqual([]);
  const few = onTheBar(75);
  expect(few.map((set) => set.weightLb)).toEqual([50, 65]);
  expect(new Set(few.map((set) => set.weightLb)).size).toBe(few.length);
});

test("F17 a single repetition stays one, and a place that can not load it suggests nothing", () => {
  expect(onTheBar(300, 1).map((set) => set.reps)).toEqual([1, 1, 1]);
  expect(warmUpSets({ workingLb: 200, reps: 5, lightestLb: 45, round: () => undefined })).toEqual([]);
});
