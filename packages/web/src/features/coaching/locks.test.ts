import { weekdayNames } from "@muster/domain/profiles/options";
import { expect, test } from "vitest";
import { training } from "../../../test/support/workouts.ts";
import {
  isDayLocked,
  isExerciseLocked,
  locksKept,
  locksText,
  noLocks,
  withDay,
  withExercise,
} from "./locks.ts";

const [exercise] = training.exercises;
if (exercise === undefined) throw new Error("no exercise");

test("PLAN-02 a day or an exercise is kept and let go again; a whole day takes the place of its exercises", () => {
  const one = withExercise(noLocks, "monday", exercise);
  expect(isExerciseLocked(one, "monday", exercise.exerciseId)).toBe(true);
  expect(isExerciseLocked(one, "tuesday", exercise.exerciseId)).toBe(false);
  expect(withExercise(one, "monday", exercise)).toEqual(noLocks);
  const day = withDay(withExercise(one, "friday", exercise), "monday", training);
  expect(isDayLocked(day, "monday")).toBe(true);
  expect(day.exercises.map(({ weekday }) => weekday)).toEqual(["friday"]);
  expect(isDayLocked(withDay(day, "monday", training), "monday")).toBe(false);
});

test("PLAN-02 what could not stay is locked no more: what came for it was not what was to stay", () => {
  const locks = (["monday", "tuesday"] as const).reduce(
    (kept, weekday) => withDay(kept, weekday, training),
    withExercise(withExercise(noLocks, "wednesday", exercise), "thursday", exercise),
  );
  const dropped = (place: string) => ({
    id: `lock.${place}`,
    subject: "Not kept",
    value: "A rule.",
    unit: "",
    rule: "coach.F1",
    source: "your lock",
  });
  const kept = locksKept(locks, [dropped("tuesday"), dropped(`thursday.${exercise.exerciseId}`)]);
  expect(kept.days.map(({ weekday }) => weekday)).toEqual(["monday"]);
  expect(kept.exercises.map(({ weekday }) => weekday)).toEqual(["wednesday"]);
});

test("PLAN-02 what stays is said in words", () => {
  expect(locksText(noLocks, weekdayNames)).toBeUndefined();
  const one = withExercise(noLocks, "monday", exercise);
  expect(locksText(one, weekdayNames)).toBe("1 exercise stays when you generate again.");
  expect(locksText(withDay(one, "friday", training), weekdayNames)).toBe(
    "Friday and 1 exercise stay when you generate again.",
  );
});
