/** When the time is over that somebody gave to the goal, and what was reached by then (PROG-04). */
import type { Profile } from "../profiles/profile.ts";
import { addDays, type CivilDate } from "../shared/dates.ts";
import type { Strength } from "./figures.ts";

/** Weeks of each timeframe; null: no end. */
const weeksOf: Readonly<Record<Profile["timeframe"], number | null>> = {
  "8_weeks": 8,
  "12_weeks": 12,
  "6_months": 26,
  "1_year": 52,
  lifestyle: null,
};

/** What the settings say about when the goal began; records of before a field existed do not have it. */
export type GoalStart = { readonly weekOneOn?: CivilDate | null; readonly goalFrom?: CivilDate | null };

/** The day from which the goal counts: the one on which it was set anew, else the first day of week 1; null before it. */
export const goalStart = ({ weekOneOn = null, goalFrom = null }: GoalStart): CivilDate | null =>
  goalFrom !== null && (weekOneOn === null || goalFrom > weekOneOn) ? goalFrom : weekOneOn;

/** Whether all weeks of the timeframe have passed. @param start see `goalStart` */
export const isGoalOver = (
  timeframe: Profile["timeframe"],
  start: CivilDate | null,
  today: CivilDate,
): boolean => {
  const weeks = weeksOf[timeframe];
  return weeks !== null && start !== null && today >= addDays(start, weeks * 7);
};

/**
 * The best of one exercise before the goal was set and now, in repetitions.
 * @returns undefined where nothing was added since
 */
export const reachedSince = (
  start: CivilDate,
  { ladder, bests, best }: Strength,
): { readonly from: number; readonly to: number } | undefined => {
  const from = bests.findLast(({ date }) => date <= start)?.reps ?? ladder.start;
  return best > from ? { from, to: best } : undefined;
};

/** Whether a change of the profile sets a new goal. */
export const setsGoal = (patch: Partial<Profile>): boolean =>
  patch.primaryGoal !== undefined || patch.timeframe !== undefined;
