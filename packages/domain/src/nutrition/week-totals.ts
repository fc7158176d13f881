/** A week of eating against its goals, for the review (spec §3 "nutritionSummary"). A day without entries is unknown, never 0. */
import type { CivilDate } from "../shared/dates.ts";
import { type DayTotals, dayTotals, isOnTarget, type NutritionGoals } from "./day-totals.ts";
import type { NutritionEntry } from "./entry.ts";

export type WeekNutrition = {
  readonly daysLogged: number;
  /** kcal and g a day, means over the logged days. */
  readonly avgCalories: number;
  readonly avgProtein: number;
  /** Mean of intake − goal over the logged days, kcal and g. */
  readonly calorieVariance: number;
  readonly proteinVariance: number;
  readonly daysOnTarget: number;
};

/**
 * @param entries lines of the days in question
 * @param goalsOn the goals of a date
 * @returns null when no day was logged
 */
export const weekNutrition = (
  entries: readonly NutritionEntry[],
  goalsOn: (date: CivilDate) => NutritionGoals,
): WeekNutrition | null => {
  const byDate = Map.groupBy(entries, (entry) => entry.logDate);
  const days = [...byDate].map(([date, lines]) => ({ totals: dayTotals(lines), goals: goalsOn(date) }));
  if (days.length === 0) return null;
  const meanOf = (amountOf: (day: { totals: DayTotals; goals: NutritionGoals }) => number): number =>
    days.reduce((sum, day) => sum + amountOf(day), 0) / days.length;
  return {
    daysLogged: days.length,
    avgCalories: meanOf(({ totals }) => totals.calories),
    avgProtein: meanOf(({ totals }) => totals.protein),
    calorieVariance: meanOf(({ totals, goals }) => totals.calories - goals.calories),
    proteinVariance: meanOf(({ totals, goals }) => totals.protein - goals.protein),
    daysOnTarget: days.filter(({ totals, goals }) => isOnTarget(totals, goals)).length,
  };
};
