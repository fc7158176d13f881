/**
 * The sync engine's view of the device's database: operations out, rows in. Rows are stored in the transaction that
 * stores their cursor or removes the operations they answer (invariants 2 and 3 of docs/specs/sync.md).
 */
import type { NewId } from "@muster/domain/shared/ids";
import { confirmedUpTo } from "@muster/sync/client";
import { latestDay } from "@muster/sync/clock";
import { recordKey } from "@muster/sync/merge";
import type { Operation, PushReply, Row } from "@muster/sync/protocol";
import { liveQuery } from "dexie";
import type { MusterDatabase } from "../database/database.ts";
import { type Meta, metaKeys, metaNumber, metaText, readMeta, setMeta } from "../database/device-meta.ts";
import { redraw, storeRows } from "../database/dexie-rows.ts";
import { operationOf } from "../database/outbox-rows.ts";
import { rollupMark } from "../database/rebuild-week-rollups.ts";
import { recordAddress, syncedKind } from "../database/record-rows.ts";
import type { RefusedRow } from "../database/rows.ts";
import {
  beginRestore,
  isStill,
  listOffers,
  nextOffers,
  offeredRecords,
  positionOf,
  servedNow,
  settleOffers,
  startAgain,
} from "../durability/dexie-restore.ts";
import { createRefusedChanges } from "./dexie-refused.ts";
import type { DeviceSyncStore } from "./sync-store.ts";

type SyncStoreOptions = {
  readonly database: MusterDatabase;
  readonly newId: NewId;
  /** The household of this browser has become known. */
  readonly onHousehold?: () => Promise<void>;
};

/** ms by which clocks may differ from what is stored: a measurement is no better than the way to the server and back. */
const offsetTolerance = 50;

export const createSyncStore = ({ database, newId, onHousehold }: SyncStoreOptions): DeviceSyncStore => {
  const { records, outbox, outbox_bad, meta } = database;

  const counts = (profileId: string) =>
    database.transaction("r", outbox, outbox_bad, meta, async () => {
      const [unsent, refused, newest] = await Promise.all([
        outbox.where("by").equals(profileId).count(),
        outbox_bad.where("by").equals(profileId).count(),
        metaNumber(database, metaKeys.firstPull(profileId)),
      ]);
      if (newest === undefined) return { unsent, refused, arrived: undefined };
      const cursor = (await metaNumber(database, metaKeys.cursor(profileId))) ?? 0;
      return { unsent, refused, arrived: Math.min(1, Math.floor((100 * cursor) / newest) / 100) };
    });

  /** What a session of this profile may send. */
  const scopesOf = (now: Meta, profileId: string): readonly string[] => {
    const household = now.text(metaKeys.household);
    return household === undefined ? [profileId] : [profileId, household];
  };
  /** Refused for a date that was too far ahead. */
  const refusedDates = () => outbox_bad.filter(({ code }) => code === "date").toArray();

  return {
    replica: async () =>
      (await metaText(database, metaKeys.replica)) ??
      database.transaction("rw", meta, async () => {
        const known = await metaText(database, metaKeys.replica);
        if (known !== undefined) return known;
        const fresh = newId();
        await setMeta(database, metaKeys.replica, fresh);
        return fresh;
      }),
    household: () => metaText(database, metaKeys.household),
    setHousehold: async (id) => {
      await setMeta(database, metaKeys.household, id);
      onHousehold?.().catch(() => {});
    },
    position: async (scope) => positionOf(await readMeta(database), scope),
    isNew: async (scope) =>
      (await records
        .where("p")
        .equals(scope)
        .filter(({ _q, lost }) => _q > 0 || lost !== undefined)
        .limit(1)
        .count()) === 0,
    startAgain: (before, scope) => startAgain(database, before, scope),
    outgoing: async (profileId, without = new Set()) => {
      const look = () =>
        database.transaction("r", outbox, outbox_bad, meta, async () => {
          const [now, rows, refused, offerCount] = await Promise.all([
            readMeta(database),
            outbox.where("by").equals(profileId).sortBy("n"),
            outbox_bad.where("by").equals(profileId).toArray(),
            meta.where("k").startsWith(metaKeys.anyOffer).count(),
          ]);
          const offered =
            offerCount === 0 ? new Set<string>() : await offeredRecords(database, scopesOf(now, profileId));
          // A refused operation may be corrected and sent again: until then it is not confirmed.
          const answered = now.number(metaKeys.answered(profileId)) ?? 0;
          const confirmed = Math.max(0, confirmedUpTo([...rows, ...refused].map(operationOf), answered));
          // What a scope lacks on the server is known only when it has been pulled anew.
          const known = rows.filter(({ p }) => now.number(metaKeys.restored(p)) === undefined);
          const ops = sendable(known.map(operationOf), offered);
          return { offerCount, found: { position: positionOf(now), ops, confirmed } };
        });
      const { offerCount, found } = await look();
      // Nearly always: nothing is locked for that answer.
      if (offerCount === 0) return { ...found, offers: [] };
      const offers = await database.transaction("rw", records, meta, async () =>
        nextOffers(database, scopesOf(await readMeta(database), profileId), without),
      );
      // What needs no offer after all holds no operation up.
      return { ...(await look()).found, offers };
    },
    applyPull: async (scope, before, reply, offset) => {
      const look = async () => {
        const [now, dated] = await Promise.all([readMeta(database), refusedDates()]);
        const position = positionOf(now, scope);
        const epoch = now.text(metaKeys.epoch);
        const { cursor } = before;
        const moves = reply.cursor > cursor;
        // A mark that another version left behind stays behind: `rebuildWeekRollups` counts the weeks again at a start.
        const isRolled = cursor === 0 || now.text(metaKeys.rolled(scope)) === rollupMark(cursor);
        const isOff = Math.abs((now.number(metaKeys.offset) ?? Infinity) - (offset ?? 0)) > offsetTolerance;
        return {
          dated,
          epoch,
          isStill: isStill(before, position, reply.generation),
          isRestored: !reply.more && now.number(metaKeys.restored(scope)) !== undefined,
          isWhole: !reply.more && now.number(metaKeys.firstPull(scope)) !== undefined,
          values: now.changed([
            ...servedNow(position, reply.generation, greatestSeq(reply.rows, reply.cursor)),
            ...(epoch === undefined ? [{ k: metaKeys.epoch, v: reply.epoch }] : []),
            ...(offset === undefined || !isOff ? [] : [{ k: metaKeys.offset, v: offset }]),
            ...(moves ? [{ k: metaKeys.cursor(scope), v: reply.cursor }] : []),
            ...(reply.recent === true
              ? [{ k: metaKeys.firstPull(scope), v: greatestSeq(reply.rows, 1) }]
              : []),
            ...(moves && isRolled ? [{ k: metaKeys.rolled(scope), v: rollupMark(reply.cursor) }] : []),
          ]),
        };
      };
      const isNews = (seen: Awaited<ReturnType<typeof look>>): boolean =>
        reply.rows.length > 0 ||
        seen.values.length > 0 ||
        seen.dated.length > 0 ||
        seen.isRestored ||
        seen.isWhole ||
        (seen.epoch !== undefined && seen.epoch !== reply.epoch);
      // A page without news locks and flushes nothing: a tap's save does not wait for it.
      if (reply.rows.length === 0) {
        const seen = await database.transaction("r", outbox_bad, meta, look);
        if (!seen.isStill) return "late";
        if (!isNews(seen)) return "stored";
      }
      return database.transaction("rw", records, outbox, outbox_bad, meta, async () => {
        const seen = await look();
        if (!seen.isStill) return "late";
        if (seen.epoch !== undefined && seen.epoch !== reply.epoch) {
          await beginRestore(database, reply.epoch);
          return "restart";
        }
        await Promise.all([storeRows(database, reply.rows), meta.bulkPut([...seen.values])]);
        await retryDated(database, seen.dated, reply.now);
        if (seen.isRestored) await listOffers(database, scope);
        if (seen.isWhole) await meta.delete(metaKeys.firstPull(scope));
        return "stored";
      });
    },
    applyPush: (profileId, { position, ops, offers = [] }, reply) =>
      database.transaction("rw", records, outbox, outbox_bad, meta, async () => {
        const before = await readMeta(database);
        const now = positionOf(before);
        if (!isStill(position, now, reply.generation)) return;
        const answered = await settle(database, ops, reply);
        const drawn = new Set(
          (await storeRows(database, reply.rows)).map((row) => recordKey(recordAddress(row))),
        );
        await settleOffers(database, profileId, offers, reply, newId);
        const greatest = answered.reduce(
          (most, { number }) => Math.max(most, number),
          before.number(metaKeys.answered(profileId)) ?? 0,
        );
        await meta.bulkPut([
          ...before.changed([
            ...servedNow(now, reply.generation, greatestSeq(reply.rows, 0)),
            { k: metaKeys.answered(profileId), v: greatest },
          ]),
        ]);
        // Where the answer brings an older row than what has been pulled since, or none: the write lies over it no more.
        await redraw(
          database,
          answered.filter((one) => !drawn.has(recordKey(one))),
        );
      }),
    counts,
    lastSyncAt: async (profileId) => {
      const at = await metaNumber(database, metaKeys.lastSyncAt(profileId));
      return at === undefined ? null : new Date(at);
    },
    setLastSyncAt: async (profileId, at) => {
      await setMeta(database, metaKeys.lastSyncAt(profileId), at.getTime());
    },
    watchCounts: (profileId, onCounts) => {
      const subscription = liveQuery(async () => counts(profileId)).subscribe({
        next: onCounts,
        error: () => {},
      });
      return () => subscription.unsubscribe();
    },
    refused: createRefusedChanges(database),
  };
};

/** A date that was too far ahead for the server's clock is tried again when it no longer is: that clock may have been wrong. */
const retryDated = async (
  { outbox, outbox_bad }: MusterDatabase,
  dated: readonly RefusedRow[],
  now: number,
): Promise<void> => {
  for (const row of dated) {
    const day = row.f[syncedKind(row.kind)?.day ?? ""];
    if (typeof day !== "string" || day > latestDay(now)) continue;
    const unit = row.g === undefined ? [row] : await outbox_bad.filter(({ g }) => g === row.g).toArray();
    await outbox_bad.bulkDelete(unit.map(({ n }) => n));
    await outbox.bulkPut(unit.map(({ code: _code, ...again }) => again));
  }
};

const greatestSeq = (rows: readonly Row[], cursor: number): number =>
  rows.reduce((greatest, { seq }) => Math.max(greatest, seq), cursor);

/** What may be sent: nothing of a record that the server is yet to be offered, and no part of a group that has some. */
const sendable = (ops: readonly Operation[], offered: ReadonlySet<string>): readonly Operation[] => {
  if (offered.size === 0) return ops;
  const offeredOps = ops.filter((one) => offered.has(recordKey(one)));
  const groups = new Set(offeredOps.map(({ group }) => group).filter((group) => group !== undefined));
  return ops.filter(
    (one) => !offeredOps.includes(one) && !(one.group !== undefined && groups.has(one.group)),
  );
};

/** Moves answered operations out of the outbox; 'later' ones and unanswered ones stay. @returns the answered ones */
const settle = async (
  database: MusterDatabase,
  sent: readonly Operation[],
  reply: PushReply,
): Promise<readonly Operation[]> => {
  const { outbox, outbox_bad } = database;
  const done = new Set(reply.done);
  const codes = new Map(reply.bad.map(({ op, code }) => [op, code]));
  const answered = sent.filter(({ op }) => done.has(op) || codes.has(op));
  const rows = await outbox
    .where("op")
    .anyOf(answered.map(({ op }) => op))
    .toArray();
  await Promise.all([
    outbox_bad.bulkPut(
      rows.flatMap((row) => {
        const code = codes.get(row.op);
        return code === undefined ? [] : [{ ...row, code }];
      }),
    ),
    outbox.bulkDelete(rows.map(({ n }) => n)),
    // In the same transaction: a journal that still names them knows that they are not lost but settled.
    database.meta.bulkPut(
      rows.filter(({ op }) => done.has(op)).map(({ op }) => ({ k: metaKeys.settled(op), v: 1 })),
    ),
  ]);
  // A record that was accepted whole settles what was refused of it before, as far as it says it too.
  for (const { op, kind, id, number, new: whole, fields } of answered)
    if (whole === true && done.has(op))
      await outbox_bad
        .where("[kind+id]")
        .equals([kind, id])
        .and(
          (refused) =>
            refused.n < number && Object.keys(refused.f).every((field) => Object.hasOwn(fields, field)),
        )
        .delete();
  return answered;
};
