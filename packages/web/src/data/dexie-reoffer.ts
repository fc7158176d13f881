/**
 * After the server was restored from a backup: this device pulls everything anew and offers what the backup did not
 * have, with the times that the server itself once stamped, so nobody's later edit is overwritten.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { toReoffer } from "@muster/sync/client";
import { noStamp } from "@muster/sync/clock";
import type { RecordAddress } from "@muster/sync/merge";
import type { Row } from "@muster/sync/protocol";
import type { MusterDatabase, OutboxRow } from "./database.ts";
import { metaKeys, setMeta } from "./device-meta.ts";
import { redraw } from "./dexie-rows.ts";
import { asServed } from "./record-rows.ts";
import { schemaVersion } from "./synced-kinds.ts";

type Kept = { readonly k: string; readonly v: { readonly known: Row; readonly now: Row | null } };

const keyOf = ({ p, kind, id }: RecordAddress) => `old:${p}:${kind}/${id}`;

/** Notes that everything served so far is of an older epoch, and sets all cursors to the beginning. */
export const startReoffer = async (database: MusterDatabase, epoch: string): Promise<void> => {
  const { meta, records } = database;
  await meta.where("k").startsWith(metaKeys.cursor("")).delete();
  await meta.where("k").startsWith(metaKeys.seen("")).delete();
  const scopes = (await records.orderBy("p").uniqueKeys()).map(String);
  for (const scope of scopes) await setMeta(database, metaKeys.reoffer(scope), epoch);
  const served = (await records.toArray()).flatMap((row) => {
    const known = asServed(row);
    return known === undefined ? [] : [{ row, known }];
  });
  // Years of records: all at once, for a tap's save waits while this holds them.
  await meta.bulkPut(
    served.map(({ row, known }) => ({ k: keyOf(row), v: { known, now: null } satisfies Kept["v"] })),
  );
  // Numbers of the old epoch say nothing any more: whatever the server has now is taken.
  await records.bulkPut(
    served.map(({ row, known: { f, deleted } }) => ({ ...row, _q: 0, base: row.base ?? { f, deleted } })),
  );
  await setMeta(database, metaKeys.epoch, epoch);
};

/** Remembers what the restored server has of the rows that this device was served before. */
export const keepForReoffer = async (database: MusterDatabase, rows: readonly Row[]): Promise<void> => {
  const keys = rows.map(keyOf);
  const kept = await database.meta.bulkGet(keys);
  await database.meta.bulkPut(
    rows.flatMap((row, index) => {
      const old = kept[index];
      // Rows under these keys are written above only.
      return old === undefined ? [] : [{ k: old.k, v: { ...(old as Kept).v, now: row } } satisfies Kept];
    }),
  );
};

/** Everything of the scope is pulled: what the server lacks goes into the outbox, oldest first. */
export const finishReoffer = async (
  database: MusterDatabase,
  scope: string,
  profileId: string,
  newId: NewId,
): Promise<void> => {
  const prefix = `old:${scope}:`;
  // Rows under this prefix are written above only.
  const kept = (await database.meta.where("k").startsWith(prefix).toArray()) as Kept[];
  const offers = kept
    .flatMap(({ v: { known, now } }) =>
      toReoffer(known, now ?? undefined).map((offer) => ({ ...offer, known })),
    )
    .sort((a, b) => a.at - b.at);
  await database.outbox.bulkAdd(
    offers.map(
      ({ content, at, known }): Omit<OutboxRow, "n"> => ({
        op: newId(),
        p: scope,
        kind: known.kind,
        id: known.id,
        ...content,
        at,
        off: 0,
        seen: noStamp,
        schema: schemaVersion,
        by: profileId,
      }),
    ),
  );
  for (const { kind, id } of new Set(offers.map(({ known }) => known))) await redraw(database, kind, id);
  await database.meta.where("k").startsWith(prefix).delete();
  await database.meta.delete(metaKeys.reoffer(scope));
};
