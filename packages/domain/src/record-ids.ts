/** How each kind's id is computed from its natural key (docs/specs/records.md). Kinds that may repeat take a random id. */

import type { MeasurementName } from "./body/reading.ts";
import type { CivilDate, Weekday } from "./shared/dates.ts";
import { naturalId } from "./shared/ids.ts";
import type { GearPlace } from "./training/weights/gear.ts";

/** One a profile. */
export const profileRecordId = (profileId: string) => naturalId("profile", profileId);
/** One a profile. */
export const settingsId = (profileId: string) => naturalId("settings", profileId);
/** One a weekday of a plan. */
export const planDayId = (profileId: string, planId: string, weekday: Weekday) =>
  naturalId("planDay", profileId, planId, weekday);
/** One a day on which a plan takes effect: the later choice of a day wins. */
export const planPointerId = (profileId: string, from: CivilDate) =>
  naturalId("planPointer", profileId, from);
/** @param planDay the plan day's id, or `default:<weekday>` for the built-in default week */
export const sessionId = (profileId: string, date: CivilDate, planDay: string, ordinal: number) =>
  naturalId("session", profileId, date, planDay, ordinal);
/** One an exercise of a session. Logs of older versions have ids made of session and place; they are found by their exercise. */
export const exerciseLogId = (profileId: string, session: string, exerciseId: string) =>
  naturalId("exerciseLog", profileId, session, exerciseId);
/** By day, not by week: a late review on Monday and the next one on Sunday fall into one calendar week. */
export const checkInId = (profileId: string, date: CivilDate) => naturalId("checkIn", profileId, date);
/** Readings that a check-in brings along: one for each metric, however often it is saved. */
export const checkInReadingId = (profileId: string, checkIn: string, metric: MeasurementName) =>
  naturalId("reading", profileId, checkIn, metric);
/** One a day. */
export const diaryDayId = (profileId: string, date: CivilDate) => naturalId("diaryDay", profileId, date);
/** One an exercise. */
export const exercisePreferenceId = (profileId: string, exerciseId: string) =>
  naturalId("exercisePreference", profileId, exerciseId);
/** One an area, a condition or a group of exercises. @param key `limitKey` of `planning/limits` */
export const limitId = (profileId: string, key: string) => naturalId("limit", profileId, key);
/** One a type and what it is about. @param key `wishKey` of `planning/limits` */
export const wishId = (profileId: string, key: string) => naturalId("wish", profileId, key);
/** One a place. */
export const gearId = (profileId: string, place: GearPlace) => naturalId("gear", profileId, place);
/** One record a product for the whole household, whichever person scans it first. */
export const sharedFoodId = (gtin: string) => naturalId("sharedFood", "household", gtin);
