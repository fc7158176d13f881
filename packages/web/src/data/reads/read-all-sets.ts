/** Everything that was ever logged, for records of all time: years come one after the other, newest first. */
import type { FactsOf } from "@muster/domain/progress/sets/done-set";
import { type DoneSet, doneSets } from "@muster/domain/progress/sets/done-set";
import { bodyWeightFrom } from "@muster/domain/progress/sets/effective-load";
import { profileRecordId } from "@muster/domain/record-ids";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import type { ExerciseLog } from "@muster/domain/training/session";
import type { Reads } from "../store/device-store.ts";

const yearDays = 364;
/** Nothing is dated earlier: records are dated by devices, imports included. */
const firstDay: CivilDate = "1970-01-01";
const endOfTime: CivilDate = "9999-12-31";

/** Sets of workouts that count, oldest first; those of discarded workouts are left out. */
export const readAllSets = async (
  reads: Reads,
  profileId: string,
  today: CivilDate,
  factsOf: FactsOf,
): Promise<readonly DoneSet[]> => {
  const [count, readings, profile, weeks] = await Promise.all([
    reads.count("exerciseLog", profileId),
    reads.byDay("reading", profileId, firstDay, today),
    reads.get("profile", profileRecordId(profileId)),
    reads.weeks(profileId, endOfTime),
  ]);
  const discarded = new Set(weeks.flatMap((week) => week.discarded));
  const found: ExerciseLog[] = [];
  let left = count;
  let to: CivilDate = endOfTime;
  let from = addDays(today, -yearDays);
  while (left > 0 && to >= firstDay) {
    const logs = await reads.byDay("exerciseLog", profileId, from, to);
    found.push(...logs.filter(({ sessionId }) => !discarded.has(sessionId)));
    left -= logs.length;
    to = addDays(from, -1);
    from = addDays(to, 1 - yearDays);
  }
  const weighings = readings.filter(({ metric }) => metric === "weight");
  return doneSets(found, factsOf, bodyWeightFrom(weighings, profile?.weight));
};
