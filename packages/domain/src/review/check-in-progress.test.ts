import { expect, test } from "vitest";
import { checkInProgress } from "./check-in-progress.ts";

const now = { pullups: 6, pushups: 20, weight: 174 };

test("FEED-01 each figure with what it moved by; more strength is a gain, more or less weight is only said", () => {
  expect(checkInProgress(now, { pullups: 5, pushups: 22, weight: 173 })).toEqual([
    { measure: "pullups", value: 6, change: 1, isGain: true },
    { measure: "pushups", value: 20, change: -2, isGain: false },
    { measure: "weight", value: 174, change: 1, isGain: false },
  ]);
});

test("FEED-01 without an earlier figure there is nothing to compare, and an unknown one is left out", () => {
  expect(checkInProgress({ ...now, pullups: null }, undefined)).toEqual([
    { measure: "pushups", value: 20, change: undefined, isGain: false },
    { measure: "weight", value: 174, change: undefined, isGain: false },
  ]);
  expect(checkInProgress(now, { pullups: null })[0]?.change).toBeUndefined();
});
