/**
 * What Progress and Home's figures read: a window of days at once, and what lies before it in pages of a year, cut down
 * to the few words that counts and streaks need. Years of history are never read to show a first picture; weekly
 * roll-ups, once there are any, take the place of the pages.
 */
import type { MeasurementName } from "@muster/domain/body/reading";
import { owedDays } from "@muster/domain/planning/day-marks";
import { ageGroup } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { defaultSettings } from "@muster/domain/profiles/settings";
import type { PlannedKind } from "@muster/domain/progress/adherence";
import { windowDays } from "@muster/domain/progress/figures";
import type { PlanStart } from "@muster/domain/progress/training-weeks";
import { type PastWorkout, pastWorkout } from "@muster/domain/progress/workout-history";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import { sessionStatus } from "@muster/domain/training/session";
import type { Reads, Stored } from "./device-store.ts";
import { readPlanDays } from "./read-plan.ts";

const yearDays = 364;

export type ProgressWindow = {
  readonly units: UnitSystem;
  readonly profile: Profile | undefined;
  /** First day that was read. */
  readonly from: CivilDate;
  readonly workouts: readonly PastWorkout[];
  /** Of sessions that count: discarded ones are left out. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly readings: readonly Stored<"reading">[];
  /** How many records lie before the window. */
  readonly older: { readonly sessions: number; readonly readings: number };
};

/** The last `days` days, today among them, to the end of what is stored. */
export const readProgressWindow = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
  days: number,
): Promise<ProgressWindow> => {
  const from = addDays(mondayOf(today), 7 - days);
  const [settings, profile, sessions, logs, readings, sessionCount, readingCount] = await Promise.all([
    reads.get("settings", settingsId(profileId)),
    reads.get("profile", profileRecordId(profileId)),
    reads.byDay("session", profileId, from, endOfTime),
    reads.byDay("exerciseLog", profileId, from, endOfTime),
    reads.byDay("reading", profileId, from, endOfTime),
    reads.count("session", profileId),
    reads.count("reading", profileId),
  ]);
  const discarded = new Set(
    sessions.filter((session) => sessionStatus(session) === "discarded").map((session) => session.id),
  );
  return {
    units: (settings ?? defaultSettings).units,
    profile,
    from,
    workouts: lightOf(sessions),
    logs: logs.filter((log) => !discarded.has(log.sessionId)),
    readings,
    older: { sessions: sessionCount - sessions.length, readings: readingCount - readings.length },
  };
};

const endOfTime: CivilDate = "9999-12-31";
/** Nothing is dated earlier: records are dated by devices, imports included. */
const firstYear = 1970;

export type OlderProgress = {
  readonly workouts: readonly PastWorkout[];
  readonly plans: readonly PlanStart[];
  /** The last two days of each measurement before the window, and the first one ever. */
  readonly readings: readonly Stored<"reading">[];
};

/**
 * Everything before `before`, newest year first, each page let go before the next.
 * @param count how many records there are to find, as the window's read told
 */
export const readOlderProgress = async (
  reads: Reads,
  profileId: string,
  before: CivilDate,
  count: ProgressWindow["older"],
): Promise<OlderProgress> => {
  let sessionsLeft = count.sessions;
  let readingsLeft = count.readings;
  const workouts: PastWorkout[] = [];
  const plans: PlanStart[] = [];
  const newest = new Map<MeasurementName, Stored<"reading">[]>();
  const first = new Map<MeasurementName, Stored<"reading">>();
  const most = new Map<MeasurementName, Stored<"reading">>();
  let to = addDays(before, -1);
  while ((sessionsLeft > 0 || readingsLeft > 0) && Number(to.slice(0, 4)) >= firstYear) {
    const from = addDays(to, 1 - yearDays);
    const [sessions, headers, readings] = await Promise.all([
      sessionsLeft > 0 ? reads.byDay("session", profileId, from, to) : [],
      sessionsLeft > 0 ? reads.byDay("plan", profileId, from, to) : [],
      readingsLeft > 0 ? reads.byDay("reading", profileId, from, to) : [],
    ]);
    sessionsLeft -= sessions.length;
    readingsLeft -= readings.length;
    workouts.push(...lightOf(sessions));
    plans.push(...headers.map(({ validFrom, phase }) => ({ from: validFrom, phase })));
    for (const reading of readings.toReversed()) {
      const known = newest.get(reading.metric) ?? [];
      if (new Set([...known, reading].map((one) => one.date)).size <= 2)
        newest.set(reading.metric, [...known, reading]);
      first.set(reading.metric, reading);
      const top = most.get(reading.metric);
      if (top === undefined || reading.value > top.value) most.set(reading.metric, reading);
    }
    to = addDays(from, -1);
  }
  const readings = [...[...newest.values()].flat(), ...first.values(), ...most.values()];
  return { workouts, plans, readings: [...new Map(readings.map((one) => [one.id, one])).values()] };
};

const lightOf = (sessions: readonly Stored<"session">[]): readonly PastWorkout[] =>
  sessions.map(pastWorkout).filter((workout) => workout !== undefined);

export type PlannedDays = {
  /** Date -> kind of its workout, for the days of the window and to the end of this week. */
  readonly kinds: { readonly [date: CivilDate]: ReturnType<PlannedKind> };
  readonly plans: readonly PlanStart[];
};

/** What the plans held on each day of the window. */
export const readPlannedDays = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
): Promise<PlannedDays> => {
  const sunday = addDays(mondayOf(today), 6);
  const dates = Array.from({ length: windowDays }, (_, index) => addDays(sunday, 1 - windowDays + index));
  const days = await readPlanDays(
    reads,
    profileId,
    dates,
    (person, date) => ageGroup(person, date) === "child",
  );
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
