/**
 * What reminders and the calendar need to know of a person, read from their records as they are on this server now.
 * Records are read as they lie; one that this version does not understand counts as not there.
 */

import type { DayWorkout, PlanPointer, WeeklyPlan } from "@muster/domain/planning/plan";
import { planDaySchema, planPointerSchema } from "@muster/domain/planning/plan.schema";
import { completePlanIds, planInForce } from "@muster/domain/planning/plan-in-force";
import { hasPlan } from "@muster/domain/profiles/age";
import { profileSchema } from "@muster/domain/profiles/profile.schema";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { settingsSchema } from "@muster/domain/profiles/settings.schema";
import { planDayId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { ReminderFacts } from "@muster/domain/reminders/reminders";
import { addDays, type CivilDate, type Weekday, weekdayOf, weekdays } from "@muster/domain/shared/dates";
import { isTimeZone, wallClock } from "@muster/domain/shared/zoned-time";
import { sessionStatus } from "@muster/domain/training/session";
import { sessionSchema } from "@muster/domain/training/session.schema";
import * as z from "zod/mini";
import type { ReadStatements } from "../statements.ts";

/** Pointers are one a week, so these reach back for more than a year. */
const mostPointers = 60;
const marksSchema = z.pick(sessionSchema, { finishedAt: true, skippedAt: true, discardedAt: true });

type PersonFacts = Omit<ReminderFacts, "workoutOn"> & {
  readonly workoutOn: (date: CivilDate) => DayWorkout | undefined;
};

/**
 * @param now ms since 1970
 * @param zone of the device last used; the person's own choice goes before it
 * @param days from today on, for which workouts are read
 * @returns undefined while the profile's records are not here
 */
export const readFacts = async (
  db: ReadStatements,
  who: { readonly householdId: string; readonly profileId: string },
  now: number,
  zone: string,
  days: number,
  defaultWeek: () => WeeklyPlan,
): Promise<PersonFacts | undefined> => {
  const { householdId, profileId } = who;
  const record = async (kind: string, id: string): Promise<unknown> => {
    const row = await db.get<{ fields: string }>`SELECT fields FROM record
      WHERE household_id = ${householdId} AND scope = ${profileId} AND kind = ${kind} AND id = ${id}
      AND deleted = 0`;
    return row === undefined ? undefined : JSON.parse(row.fields);
  };
  const ofDays = (kind: string, from: CivilDate, to: CivilDate) =>
    db.all<{ day: string; fields: string }>`SELECT day, fields FROM record
      WHERE household_id = ${householdId} AND scope = ${profileId} AND kind = ${kind} AND day BETWEEN ${from}
      AND ${to} AND deleted = 0`;

  const profile = profileSchema.safeParse(await record("profile", profileRecordId(profileId)));
  if (!profile.success) return undefined;
  const stored = settingsSchema.safeParse(
    (await record("settings", settingsId(profileId))) ?? defaultSettings,
  );
  const settings = stored.success ? stored.data : defaultSettings;
  const chosen = settings.reminderZone;
  // A session may carry a zone that this server does not know.
  const timeZone = [chosen, zone].find((name) => name !== null && isTimeZone(name)) ?? "UTC";
  const today = wallClock(now, timeZone).date;
  const sessions = await ofDays("session", addDays(today, -1), addDays(today, 3));
  const checkIns = (await ofDays("checkIn", addDays(today, -7), addDays(today, 1))).map(({ day }) => day);
  const plans = await plansOf(db, who, record);
  const workouts = new Map<CivilDate, DayWorkout | undefined>();
  for (let day = 0; day < days; day += 1) {
    const date = addDays(today, day);
    workouts.set(date, await plans.workoutOn(date));
  }

  return {
    displayName: profile.data.displayName,
    hasPasscode:
      (await db.get`SELECT 1 FROM passcode WHERE household_id = ${householdId}
        AND profile_id = ${profileId}`) !== undefined,
    timeZone,
    workoutReminders: settings.workoutReminders,
    reviewReminders: settings.reviewReminders,
    quietFrom: settings.quietFrom,
    quietTo: settings.quietTo,
    settings,
    workoutOn: (date) => {
      // Children have ideas to move, no plan (ONB-08).
      if (!hasPlan(profile.data, date)) return undefined;
      if (!workouts.has(date)) throw new Error("A workout of a day that was not read.");
      const planned = workouts.get(date);
      // SCHED-04: neither a plan nor an update.
      if (planned === undefined && !plans.any && settings.lastPlanUpdate === null)
        return defaultWeek()[weekdayOf(date)];
      return planned;
    },
    isUnderWay: (date) =>
      sessions.some(({ day, fields }) => {
        if (day !== date) return false;
        const marks = marksSchema.safeParse(JSON.parse(fields));
        return marks.success && sessionStatus(marks.data) !== "discarded";
      }),
    isReviewed: (sunday) => !hasPlan(profile.data, sunday) || checkIns.some((day) => day >= sunday),
  };
};

/** The plans of a person, each looked at only when a date asks for it. */
const plansOf = async (
  db: ReadStatements,
  { householdId, profileId }: { readonly householdId: string; readonly profileId: string },
  record: (kind: string, id: string) => Promise<unknown>,
) => {
  const stored = await db.all<{ fields: string }>`SELECT fields FROM record
    WHERE household_id = ${householdId} AND scope = ${profileId} AND kind = 'planPointer' AND deleted = 0
    AND day IS NOT NULL ORDER BY day DESC LIMIT ${mostPointers}`;
  const pointers: readonly PlanPointer[] = stored.flatMap(({ fields }) => {
    const pointer = planPointerSchema.safeParse(JSON.parse(fields));
    return pointer.success ? [pointer.data] : [];
  });
  const complete = new Map<string, boolean>();
  const isComplete = async (planId: string): Promise<boolean> => {
    const known = complete.get(planId);
    if (known !== undefined) return known;
    const days: { planId: string; weekday: Weekday }[] = [];
    for (const weekday of weekdays)
      if ((await record("planDay", planDayId(profileId, planId, weekday))) !== undefined)
        days.push({ planId, weekday });
    const header = (await record("plan", planId)) === undefined ? [] : [planId];
    const whole = completePlanIds(header, days).has(planId);
    complete.set(planId, whole);
    return whole;
  };
  return {
    any: pointers.length > 0,
    workoutOn: async (date: CivilDate): Promise<DayWorkout | undefined> => {
      // Newest first, so that usually one plan is looked at.
      for (const pointer of pointers) {
        if (pointer.from > date) continue;
        const planId = pointer.choice ?? pointer.builtIn;
        if (planId === null || !(await isComplete(planId))) continue;
        const found = planInForce([pointer], new Set([planId]), date);
        const day =
          found === undefined
            ? undefined
            : planDaySchema.safeParse(await record("planDay", planDayId(profileId, planId, weekdayOf(date))));
        return day?.success === true ? day.data.workout : undefined;
      }
      return undefined;
    },
  };
};
