/** Whether an exercise's log tells anything: a removed or swapped exercise may leave one that is empty, which is no exercise that was done. */
import { type ExerciseLog, setsInOrder } from "./session.ts";

/** A set, a word, or the mark that it was done; an effort without any of them is that of nothing. */
export const hasLogContent = (log: Pick<ExerciseLog, "sets" | "completed" | "notes">): boolean =>
  log.completed || log.notes.trim() !== "" || setsInOrder(log).length > 0;
