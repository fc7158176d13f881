/**
 * The week's calories as a budget: what the plan gives to its seven days, what is eaten, what is left for the days that
 * remain. It closes: eaten + left = budget, to the calorie. A day without a line is unknown, never 0: it takes its goal.
 */
import { meanOf } from "../shared/averages.ts";
import type { CivilDate } from "../shared/dates.ts";
import { type DayTotals, isOnTarget, type NutritionGoals } from "./day-totals.ts";

type BudgetDay = {
  readonly date: CivilDate;
  readonly goals: NutritionGoals;
  /** undefined without a line. */
  readonly totals: DayTotals | undefined;
  /** The person said that this was everything. */
  readonly closed?: boolean;
};

/** The week as a budget, and what is left of it. */
export type WeekBudget = {
  /** kcal of the seven goals. */
  readonly budget: number;
  /** kcal of the days before today, and of today once it is closed: eaten, or the day's goal where nothing was logged. */
  readonly used: number;
  /** Past days without a line, counted at their goal. */
  readonly assumedDays: number;
  /** Today is closed: it is among the days that are used. */
  readonly isTodayUsed: boolean;
  /** kcal left for today, unless it is closed, and the days after it; below 0 when the week is over. */
  readonly left: number;
  /** Days of `left`. */
  readonly daysLeft: number;
  /** left ÷ daysLeft, never below the floor or above the ceiling; null when no day is left. */
  readonly perDay: number | null;
  /** Mean kcal of the goals of those days; null when no day is left. */
  readonly goalPerDay: number | null;
  /** What holds the figure, so that the week will end over its budget (floor) or under it (ceiling). */
  readonly limitedBy: "floor" | "ceiling" | null;
  readonly daysLogged: number;
  readonly daysOnTarget: number;
  /** At least half of the past days have entries; else what is left of the week is a guess that nobody should be told. */
  readonly isKnown: boolean;
};

/** A light week is never made up for at once: at most this share of the days' own goals (ours). */
const ceilingShare = 1.2;

/**
 * @param days Monday to Sunday
 * @param floor lowest kcal that any day may get (settled point 24)
 */
export const weekBudget = (days: readonly BudgetDay[], today: CivilDate, floor: number): WeekBudget => {
  const budget = days.reduce((sum, day) => sum + day.goals.calories, 0);
  const isTodayUsed = days.some(
    (day) => day.date === today && day.closed === true && day.totals !== undefined,
  );
  const past = days.filter((day) => day.date < today || (isTodayUsed && day.date === today));
  const assumed = past.filter((day) => day.totals === undefined);
  const used = past.reduce((sum, day) => sum + (day.totals?.calories ?? day.goals.calories), 0);
  const logged = days.flatMap((day) => (day.totals === undefined ? [] : [{ ...day, totals: day.totals }]));
  const left = budget - used;
  const daysLeft = days.length - past.length;
  const even = daysLeft === 0 ? null : left / daysLeft;
  const goalPerDay = meanOf(days.slice(past.length).map((day) => day.goals.calories));
  const ceiling = Math.max(floor, ceilingShare * (goalPerDay ?? 0));
  return {
    budget,
    used,
    isTodayUsed,
    assumedDays: assumed.length,
    left,
    daysLeft,
    perDay: even === null ? null : Math.round(Math.min(ceiling, Math.max(floor, even))),
    goalPerDay,
    limitedBy: even === null ? null : even < floor ? "floor" : even > ceiling ? "ceiling" : null,
    daysLogged: logged.length,
    daysOnTarget: logged.filter((day) => isOnTarget(day.totals, day.goals)).length,
    isKnown: logged.length > 0 && 2 * assumed.length <= past.length,
  };
};
