/**
 * Logs cut down to the sets that a later one must beat, for years that nobody wants to read again. The same for every kind of
 * load, so that it depends on the log alone: neither on the catalogue of a release nor on body weight.
 */
import { type ExerciseLog, untouchedLog } from "../../training/session.ts";
import { doneSets, type ExerciseFacts } from "./done-set.ts";
import { setsToBeat } from "./personal-records.ts";

/** More load is better, or less help is; where body weight or nothing counts, fewer records are kept of the same sets. */
const directions = (["external", "assisted"] as const).map(
  (loadKind): ExerciseFacts => ({ name: "", loadKind, bodyweightFraction: 0, muscles: {} }),
);

/**
 * In the order in which they come, without notes. With more logs they can be cut down again, to the same as all logs at once.
 * @param logs oldest first, of workouts that count
 */
export const logsToBeat = (logs: readonly ExerciseLog[]): readonly ExerciseLog[] => {
  const ids = new Set(
    directions.flatMap((facts) =>
      setsToBeat(
        doneSets(
          logs,
          () => facts,
          () => undefined,
        ),
      ).map(({ id }) => id),
    ),
  );
  return logs.flatMap((log): readonly ExerciseLog[] => {
    const sets = Object.entries(log.sets).filter(([id]) => ids.has(id));
    return sets.length === 0 ? [] : [{ ...log, notes: untouchedLog.notes, sets: Object.fromEntries(sets) }];
  });
};
