/** Loads where a step of the kit is large beside the weight: repetitions and help make up for it (specs/design.md 3a-8). */
import { addDays, weekdayOf } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { plannedExercise } from "../../compose/planned-exercise.ts";
import type { PastSession } from "../../state/input.ts";
import { type Person, personOf } from "../../state/person.ts";
import { climbedRange } from "../prescribe/range.ts";
import type { Range } from "../template/prescription.data.ts";
import { inputWith, testToday } from "../testing/inputs.ts";
import { bout, dose, exercise, goblet, growing, nobody, state, who } from "../testing/load-cases.ts";
import { leastHelp } from "./assisted-load.ts";
import { loadFor } from "./load.ts";
import { mostBeside } from "./load-ceiling.ts";

const bell = exercise("squat.kettlebell-front");
/** Somebody with a 35 lb kettlebell, whose next one is a quarter heavier, after these repetitions in this range. */
const withBell = (amounts: readonly number[], [targetLow, targetHigh]: Range, difficulty = 7): Person => ({
  ...nobody,
  exercises: new Map([
    [
      bell.id,
      state({
        exerciseId: bell.id,
        e1rmLb: 48,
        lastLoadLb: 35,
        bestRecentLoadLb: 35,
        bouts: [bout({ loadLb: 35, amounts, targetLow, targetHigh, difficulty })],
      }),
    ],
  ]),
});

/** The range and the load that follow. */
const nextOf = (amounts: readonly number[], range: Range, base: Range = [8, 12]) => {
  const person = withBell(amounts, range);
  const [low, high] = climbedRange(bell, base, person, 2);
  const { loadLb, rule } = loadFor(bell, { ...dose, low, high, difficulty: 8 }, person, growing);
  return { range: [low, high], loadLb, rule };
};

test("coach 3a-8 coarse weights use the next higher range before the next weight", () => {
  expect(bell.loadStepLb / 35).toBeGreaterThan(0.2);
  expect(nextOf([12, 11, 10], [8, 12])).toEqual({ range: [8, 12], loadLb: 35, rule: "hold" });
  expect(nextOf([12, 12, 12], [8, 12])).toEqual({ range: [12, 15], loadLb: 35, rule: "reps-first" });
  expect(nextOf([14, 13, 12], [12, 15])).toEqual({ range: [12, 15], loadLb: 35, rule: "hold" });
  const heavier = nextOf([20, 20, 20], [15, 20]);
  expect(heavier).toEqual({ range: [8, 12], loadLb: 35 + bell.loadStepLb, rule: "up" });
});

test("a heavier weight that was lifted for long sets comes back for long sets", () => {
  const long = { targetLow: 15, targetHigh: 20 };
  const bouts = [
    bout({ ...long, date: "2026-10-25", loadLb: 44, amounts: [18, 18, 17], difficulty: 8 }),
    bout({ ...long, date: "2026-11-01", loadLb: 44, amounts: [18, 16, 15], difficulty: 9 }),
    bout({ ...long, date: "2026-11-08", loadLb: 35, amounts: [20, 20, 20], difficulty: 3 }),
  ];
  const known = state({ exerciseId: bell.id, e1rmLb: 70, lastLoadLb: 35, bestRecentLoadLb: 44, bouts });
  const person = { ...nobody, exercises: new Map([[bell.id, known]]) };
  expect(climbedRange(bell, [6, 10], person, 2)).toEqual([15, 20]);
});

test("the kit's heaviest weight, once lifted for long sets, comes back for them", () => {
  const deadlift = exercise("hinge.rdl");
  const long = { targetLow: 15, targetHigh: 20, carriedLb: 60 };
  const bouts = [
    bout({ ...long, date: "2026-10-25", loadLb: 30, amounts: [18, 18, 17], difficulty: 8 }),
    bout({ ...long, date: "2026-11-08", loadLb: 20, amounts: [20, 20, 20], difficulty: 3 }),
  ];
  const known = state({ exerciseId: deadlift.id, e1rmLb: 60, lastLoadLb: 20, bestRecentLoadLb: 30, bouts });
  const { gear } = personOf(
    inputWith({
      gear: { home: { place: "home", bars: [], plates: [], dumbbells: [10, 20, 30], stackStep: null } },
    }),
  );
  const person = { ...nobody, gear, exercises: new Map([[deadlift.id, known]]) };
  expect(climbedRange(deadlift, [6, 10], person, 2)).toEqual([15, 20]);
});

test("a heavier weight whose last sets fell short does not come back at once", () => {
  const usual = { targetLow: 8, targetHigh: 12 };
  const bouts = [
    bout({ ...usual, date: "2026-10-25", loadLb: 44, amounts: [9, 9, 8], difficulty: 9, isEasy: true }),
    bout({ ...usual, date: "2026-11-01", loadLb: 44, amounts: [7, 5, 5], difficulty: 10 }),
    bout({ ...usual, date: "2026-11-08", loadLb: 35, amounts: [12, 12, 12], difficulty: 6 }),
  ];
  const known = state({ exerciseId: bell.id, e1rmLb: 50, lastLoadLb: 35, bestRecentLoadLb: 44, bouts });
  const person = { ...nobody, exercises: new Map([[bell.id, known]]) };
  expect(climbedRange(bell, [8, 12], person, 2)).toEqual([12, 15]);
});

test("at the end of a climb twice the weight is not asked for as many repetitions", () => {
  const press = exercise("v_push.dumbbell");
  const long = { targetLow: 15, targetHigh: 20 };
  const bouts = [bout({ ...long, loadLb: 5, amounts: [20, 20], difficulty: 1 })];
  const known = state({ exerciseId: press.id, e1rmLb: 12, lastLoadLb: 5, bestRecentLoadLb: 5, bouts });
  const person = { ...nobody, exercises: new Map([[press.id, known]]) };
  const loadAt = (low: number, high: number) =>
    loadFor(press, { ...dose, low, high, difficulty: 8 }, person, growing).loadLb;
  expect([loadAt(15, 20), loadAt(5, 8)]).toEqual([5, 10]);
});

test("a climb to a range that the rating puts in reach keeps the weight", () => {
  const person = withBell([12, 12, 12], [8, 12], 1);
  const as = (difficulty: number) =>
    loadFor(bell, { ...dose, low: 15, high: 20, difficulty }, person, growing).loadLb;
  expect([as(7), as(8)]).toEqual([35, 35]);
  const unsure = withBell([12, 12, 12], [8, 12], 4);
  const { loadLb } = loadFor(bell, { ...dose, low: 15, high: 20, difficulty: 8 }, unsure, growing);
  expect(loadLb).toBeLessThan(35);
});

test("a step of a tenth is no coarse one: the top of the range earns it", () => {
  expect(climbedRange(goblet, [8, 10], who({}), 2)).toEqual([8, 10]);
  expect(loadFor(goblet, dose, who({}), growing)).toMatchObject({ loadLb: 55, rule: "up" });
});

test("coach.F4 under 18 the climb ends at fifteen repetitions", () => {
  const youth: Person = { ...withBell([15, 15], [12, 15]), gates: { ...nobody.gates, ageGroup: "youth" } };
  expect(climbedRange(bell, [8, 12], youth, 3)[1]).toBeLessThanOrEqual(15);
});

test("coach.I6 a set that ended short steps down, even by a third of the weight", () => {
  const short = { loadLb: 15, amounts: [3, 3], difficulty: 10, targetLow: 8, targetHigh: 10 };
  const found = loadFor(
    { ...goblet, loadStepLb: 5 },
    dose,
    who({ e1rmLb: 18, bestRecentLoadLb: 15, lastLoadLb: 15, bouts: [bout(short)] }),
    growing,
  );
  expect(found).toMatchObject({ loadLb: 10, rule: "too-hard" });
});

test("coach 3a-8 coach.I5 assistance falls by one step", () => {
  const machine = exercise("v_pull.assisted-machine");
  const person = (difficulty: number, weightLb = 150, amounts = [10, 10]): Person => ({
    ...nobody,
    body: { ...nobody.body, weightLb },
    exercises: new Map([
      [
        machine.id,
        state({
          exerciseId: machine.id,
          bouts: [bout({ loadLb: 100, amounts, difficulty, targetLow: 5, targetHigh: 12 })],
        }),
      ],
    ]),
  });
  const helped = { ...dose, low: 5, high: 8 };
  const { loadStepLb } = machine;
  expect(loadFor(machine, helped, person(2), growing)).toMatchObject({
    loadLb: 100 - loadStepLb,
    rule: "up",
  });
  expect(loadFor(machine, helped, person(1, 300, [40, 40]), growing).loadLb).toBe(100 - loadStepLb);
  // 0.95 × 300 lb - 100 lb of help are 185 lb: a model may take 18.5 lb of it, in whole steps.
  const heavy = Math.floor(18.5 / loadStepLb) * loadStepLb;
  expect(leastHelp(machine, person(1, 300), helped)).toBe(100 - heavy);
  expect(leastHelp(goblet, person(1), helped)).toBe(0);
  expect(loadFor(machine, helped, person(9), growing).loadLb).toBe(100 + loadStepLb);
});

/** Three sets of twelve with this help so many days ago. */
const helpedSession = (daysAgo: number, weight: number, difficulty: number): PastSession => {
  const date = addDays(testToday, -daysAgo);
  const machine = exercise("v_pull.assisted-machine");
  const set = { role: "working", reps: 12, weight, time: null, distance: null, rir: null } as const;
  return {
    id: `help ${daysAgo}`,
    date,
    day: weekdayOf(date),
    workoutName: "Pull",
    variant: "main",
    skipped: false,
    exercises: [
      {
        exerciseId: machine.id,
        name: machine.name,
        metric: "reps",
        difficulty,
        completed: true,
        assessmentMetric: null,
        notes: "",
        plannedSets: 3,
        targetLow: 8,
        targetHigh: 12,
        sets: [set, set, set],
      },
    ],
  };
};

test("an easy session with less help brings no more help back, in a held week neither", () => {
  const sessions = [helpedSession(12, 85, 7), helpedSession(5, 80, 2)];
  const person = personOf(inputWith({ sessions }));
  const next = (mayGrow: boolean) =>
    loadFor(exercise("v_pull.assisted-machine"), { ...dose, low: 8, high: 12 }, person, {
      ...growing,
      mayGrow,
    }).loadLb;
  expect(next(false)).toBe(80);
  expect(next(true)).toBeLessThan(80);
});

test("EXC-03 a load's maximum still leaves the bottom of its range in reach", () => {
  expect(mostBeside(100, dose, 0)).toBe(102);
  expect(mostBeside(100, { ...dose, low: 10 }, 0)).toBe(100);
  const slot = {
    slot: { role: "main", patterns: ["squat"] },
    exercise: goblet,
    dose,
    sets: 3,
    restSeconds: 120,
    pair: null,
  } as const;
  const { loadLb, mostLb } = plannedExercise(slot, who({}), growing);
  expect(mostLb).toBeGreaterThanOrEqual(loadLb ?? 0);
});

test("twelve lunges with 10 lb a hand earn 15 lb: most of what moves is the body", () => {
  const lunge = exercise("lunge.dumbbell-reverse");
  const carriedLb = (0.75 * nobody.body.weightLb) / 2;
  const after = (of: typeof lunge, carried: number, amounts: readonly number[]) =>
    loadFor(
      of,
      { ...dose, low: 8, high: 12, difficulty: 8 },
      {
        ...nobody,
        exercises: new Map([
          [
            of.id,
            state({
              exerciseId: of.id,
              e1rmLb: 14,
              lastLoadLb: 10,
              bestRecentLoadLb: 10,
              bouts: [
                bout({
                  loadLb: 10,
                  amounts,
                  targetLow: 8,
                  targetHigh: 12,
                  ...(carried > 0 ? { carriedLb: carried } : {}),
                }),
              ],
            }),
          ],
        ]),
      },
      growing,
    );
  expect(after(lunge, carriedLb, [12, 12, 12])).toMatchObject({ loadLb: 15, rule: "up" });
  expect(after(lunge, carriedLb, [9, 8, 8])).toMatchObject({ loadLb: 10 });
  // The same weights overhead are half as heavy again.
  expect(after(exercise("v_push.dumbbell"), 0, [12, 12, 12])).toMatchObject({ loadLb: 10 });
});

test("what goes four times gives way to a lighter weight, but for strength", () => {
  const forSize = nextOf([4, 4, 3], [6, 10], [6, 10]);
  expect(forSize).toMatchObject({ range: [6, 10], rule: "below-range" });
  expect(forSize.loadLb).toBeLessThan(35);
  expect(nextOf([4, 3, 3], [4, 6], [4, 6])).toMatchObject({ range: [3, 5], loadLb: 35 });
});

const press = exercise("v_push.dumbbell");
/** A pair of light dumbbells, whose next ones are twice as heavy, after sessions like these. */
const afterPresses = (sessions: number, range: Range, difficulty: number | null, isCareful = false) => {
  const bouts = Array.from({ length: sessions }, (_, index) =>
    bout({
      date: addDays(testToday, 7 * (index - sessions)),
      loadLb: 5,
      amounts: [range[1], range[1], range[1]],
      difficulty,
      targetLow: range[0],
      targetHigh: range[1],
    }),
  );
  const known = state({ exerciseId: press.id, e1rmLb: 8, lastLoadLb: 5, bestRecentLoadLb: 5, bouts });
  const gates = isCareful ? { ...nobody.gates, minReps: 8, maxDifficulty: 6 } : nobody.gates;
  const person = { ...nobody, gates, exercises: new Map([[press.id, known]]) };
  const left = isCareful ? 4 : 2;
  const [low, high] = climbedRange(press, [8, 12], person, left);
  const { loadLb } = loadFor(press, { ...dose, low, high, difficulty: 10 - left }, person, growing);
  return { range: [low, high], loadLb };
};

test.each([
  ["rated one, by who must stay at eight", 1, 1, true, [8, 12]],
  ["twice, whoever rates nothing", 2, null, false, [5, 8]],
] as const)("long light sets lead to the heavier weight: %s", (_name, sessions, rated, careful, range) => {
  expect(afterPresses(sessions, [15, 20], rated, careful)).toEqual({ range, loadLb: 10 });
});

test("long sets once, or rated as work, keep their weight", () => {
  expect(afterPresses(1, [15, 20], null)).toEqual({ range: [15, 20], loadLb: 5 });
  expect(afterPresses(2, [15, 20], 6)).toEqual({ range: [15, 20], loadLb: 5 });
});

test("the top of a lower range in every set leads back to the usual one", () => {
  const after = (amounts: readonly number[]) =>
    climbedRange(bell, [10, 12], withBell(amounts, [8, 10], 8), 2.5);
  expect(after([10, 10, 9])).toEqual([8, 10]);
  expect(after([10, 10, 10])).toEqual([10, 12]);
});
