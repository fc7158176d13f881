/** The strength milestones of the 12-week goals as the records tell them: at each rung, and after an edit or a delete. */
import { expect, test } from "vitest";
import { aLog, aProfile, aSession, setMap } from "../testing/builders.ts";
import type { ExerciseLog } from "../training/session.ts";
import { type ExerciseKnowledge, figuresOf, type StoredReading } from "./figures.ts";
import { ladderSentence } from "./goals.ts";
import { olderProgress, rollUpWeek } from "./week-roll-up.ts";

const facts: ExerciseKnowledge = {
  factsOf: () => ({
    name: "Pull-ups",
    loadKind: "bodyweightPlus",
    bodyweightFraction: 0.95,
    unilateral: false,
    muscles: { lats: 1 },
  }),
  ladders: { pullups: new Set(["pull-up", "chin-up"]), pushups: new Set(["push-up"]) },
};

const log = (exerciseId: string, date: string, ...reps: readonly number[]): ExerciseLog =>
  aLog({
    id: `${exerciseId} ${date}`,
    exerciseId,
    date,
    sets: setMap(...reps.map((count, position) => ({ reps: count, weight: null, position }))),
  });

const reading = (metric: "pullups" | "pushups", date: string, value: number): StoredReading => ({
  id: `${metric} ${date}`,
  metric,
  value,
  date,
  at: `${date}T12:00:00.000Z`,
  source: "check-in",
});

/** Somebody who began with 3 pull-ups and 15 push-ups on November 1st. */
const figures = (logs: readonly ExerciseLog[], readings: readonly StoredReading[] = []) =>
  figuresOf(
    {
      window: { workouts: [], logs, readings },
      older: { workouts: [], plans: [], readings: [] },
      planned: { kinds: {}, plans: [] },
    },
    aProfile(),
    facts,
    "2026-12-20",
  );
const pullUps = (logs: readonly ExerciseLog[], readings: readonly StoredReading[] = []) => {
  const { pullUps: strength, achievements } = figures(logs, readings);
  return {
    best: strength.best,
    says: ladderSentence(strength.ladder, strength.best),
    reached: (achievements ?? [])
      .filter((one) => one.reached && one.title.includes("pull-up"))
      .map((one) => `${one.title} ${one.on}`),
  };
};

test.each([
  ["nothing logged: the profile's number stands", [], 3, "2 more for Week 4.", []],
  ["one below the rung", [4], 4, "1 more for Week 4.", []],
  ["on the rung", [5], 5, "Week 4 goal reached. 3 more for Week 8.", ["5 pull-ups in one set 2026-11-20"]],
  [
    "between two rungs",
    [6, 7],
    7,
    "Week 4 goal reached. 1 more for Week 8.",
    ["5 pull-ups in one set 2026-11-20"],
  ],
  [
    "over the last rung in one set",
    [11],
    11,
    "Week 12 goal reached.",
    [
      "5 pull-ups in one set 2026-11-20",
      "8 pull-ups in one set 2026-11-20",
      "10 pull-ups in one set 2026-11-20",
    ],
  ],
  ["two sets are not one: 3 and 3 reach no 5", [3, 3], 3, "2 more for Week 4.", []],
])("PROG-03 PROG-05 milestones of pull-ups, %s", (_, reps, best, says, reached) => {
  expect(pullUps(reps.length === 0 ? [] : [log("pull-up", "2026-11-20", ...reps)])).toEqual({
    best,
    says,
    reached,
  });
});

test("PROG-03 PROG-05 a milestone goes with its set and returns with another", () => {
  const early = log("pull-up", "2026-11-20", 5);
  const late = log("chin-up", "2026-12-01", 8);
  expect(pullUps([early, late])).toEqual({
    best: 8,
    says: "Week 8 goal reached. 2 more for Week 12.",
    reached: ["5 pull-ups in one set 2026-11-20", "8 pull-ups in one set 2026-12-01"],
  });
  // The first workout is deleted: the later set reached both.
  expect(pullUps([late]).reached).toEqual([
    "5 pull-ups in one set 2026-12-01",
    "8 pull-ups in one set 2026-12-01",
  ]);
  // The later one was a slip of the thumb and is edited down to 6.
  expect(pullUps([early, log("chin-up", "2026-12-01", 6)])).toEqual({
    best: 6,
    says: "Week 4 goal reached. 2 more for Week 8.",
    reached: ["5 pull-ups in one set 2026-11-20"],
  });
  // Both go, and a reading is left.
  expect(pullUps([], [reading("pullups", "2026-11-30", 6)])).toEqual({
    best: 6,
    says: "Week 4 goal reached. 2 more for Week 8.",
    reached: ["5 pull-ups in one set 2026-11-30"],
  });
  // A removed set stays in the log as null: it is no set.
  const removed = { ...early, sets: Object.fromEntries(Object.keys(early.sets).map((id) => [id, null])) };
  expect(pullUps([removed]).best).toBe(3);
});

test("PROG-03 push-ups have their own ladder; other work climbs neither", () => {
  const warm = aLog({
    id: "warm",
    exerciseId: "push-up",
    date: "2026-11-21",
    sets: setMap(
      { reps: 40, weight: null, role: "warmup", position: 0 },
      { reps: 30, weight: null, role: "drop", position: 1 },
    ),
  });
  const { pushUps, pullUps: pulls } = figures([
    log("push-up", "2026-11-20", 20),
    warm,
    log("row", "2026-11-20", 50),
  ]);
  expect([pushUps.best, ladderSentence(pushUps.ladder, pushUps.best)]).toEqual([
    20,
    "Week 4 goal reached. 5 more for Week 8.",
  ]);
  expect(pulls.best).toBe(3);
});

test("PROG-03 a number of a day that has not come yet climbs nothing", () => {
  expect(pullUps([], [reading("pullups", "2026-12-21", 9)]).best).toBe(3);
});

test("PROG-03 PROG-05 an achievement outlives the 12 weeks that are read", () => {
  const old = (id: string, exerciseId: string, sessionId: string, ...reps: readonly number[]) => ({
    ...log(exerciseId, id, ...reps),
    sessionId,
  });
  const week = (monday: string, logs: readonly ExerciseLog[], discarded: readonly string[] = []) => {
    const found = rollUpWeek(monday, {
      sessions: discarded.map((id) => aSession({ id, date: monday, discardedAt: `${monday}T08:00:00.000Z` })),
      plans: [],
      readings: [],
      logs,
    });
    return found === undefined ? [] : [found];
  };
  const older = olderProgress([
    ...week("2026-05-04", [old("2026-05-04", "v_pull.pull-up", "a", 4, 5)]),
    ...week(
      "2026-05-11",
      [
        old("2026-05-12", "v_pull.wide", "b", 8),
        old("2026-05-11", "v_pull.pull-up", "thrown", 30),
        old("2026-05-11", "row", "b", 30),
      ],
      ["thrown"],
    ),
    ...week("2026-05-18", [old("2026-05-18", "h_push.push-up", "c", 25)]),
  ]);
  const later = figuresOf(
    {
      window: { workouts: [], logs: [log("pull-up", "2026-11-20", 4)], readings: [] },
      older,
      planned: { kinds: {}, plans: [] },
    },
    aProfile(),
    facts,
    "2026-12-20",
  );
  expect(
    (later.achievements ?? []).filter(({ reached }) => reached).map(({ title, on }) => `${title} ${on}`),
  ).toEqual([
    "5 pull-ups in one set 2026-05-04",
    "8 pull-ups in one set 2026-05-12",
    "20 push-ups in one set 2026-05-18",
    "25 push-ups in one set 2026-05-18",
  ]);
  expect([later.pullUps.best, later.pushUps.best]).toEqual([8, 25]);
});
