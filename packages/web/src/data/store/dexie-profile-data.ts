/** One profile's data in the device's database. */

import { profileRecordId } from "@muster/domain/record-ids";
import type { RecordKind } from "@muster/domain/records";
import { noStamp, timeOfStamp } from "@muster/sync/clock";
import { deleteField } from "@muster/sync/protocol";
import Dexie from "dexie";
import type { MusterDatabase } from "../database/database.ts";
import { metaKeys, metaNumber, setMeta } from "../database/device-meta.ts";
import { redraw } from "../database/dexie-rows.ts";
import { operationOf } from "../database/outbox-rows.ts";
import { liveRecords } from "./dexie-reads.ts";
import type { DeletedProfile, DeletedRecord, ProfileData } from "./profile-data.ts";

type ProfileDataOptions = {
  /** Device time, ms. */
  readonly now: () => number;
  /** Forgets what lies outside of the database: journal lines, the first picture. */
  readonly eraseBeside: (profileId: string) => Promise<void>;
};

/** Records read at once. */
const batch = 500;

export const createProfileData = (
  database: MusterDatabase,
  { now, eraseBeside }: ProfileDataOptions,
): ProfileData => {
  const { records, outbox, outbox_bad, meta } = database;
  const profileData: ProfileData = {
    held: async function* (profileId, kind) {
      const byDay = records
        .where("[kind+live+day]")
        .between([kind, profileId, Dexie.minKey], [kind, profileId, Dexie.maxKey]);
      // The index by day holds no record without one.
      const keys = [byDay, liveRecords(records, kind, profileId)].map((found) => found.primaryKeys());
      const ids = [...new Set((await Promise.all(keys)).flat().map(([, id]) => id))];
      for (let from = 0; from < ids.length; from += batch) {
        const keysOfBatch = ids.slice(from, from + batch).map((id): [string, string] => [kind, id]);
        // Deleted since the ids were read: left out.
        for (const row of await records.bulkGet(keysOfBatch))
          if (row?.live !== undefined) yield { id: row.id, record: row.r };
      }
    },
    wholeUntil: async (profileId) => {
      const isArriving = (await metaNumber(database, metaKeys.firstPull(profileId))) !== undefined;
      return isArriving ? undefined : metaNumber(database, metaKeys.lastSyncAt(profileId));
    },
    deleted: async <K extends RecordKind>(profileId: string, kinds: readonly K[]) => {
      const found: DeletedRecord<K>[] = [];
      for (const kind of kinds)
        await records
          .where("[kind+id]")
          .between([kind, Dexie.minKey], [kind, Dexie.maxKey])
          .filter(({ p, live, r }) => p === profileId && live === undefined && Object.keys(r).length > 0)
          .each(({ id, r, base, s, x }) => {
            const deletedAt = base === undefined ? timeOfStamp(x?.[deleteField] ?? s ?? noStamp) : undefined;
            found.push({ kind, id, record: r, deletedAt });
          });
      return found;
    },
    unsent: (profileId) =>
      database.transaction("r", outbox, outbox_bad, async () => {
        const waiting = await outbox.where("by").equals(profileId).toArray();
        const refused = await outbox_bad.where("by").equals(profileId).toArray();
        return [...waiting, ...refused].sort((a, b) => a.n - b.n).map(operationOf);
      }),
    erase: async (profileId) => {
      await database.transaction("rw", records, outbox, outbox_bad, meta, async () => {
        await records.where("p").equals(profileId).delete();
        const written = [
          ...(await outbox.where("by").equals(profileId).toArray()),
          ...(await outbox_bad.where("by").equals(profileId).toArray()),
        ];
        await outbox.where("p").equals(profileId).or("by").equals(profileId).delete();
        await outbox_bad.where("by").equals(profileId).delete();
        // Of what the household shares, nobody sends their changes any more: it is again what the server has.
        await redraw(
          database,
          written.filter(({ p }) => p !== profileId),
        );
        await meta.where("k").startsWith(metaKeys.offers(profileId)).delete();
        await meta.bulkDelete(
          [
            metaKeys.cursor,
            metaKeys.rolled,
            metaKeys.seen,
            metaKeys.answered,
            metaKeys.lastSyncAt,
            metaKeys.restored,
            metaKeys.firstPull,
          ].map((key) => key(profileId)),
        );
        await setMeta(database, metaKeys.erased(profileId), now());
      });
      await eraseBeside(profileId);
    },
    missing: async () => {
      const [cards, waiting] = await Promise.all([
        liveRecords(records, "profileCard", "").toArray(),
        meta.where("k").startsWith(metaKeys.restored("")).primaryKeys(),
      ]);
      // Until the household's records have been pulled anew, nobody is missing.
      return cards
        .filter(({ p, lost }) => lost !== undefined && !waiting.includes(metaKeys.restored(p)))
        .map(({ id }) => id);
    },
    eraseDeleted: async () => {
      const [erased, waiting]: [string[], string[]] = [[], []];
      for (const id of await deletedHere()) {
        // Offered as a file first.
        const isUnsent = (await profileData.unsent(id)).length > 0;
        if (!isUnsent) await profileData.erase(id);
        (isUnsent ? waiting : erased).push(id);
      }
      return { erased, waiting };
    },
    deletedWithUnsent: async () => {
      const found: DeletedProfile[] = [];
      for (const id of await deletedHere()) {
        const unsent = (await profileData.unsent(id)).length;
        const name = (await records.get(["profile", profileRecordId(id)]))?.r.displayName;
        if (unsent > 0)
          found.push({ id, displayName: typeof name === "string" ? name : "A profile", unsent });
      }
      return found;
    },
  };
  /** Profiles that the server has deleted and that this device still holds something of. */
  const deletedHere = async (): Promise<readonly string[]> => {
    const cards = await records
      .where("[kind+id]")
      .between(["profileCard", Dexie.minKey], ["profileCard", Dexie.maxKey])
      .toArray();
    // The server's own word, and nothing else: a card that is merely not here yet erases nobody.
    const deleted = cards.filter(({ live, _q, base }) => live === undefined && _q > 0 && base === undefined);
    const present: string[] = [];
    for (const { id } of deleted) if ((await records.where("p").equals(id).count()) > 0) present.push(id);
    return present;
  };
  return profileData;
};
