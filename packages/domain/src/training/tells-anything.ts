/**
 * Whether an exercise's log tells anything. One that was added to a workout has a log from the start, and one that was
 * swapped away keeps it (ADR 0072): such a log is no exercise that was done.
 */
import { type ExerciseLog, setsInOrder } from "./session.ts";

/** A set, a word, or the mark that it was done; an effort without any of them is that of nothing. */
export const tellsAnything = (log: Pick<ExerciseLog, "sets" | "completed" | "notes">): boolean =>
  log.completed || log.notes.trim() !== "" || setsInOrder(log).length > 0;
