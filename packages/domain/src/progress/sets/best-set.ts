/** The most repetitions in one set, from a check-in or the log: what the ladders of pull-ups and push-ups count. */
import type { CivilDate } from "../../shared/dates.ts";
import type { SeriesPoint } from "../measurement-series.ts";
import { countsForRecords, type DoneSet } from "./done-set.ts";

/** A set that beat all before it. */
export type BestSet = { readonly date: CivilDate; readonly reps: number };

/**
 * Each best as it was reached, by rising date; the last one stands.
 * @param reported readings of the count, one a day
 * @param sets any sets
 * @param exerciseIds exercises of which a set counts
 * @param older bests of sets that lie before `sets`
 */
export const bestSets = (
  reported: readonly SeriesPoint[],
  sets: readonly DoneSet[],
  exerciseIds: ReadonlySet<string>,
  older: readonly BestSet[] = [],
): readonly BestSet[] => {
  const logged = sets.flatMap((set): readonly BestSet[] =>
    exerciseIds.has(set.exerciseId) && countsForRecords(set) && set.reps !== null
      ? [{ date: set.date, reps: set.reps }]
      : [],
  );
  return risingBests([...reported.map(({ date, value }) => ({ date, reps: value })), ...older, ...logged]);
};

/** What beat all before it, by rising date. */
export const risingBests = (all: readonly BestSet[]): readonly BestSet[] => {
  const bests: BestSet[] = [];
  for (const one of all.toSorted((a, b) =>
    a.date !== b.date ? (a.date < b.date ? -1 : 1) : b.reps - a.reps,
  ))
    if (one.reps > (bests.at(-1)?.reps ?? 0)) bests.push(one);
  return bests;
};
