/** Reads and writes over plain lists, for unit tests of what is built on the store. Not a store: no sync, no durability. */
import { olderProgress, rollUpWeek, type WeekRollUp } from "@muster/domain/progress/week-roll-up";
import type { RecordKind } from "@muster/domain/records";
import { type CivilDate, mondayOf } from "@muster/domain/shared/dates";
import { ok } from "@muster/domain/shared/result";
import type { Change, DeviceStore, Reads, Stored } from "../store/device-store.ts";

/** A record with its kind, typed by it. */
export type TypedRecord = { [K in RecordKind]: { readonly kind: K; readonly record: Stored<K> } }[RecordKind];

/** Reads and writes over the given records; `written` holds what was written. */
export const recordsInMemory = (...initial: readonly TypedRecord[]) => {
  const records: TypedRecord[] = [...initial];
  const written: (readonly Change[])[] = [];
  const of = <K extends RecordKind>(kind: K): readonly Stored<K>[] =>
    records
      .filter((one) => one.kind === kind)
      // The kind decides the record's type, which a filter cannot express.
      .map((one) => one.record as unknown as Stored<K>);
  const weeks = (before: CivilDate, from: CivilDate = ""): readonly WeekRollUp[] => {
    const [sessions, plans, readings, logs] = [of("session"), of("plan"), of("reading"), of("exerciseLog")];
    const days = [...sessions, ...readings, ...logs].map(({ date }) => date);
    const mondays = new Set([...days, ...plans.map(({ validFrom }) => validFrom)].map(mondayOf));
    const isIn = (monday: CivilDate) => (day: CivilDate) => mondayOf(day) === monday;
    return [...mondays]
      .filter((monday) => from <= monday && monday < before)
      .sort()
      .flatMap(
        (monday) =>
          rollUpWeek(monday, {
            sessions: sessions.filter(({ date }) => isIn(monday)(date)),
            plans: plans.filter(({ validFrom }) => isIn(monday)(validFrom)),
            readings: readings.filter(({ date }) => isIn(monday)(date)),
            logs: logs.filter(({ date }) => isIn(monday)(date)),
          }) ?? [],
      );
  };
  // Only kinds that have a day are read by day.
  const dayOf = (record: object): CivilDate =>
    ["date", "from", "validFrom", "logDate"]
      .map((field) => (record as Record<string, unknown>)[field])
      .find((value) => typeof value === "string") as CivilDate;
  const reads: Reads = {
    get: async (kind, id) => of(kind).find((record) => record.id === id),
    all: async (kind) => of(kind),
    byDay: async (kind, _profileId, from, to) =>
      of(kind).filter((record) => dayOf(record) >= from && dayOf(record) <= to),
    firstDay: async (kind) => of(kind).map(dayOf).sort()[0],
    count: async (kind) => of(kind).length,
    weeks: async (_profileId, before, from) => weeks(before, from),
    older: async (_profileId, before) => olderProgress(weeks(before)),
    countWeeks: async (_profileId, before) => {
      const all = weeks(before);
      return { all: all.length, trained: all.filter(({ workouts }) => workouts.length > 0).length };
    },
  };
  const logsToBeat: DeviceStore["logsToBeat"] = async (_profileId, exerciseIds, before) => {
    const discarded = new Set(weeks(before).flatMap((week) => week.discarded));
    return of("exerciseLog").filter(
      (log) => exerciseIds.has(log.exerciseId) && log.date < before && !discarded.has(log.sessionId),
    );
  };
  const write: DeviceStore["write"] = async (_profileId, changes) => {
    written.push(changes);
    for (const change of changes) {
      const at = records.findIndex((one) => one.kind === change.kind && one.record.id === change.id);
      const fields = "create" in change ? change.create : "patch" in change ? change.patch : undefined;
      if (fields === undefined) continue;
      const before = records[at]?.record;
      // A create of what exists becomes a patch, as in the store; the change's kind decides the record's type.
      const merged = { kind: change.kind, record: { ...before, ...fields, id: change.id } } as TypedRecord;
      if (before === undefined) records.push(merged);
      else records[at] = merged;
    }
    return ok(undefined);
  };
  return { ...reads, logsToBeat, write, written };
};
