/**
 * Everything that a review knows of one week (REV-02), read from this device: the domain shapes it, this file only
 * fetches. The screen's summary, the feedback's food figures and the assessment's results all come from here.
 */

import { owedDays } from "@muster/domain/planning/day-marks";
import { assessmentProgramFor } from "@muster/domain/planning/goal-mapping";
import { hasPlan } from "@muster/domain/profiles/age";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { isPostAssessment } from "@muster/domain/review/assessment-flow";
import { type ReviewContext, reviewContext } from "@muster/domain/review/review-context";
import { reviewedWeek } from "@muster/domain/review/week-summary";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { Reads } from "../store/device-store.ts";
import { readPlanDays } from "./read-plan.ts";

/** The week that a review is about. */
export type ReviewQuestion = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** First day of the week under review. */
  readonly from: CivilDate;
  /** Its last day. */
  readonly to: CivilDate;
};

/** @returns undefined when there is no profile on this device */
export const readReviewContext = async (
  reads: Reads,
  { profileId, today, from, to }: ReviewQuestion,
): Promise<ReviewContext | undefined> => {
  const [profile, stored, checkIns, entries, diaryDays, planned] = await Promise.all([
    reads.get("profile", profileRecordId(profileId)),
    reads.get("settings", settingsId(profileId)),
    reads.all("checkIn", profileId),
    reads.byDay("nutritionEntry", profileId, addDays(to, -28), to),
    reads.byDay("diaryDay", profileId, addDays(to, -28), to),
    readPlanDays(
      reads,
      profileId,
      Array.from({ length: 7 }, (_, index) => addDays(from, index)),
      (person, date) => !hasPlan(person, date),
    ),
  ]);
  if (profile === undefined) return undefined;
  const settings = stored ?? defaultSettings;
  // The assessment is summed up since it began, which may be before the week under review.
  const since =
    settings.lastPlanUpdate === null || settings.lastPlanUpdate > from ? from : settings.lastPlanUpdate;
  const [sessions, logs] = await Promise.all([
    reads.byDay("session", profileId, since, to),
    reads.byDay("exerciseLog", profileId, since, to),
  ]);
  const days = planned.flatMap((day) => (day.is === "planned" ? [day.day] : []));
  return reviewContext({
    today,
    from,
    to,
    profile,
    settings,
    checkIns,
    scheduled: owedDays(days).map(({ date, workout }) => ({ date, workout })),
    hasPlan: days.length > 0,
    sessions,
    logs,
    entries,
    diaryDays,
    assessment: isPostAssessment(settings) ? await assessmentOf(profile.primaryGoal) : null,
  });
};

/** Programs are data of the coach, needed once per person here: they are loaded on demand. */
const assessmentOf = async (goal: Parameters<typeof assessmentProgramFor>[0]) => {
  const { assessmentFocusData } = await import("@muster/coach/programs/assessment-focus.data");
  return assessmentFocusData[assessmentProgramFor(goal)];
};

/** The week that a review on `today` looks back on, with its dates (COACH-04). */
export const readReviewedWeek = async (reads: Reads, profileId: string, today: CivilDate) => {
  const week = reviewedWeek(today);
  const context = await readReviewContext(reads, { profileId, today, ...week });
  return context === undefined ? undefined : { ...context, ...week };
};
