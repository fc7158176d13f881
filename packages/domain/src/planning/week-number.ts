/**
 * Week N and the weekly review: one calculation for Home, planner, review and reminders (settled points 47, 48). All in
 * civil days, so neither the hour, nor travel, nor daylight saving changes the number.
 */
import type { Settings } from "../profiles/settings.ts";
import type { CivilDate } from "../shared/dates.ts";
import { addDays, daysBetween, mondayOf, weekdayOf } from "../shared/dates.ts";

const weekLengthDays = 7;

/** Least age of a plan at a Sunday's review, in days: one that was begun on Thursday is measured by then. */
const leastAgeOfAssessment = 3;
/** A plan that was made since Thursday was made for the week to come (settled point 48). */
const leastAgeOfPlan = 4;

/** What the settings say about when weeks began; records of before the first field existed do not have it. */
export type WeekStart = Pick<Settings, "lastPlanUpdate" | "isAssessmentWeek"> & {
  readonly weekOneOn?: CivilDate | null;
};

/** 'Remind Me Later' hides the prompt for this long, on the same Sunday (settled point 11). */
const remindLaterHours = 4;

/**
 * The number of the person's own week, Monday to Sunday, in which a date lies: the week in which the assessment began is
 * 1 (settled point 47). Without that date: floor(days since the last plan update / 7) + 1 (spec §4). Week 1 before any
 * plan, and when the device's clock stands before it.
 */
export const weekNumber = ({ weekOneOn, lastPlanUpdate }: WeekStart, date: CivilDate): number => {
  const first = weekOneOn == null ? lastPlanUpdate : mondayOf(weekOneOn);
  return first === null ? 1 : Math.max(0, Math.floor(daysBetween(first, date) / weekLengthDays)) + 1;
};

/** A date of the week that is planned on `today`: from Sunday on the next one. */
export const plannedWeekDate = (today: CivilDate): CivilDate => addDays(today, 1);

/**
 * Whether a Sunday's review is offered (settled point 48): of an assessment that began on Thursday at the latest, and of a
 * plan that is older than four days. Never without a plan.
 */
export const isReviewDue = ({ lastPlanUpdate, isAssessmentWeek }: WeekStart, today: CivilDate): boolean =>
  lastPlanUpdate !== null &&
  weekdayOf(today) === "sunday" &&
  daysBetween(lastPlanUpdate, today) >= (isAssessmentWeek ? leastAgeOfAssessment : leastAgeOfPlan);

/** Monday of the week to come once a plan was made for it; the assessment goes on as it began. */
export const nextPlannedWeek = (
  { lastPlanUpdate, isAssessmentWeek }: WeekStart,
  today: CivilDate,
): CivilDate | undefined => {
  const monday = addDays(mondayOf(today), weekLengthDays);
  return lastPlanUpdate !== null &&
    !isAssessmentWeek &&
    daysBetween(lastPlanUpdate, addDays(monday, -1)) < leastAgeOfPlan
    ? monday
    : undefined;
};

/** due: the prompt card. open: the quiet line from Monday on, until it is done. none: nothing to show. */
export type ReviewStatus = "due" | "open" | "none";

/**
 * Where the weekly review stands.
 * @param checkedInWeek true when the review of the week in question is done
 * @param dismissedUntil instant up to which 'Remind Me Later' hides the card; null when it was not pressed
 */
export const reviewStatus = (input: {
  readonly settings: WeekStart;
  readonly today: CivilDate;
  readonly checkedInWeek: boolean;
  readonly dismissedUntil: string | null;
  readonly now: Date;
}): ReviewStatus => {
  const { settings, today, checkedInWeek, dismissedUntil, now } = input;
  if (checkedInWeek) return "none";
  if (isReviewDue(settings, today)) {
    const isHidden = dismissedUntil !== null && now.getTime() < Date.parse(dismissedUntil);
    return isHidden ? "none" : "due";
  }
  const lastSunday = addDays(mondayOf(today), -1);
  return isReviewDue(settings, lastSunday) ? "open" : "none";
};

/** Instant until which 'Remind Me Later' hides the card. It can reach past midnight; from Monday on it means nothing. */
export const remindLaterUntil = (now: Date): string =>
  new Date(now.getTime() + remindLaterHours * 3_600_000).toISOString();
