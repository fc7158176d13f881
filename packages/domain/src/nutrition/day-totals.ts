/** A day of the diary: its totals, how they stand to the goal, and what the bar shows (NUT-01, NUT-06, NUT-07). */
import type { NutritionEntry } from "./entry.ts";

/** What a person wants to eat a day: kcal and g of protein. */
export type NutritionGoals = { readonly calories: number; readonly protein: number };

/** Without a plan: on Nutrition and planner, and inside the review context (settled point 12). kcal, g. */
export const defaultGoals: NutritionGoals = { calories: 2000, protein: 150 };
/** Goals of a day without a plan within a review; kcal, g. */
export const reviewDefaultGoals: NutritionGoals = { calories: 2200, protein: 150 };

/** Sums over the lines of one day: kcal and g. */
export type DayTotals = {
  readonly calories: number;
  readonly protein: number;
  /** g; null when no line of the day knows it. */
  readonly carbohydrate: number | null;
  readonly fat: number | null;
  readonly fiber: number | null;
  /** Of protein and these three, those that some line does not know: their sum is the least that was eaten. */
  readonly atLeast: readonly PartNutrient[];
  readonly entries: number;
};

const partNutrients = ["protein", "carbohydrate", "fat", "fiber"] as const;
/** A nutrient that a diary line may not know. */
export type PartNutrient = (typeof partNutrients)[number];

type Line = Pick<NutritionEntry, "calories" | "protein" | "carbohydrate" | "fat" | "fiber">;

/** Sum of a day's lines. Each line carries its own totals; nothing is multiplied here. */
export const dayTotals = (entries: readonly Line[]): DayTotals => {
  const sumKnown = (field: PartNutrient): number | null => {
    const known = entries.flatMap((entry) => (entry[field] === null ? [] : [entry[field]]));
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  };
  return {
    calories: entries.reduce((sum, entry) => sum + entry.calories, 0),
    protein: sumKnown("protein") ?? 0,
    carbohydrate: sumKnown("carbohydrate"),
    fat: sumKnown("fat"),
    fiber: sumKnown("fiber"),
    atLeast: partNutrients.filter(
      (field) =>
        (field === "protein" || sumKnown(field) !== null) && entries.some((entry) => entry[field] === null),
    ),
    entries: entries.length,
  };
};

/** Day on target: calories within 10% of the goal AND protein at least 90% of its goal (NUT-07), both inclusive. */
export const isOnTarget = (
  totals: { readonly calories: number; readonly protein: number | null },
  goals: NutritionGoals,
): boolean =>
  // Tenths of the goal are compared as products: 1.1 × 2000 is not 2200 in binary.
  Math.abs(totals.calories - goals.calories) * 10 <= goals.calories &&
  (totals.protein ?? 0) * 10 >= goals.protein * 9;

/** Percent of the goal, unrounded; 0 without a goal. */
export const percentOf = (value: number, goal: number): number => (goal > 0 ? (value * 100) / goal : 0);

/** How a total stands to its goal; the bounds are those of `goalState`. */
export type GoalState = "under" | "good" | "over";

/** Under 90% of the goal, 90-110%, over 110% (NUT-01). @param percent of the goal */
export const goalState = (percent: number): GoalState =>
  percent < 90 ? "under" : percent > 110 ? "over" : "good";
