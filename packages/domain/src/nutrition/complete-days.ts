/**
 * Which days of the diary say how much was eaten. A snack that was logged is no day: averages, advice and the estimate
 * of expenditure look at complete days only (settled point 55).
 */

import { meanOf } from "../shared/averages.ts";
import { type CivilDate, daysBetween } from "../shared/dates.ts";
import { dayTotals } from "./day-totals.ts";
import type { NutritionEntry } from "./entry.ts";

/** What was logged on one day: kcal and g; `closed` once the person said that it was everything. */
export type DayIntake = {
  readonly date: CivilDate;
  readonly calories: number;
  /** null: some entry does not say. */
  readonly protein: number | null;
  readonly closed: boolean;
};

/** Complete days of a week below which nothing is said about how somebody eats. */
export const leastJudgedDays = 5;

/** Mean of what the days know; null where some do not know it and too few to be judged do. */
export const meanOfKnown = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < Math.min(values.length, leastJudgedDays) ? null : meanOf(known);
};

/** Days behind what is usual. */
const usualDays = 28;

/** Totals of each day with an entry, oldest first; a day without entries is absent, never 0. */
export const dailyIntake = (
  entries: readonly NutritionEntry[],
  closedDays: readonly { readonly date: CivilDate; readonly closed: boolean }[],
): readonly DayIntake[] => {
  const closed = new Set(closedDays.flatMap((day) => (day.closed ? [day.date] : [])));
  return [...Map.groupBy(entries, ({ logDate }) => logDate)]
    .map(([date, lines]) => {
      const { calories, protein, atLeast } = dayTotals(lines);
      const isKnown = !atLeast.includes("protein");
      return { date, calories, protein: isKnown ? protein : null, closed: closed.has(date) };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};

/**
 * The days up to `today` that count: closed ones, and those with at least half of the usual energy. Usual is the median
 * of the last 28 days, and no less than what the body needs at rest: few snacks make no usual day.
 * @param restingEnergy kcal a day
 */
export const completeDays = (
  days: readonly DayIntake[],
  restingEnergy: number,
  today: CivilDate,
): readonly DayIntake[] => {
  const past = days.filter(({ date }) => date <= today);
  const recent = past
    .filter(({ date }) => daysBetween(date, today) <= usualDays)
    .map(({ calories }) => calories)
    .sort((a, b) => a - b);
  const usual = Math.max(recent[Math.floor(recent.length / 2)] ?? 0, restingEnergy);
  return past.filter(({ calories, closed }) => calories > 0 && (closed || calories * 2 >= usual));
};
