/**
 * Saving a review. The check-in by itself, as soon as the form is valid; and the week that came of it, with the
 * check-in, as one unit: plan, seven days, pointer and settings are all there or none is (REV-03, settled point 20).
 */

import { planRecordChanges } from "@muster/coach/deliver/plan-records";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { defaultSettings } from "@muster/domain/profiles/settings";
import {
  checkInId,
  checkInReadingId,
  planPointerId,
  profileRecordId,
  settingsId,
} from "@muster/domain/record-ids";
import { planSaved } from "@muster/domain/review/assessment-flow";
import type { CheckIn } from "@muster/domain/review/check-in";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { NewId } from "@muster/domain/shared/ids";
import { ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";
import { sessionStatus } from "@muster/domain/training/session";
import type { Change, DeviceStore, Reads, SaveError } from "../../data/store/device-store.ts";
import { checkInChanges, checkInQuestions, readingsOf } from "./check-in-records.ts";

/** The first day of a new plan: today, or tomorrow when today is logged or running (settled point 14). */
export const planStart = async (
  reads: Pick<Reads, "byDay">,
  profileId: string,
  today: CivilDate,
): Promise<CivilDate> => {
  const sessions = await reads.byDay("session", profileId, today, today);
  return sessions.some((session) => sessionStatus(session) !== "discarded") ? addDays(today, 1) : today;
};

/** Saves the check-in and its readings: what was measured stays, whatever becomes of the plan. */
export const saveCheckIn = async (
  store: DeviceStore,
  profileId: string,
  checkIn: CheckIn,
  now: Date,
): Promise<Result<void, SaveError>> =>
  store.write(profileId, await changesOfCheckIn(store, profileId, checkIn, now), { group: true });

/** What to ask about a check-in before it is saved, in sentences: values that are possible and unlikely. */
export const readCheckInQuestions = async (
  reads: Pick<Reads, "get" | "byDay">,
  profileId: string,
  checkIn: CheckIn,
  units: UnitSystem,
): Promise<readonly string[]> => {
  const [sameDay, profile, readings] = await Promise.all([
    reads.get("checkIn", checkInId(profileId, checkIn.date)),
    reads.get("profile", profileRecordId(profileId)),
    reads.byDay("reading", profileId, "1970-01-01", checkIn.date),
  ]);
  return checkInQuestions(checkIn, { sameDay, profile, readings, units });
};

/** What is saved when the person takes the week. */
export type SubmitReview = {
  readonly profileId: string;
  /** undefined: the planner saves a week without a new check-in. */
  readonly checkIn: CheckIn | undefined;
  /** The check-in that the week was designed from; null without one. */
  readonly reviewId: string | null;
  readonly designed: DesignedWeek;
  /** First day in force, of `planStart`. */
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly now: Date;
  readonly newId: NewId;
};

type SavedReview = { readonly planId: string; readonly hasFeedback: boolean };

/** Saves check-in, plan, pointer and settings as one group. */
export const submitReview = async (
  store: DeviceStore,
  { profileId, checkIn, reviewId, designed, from, today, now, newId }: SubmitReview,
): Promise<Result<SavedReview, SaveError>> => {
  const [pointer, settings, checkInWrites] = await Promise.all([
    store.get("planPointer", planPointerId(profileId, from)),
    store.get("settings", settingsId(profileId)),
    checkIn === undefined ? [] : changesOfCheckIn(store, profileId, checkIn, now),
  ]);
  const plan = planRecordChanges(profileId, designed, {
    reviewId,
    from,
    by: "choice",
    now,
    newId,
    pointer,
  });
  const patch = planSaved(settings ?? defaultSettings, {
    today,
    summary: designed.plan.programSummary,
    strategy: designed.plan.weeklyStrategyOverview,
  });
  const settingsChange: Change = {
    kind: "settings",
    id: settingsId(profileId),
    create: { ...defaultSettings, ...patch },
    ifThere: patch,
  };
  const saved = await store.write(profileId, [...checkInWrites, ...plan, settingsChange], { group: true });
  return saved.ok ? ok({ planId: plan[0].id, hasFeedback: designed.plan.weeklyFeedback !== null }) : saved;
};

const changesOfCheckIn = async (
  reads: Pick<Reads, "get">,
  profileId: string,
  checkIn: CheckIn,
  now: Date,
): Promise<readonly Change[]> => {
  const id = checkInId(profileId, checkIn.date);
  const ids = readingsOf(checkIn).map(({ metric }) => checkInReadingId(profileId, id, metric));
  const stored = await Promise.all(ids.map((readingId) => reads.get("reading", readingId)));
  const known = new Set(stored.flatMap((reading) => (reading === undefined ? [] : [reading.id])));
  return checkInChanges(profileId, checkIn, known, now.toISOString());
};
