/** What somebody did of one exercise, workout by workout: shown beside the exercise, newest first. Pure. */
import type { CivilDate } from "../../shared/dates.ts";
import { type ExerciseLog, type LoggedSet, setsInOrder } from "../session.ts";

type PastWorkout = {
  readonly sessionId: string;
  readonly date: CivilDate;
  /** In order; never empty. */
  readonly sets: readonly (LoggedSet & { readonly id: string })[];
  /** 1-10. */
  readonly difficulty: number;
  readonly notes: string;
};

/**
 * The workouts in which an exercise has sets, newest first.
 * @param exerciseId the catalogue's text id, or an own exercise's
 * @param discarded workouts that were thrown away
 */
export const exerciseHistory = (
  exerciseId: string,
  logs: readonly ExerciseLog[],
  discarded: ReadonlySet<string>,
): readonly PastWorkout[] =>
  logs
    .filter((log) => log.exerciseId === exerciseId && !discarded.has(log.sessionId))
    .map(({ sessionId, date, difficulty, notes, sets }) => ({
      sessionId,
      date,
      difficulty,
      notes: notes.trim(),
      sets: setsInOrder({ sets }),
    }))
    .filter(({ sets }) => sets.length > 0)
    .toSorted((a, b) => (a.date === b.date ? lastAt(b) - lastAt(a) : a.date < b.date ? 1 : -1));

const lastAt = ({ sets }: PastWorkout): number => Date.parse(sets.at(-1)?.at ?? "");
