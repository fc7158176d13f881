/** The reminders of this device's own records: the same rules by which the server decides (`domain/reminders`). */

import { hasPlan } from "@muster/domain/profiles/age";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { type Reminder, remindersNear } from "@muster/domain/reminders/reminders";
import { isLogged } from "@muster/domain/schedule/home-card";
import { addDays, type CivilDate, weekdayOf } from "@muster/domain/shared/dates";
import { isTimeZone, wallClock } from "@muster/domain/shared/zoned-time";
import { sessionStatus } from "@muster/domain/training/session";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { readPlanDays } from "../../data/reads/read-plan.ts";
import type { Reads } from "../../data/store/device-store.ts";

/**
 * @param now ms since 1970
 * @param deviceZone of this device; the zone that the person chose goes before it
 */
export const readReminders = async (
  reads: Reads,
  profile: Pick<CurrentProfile, "id" | "displayName">,
  now: number,
  deviceZone: string,
): Promise<readonly Reminder[]> => {
  const settings = await reads.get("settings", settingsId(profile.id));
  const chosen = settings?.reminderZone ?? deviceZone;
  const timeZone = isTimeZone(chosen) ? chosen : deviceZone;
  const today = wallClock(now, timeZone).date;
  const dates = [today, addDays(today, 1), addDays(today, 2)];
  const [person, card, days, sessions, checkIns] = await Promise.all([
    reads.get("profile", profileRecordId(profile.id)),
    reads.get("profileCard", profile.id),
    readPlanDays(reads, profile.id, dates, (whose, date) => !hasPlan(whose, date)),
    reads.byDay("session", profile.id, today, addDays(today, 2)),
    reads.byDay("checkIn", profile.id, addDays(today, -7), addDays(today, 2)),
  ]);
  const dayByDate = new Map(dates.map((date, index) => [date, days[index]]));
  const week = days.some((day) => day.is === "default")
    ? (await import("@muster/coach/programs/default-week")).defaultWeek()
    : undefined;
  return remindersNear(
    {
      ...(settings ?? defaultSettings),
      settings: settings ?? defaultSettings,
      displayName: profile.displayName,
      hasPasscode: card?.hasPasscode ?? true,
      timeZone,
      workoutOn: (date) => {
        const day = dayByDate.get(date);
        if (day?.is === "planned") return day.day.workout;
        return day?.is === "default" ? week?.[weekdayOf(date)] : undefined;
      },
      isUnderWay: (date) =>
        sessions.some((session) => session.date === date && sessionStatus(session) !== "discarded"),
      isReviewed: (sunday) =>
        (person !== undefined && !hasPlan(person, sunday)) ||
        checkIns.some((checkIn) => checkIn.date >= sunday),
    },
    now,
  );
};

/** What the worker asks before it shows a reminder: is the workout of that day done or skipped? */
export const readIsDone = async (reads: Reads, profileId: string, day: CivilDate): Promise<boolean> =>
  isLogged(await reads.byDay("session", profileId, day, day), day);
