/** Whether an exercise's log tells anything: a removed or swapped exercise may leave one that is empty, which is no exercise that was done. */

import { type ExerciseLog, setsInOrder } from "./session.ts";
import { allExercises } from "./session-exercises.ts";
import { isComplete } from "./workout-progress.ts";

/** A set, a word, or the mark that it was done; an effort without any of them is that of nothing. */
export const hasLogContent = (log: Pick<ExerciseLog, "sets" | "completed" | "notes">): boolean =>
  log.completed || log.notes.trim() !== "" || setsInOrder(log).length > 0;

/** Whether an exercise is complete (`isComplete`) by what its session planned; only the mark counts for what that does not list, as of an import. */
export const isLogComplete = (session: Parameters<typeof allExercises>[0], log: ExerciseLog): boolean =>
  log.completed ||
  allExercises(session).some(
    (exercise) => exercise.exerciseId === log.exerciseId && isComplete(exercise, log),
  );
