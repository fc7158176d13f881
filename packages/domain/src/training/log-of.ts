/**
 * Which log belongs to an exercise of a workout. A planned exercise has its place; one that was added has its name, since
 * two devices can add different exercises at the same place apart (ADR 0063). Small: Home counts with it.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import type { ExerciseLog } from "./session.ts";

/** The rule that marks an added exercise among its facts (docs/specs/training.md). */
export const addedRule = "training.O4";

/** Whether somebody added the exercise to the workout: its log is known by its exercise, not by its place. */
export const isAdded = (exercise: Pick<PlannedExercise, "facts">): boolean =>
  exercise.facts.some(({ rule }) => rule === addedRule);

/**
 * The log of the exercise at `position`. What lies at a planned exercise's place is its log whatever it is called, as in
 * workouts that were imported or swapped; but never one that another exercise of the list was added with.
 * @param logs of this workout
 */
export const logOf = <L extends Pick<ExerciseLog, "position" | "exerciseId">>(
  exercises: readonly Pick<PlannedExercise, "exerciseId" | "facts">[],
  logs: readonly L[],
  position: number,
): L | undefined => {
  const exercise = exercises[position];
  if (exercise === undefined) return undefined;
  const isIts = (log: L): boolean => log.exerciseId === exercise.exerciseId;
  if (isAdded(exercise)) return logs.find(isIts);
  const there = logs.filter((log) => log.position === position);
  return (
    there.find(isIts) ??
    there.find((log) => !exercises.some((one) => one.exerciseId === log.exerciseId && isAdded(one)))
  );
};
