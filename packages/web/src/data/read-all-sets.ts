/** Everything that was ever logged, for records of all time: years come one after the other, newest first. */
import type { FactsOf } from "@muster/domain/progress/done-set";
import { type DoneSet, doneSets } from "@muster/domain/progress/done-set";
import { bodyWeightFrom } from "@muster/domain/progress/effective-load";
import { weightTrend } from "@muster/domain/progress/weight-trend";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { type ExerciseLog, sessionStatus } from "@muster/domain/training/session";
import type { Reads } from "./device-store.ts";

const yearDays = 364;
/** Nothing is dated earlier: records are dated by devices, imports included. */
const firstDay: CivilDate = "1970-01-01";

/** Sets of workouts that count, oldest first; those of discarded workouts are left out. */
export const readAllSets = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
  factsOf: FactsOf,
): Promise<readonly DoneSet[]> => {
  const [count, readings, profile] = await Promise.all([
    reads.count("exerciseLog", profileId),
    reads.byDay("reading", profileId, firstDay, today),
    reads.get("profile", profileRecordId(profileId)),
  ]);
  const found: ExerciseLog[] = [];
  let left = count;
  let to: CivilDate = "9999-12-31";
  let from = addDays(today, -yearDays);
  while (left > 0 && to >= firstDay) {
    const [logs, sessions] = await Promise.all([
      reads.byDay("exerciseLog", profileId, from, to),
      reads.byDay("session", profileId, from, to),
    ]);
    const discarded = new Set(
      sessions.filter((session) => sessionStatus(session) === "discarded").map(({ id }) => id),
    );
    found.push(...logs.filter(({ sessionId }) => !discarded.has(sessionId)));
    left -= logs.length;
    to = addDays(from, -1);
    from = addDays(to, 1 - yearDays);
  }
  const trend = weightTrend(
    readings.filter(({ metric }) => metric === "weight").map(({ date, value }) => ({ date, value })),
  );
  return doneSets(
    found,
    factsOf,
    bodyWeightFrom(
      trend.map((point) => ({ date: point.date, value: point.trend })),
      profile?.weight,
    ),
  );
};
