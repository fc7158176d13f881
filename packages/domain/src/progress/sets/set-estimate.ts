/** Estimated one-repetition maximum of one set and of an exercise over time. Never from more than 12 repetitions. */
import type { CivilDate } from "../../shared/dates.ts";
import { estimateOneRepMax, mostRepsForEstimate } from "../../training/weights/one-rep-max.ts";
import { countsForRecords, type DoneSet } from "./done-set.ts";

type Estimated = Pick<DoneSet, "role" | "weight" | "load" | "movesBody" | "reps" | "rir">;

/**
 * lb that an estimate is made from: the weight as it is logged, of a pair of dumbbells that of one; with the share of body
 * weight where that is moved too. null when no load counts.
 */
export const estimatedLoad = ({
  weight,
  load,
  movesBody,
}: Pick<DoneSet, "weight" | "load" | "movesBody">): number | null =>
  load === null || movesBody ? load : weight;

/**
 * From load and repetitions plus those left in reserve, capped at 12 (feature F7; mean of Epley and Brzycki,
 * specs/design.md 1.1).
 * @returns lb; undefined for more than 12 repetitions, without load, and for sets that set no records
 */
export const setEstimate = (set: Estimated): number | undefined => {
  const load = estimatedLoad(set);
  if (!countsForRecords(set) || load === null || set.reps === null) return undefined;
  if (set.reps > mostRepsForEstimate) return undefined;
  return estimateOneRepMax(load, Math.min(mostRepsForEstimate, set.reps + (set.rir ?? 0)));
};

type EstimatePoint = {
  readonly date: CivilDate;
  /** lb. */
  readonly value: number;
  /** The set that it comes from. */
  readonly set: DoneSet;
};

/**
 * The best estimate of each day on which an exercise was done. An easy set says "at least this much": it can raise the line
 * and never lowers it.
 * @param sets oldest first
 */
export const estimateSeries = (sets: readonly DoneSet[], exerciseId: string): readonly EstimatePoint[] => {
  const best = new Map<CivilDate, EstimatePoint>();
  for (const set of sets) {
    if (set.exerciseId !== exerciseId) continue;
    const value = setEstimate(set);
    if (value === undefined || value <= 0) continue;
    const before = best.get(set.date);
    const latest = [...best.values()].at(-1);
    if (set.isEasy && latest !== undefined && value <= latest.value) continue;
    if (before === undefined || value > before.value) best.set(set.date, { date: set.date, value, set });
  }
  return [...best.values()];
};

/** Exercises that an estimate exists for, the one with most days first. */
export const estimatedExercises = (
  sets: readonly DoneSet[],
): readonly { readonly exerciseId: string; readonly name: string; readonly days: number }[] => {
  const found = new Map<string, { name: string; days: Set<CivilDate> }>();
  for (const set of sets) {
    if (setEstimate(set) === undefined) continue;
    const entry = found.get(set.exerciseId) ?? { name: set.name, days: new Set() };
    found.set(set.exerciseId, { name: set.name, days: entry.days.add(set.date) });
  }
  return [...found]
    .map(([exerciseId, { name, days }]) => ({ exerciseId, name, days: days.size }))
    .sort((a, b) => b.days - a.days || (a.name < b.name ? -1 : 1));
};
