/**
 * What a set really moved, in lb: the entered weight alone says too little for dumbbell pairs, pull-ups and assisted
 * work. Volume, estimates and records all start from here.
 */
import type { CivilDate } from "../../shared/dates.ts";
import { dailyWeights, type Weighing } from "../weight-trend.ts";

/** What a logged weight means; the catalogue says which one an exercise has. */
type LoadKind = "external" | "perHand" | "bodyweightPlus" | "assisted" | "none";

/** How the load of an exercise follows from the entered weight and the body weight. */
export type EffectiveLoadRule = {
  readonly loadKind: LoadKind;
  /** Share of body weight that is moved, 0-1: measured for push-ups and rows, by body parts or estimated else (ADR 0115). */
  readonly bodyweightFraction: number;
};

/**
 * L = f × body weight + k × entered weight: k is 1, 2 for a weight per hand, −1 for assistance.
 * @param enteredLb as logged; null without a weight
 * @param bodyWeightLb on the day of the set; undefined when nobody knows it
 * @returns lb, never below 0; undefined when no load counts (holds, bands) or a needed number is missing
 */
export const effectiveLoad = (
  rule: EffectiveLoadRule,
  enteredLb: number | null,
  bodyWeightLb: number | undefined,
): number | undefined => {
  switch (rule.loadKind) {
    case "external":
      return enteredLb ?? undefined;
    case "perHand":
      return enteredLb === null ? undefined : enteredLb * 2;
    case "bodyweightPlus":
      return bodyWeightLb === undefined
        ? undefined
        : rule.bodyweightFraction * bodyWeightLb + (enteredLb ?? 0);
    case "assisted":
      return bodyWeightLb === undefined || enteredLb === null
        ? undefined
        : Math.max(0, rule.bodyweightFraction * bodyWeightLb - enteredLb);
    case "none":
      return undefined;
  }
};

/**
 * Body weight on a date: what was weighed last up to then, else the first weight after it. A later weigh-in changes no
 * earlier day, as the trend would, which looks at three readings before it begins.
 * @param weighings in lb
 * @param fallback what the profile says, for a person without any reading
 */
export const bodyWeightFrom = (weighings: readonly Weighing[], fallback: number | undefined) => {
  const weights = dailyWeights(weighings);
  return (date: CivilDate): number | undefined => {
    let low = 0;
    let high = weights.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      // The middle of a non-empty range is in the list.
      if ((weights[middle] as Weighing).date <= date) low = middle + 1;
      else high = middle;
    }
    return (weights[low - 1] ?? weights[0])?.value ?? fallback;
  };
};
