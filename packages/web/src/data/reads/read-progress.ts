/**
 * What Progress and Home's figures read: the records of a window of days at once, and the weekly roll-ups of what lies
 * before it. Records of years are never read: how many rows a picture takes does not grow with the log, but for one
 * small row a week.
 */

import { owedDays } from "@muster/domain/planning/day-marks";
import { hasPlan } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import type { PlannedKind } from "@muster/domain/progress/adherence";
import { windowDays } from "@muster/domain/progress/figures";
import { goalStart } from "@muster/domain/progress/goal-end";
import type { PlanStart } from "@muster/domain/progress/training-weeks";
import { type PastWorkout, pastWorkout } from "@muster/domain/progress/workout-history";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { sessionStatus } from "@muster/domain/training/session";
import type { Reads, Stored } from "../store/device-store.ts";
import { readPlanDays } from "./read-plan.ts";

/** The records of the charted days. */
export type ProgressWindow = {
  readonly units: UnitSystem;
  /** First day of the goal; null before week 1. */
  readonly goalStart: CivilDate | null;
  readonly profile: Profile | undefined;
  /** First day that was read. */
  readonly from: CivilDate;
  readonly workouts: readonly PastWorkout[];
  /** Of sessions that count: discarded ones are left out. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly readings: readonly Stored<"reading">[];
  /** How many weeks before the window hold something, and in how many somebody trained. */
  readonly older: { readonly all: number; readonly trained: number };
};

/** The last `days` days, today among them, to the end of what is stored. */
export const readProgressWindow = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
  days: number,
): Promise<ProgressWindow> => {
  const from = addDays(mondayOf(today), 7 - days);
  const [settings, profile, sessions, logs, readings, older] = await Promise.all([
    reads.get("settings", settingsId(profileId)),
    reads.get("profile", profileRecordId(profileId)),
    reads.byDay("session", profileId, from, endOfTime),
    reads.byDay("exerciseLog", profileId, from, endOfTime),
    reads.byDay("reading", profileId, from, endOfTime),
    reads.countWeeks(profileId, from),
  ]);
  const discarded = new Set(
    sessions.filter((session) => sessionStatus(session) === "discarded").map((session) => session.id),
  );
  return {
    units: (settings ?? defaultSettings).units,
    goalStart: goalStart(settings ?? defaultSettings),
    profile,
    from,
    workouts: lightOf(sessions),
    logs: logs.filter((log) => !discarded.has(log.sessionId)),
    readings,
    older,
  };
};

const endOfTime: CivilDate = "9999-12-31";
const lightOf = (sessions: readonly Stored<"session">[]): readonly PastWorkout[] =>
  sessions.map(pastWorkout).filter((workout) => workout !== undefined);

/** What was planned in the window. */
export type PlannedDays = {
  /** Date -> kind of its workout, for the days of the window and to the end of this week. */
  readonly kinds: { readonly [date: CivilDate]: ReturnType<PlannedKind> };
  readonly plans: readonly PlanStart[];
};

/** What was planned on each day of the window. */
export const readPlannedDays = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
): Promise<PlannedDays> => {
  const sunday = addDays(mondayOf(today), 6);
  const dates = Array.from({ length: windowDays }, (_, index) => addDays(sunday, 1 - windowDays + index));
  const days = await readPlanDays(reads, profileId, dates, (person, date) => !hasPlan(person, date));
  const kinds: { [date: CivilDate]: ReturnType<PlannedKind> } = {};
  const plans = new Map<string, PlanStart>();
  for (const { date, workout, plan } of owedDays(
    days.flatMap((day) => (day.is === "planned" ? [day.day] : [])),
  )) {
    kinds[date] = workout.kind;
    if (plan !== undefined) plans.set(plan.id, { from: plan.validFrom, phase: plan.phase });
  }
  return { kinds, plans: [...plans.values()] };
};
