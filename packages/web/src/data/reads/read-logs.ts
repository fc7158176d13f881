/** The logs of workouts that count. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { sessionStatus } from "@muster/domain/training/session";
import type { Reads, Stored } from "../store/device-store.ts";

/** Logs of some days, both ends included, but for those of workouts that were thrown away. */
export const readLogsThatCount = async (
  reads: Reads,
  profileId: string,
  from: CivilDate,
  to: CivilDate,
): Promise<readonly Stored<"exerciseLog">[]> => {
  const [logs, sessions] = await Promise.all([
    reads.byDay("exerciseLog", profileId, from, to),
    reads.byDay("session", profileId, from, to),
  ]);
  const discarded = new Set(
    sessions.filter((session) => sessionStatus(session) === "discarded").map(({ id }) => id),
  );
  return logs.filter(({ sessionId }) => !discarded.has(sessionId));
};
