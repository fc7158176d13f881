/**
 * The device's part of a restore of the server (docs/specs/sync.md, restore): rows served before stay and are marked, then
 * everything is pulled again and joined with it; rows that the server lacks are offered to it.
 * For use inside a transaction, but for `startAgain`.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { largestUnit, mostJsonBytes } from "@muster/sync/client";
import { recordKey } from "@muster/sync/merge";
import { limits, type Offer, type PushReply } from "@muster/sync/protocol";
import type { MusterDatabase } from "../database/database.ts";
import { type Meta, metaKeys, metaNumber, readMeta, setMeta } from "../database/device-meta.ts";
import { redraw } from "../database/dexie-rows.ts";
import { outboxRow } from "../database/outbox-rows.ts";
import { asServed, baseOf, recordAddress, schemaVersion, syncedKind } from "../database/record-rows.ts";
import type { MetaRow, RecordRow } from "../database/rows.ts";
import type { Position } from "../sync/sync-store.ts";

/** How far this device has been served of a scope. @param scope undefined for a push, which has no cursor */
export const positionOf = (meta: Meta, scope?: string): Position => {
  const generation = meta.text(metaKeys.generation);
  return {
    cursor: (scope === undefined ? undefined : meta.number(metaKeys.cursor(scope))) ?? 0,
    starts: meta.number(metaKeys.starts) ?? 0,
    ...(generation === undefined
      ? {}
      : { served: { seq: meta.number(metaKeys.servedSeq) ?? 0, generation } }),
  };
};

/**
 * Whether the device still stands where it asked: a reply to another place is outdated and ignored. So is one of a newer generation
 * when the device has been served more since: the server was not asked whether it still has that.
 * @param answered generation of the reply; left out when there is none
 */
export const isStill = (before: Position, now: Position, answered?: string): boolean =>
  now.cursor === before.cursor &&
  now.starts === before.starts &&
  now.served?.generation === before.served?.generation &&
  (answered === undefined ||
    answered === now.served?.generation ||
    (now.served?.seq ?? 0) === (before.served?.seq ?? 0));

/** Stores the greatest row number received, and the generation of the server's data. */
export const servedNow = (
  { served }: Position,
  generation: string | undefined,
  seq: number,
): readonly MetaRow[] =>
  generation === undefined
    ? []
    : [
        { k: metaKeys.generation, v: generation },
        { k: metaKeys.servedSeq, v: Math.max(served?.seq ?? 0, seq) },
      ];

/** The server was restored: all cursors begin anew, and everything served so far is to be compared. */
export const beginRestore = async (database: MusterDatabase, epoch?: string): Promise<void> => {
  const { meta, records } = database;
  const starts = (await metaNumber(database, metaKeys.starts)) ?? 0;
  await meta.where("k").startsWith(metaKeys.cursor("")).delete();
  await meta.bulkDelete([metaKeys.servedSeq, metaKeys.generation]);
  await setMeta(database, metaKeys.starts, starts + 1);
  if (epoch !== undefined) await setMeta(database, metaKeys.epoch, epoch);
  const rows = (await records.toArray()).filter((row) => asServed(row) !== undefined);
  for (const scope of new Set(rows.map(({ p }) => p))) await setMeta(database, metaKeys.restored(scope), 1);
  // Years of records: all at once, for a save waits while this holds them. Numbers of before say nothing any more.
  await records.bulkPut(rows.map((row) => ({ ...row, _q: 0, lost: 1 })));
};

/** @param asked the device's cursor when the request was sent; when the store started over since, nothing is done */
export const startAgain = (database: MusterDatabase, before: Position, scope?: string): Promise<void> =>
  database.transaction("rw", database.records, database.meta, async () => {
    if (isStill(before, positionOf(await readMeta(database), scope))) await beginRestore(database);
  });

/** Everything of the scope is pulled: what the server lacks is to be offered. */
export const listOffers = async (database: MusterDatabase, scope: string): Promise<void> => {
  const lost = await database.records
    .where("p")
    .equals(scope)
    .filter(({ lost, kind }) => lost !== undefined && syncedKind(kind)?.writer !== "server")
    .primaryKeys();
  await database.meta.bulkPut(
    lost.map(([kind, id]) => ({ k: metaKeys.offer({ scope, kind, id }), v: [kind, id] })),
  );
  await database.meta.delete(metaKeys.restored(scope));
};

type OfferKey = { readonly k: string; readonly scope: string; readonly v: [string, string] };

/** Offers of these scopes in no order. Only `listOffers` writes them. */
const offersOf = async (
  { meta }: MusterDatabase,
  scopes: readonly string[],
): Promise<readonly OfferKey[]> => {
  const all = await meta.where("k").startsWith(metaKeys.anyOffer).toArray();
  return all.flatMap(({ k, v }) => {
    const scope = scopes.find((one) => k.startsWith(metaKeys.offers(one)));
    return scope === undefined ? [] : [{ k, scope, v: v as [string, string] }];
  });
};

/** The next rows to offer, as many as one push takes; `without` names records that were offered and not answered. */
export const nextOffers = async (
  database: MusterDatabase,
  scopes: readonly string[],
  without: ReadonlySet<string>,
): Promise<readonly Offer[]> => {
  const batch: Offer[] = [];
  const settled: string[] = [];
  let bytes = 0;
  for (const { k, scope, v } of await offersOf(database, scopes)) {
    if (without.has(recordKey({ scope, kind: v[0], id: v[1] }))) continue;
    const row = await database.records.get(v);
    const offer = row?.lost === undefined ? undefined : asServed(row);
    if (offer === undefined) {
      settled.push(k);
      continue;
    }
    bytes += mostJsonBytes(offer);
    if (batch.length > 0 && (batch.length >= limits.rowsPerOffer || bytes > largestUnit)) break;
    batch.push(offer);
  }
  await database.meta.bulkDelete(settled);
  return batch;
};

/** Takes the answer to offers: `storeRows` has taken the rows; what was refused stays here, for the person to see. */
export const settleOffers = async (
  database: MusterDatabase,
  by: string,
  offered: readonly Offer[],
  reply: PushReply,
  newId: NewId,
): Promise<void> => {
  const bad = new Map((reply.badOffers ?? []).map((one) => [recordKey(one), one.code]));
  for (const offer of offered) {
    const row = await database.records.get([offer.kind, offer.id]);
    const code = bad.get(recordKey(offer));
    if (row?.lost !== undefined && code === undefined) continue;
    await database.meta.delete(metaKeys.offer(offer));
    if (row === undefined || code === undefined) continue;
    await refuse(database, row, by, code, newId);
  }
};

/** A whole record that the server refuses: listed among the refused changes, unchanged on the screen. */
const refuse = async (
  database: MusterDatabase,
  { lost: _lost, ...row }: RecordRow,
  by: string,
  code: NonNullable<PushReply["badOffers"]>[number]["code"],
  newId: NewId,
): Promise<void> => {
  const base = baseOf({ ...row, lost: 1 });
  await database.records.put({ ...row, base: null });
  if (base !== undefined && !base.deleted) {
    const operation = outboxRow(
      {
        op: newId(),
        ...recordAddress(row),
        new: true,
        fields: base.fields,
        at: 0,
        clockOffsetMs: 0,
        seen: "",
        schema: schemaVersion,
      },
      by,
    );
    const n = await database.outbox.add(operation);
    await database.outbox.delete(n);
    await database.outbox_bad.put({ ...operation, n, code });
  }
  await redraw(database, [row]);
};

/** Records whose offer the server has not answered: nothing else may be sent of them before. */
export const offeredRecords = async (
  database: MusterDatabase,
  scopes: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (await offersOf(database, scopes)).map(({ scope, v: [kind, id] }) => recordKey({ scope, kind, id })),
  );
