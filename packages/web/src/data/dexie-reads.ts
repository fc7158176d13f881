/** Reads of the device's store over its tables; usable inside a live query. */
import { householdKinds } from "@muster/domain/household-kinds";
import { olderProgress } from "@muster/domain/progress/week-roll-up";
import type { RecordKind, RecordOf } from "@muster/domain/records";
import Dexie from "dexie";
import { currentProfile } from "./current-profile.ts";
import type { MusterDatabase, RecordRow } from "./database.ts";
import type { Reads, Stored } from "./device-store.ts";

/** Rows hold what passed the kind's schema, here or on the server. */
const stored = <K extends RecordKind>(row: RecordRow) =>
  ({ ...row.r, id: row.id }) as RecordOf<K> & { id: string };

/** A record that another profile of this browser keeps under an id of the one who looks. */
const isOthers = ({ kind, p }: RecordRow): boolean => {
  if (householdKinds.has(kind)) return false;
  const current = currentProfile();
  return current !== undefined && current.id !== p;
};

export const createReads = (database: MusterDatabase): Reads => {
  const { records, weeks } = database;
  const weeksIn = (index: "[p+monday]" | "[p+trained]", profileId: string, before: string) =>
    weeks.where(index).between([profileId, Dexie.minKey], [profileId, before]);
  /** Records of a kind that are there: of one profile, or of the household this browser belongs to. */
  const live = (kind: RecordKind, profileId: string) =>
    householdKinds.has(kind)
      ? records.where("[kind+live]").between([kind, Dexie.minKey], [kind, Dexie.maxKey])
      : records.where("[kind+live]").equals([kind, profileId]);
  return {
    get: async <K extends RecordKind>(kind: K, id: string): Promise<Stored<K> | undefined> => {
      const row = await records.get([kind, id]);
      return row?.live === undefined || isOthers(row) ? undefined : stored<K>(row);
    },
    all: async <K extends RecordKind>(kind: K, profileId: string) =>
      (await live(kind, profileId).toArray()).map((row) => stored<K>(row)),
    byDay: async <K extends RecordKind>(kind: K, profileId: string, from: string, to: string) =>
      (
        await records
          .where("[kind+live+day]")
          .between([kind, profileId, from], [kind, profileId, to], true, true)
          .toArray()
      ).map((row) => stored<K>(row)),
    firstDay: async (kind, profileId) =>
      (
        await records
          .where("[kind+live+day]")
          .between([kind, profileId, Dexie.minKey], [kind, profileId, Dexie.maxKey])
          .first()
      )?.day,
    count: (kind, profileId) => live(kind, profileId).count(),
    weeks: (profileId, before) => weeksIn("[p+monday]", profileId, before).toArray(),
    older: async (profileId, before) =>
      olderProgress(await weeksIn("[p+monday]", profileId, before).toArray()),
    countWeeks: async (profileId, before) => {
      const [all, trained] = await Promise.all([
        weeksIn("[p+monday]", profileId, before).count(),
        weeksIn("[p+trained]", profileId, before).count(),
      ]);
      return { all, trained };
    },
  };
};
