import { expect, test } from "vitest";
import { checkInProgress } from "./check-in-progress.ts";

const now = { pullups: 6, pushups: 20, weight: 174 };

test("FEED-01 each figure shows its change; only strength is called a gain", () => {
  expect(checkInProgress(now, { pullups: 5, pushups: 22, weight: 173 })).toEqual([
    { measure: "pullups", value: 6, change: 1, isGain: true },
    { measure: "pushups", value: 20, change: -2, isGain: false },
    { measure: "weight", value: 174, change: 1, isGain: false },
  ]);
});

test("FEED-01 an unknown figure is left out, a first one is not compared", () => {
  expect(checkInProgress({ ...now, pullups: null }, undefined)).toEqual([
    { measure: "pushups", value: 20, change: undefined, isGain: false },
    { measure: "weight", value: 174, change: undefined, isGain: false },
  ]);
  expect(checkInProgress(now, { pullups: null })[0]?.change).toBeUndefined();
});
