/**
 * Days and exercises that stay when the week is designed again. A lock is a wish: it holds as long as
 * the week still passes every rule, and dropped, never bent, where it does not (COACH-02).
 */
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import { eachWeekday, weekdays } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import type { Locks } from "../state/input.ts";

/** Nothing of the day changes but what the whole week decides: food, so that the week still averages its goal. */
const lockedDay = (locked: DayWorkout, fresh: DayWorkout): DayWorkout => ({
  ...locked,
  calorieGoal: fresh.calorieGoal,
  proteinGoal: fresh.proteinGoal,
  nutritionNotes: fresh.nutritionNotes,
});

/** Where a locked exercise goes: its own place, else a free one of its movement, else the last free one. */
const placeFor = (
  exercises: readonly PlannedExercise[],
  { exerciseId }: PlannedExercise,
  locked: ReadonlySet<string>,
): number => {
  const same = exercises.findIndex((planned) => planned.exerciseId === exerciseId);
  if (same >= 0) return same;
  const isFree = (planned: PlannedExercise) => !locked.has(planned.exerciseId);
  const pattern = exerciseById(exerciseId)?.pattern;
  const alike = exercises.findIndex(
    (planned) => isFree(planned) && exerciseById(planned.exerciseId)?.pattern === pattern,
  );
  return alike >= 0 ? alike : exercises.findLastIndex(isFree);
};

/** The place keeps its partner in a superset; sets, repetitions, load and words are the locked ones. */
const withExercises = (day: DayWorkout, locked: readonly PlannedExercise[]): DayWorkout => {
  if (day.kind !== "training") return day;
  const ids = new Set(locked.map(({ exerciseId }) => exerciseId));
  const exercises = locked.reduce((list, exercise) => {
    const index = placeFor(list, exercise, ids);
    const there = list[index];
    return there === undefined ? list : list.with(index, { ...exercise, pair: there.pair });
  }, day.exercises);
  return { ...day, exercises };
};

/** The week with everything locked put back. Days that are no training days any more take no exercise. */
export const withLocks = (week: DesignedWeek, locks: Locks): DesignedWeek => {
  const days = eachWeekday((weekday) => {
    const fresh = week.days[weekday];
    const whole = locks.days.find((lock) => lock.weekday === weekday);
    if (whole !== undefined) return lockedDay(whole.workout, fresh);
    const own = locks.exercises.filter((lock) => lock.weekday === weekday).map(({ exercise }) => exercise);
    return own.length === 0 ? fresh : withExercises(fresh, own);
  });
  return { ...week, days };
};

const isSameExercise = (a: PlannedExercise, b: PlannedExercise): boolean =>
  a.exerciseId === b.exerciseId && a.sets === b.sets && a.reps === b.reps && a.loadLb === b.loadLb;

/** True when the week holds the exercise on that day as it was locked: sets, repetitions and load. */
export const satisfiesExerciseLock = (
  week: DesignedWeek,
  { weekday, exercise }: Locks["exercises"][number],
) => week.days[weekday].exercises.some((planned) => isSameExercise(planned, exercise));

/** True when the day has the same exercises in the same order, as they were locked. */
export const satisfiesDayLock = (
  week: DesignedWeek,
  { weekday, workout }: Locks["days"][number],
): boolean => {
  const { kind, exercises } = week.days[weekday];
  return (
    kind === workout.kind &&
    exercises.length === workout.exercises.length &&
    exercises.every((planned, index) => isSameExercise(planned, workout.exercises[index] ?? planned))
  );
};

/** True when the week holds every locked day and exercise exactly as it was locked. */
export const satisfiesLocks = (week: DesignedWeek, locks: Locks): boolean =>
  locks.days.every((lock) => satisfiesDayLock(week, lock)) &&
  locks.exercises.every((lock) => satisfiesExerciseLock(week, lock));

/** True when anything is locked. */
export const hasLocks = (locks: Locks | undefined): locks is Locks =>
  locks !== undefined && locks.days.length + locks.exercises.length > 0;

/** More than this is decided day by day, so that the search for what can stay ends soon. */
const mostUnits = 16;

/** Locks one by one; many of them by weekday. */
export const lockUnits = (locks: Locks): readonly Locks[] => {
  const single = [
    ...locks.days.map((day) => ({ days: [day], exercises: [] })),
    ...locks.exercises.map((exercise) => ({ days: [], exercises: [exercise] })),
  ];
  if (single.length <= mostUnits) return single;
  return weekdays
    .map((weekday) => ({
      days: locks.days.filter((lock) => lock.weekday === weekday),
      exercises: locks.exercises.filter((lock) => lock.weekday === weekday),
    }))
    .filter(hasLocks);
};

/** Several sets of locks as one. */
export const joinedLocks = (units: readonly Locks[]): Locks => ({
  days: units.flatMap(({ days }) => days),
  exercises: units.flatMap(({ exercises }) => exercises),
});
