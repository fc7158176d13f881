/** The most repetitions in one set, told or logged: what the ladders of pull-ups and push-ups count. */
import type { CivilDate } from "../shared/dates.ts";
import { countsForRecords, type DoneSet } from "./done-set.ts";
import type { SeriesPoint } from "./measurement-series.ts";

/** A set that beat all before it. */
export type BestSet = { readonly date: CivilDate; readonly reps: number };

/**
 * Each best as it was reached, by rising date; the last one stands.
 * @param told readings of the count, one a day
 * @param sets any sets
 * @param exerciseIds exercises of which a set counts
 */
export const bestSets = (
  told: readonly SeriesPoint[],
  sets: readonly DoneSet[],
  exerciseIds: ReadonlySet<string>,
): readonly BestSet[] => {
  const logged = sets.flatMap((set): readonly BestSet[] =>
    exerciseIds.has(set.exerciseId) && countsForRecords(set) && set.reps !== null
      ? [{ date: set.date, reps: set.reps }]
      : [],
  );
  const all = [...told.map(({ date, value }) => ({ date, reps: value })), ...logged].sort((a, b) =>
    a.date !== b.date ? (a.date < b.date ? -1 : 1) : b.reps - a.reps,
  );
  const bests: BestSet[] = [];
  for (const one of all) if (one.reps > (bests.at(-1)?.reps ?? 0)) bests.push(one);
  return bests;
};
