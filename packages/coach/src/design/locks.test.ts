import { addDays, weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { expandSkeleton } from "../prompt/expand-skeleton.ts";
import { goodSkeleton } from "../prompt/testing/skeletons.ts";
import { checkWeek, errorsOf } from "../validate/check-week.ts";
import { deliverWeek } from "./deliver-week.ts";
import { designInputSchema, type Locks } from "./input.ts";
import { isDayKept, isExerciseKept, keepsLocks, noLocks, withoutLocksOf } from "./locks.ts";
import { firstTraining } from "./testing/changes.ts";
import { asPrevious, inputWith, sessionsOf, today } from "./testing/inputs.ts";
import { inputOfLife, lifeArbitrary } from "./testing/people.ts";

const input = inputWith();
const usual = deliverWeek(undefined, input);
const monday = firstTraining(usual);
/** A week that stood on the screen before and holds other exercises than the coach would choose now. */
const shown = deliverWeek(
  undefined,
  inputWith({
    preferences: usual.days[monday].exercises.slice(0, 4).map(({ exerciseId }) => ({
      exerciseId,
      favourite: false,
      excluded: "dislike" as const,
    })),
  }),
);
/** The planner's other answer: a model's week in place of the built-in one. */
const again = (locks: Locks) => {
  const given = { ...input, locks };
  return { given, week: deliverWeek(expandSkeleton(goodSkeleton(given), given), given) };
};

test("COACH-01 a locked day survives regeneration, exercise by exercise", () => {
  const lock = { weekday: monday, workout: shown.days[monday] };
  const { given, week } = again({ days: [lock], exercises: [] });
  expect(isDayKept(again(noLocks).week, lock)).toBe(false);
  expect(isDayKept(week, lock)).toBe(true);
  expect(week.days[monday].warmUp).toEqual(shown.days[monday].warmUp);
  expect(errorsOf(checkWeek(week, given))).toEqual([]);
  expect(designInputSchema.safeParse(given).success).toBe(true);
});

test("COACH-01 a locked exercise survives with its sets, repetitions and load; the rest of the day is new", () => {
  const [first] = shown.days[monday].exercises;
  if (first === undefined) throw new Error("An empty day");
  const lock = { weekday: monday, exercise: { ...first, sets: 2 } };
  const { given, week } = again({ days: [], exercises: [lock] });
  expect(isExerciseKept(week, lock)).toBe(true);
  expect(
    week.days[monday].exercises.filter(({ exerciseId }) => exerciseId === first.exerciseId),
  ).toHaveLength(1);
  expect(errorsOf(checkWeek(week, given))).toEqual([]);
});

test("COACH-02 a lock that breaks a rule is dropped, the others stay", () => {
  const barbell = exerciseById("squat.barbell-back");
  const [first] = shown.days[monday].exercises;
  const other = weekdays.find((day) => day > monday && shown.days[day].kind === "training") ?? monday;
  const [kept] = shown.days[other].exercises;
  if (barbell === undefined || first === undefined || kept === undefined) throw new Error("An empty day");
  const unsafe = {
    weekday: monday,
    exercise: { ...first, id: barbell.number, exerciseId: barbell.id, name: barbell.name },
  };
  const given = { ...input, locks: { days: [], exercises: [unsafe, { weekday: other, exercise: kept }] } };
  const week = deliverWeek(undefined, given);
  expect(errorsOf(checkWeek(week, given))).toEqual([]);
  expect(isExerciseKept(week, unsafe)).toBe(false);
  expect(isExerciseKept(week, { weekday: other, exercise: kept })).toBe(true);
});

test("COACH-02 a day locked before an alarm in the notes does not stand against it", () => {
  const [checkIn] = input.checkIns;
  if (checkIn === undefined) throw new Error("No check-in");
  const ill = {
    ...input,
    checkIns: [{ ...checkIn, notes: "chest pain on the stairs" }],
    locks: { days: [{ weekday: monday, workout: shown.days[monday] }], exercises: [] },
  };
  const week = deliverWeek(undefined, ill);
  expect(Object.values(week.days).every(({ kind }) => kind !== "training")).toBe(true);
});

test("coach.locks go by the days that are named, and all of them when none is", () => {
  const locks: Locks = {
    days: [{ weekday: "monday", workout: shown.days.monday }],
    exercises: [],
  };
  expect(withoutLocksOf(locks, new Set(["tuesday"]))).toEqual(noLocks);
  expect(withoutLocksOf({ ...locks, exercises: [] }, new Set(["monday"]))).toEqual(noLocks);
});

test("COACH-02 whoever locks whatever: the week passes every rule", () => {
  fc.assert(
    fc.property(lifeArbitrary, fc.constantFrom(...weekdays), (life, weekday) => {
      const given = inputOfLife(life);
      const before = deliverWeek(undefined, given);
      const next = {
        ...given,
        today: addDays(given.today, 7),
        validFrom: addDays(given.validFrom, 7),
        previousPlan: asPrevious(before),
        sessions: [...given.sessions, ...sessionsOf(before, given.validFrom, { difficulty: 7 })],
        locks: { days: [{ weekday, workout: before.days[weekday] }], exercises: [] },
      };
      const week = deliverWeek(undefined, next);
      const without = deliverWeek(undefined, { ...next, locks: noLocks });
      const errors = (candidate: typeof week) => errorsOf(checkWeek(candidate, next)).length;
      expect(errors(week)).toBeLessThanOrEqual(errors(without));
      expect(keepsLocks(week, next.locks) || week !== without).toBe(true);
    }),
    { numRuns: 6 },
  );
});

test("COACH-03 locks that were kept leave nothing else in the input undecided: the same bytes twice", () => {
  const given = {
    ...input,
    today,
    locks: { days: [{ weekday: monday, workout: shown.days[monday] }], exercises: [] },
  };
  expect(JSON.stringify(deliverWeek(undefined, given))).toBe(JSON.stringify(deliverWeek(undefined, given)));
});
