/**
 * Week N and the weekly review: one reckoning for Home, planner and review (settled point 11). All in civil days, so
 * neither the hour, nor travel, nor daylight saving changes the number.
 */
import type { CivilDate } from "../shared/dates.ts";
import { addDays, daysBetween, mondayOf, weekdayOf } from "../shared/dates.ts";

/** Length of a week in days, and the least age of a plan at its review (spec §9, §5). */
const weekLengthDays = 7;

/** 'Remind Me Later' hides the prompt for this long, on the same Sunday (settled point 11). */
const remindLaterHours = 4;

/**
 * Week N = floor(days since the last plan update / 7) + 1 (spec §4). Week 1 before any plan, and when the device's
 * clock stands before the update.
 */
export const weekNumber = (lastPlanUpdate: CivilDate | null, today: CivilDate): number =>
  lastPlanUpdate === null
    ? 1
    : Math.max(0, Math.floor(daysBetween(lastPlanUpdate, today) / weekLengthDays)) + 1;

/** Only on Sunday and at least 7 days after the last plan update (HOME-03). Never without a plan. */
export const isReviewDue = (lastPlanUpdate: CivilDate | null, today: CivilDate): boolean =>
  lastPlanUpdate !== null &&
  weekdayOf(today) === "sunday" &&
  daysBetween(lastPlanUpdate, today) >= weekLengthDays;

/** due: the prompt card. open: the quiet line from Monday on, until it is done. none: nothing to show. */
export type ReviewStatus = "due" | "open" | "none";

/**
 * Where the weekly review stands.
 * @param checkedInWeek true when the review of the week in question is done
 * @param dismissedUntil instant up to which 'Remind Me Later' hides the card; null when it was not pressed
 */
export const reviewStatus = (input: {
  readonly lastPlanUpdate: CivilDate | null;
  readonly today: CivilDate;
  readonly checkedInWeek: boolean;
  readonly dismissedUntil: string | null;
  readonly now: Date;
}): ReviewStatus => {
  const { lastPlanUpdate, today, checkedInWeek, dismissedUntil, now } = input;
  if (lastPlanUpdate === null || checkedInWeek) return "none";
  if (isReviewDue(lastPlanUpdate, today)) {
    const isHidden = dismissedUntil !== null && now.getTime() < Date.parse(dismissedUntil);
    return isHidden ? "none" : "due";
  }
  const lastSunday = addDays(mondayOf(today), -1);
  return isReviewDue(lastPlanUpdate, lastSunday) ? "open" : "none";
};

/** Instant until which 'Remind Me Later' hides the card. It can reach past midnight; from Monday on it means nothing. */
export const remindLaterUntil = (now: Date): string =>
  new Date(now.getTime() + remindLaterHours * 3_600_000).toISOString();

/** Title of the prompt on Home and of the review screen. */
export const weekCompleteTitle = (week: number): string => `Week ${week} Complete!`;

/** The quiet line from Monday on. */
export const reviewOpenText = "Review is open";
