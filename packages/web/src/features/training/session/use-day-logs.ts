/** The exercise logs of a day, live from this device. */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Reads, Stored } from "../../../data/store/device-store.ts";
import { type Live, useLive } from "../../../data/store/use-live.ts";

type Logs = readonly Stored<"exerciseLog">[];

/** A day's exercise logs by position, of every session of the day. */
export const readDayLogs = async (reads: Reads, profileId: string, date: CivilDate): Promise<Logs> =>
  (await reads.byDay("exerciseLog", profileId, date, date)).toSorted((a, b) => a.position - b.position);

/** The day's logs live, with what is being saved in them. */
export const useDayLogs = (profileId: string, date: CivilDate): Live<Logs> =>
  useLive((reads) => readDayLogs(reads, profileId, date), [profileId, date]);
