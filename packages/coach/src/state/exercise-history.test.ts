import { addDays } from "@muster/domain/shared/dates";
import { naturalId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import { inputWith, testProfileId, testToday } from "../design/testing/inputs.ts";
import { boutsOf } from "./bouts.ts";
import { difficultySliderWorks, dropOffOf, exerciseStates, trendOf } from "./exercise-history.ts";
import type { PastSession, PastSet } from "./input.ts";
import { maxFactor } from "./strength/one-rep-max.ts";

const set = (weight: number | null, reps: number): PastSet => ({
  role: "working",
  reps,
  weight,
  time: null,
  distance: null,
  rir: null,
});

const session = (
  daysAgo: number,
  sets: readonly PastSet[],
  difficulty: number,
  plannedSets = sets.length,
): PastSession => {
  const date = addDays(testToday, -daysAgo);
  return {
    id: naturalId("session", testProfileId, date),
    date,
    day: "monday",
    workoutName: "Day",
    variant: "main",
    skipped: false,
    exercises: [
      {
        exerciseId: "h_push.dumbbell-floor",
        name: "Dumbbell Floor Press",
        metric: "reps",
        difficulty,
        completed: true,
        assessmentMetric: null,
        notes: "",
        plannedSets,
        sets: [...sets],
      },
    ],
  };
};

const normalWeeks = {
  today: testToday,
  isBeginner: false,
  sliderWorks: true,
  isEasyWeek: () => false,
  carriedLb: 0,
};

const stateOf = (sessions: readonly PastSession[], change: Parameters<typeof inputWith>[0] = {}) => {
  const input = inputWith({ sessions: [...sessions], ...change });
  const state = exerciseStates(input, input.sessions, false).get("h_push.dumbbell-floor");
  if (state === undefined) throw new Error("no state");
  return state;
};

test("one session: weight times the factor of repetitions and reserve", () => {
  expect(stateOf([session(3, [set(100, 5)], 8)]).e1rmLb).toBeCloseTo(100 * maxFactor(7), 5);
});

test("an easy session is a lower bound: it never pulls the estimate down", () => {
  const hard = session(10, [set(100, 8)], 9);
  const before = stateOf([hard]).e1rmLb ?? 0;
  expect(stateOf([hard, session(3, [set(60, 5)], 5)]).e1rmLb).toBeCloseTo(before, 5);
});

test("a hard session with less does pull it down, by at most 7% a week", () => {
  const before = stateOf([session(10, [set(100, 8)], 9)]).e1rmLb ?? 0;
  const after = stateOf([session(10, [set(100, 8)], 9), session(5, [set(50, 8)], 9)]).e1rmLb ?? 0;
  expect(after).toBeCloseTo(before * 0.93, 5);
});

test("a leap raises it by at most 8% a week", () => {
  const before = stateOf([session(10, [set(100, 8)], 9)]).e1rmLb ?? 0;
  const after = stateOf([session(10, [set(100, 8)], 9), session(5, [set(200, 8)], 9)]).e1rmLb ?? 0;
  expect(after).toBeCloseTo(before * 1.08, 5);
});

test("coach 3a-3 more than 12 repetitions never lower the estimate", () => {
  expect(stateOf([session(3, [set(null, 8)], 7)]).e1rmLb).toBeNull();
  expect(stateOf([session(3, [set(40, 15)], 7)]).e1rmLb).toBeCloseTo(40 * maxFactor(12), 6);
  const strong = session(10, [set(60, 8)], 8);
  const before = stateOf([strong]).e1rmLb ?? 0;
  expect(stateOf([strong, session(3, [set(40, 15)], 8)]).e1rmLb).toBeCloseTo(before, 6);
});

test("a slider that never moves is not believed", () => {
  const sessions = Array.from({ length: 8 }, (_, index) => session(18 - 2 * index, [set(100, 5)], 5));
  expect(difficultySliderWorks(inputWith({ sessions }))).toBe(false);
  expect(stateOf(sessions).e1rmLb).toBeCloseTo(100 * maxFactor(7), 5);
});

test.each([
  [[100, 106], "progressing"],
  [[100, 105], "steady"],
  [[100, 100, 101, 100, 101, 101], "plateaued"],
  [[100, 100, 101, 100, 101], "steady"],
  [[100, 90], "declining"],
  [[100], "steady"],
])("PLAN-04 weight times repetitions %j is %s", (works, trend) => {
  expect(trendOf(works)).toBe(trend);
});

test("drop-off compares first and last set at one weight", () => {
  expect(dropOffOf([set(50, 10), set(50, 8), set(50, 6)])).toBeCloseTo(0.4);
  expect(dropOffOf([set(50, 10), set(40, 6)])).toBeNull();
  expect(dropOffOf([set(50, 10)])).toBeNull();
});

test("completion is done sets over planned sets; warm-up sets count for nothing", () => {
  const warm: PastSet = { ...set(20, 10), role: "warmup" };
  const state = stateOf([session(3, [warm, set(50, 8), set(55, 8)], 7, 3)]);
  expect(state.completion).toBeCloseTo(2 / 3);
  expect(state.lastLoadLb).toBe(55);
  expect(state.lastAmounts).toEqual([8, 8]);
});

test("feature F5 a drop set is one of the plan's sets, and no fall in what was lifted", () => {
  const drop: PastSet = { ...set(30, 3), role: "drop" };
  const state = stateOf([session(3, [set(50, 8), set(50, 8), drop], 7, 3)]);
  expect(state.completion).toBe(1);
  expect(state.lastAmounts).toEqual([8, 8]);
  expect(state.dropOff).toBe(0);
  // Without a weight nothing but its kind tells it from the others.
  const bare = (reps: number, role: PastSet["role"] = "working"): PastSet => ({
    ...set(0, reps),
    weight: null,
    role,
  });
  const bodyweight = stateOf([session(3, [bare(12), bare(12), bare(4, "drop")], 7, 3)]);
  expect(bodyweight.dropOff).toBe(0);
  expect(bodyweight.bouts.at(-1)?.amounts).toEqual([12, 12]);
});

test("a too careful first weight does not hold the estimate down", () => {
  const found = stateOf([session(10, [set(40, 10)], 4), session(5, [set(80, 8)], 8)]);
  expect(found.e1rmLb).toBeCloseTo(80 * maxFactor(10), 5);
});

test("FEED-01 the gain compares with four weeks ago, not with the first set", () => {
  const sessions = [
    session(40, [set(30, 8)], 7),
    ...[33, 26, 19, 12, 5].map((ago, index) => session(ago, [set(70 + 2.5 * index, 8)], 7 + (index % 2))),
  ];
  const { gain } = stateOf(sessions);
  expect(gain === null || (gain > 0 && gain <= 0.2)).toBe(true);
  expect(stateOf([session(20, [set(30, 8)], 7), session(3, [set(70, 8)], 7)]).gain).toBeNull();
});

test("the last sessions are kept with what was asked, easy weeks and tests marked", () => {
  const test = session(20, [set(90, 3)], 7);
  const first = test.exercises[0];
  if (first !== undefined) first.assessmentMetric = "3-rep weight";
  const { bouts } = stateOf([test, session(12, [set(60, 8), set(50, 9)], 7), session(4, [set(50, 8)], 5)]);
  expect(bouts.map(({ loadLb, amounts, isEasy }) => [loadLb, amounts, isEasy])).toEqual([
    [90, [3], true],
    [60, [8], false],
    [50, [8], true],
  ]);
});

test.each([
  [8, true],
  [9, false],
])("coach 3a-3 in an easy week work rated %i is easy: %s", (difficulty, isEasy) => {
  const past = session(4, [set(55, 8)], difficulty);
  const [done] = past.exercises;
  if (done === undefined) throw new Error("Nothing done");
  const reader = { ...normalWeeks, isEasyWeek: () => true };
  expect(boutsOf([{ session: past, done, sets: done.sets }], reader)[0]?.isEasy).toBe(isEasy);
});

test("coach 3a-3 a lighter weight counts from its second easy session on", () => {
  const easyBouts = (...sessions: readonly PastSession[]) =>
    exerciseStates(inputWith({ sessions: [...sessions] }), sessions, false)
      .get("h_push.dumbbell-floor")
      ?.bouts.map(({ isEasy }) => isEasy);
  const lighter = (daysAgo: number) => session(daysAgo, [set(40, 10), set(40, 10)], 3);
  expect(easyBouts(session(21, [set(50, 10), set(50, 10)], 7), lighter(14))).toEqual([false, true]);
  expect(easyBouts(session(21, [set(50, 10), set(50, 10)], 7), lighter(14), lighter(7))).toEqual([
    false,
    true,
    false,
  ]);
  expect(easyBouts(session(21, [set(50, 10), set(50, 6)], 10), lighter(14))).toEqual([false, false]);
});

test("a far too heavy first set is not the weight of the session", () => {
  const workedWith = (...sets: readonly PastSet[]) => {
    const [one] = session(3, sets, 9).exercises;
    if (one === undefined) throw new Error("no exercise");
    const done = { ...one, targetLow: 8, targetHigh: 12 };
    const [bout] = boutsOf([{ session: session(3, sets, 9), done, sets: done.sets }], normalWeeks);
    return [bout?.loadLb, bout?.amounts];
  };
  expect(workedWith(set(44, 1), set(33, 9), set(33, 9))).toEqual([33, [9, 9]]);
  // A set that ended a little early, a top set, and work that only got lighter stay what they were.
  expect(workedWith(set(44, 6), set(33, 9), set(33, 9))).toEqual([44, [6]]);
  expect(workedWith(set(33, 9), set(44, 1))).toEqual([44, [1]]);
  expect(workedWith(set(44, 1), set(44, 2))).toEqual([44, [1, 2]]);
});
