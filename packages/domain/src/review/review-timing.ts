/** Whether the week that the review looks back on is over and not reviewed yet: its link on Home stands on every day. */
import { isReviewDue, type WeekStart } from "../planning/week-number.ts";
import { addDays, type CivilDate, mondayOf } from "../shared/dates.ts";
import { reviewedWeek } from "./week-summary.ts";

/** `on`: the Sunday of the next review. */
export type ReviewTiming =
  | { readonly is: "due" }
  | { readonly is: "early"; readonly on: CivilDate }
  | { readonly is: "done"; readonly reviewedOn: CivilDate; readonly on: CivilDate };

/**
 * @param input.reviewedOn dates of reviews, in any order; one of today is being changed, and is due
 */
export const reviewTiming = ({
  settings,
  today,
  reviewedOn,
}: {
  readonly settings: WeekStart;
  readonly today: CivilDate;
  readonly reviewedOn: readonly CivilDate[];
}): ReviewTiming => {
  // Of tomorrow: a flight west of where it was sent.
  const tomorrow = addDays(today, 1);
  if (reviewedOn.includes(tomorrow)) return { is: "early", on: addDays(mondayOf(tomorrow), 13) };
  const { to } = reviewedWeek(today);
  const sunday = addDays(mondayOf(today), 6);
  const hasBegun = settings.weekOneOn == null || settings.weekOneOn <= to;
  if (
    !hasBegun ||
    (settings.isAssessmentWeek && settings.lastPlanUpdate !== null && !isReviewDue(settings, to))
  )
    return { is: "early", on: isReviewDue(settings, sunday) ? sunday : addDays(sunday, 7) };
  const before = reviewedOn
    .filter((date) => date >= to && date < today)
    .toSorted()
    .at(-1);
  return before === undefined ? { is: "due" } : { is: "done", reviewedOn: before, on: sunday };
};
