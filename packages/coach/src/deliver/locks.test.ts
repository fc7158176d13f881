import { weekdayNames } from "@muster/domain/profiles/options.text";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { inputOfLife, lifeArbitrary } from "../compose/testing/people.ts";
import { firstTraining } from "../design/testing/changes.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { droppedLockPrefix } from "../explain/answer-prefixes.ts";
import { planChanges } from "../explain/week/plan-changes.ts";
import { expandSkeleton } from "../prompt/expand-skeleton.ts";
import { goodSkeleton } from "../prompt/testing/skeletons.ts";
import { checkWeek, errorsOf, wholeWeekSchema } from "../rules/check-week.ts";
import { designInputSchema, type Locks } from "../state/input.ts";
import { deliverWeek } from "./deliver-week.ts";
import { satisfiesLock } from "./locks.ts";

const noLocks: Locks = { days: [], exercises: [] };
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
  expect(satisfiesLock(again(noLocks).week, lock)).toBe(false);
  expect(satisfiesLock(week, lock)).toBe(true);
  expect(week.days[monday].warmUp).toEqual(shown.days[monday].warmUp);
  expect(errorsOf(checkWeek(week, given))).toEqual([]);
  expect(designInputSchema.safeParse(given).success).toBe(true);
});

test("COACH-01 a locked exercise keeps sets, reps and load; the rest is new", () => {
  const [first] = shown.days[monday].exercises;
  if (first === undefined) throw new Error("An empty day");
  const lock = { weekday: monday, exercise: { ...first, sets: 2 } };
  const { given, week } = again({ days: [], exercises: [lock] });
  expect(satisfiesLock(week, lock)).toBe(true);
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
  expect(satisfiesLock(week, unsafe)).toBe(false);
  expect(satisfiesLock(week, { weekday: other, exercise: kept })).toBe(true);
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

test("PLAN-02 COACH-06 the lock that breaks a rule goes, and the plan says why", () => {
  const training = weekdays.filter((weekday) => shown.days[weekday].kind === "training");
  const lockOf = (weekday: (typeof weekdays)[number], sets: number) => {
    const [exercise] = shown.days[weekday].exercises;
    if (exercise === undefined) throw new Error("An empty day");
    return { weekday, exercise: { ...exercise, sets } };
  };
  const [first, second, third] = training;
  if (first === undefined || second === undefined || third === undefined) throw new Error("Too few days");
  // Ten sets of one move are more than a week of the person allows; two sets are not.
  const huge = lockOf(second, 10);
  const [small, other] = [lockOf(first, 2), lockOf(third, 2)];
  const given = { ...input, locks: { days: [], exercises: [small, huge, other] } };
  const week = deliverWeek(undefined, given);
  expect(errorsOf(checkWeek(week, given))).toEqual([]);
  expect([small, huge, other].map((lock) => satisfiesLock(week, lock))).toEqual([true, false, true]);
  const told = week.plan.facts.filter(({ id }) => id.startsWith(droppedLockPrefix));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    subject: `Not kept: ${huge.exercise.name} on ${weekdayNames[second]}`,
    rule: expect.stringMatching(/^coach\.[A-Z]\d+$/),
    value: expect.stringMatching(/^[A-Z].*\.$/),
  });
  expect(wholeWeekSchema.safeParse(week).success).toBe(true);
});

test("FEED-01 COACH-01 a model's week lists its changes with the locks in it", () => {
  const previousPlan = asPrevious(usual);
  const lock = { weekday: monday, workout: shown.days[monday] };
  const given = { ...input, previousPlan, locks: { days: [lock], exercises: [] } };
  const week = deliverWeek(expandSkeleton(goodSkeleton(given), given), given);
  expect(satisfiesLock(week, lock)).toBe(true);
  const before = Object.fromEntries(previousPlan.days.map(({ weekday, workout }) => [weekday, workout]));
  expect(week.plan.changes).toEqual(planChanges(before, week.days));
  expect(week.plan.changes.length).toBeGreaterThan(0);
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
      expect(next.locks.days.every((lock) => satisfiesLock(week, lock)) || week !== without).toBe(true);
    }),
    { numRuns: 6 },
  );
});

test("COACH-03 a week with kept locks is deterministic", () => {
  const given = {
    ...input,
    today: testToday,
    locks: { days: [{ weekday: monday, workout: shown.days[monday] }], exercises: [] },
  };
  expect(JSON.stringify(deliverWeek(undefined, given))).toBe(JSON.stringify(deliverWeek(undefined, given)));
});
