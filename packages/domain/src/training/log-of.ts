/**
 * Which log belongs to an exercise of a workout. A planned exercise has its place; one that was added has its name, since
 * two devices can add different exercises at the same place apart (ADR 0072). Small: Home counts with it.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import type { ExerciseLog } from "./session.ts";

/** The rule that marks an added exercise among its facts (docs/specs/training.md). */
export const addedRule = "training.O4";

/** The fact that marks an exercise of a day's home version that the gym has another one for (ADR 0072). */
export const homeFactId = "home";

/** Most exercises of one workout: what a day's record holds with room to spare. */
export const mostExercises = 30;

/** Whether the exercise's log is known by its exercise, not by its place: added, swapped in, or of the home version. */
export const isAdded = (exercise: Pick<PlannedExercise, "facts">): boolean =>
  exercise.facts.some(({ rule }) => rule === addedRule);

/** Whether somebody put the exercise there, and not the plan. */
export const isChosen = (exercise: Pick<PlannedExercise, "facts">): boolean =>
  exercise.facts.some(({ id, rule }) => rule === addedRule && id !== homeFactId);

/**
 * The log of the exercise at `position`. What lies at a planned exercise's place is its log whatever it is called, as in
 * workouts that were imported or swapped; but never one that another exercise of the list was added with. Where two devices
 * logged the same exercise at the gym and at home apart, each version shows its own.
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
  const byName = logs.find((log) => isIts(log) && log.position >= mostExercises);
  if (isAdded(exercise)) return byName ?? logs.find(isIts);
  const there = logs.filter((log) => log.position === position);
  return (
    there.find(isIts) ??
    byName ??
    there.find((log) => !exercises.some((one) => one.exerciseId === log.exerciseId && isAdded(one)))
  );
};
