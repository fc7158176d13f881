/** What the workout screen reads: the day's logs, the sessions of a date, and how it was last time. */

import { shownUnits } from "@muster/domain/profiles/settings";
import { gearId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { EnergyUnit, UnitSystem } from "@muster/domain/shared/units";
import { sessionStatus } from "@muster/domain/training/session";
import { type Gear, type GearPlace, gearOf } from "@muster/domain/training/weights/gear";
import { readLogsThatCount } from "../../../data/reads/read-logs.ts";
import type { Reads, Stored } from "../../../data/store/device-store.ts";
import { type Live, useLive } from "../../../data/store/use-live.ts";

/** Those records of one date. */
export type WorkoutRecords = {
  readonly sessions: readonly Stored<"session">[];
  /** Running before finished before skipped; the latest of its kind. Discarded ones do not count. */
  readonly session: Stored<"session"> | undefined;
  /** Of `session`, by position. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly units: UnitSystem;
  /** The unit of energy in the plan's words. */
  readonly energy: EnergyUnit;
  /** The plan that the session trains; undefined outside one. */
  readonly plan: Pick<Stored<"plan">, "phase" | "validFrom"> | undefined;
  /** What the person can load at a place: what they told, else what is usual. */
  readonly gear: Readonly<Record<GearPlace, Gear>>;
  /** Whether a set asks for repetitions in reserve. */
  readonly logsReserve: boolean;
  /** What the person said of exercises: pinned notes and own rests. */
  readonly preferences: readonly Stored<"exercisePreference">[];
};

/** Everything but the logs, which change with every set: nothing of this is read again for one. */
export const readWorkoutRecords = async (
  reads: Reads,
  profileId: string,
  date: CivilDate,
): Promise<Omit<WorkoutRecords, "logs" | "session">> => {
  const [sessions, settings, profile, gym, home, preferences] = await Promise.all([
    reads.byDay("session", profileId, date, date),
    reads.get("settings", settingsId(profileId)),
    reads.get("profile", profileRecordId(profileId)),
    reads.get("gear", gearId(profileId, "gym")),
    reads.get("gear", gearId(profileId, "home")),
    reads.all("exercisePreference", profileId),
  ]);
  const { planId } = sessionThatCounts(sessions) ?? sessions.at(-1) ?? { planId: null };
  const plan = planId === null ? undefined : await reads.get("plan", planId);
  const { units, energy } = shownUnits(settings);
  const gearAt = (place: GearPlace): Gear => gearOf(place, units, { gym, home }, profile);
  return {
    sessions,
    units,
    energy,
    plan,
    gear: { gym: gearAt("gym"), home: gearAt("home") },
    logsReserve: settings?.logsReserve ?? false,
    preferences,
  };
};

/** Sessions and logs of a date, live. */
export const useWorkoutRecords = (profileId: string, date: CivilDate) =>
  useLive((reads) => readWorkoutRecords(reads, profileId, date), [profileId, date]);

/** Days of history that 'last time' looks back (spec §9: 84 days for progression). */
const historyDays = 84;

/**
 * Logs of the days before `date`, but for those of workouts that were thrown away: a read of its own, so that a set logged
 * today does not run it again.
 */
export const readHistoryLogs = (reads: Reads, profileId: string, date: CivilDate) =>
  readLogsThatCount(reads, profileId, addDays(date, -historyDays), addDays(date, -1));

/** Logs of earlier workouts, live. */
export const useHistoryLogs = (profileId: string, date: CivilDate) =>
  useLive((reads) => readHistoryLogs(reads, profileId, date), [profileId, date]);

/**
 * The session of a date that the screen shows; undefined when all were discarded.
 * @param logs of the same day, where they are known: who trains on undoes a skip or a discard of another device
 */
export const sessionThatCounts = (
  sessions: readonly Stored<"session">[],
  logs: readonly Stored<"exerciseLog">[] = [],
): Stored<"session"> | undefined => {
  const rank = { running: 0, finished: 1, skipped: 2, discarded: 3 };
  const rankOf = (session: Stored<"session">) => rank[sessionStatus(session, logs)];
  return sessions
    .filter((session) => rankOf(session) < rank.discarded)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.startedAt < b.startedAt ? 1 : -1))[0];
};

type Logs = readonly Stored<"exerciseLog">[];

/** A day's exercise logs by position, of every session of the day. */
export const readDayLogs = async (reads: Reads, profileId: string, date: CivilDate): Promise<Logs> =>
  (await reads.byDay("exerciseLog", profileId, date, date)).toSorted((a, b) => a.position - b.position);

/** The day's logs live, with what is being saved in them. */
export const useDayLogs = (profileId: string, date: CivilDate): Live<Logs> =>
  useLive((reads) => readDayLogs(reads, profileId, date), [profileId, date]);
