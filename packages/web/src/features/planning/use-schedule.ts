/** Everything the schedule shows of one week, live from this device. */

import type { WeekStart } from "@muster/domain/planning/week-number";
import { defaultSettings, shownUnits } from "@muster/domain/profiles/settings";
import { settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { ShownUnits } from "@muster/domain/shared/units";
import { type Session, sessionStatus } from "@muster/domain/training/session";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { type PlanWeekState, usePlanWeek } from "../../data/reads/use-plan.ts";
import type { Reads } from "../../data/store/device-store.ts";
import { useLive } from "../../data/store/use-live.ts";
import { type KnownWeeks, knownWeeks, shownMonday } from "./known-weeks.ts";

/** One week of the schedule. */
export type ScheduleOfWeek = {
  readonly monday: CivilDate;
  readonly known: KnownWeeks;
  readonly week: PlanWeekState;
  readonly sessions: readonly Session[];
  readonly settings: WeekStart;
  /** The units of the week's texts and goals. */
  readonly shown: ShownUnits;
};

/** How far back to look for workouts that were trained without a plan. */
const lookBackDays = 28;
/** No plan begins further ahead. */
const aheadDays = 400;

/** The week to show and the range of weeks. @param requested any day of the requested week */
export const readSchedule = async (
  reads: Reads,
  profileId: string,
  requested: CivilDate | undefined,
  today: CivilDate,
) => {
  // The first plan and the current ones give the range of weeks; those in between add nothing.
  const [firstPlan, pointers, settings] = await Promise.all([
    reads.firstDay("planPointer", profileId),
    reads.byDay("planPointer", profileId, addDays(today, -lookBackDays), addDays(today, aheadDays)),
    reads.get("settings", settingsId(profileId)),
  ]);
  const starts = [...(firstPlan === undefined ? [] : [firstPlan]), ...pointers.map(({ from }) => from)];
  // An address may ask for a week that is not there: the workouts are those of the week that is shown for it.
  const requestedMonday = shownMonday(requested, today, knownWeeks(today, starts, requested));
  const sessions = await reads.byDay(
    "session",
    profileId,
    addDays(requestedMonday, -lookBackDays),
    addDays(requestedMonday, 6),
  );
  const trained = sessions.filter((session) => sessionStatus(session) !== "discarded");
  const known = knownWeeks(today, starts, trained.map((session) => session.date).sort()[0]);
  const monday = shownMonday(requested, today, known);
  const ofWeek =
    monday === requestedMonday
      ? sessions
      : await reads.byDay("session", profileId, monday, addDays(monday, 6));
  return {
    known,
    settings: settings ?? defaultSettings,
    shown: shownUnits(settings),
    sessions: ofWeek.filter((session) => sessionStatus(session) !== "discarded"),
    monday,
  };
};

/**
 * @param requested any day of the week in the address
 * @returns undefined while the device is read
 */
export const useSchedule = (
  requested: CivilDate | undefined,
  today: CivilDate,
): ScheduleOfWeek | undefined => {
  const profile = useCurrentProfile();
  const live = useLive(
    async (reads) => (profile === undefined ? undefined : readSchedule(reads, profile.id, requested, today)),
    [profile?.id, requested, today],
  );
  if (live.state === "error") throw live.error;
  const value = live.state === "ready" ? live.value : undefined;
  const week = usePlanWeek(value?.monday ?? mondayOf(today));
  if (value === undefined) return undefined;
  return { ...value, week, sessions: value.sessions.filter((session) => session.date >= value.monday) };
};
