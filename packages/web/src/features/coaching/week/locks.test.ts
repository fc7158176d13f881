import { weekdayNames } from "@muster/domain/profiles/options.text";
import { expect, test } from "vitest";
import { training } from "../../../../test/support/workouts.ts";
import {
  emptyLocks,
  isDayLocked,
  isExerciseLocked,
  locksText,
  satisfiedLocks,
  toggleDayLock,
  toggleExerciseLock,
} from "./locks.ts";

const [exercise] = training.exercises;
if (exercise === undefined) throw new Error("no exercise");

test("PLAN-02 days and exercises are locked and released", () => {
  const one = toggleExerciseLock(emptyLocks, "monday", exercise);
  expect(isExerciseLocked(one, "monday", exercise.exerciseId)).toBe(true);
  expect(isExerciseLocked(one, "tuesday", exercise.exerciseId)).toBe(false);
  expect(toggleExerciseLock(one, "monday", exercise)).toEqual(emptyLocks);
  const day = toggleDayLock(toggleExerciseLock(one, "friday", exercise), "monday", training);
  expect(isDayLocked(day, "monday")).toBe(true);
  expect(day.exercises.map(({ weekday }) => weekday)).toEqual(["friday"]);
  expect(isDayLocked(toggleDayLock(day, "monday", training), "monday")).toBe(false);
});

test("PLAN-02 a lock that could not be satisfied is released", () => {
  const locks = (["monday", "tuesday"] as const).reduce(
    (locked, weekday) => toggleDayLock(locked, weekday, training),
    toggleExerciseLock(toggleExerciseLock(emptyLocks, "wednesday", exercise), "thursday", exercise),
  );
  const dropped = (place: string) => ({
    id: `lock.${place}`,
    subject: "Not kept",
    value: "A rule.",
    unit: "",
    rule: "coach.F1",
    source: "your lock",
  });
  const satisfied = satisfiedLocks(locks, [dropped("tuesday"), dropped(`thursday.${exercise.exerciseId}`)]);
  expect(satisfied.days.map(({ weekday }) => weekday)).toEqual(["monday"]);
  expect(satisfied.exercises.map(({ weekday }) => weekday)).toEqual(["wednesday"]);
});

test("PLAN-02 what stays is said in words", () => {
  expect(locksText(emptyLocks, weekdayNames)).toBeUndefined();
  const one = toggleExerciseLock(emptyLocks, "monday", exercise);
  expect(locksText(one, weekdayNames)).toBe("1 exercise stays when you generate again.");
  expect(locksText(toggleDayLock(one, "friday", training), weekdayNames)).toBe(
    "Friday and 1 exercise stay when you generate again.",
  );
});
