/** How large the week is beside the one before: what texts may say about more, less and new is read off here. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { hasDesignedBefore } from "../design/designed-before.ts";
import type { DesignInput } from "../design/input.ts";
import { plannedSetTotal } from "../design/set-total.ts";

export type WeekSize = {
  readonly plannedSets: number;
  /** Null when no designed week came before: assessment and default weeks are no measure. */
  readonly lastSets: number | null;
  /** Exercises that last week had too, and those that it had not; 0 and 0 without a designed week before. */
  readonly keptMoves: number;
  readonly newMoves: number;
  /** Of the exercises that stay, those whose range of repetitions is another one now. */
  readonly newRanges: ReadonlySet<string>;
  /** Ids of the week. */
  readonly moves: ReadonlySet<string>;
};

/** Every range in which an exercise stands in the week. */
const rangesOf = (days: readonly DayWorkout[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const ranges = new Map<string, Set<string>>();
  for (const { exercises } of days)
    for (const { exerciseId, reps } of exercises)
      ranges.set(exerciseId, (ranges.get(exerciseId) ?? new Set()).add(reps));
  return ranges;
};

const isOneOf = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((range) => others.has(range));

/**
 * How large the week is and how much of it is new, counted in the days themselves, beside last week where that was
 * designed.
 */
export const weekSize = (input: DesignInput, days: readonly DayWorkout[]): WeekSize => {
  const plannedSets = plannedSetTotal(days);
  const now = rangesOf(days);
  const moves = new Set(now.keys());
  const before = hasDesignedBefore(input)
    ? input.previousPlan?.days.map(({ workout }) => workout)
    : undefined;
  const lastSets = before === undefined ? 0 : plannedSetTotal(before);
  // A week of rest is no measure either.
  if (before === undefined || lastSets === 0)
    return { plannedSets, lastSets: null, keptMoves: 0, newMoves: 0, newRanges: new Set(), moves };
  const known = rangesOf(before);
  const kept = [...moves].filter((id) => known.has(id));
  const newRanges = kept.filter((id) => !isOneOf(now.get(id) ?? new Set(), known.get(id) ?? new Set()));
  return {
    plannedSets,
    lastSets,
    keptMoves: kept.length,
    newMoves: moves.size - kept.length,
    newRanges: new Set(newRanges),
    moves,
  };
};

/** Sets more or fewer than this share of last week's are a change that a person notices. */
const noticed = 0.05;

/** 'more', 'less' or 'same' than last week; undefined when there is nothing to compare with. */
export const sizeAgainstLast = ({
  plannedSets,
  lastSets,
}: WeekSize): "more" | "less" | "same" | undefined => {
  if (lastSets === null) return undefined;
  const difference = plannedSets - lastSets;
  if (Math.abs(difference) <= Math.max(1, noticed * lastSets)) return "same";
  return difference > 0 ? "more" : "less";
};
