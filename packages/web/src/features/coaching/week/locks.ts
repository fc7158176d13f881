/** What stays when a week is designed again: whole days, or single exercises of a day. */

import { droppedLockPrefix } from "@muster/coach/explain/answer-prefixes";
import type { Locks } from "@muster/coach/state/input";
import type { DayWorkout, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import type { Weekday } from "@muster/domain/shared/dates";
import { designedWeekText } from "./plan.text.ts";

/** Nothing is locked. */
export const emptyLocks: Locks = { days: [], exercises: [] };

/** Whether the whole day is locked. */
export const isDayLocked = (locks: Locks, weekday: Weekday): boolean =>
  locks.days.some((lock) => lock.weekday === weekday);

/** Whether this exercise is locked on this day. */
export const isExerciseLocked = (locks: Locks, weekday: Weekday, exerciseId: string): boolean =>
  locks.exercises.some((lock) => lock.weekday === weekday && lock.exercise.exerciseId === exerciseId);

/** A whole day takes the place of its single exercises. */
export const toggleDayLock = (locks: Locks, weekday: Weekday, workout: DayWorkout): Locks =>
  isDayLocked(locks, weekday)
    ? { ...locks, days: locks.days.filter((lock) => lock.weekday !== weekday) }
    : {
        days: [...locks.days, { weekday, workout }],
        exercises: locks.exercises.filter((lock) => lock.weekday !== weekday),
      };

/** The locks with this one added, or taken out when it was there. */
export const toggleExerciseLock = (locks: Locks, weekday: Weekday, exercise: PlannedExercise): Locks =>
  isExerciseLocked(locks, weekday, exercise.exerciseId)
    ? {
        ...locks,
        exercises: locks.exercises.filter(
          (lock) => lock.weekday !== weekday || lock.exercise.exerciseId !== exercise.exerciseId,
        ),
      }
    : { ...locks, exercises: [...locks.exercises, { weekday, exercise }] };

/**
 * What of it stays in a week that was designed around it, by the week's own facts. What could not stay is let go: its lock
 * would promise that the day or exercise which came for it stays.
 */
export const satisfiedLocks = (locks: Locks, facts: readonly Fact[]): Locks => {
  const dropped = new Set(facts.map(({ id }) => id));
  return {
    days: locks.days.filter(({ weekday }) => !dropped.has(droppedLockPrefix + weekday)),
    exercises: locks.exercises.filter(
      ({ weekday, exercise }) => !dropped.has(`${droppedLockPrefix}${weekday}.${exercise.exerciseId}`),
    ),
  };
};

/** 'Monday and 2 exercises stay when you generate again.' @returns undefined when nothing is locked */
export const locksText = (locks: Locks, dayNames: Readonly<Record<Weekday, string>>): string | undefined => {
  const days = locks.days.map(({ weekday }) => dayNames[weekday]);
  const count = locks.exercises.length;
  const parts = [
    ...(days.length === 0 ? [] : [days.join(", ")]),
    ...(count === 0 ? [] : [count === 1 ? "1 exercise" : designedWeekText.exerciseCount(count)]),
  ];
  const one = days.length + count === 1;
  return parts.length === 0 ? undefined : designedWeekText.stay({ what: parts.join(" and "), one });
};
