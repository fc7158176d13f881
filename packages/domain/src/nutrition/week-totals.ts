/**
 * A week of eating against its goals, for the review (spec §3 "nutritionSummary"). A day without entries or with a part
 * of them is unknown, never 0.
 */
import type { CivilDate } from "../shared/dates.ts";
import { type DayIntake, meanOfKnown } from "./complete-days.ts";
import { isOnTarget, type NutritionGoals } from "./day-totals.ts";

/** Means over the complete days of a week; days without a complete diary do not count. */
export type WeekNutrition = {
  /** Complete days. */
  readonly daysLogged: number;
  /** kcal and g a day, means over these days. */
  readonly avgCalories: number;
  /** null: too few of these days know their protein. */
  readonly avgProtein: number | null;
  /** Mean of intake − goal over these days, kcal and g. */
  readonly calorieVariance: number;
  readonly proteinVariance: number | null;
  readonly daysOnTarget: number;
};

/**
 * @param complete the complete days in question
 * @param goalsOn the goals of a date
 * @returns null when there is none
 */
export const weekNutrition = (
  complete: readonly DayIntake[],
  goalsOn: (date: CivilDate) => NutritionGoals,
): WeekNutrition | null => {
  const days = complete.map((totals) => ({ totals, goals: goalsOn(totals.date) }));
  if (days.length === 0) return null;
  const meanOver = (amountOf: (day: (typeof days)[number]) => number): number =>
    days.reduce((sum, day) => sum + amountOf(day), 0) / days.length;
  return {
    daysLogged: days.length,
    avgCalories: meanOver(({ totals }) => totals.calories),
    avgProtein: meanOfKnown(days.map(({ totals }) => totals.protein)),
    calorieVariance: meanOver(({ totals, goals }) => totals.calories - goals.calories),
    proteinVariance: meanOfKnown(
      days.map(({ totals, goals }) => (totals.protein === null ? null : totals.protein - goals.protein)),
    ),
    daysOnTarget: days.filter(({ totals, goals }) => isOnTarget(totals, goals)).length,
  };
};
