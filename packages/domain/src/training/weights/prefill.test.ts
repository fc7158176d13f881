import { expect, test } from "vitest";
import type { LoggedSet } from "../session.ts";
import { type PrefillQuestion, prefillOf } from "./prefill.ts";

const row = {
  id: "1",
  exerciseId: "dumbbell-rows",
  name: "Dumbbell Rows",
  metric: "reps",
  targetLow: 6,
  targetHigh: 12,
  targetDifficulty: 8,
  takesWeight: true,
  machine: null,
} as const;
const set = (reps: number, weight: number | null = 100): LoggedSet => ({
  position: 0,
  role: "working",
  reps,
  weight,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
});
const repsOf = (question: Partial<PrefillQuestion>): number | null =>
  prefillOf({ exercise: row, previous: undefined, lastSets: [], index: 0, loadLb: 100, ...question }).measure;

test("EXC-01 a first set repeats last time's first set", () => {
  expect(repsOf({ lastSets: [set(9), set(8)] })).toBe(9);
});

test("EXC-01 a first set counts what was left over last time, by the plan's effort", () => {
  const eight = { lastSets: [set(8), set(8)] };
  const at = (lastDifficulty: number, lastSets = eight.lastSets, loadLb = 100) =>
    repsOf({ lastSets, lastDifficulty, loadLb });
  // Rated 6, four were left; the plan leaves two.
  expect(at(6)).toBe(10);
  expect(at(8)).toBe(8);
  // All out last time: the same again, not fewer.
  expect(at(10)).toBe(8);
  // Where the slider always stands nobody has said anything.
  expect(at(5)).toBe(8);
  // With a step up, four left are worth more than two: 12 at 100 lb.
  expect(at(6, [set(12), set(12)], 110)).toBe(10);
  expect(repsOf({ ...eight, exercise: { ...row, targetDifficulty: null }, lastDifficulty: 6 })).toBe(8);
});

test("EXC-01 what a set says it left over counts before the rating of the exercise", () => {
  expect(repsOf({ lastSets: [{ ...set(8), rir: 3 }], lastDifficulty: 10 })).toBe(9);
});

test("EXC-01 the best set of last time says what to expect at today's weight", () => {
  expect(repsOf({ lastSets: [set(10, 80), set(10, 100)], loadLb: 105 })).toBe(8);
});

test("EXC-01 before the first set, the rows below fall as they did last time", () => {
  const lastSets = [set(10), set(9), set(7)];
  expect([0, 1, 2].map((index) => repsOf({ lastSets, index, lastDifficulty: 7 }))).toEqual([11, 10, 8]);
});

test.each([
  ["12 at 100 lb are about 10 at 105 lb", 12, 105, 10],
  ["12 at 100 lb are about 8 at 110 lb", 12, 110, 8],
  ["8 at 100 lb are about 10 at 95 lb", 8, 95, 10],
  ["never below the plan's range", 7, 115, 6],
  ["never above the plan's range", 11, 90, 12],
  ["a third more weight: the low end", 12, 133, 6],
])("EXC-01 another weight than last time: %s", (_, reps, loadLb, expected) => {
  expect(repsOf({ lastSets: [set(reps)], loadLb })).toBe(expected);
});

test("EXC-01 help of a machine and added weight keep last time's repetitions", () => {
  const assisted = { ...row, name: "Assisted Pull-ups", exerciseId: "assisted-pull-up" };
  expect(repsOf({ exercise: assisted, lastSets: [set(9, 60)], loadLb: 50 })).toBe(9);
});

test("EXC-01 a further set repeats the one just done", () => {
  expect(repsOf({ previous: set(10), previousIndex: 0, lastSets: [set(9), set(9), set(8)], index: 1 })).toBe(
    10,
  );
});

test("EXC-01 repetitions that fell from set to set last time fall again", () => {
  const lastSets = [set(10), set(9), set(7)];
  const after = { previous: set(11), previousIndex: 0, lastSets };
  expect([1, 2].map((index) => repsOf({ ...after, index }))).toEqual([10, 8]);
});

test("EXC-01 a fall that came with another weight is not repeated", () => {
  const lastSets = [set(10), set(9, 110), set(7, 120)];
  expect(repsOf({ previous: set(10), previousIndex: 0, lastSets, index: 1 })).toBe(10);
});

test("EXC-01 a hold repeats its seconds, inside the plan's range", () => {
  const plank = { ...row, metric: "time", targetLow: 30, targetHigh: 45, takesWeight: false } as const;
  const hold = { ...set(0, null), reps: null, time: 50 };
  expect(repsOf({ exercise: plank, lastSets: [hold] })).toBe(45);
  expect(repsOf({ exercise: plank, previous: { ...hold, time: 40 }, lastSets: [hold], index: 1 })).toBe(40);
});
