/**
 * Logs cut down to the sets that a later one must beat, for years that nobody wants to read again. The same for every kind of
 * load, so that it depends on the log alone: neither on the catalogue of a release nor on body weight.
 */
import { type ExerciseLog, untouchedLog } from "../../training/session.ts";
import { doneSets, type ExerciseFacts } from "./done-set.ts";
import { standingSets } from "./personal-records.ts";

/** More load is better, or less help is; where body weight or nothing counts, fewer records are kept of the same sets. */
const directions = (["external", "assisted"] as const).map(
  (loadKind): ExerciseFacts => ({ name: "", loadKind, bodyweightFraction: 0, muscles: {} }),
);

/**
 * In the order in which they come, without notes. With more logs they can be cut down again, to the same as all logs at once.
 * @param logs oldest first, of workouts that count
 */
export const standingLogs = (logs: readonly ExerciseLog[]): readonly ExerciseLog[] => {
  const standing = new Set(
    directions.flatMap((facts) =>
      standingSets(
        doneSets(
          logs,
          () => facts,
          () => undefined,
        ),
      ).map(({ id }) => id),
    ),
  );
  return logs.flatMap((log): readonly ExerciseLog[] => {
    const sets = Object.entries(log.sets).filter(([id]) => standing.has(id));
    return sets.length === 0 ? [] : [{ ...log, notes: untouchedLog.notes, sets: Object.fromEntries(sets) }];
  });
};
