/**
 * The sync engine's view of the device's database: operations out, rows in. Rows are stored in the transaction that
 * stores their cursor or removes the operations they answer (invariants 2 and 3 of docs/specs/sync.md).
 */
import type { NewId } from "@muster/domain/shared/ids";
import { confirmedUpTo } from "@muster/sync/client";
import { recordKey } from "@muster/sync/merge";
import type { Operation, PushReply } from "@muster/sync/protocol";
import { liveQuery } from "dexie";
import type { MusterDatabase } from "./database.ts";
import { metaKeys, metaNumber, metaText, setMeta } from "./device-meta.ts";
import { createRefusedChanges } from "./dexie-refused.ts";
import { finishReoffer, keepForReoffer, startReoffer } from "./dexie-reoffer.ts";
import { finishReset, startReset } from "./dexie-reset.ts";
import { operationOf, redraw, storeRows } from "./dexie-rows.ts";
import { rolledMark } from "./heal-weeks.ts";
import type { SyncStore } from "./sync-store.ts";

export type SyncStoreOptions = {
  readonly database: MusterDatabase;
  readonly newId: NewId;
  /** The household of this browser has become known. */
  readonly onHousehold?: () => Promise<void>;
};

export const createSyncStore = ({ database, newId, onHousehold }: SyncStoreOptions): SyncStore => {
  const { records, outbox, outbox_bad, meta } = database;

  const counts = (profileId: string) =>
    database.transaction("r", outbox, outbox_bad, async () => {
      const [unsent, refused] = await Promise.all(
        // Both tables hold operations and know whose they are.
        [outbox, outbox_bad].map((table) => (table as typeof outbox).where("by").equals(profileId).count()),
      );
      return { unsent: unsent ?? 0, refused: refused ?? 0 };
    });

  return {
    replica: () =>
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
    cursor: async (scope) => (await metaNumber(database, metaKeys.cursor(scope))) ?? 0,
    resetCursor: (scope) => startReset(database, scope),
    pending: (profileId) =>
      database.transaction("r", outbox, meta, async () => {
        const rows = await outbox.where("by").equals(profileId).sortBy("n");
        const answered = (await metaNumber(database, metaKeys.answered(profileId))) ?? 0;
        return { ops: rows.map(operationOf), confirmed: Math.max(0, confirmedUpTo(rows, answered)) };
      }),
    applyPull: (scope, profileId, reply, offset) =>
      database.transaction("rw", records, outbox, outbox_bad, meta, async () => {
        // One round of questions and one of writes: a tap's save waits while this holds the records.
        const [epoch, reoffer, cursor = 0, mark, reset] = await Promise.all([
          metaText(database, metaKeys.epoch),
          metaText(database, metaKeys.reoffer(scope)),
          metaNumber(database, metaKeys.cursor(scope)),
          metaText(database, metaKeys.rolled(scope)),
          metaNumber(database, metaKeys.reset(scope)),
        ]);
        if (epoch !== undefined && epoch !== reply.epoch) {
          await startReoffer(database, reply.epoch);
          return "restart";
        }
        const reoffering = reoffer !== undefined;
        if (reoffering) await keepForReoffer(database, reply.rows);
        const moves = reply.cursor > cursor;
        // A mark that another version left behind stays behind: `healWeeks` counts the weeks again at a start.
        const isRolled = cursor === 0 || mark === rolledMark(cursor);
        await Promise.all([
          storeRows(database, reply.rows),
          meta.bulkPut([
            ...(epoch === undefined ? [{ k: metaKeys.epoch, v: reply.epoch }] : []),
            ...(offset === undefined ? [] : [{ k: metaKeys.offset, v: offset }]),
            ...(moves ? [{ k: metaKeys.cursor(scope), v: reply.cursor }] : []),
            ...(moves && isRolled ? [{ k: metaKeys.rolled(scope), v: rolledMark(reply.cursor) }] : []),
          ]),
        ]);
        if (!reply.more && reset !== undefined) await finishReset(database, scope);
        // Offers travel under somebody's session.
        if (reoffering && !reply.more && profileId !== undefined)
          await finishReoffer(database, scope, profileId, newId);
        return "stored";
      }),
    applyPush: (profileId, sent, reply) =>
      database.transaction("rw", records, outbox, outbox_bad, meta, async () => {
        const answered = await settle(database, sent, reply);
        await storeRows(database, reply.rows);
        const covered = new Set(reply.rows.map(recordKey));
        for (const one of answered)
          if (!covered.has(recordKey(one))) await redraw(database, one.kind, one.id);
        const highest = (await metaNumber(database, metaKeys.answered(profileId))) ?? 0;
        const now = answered.reduce((greatest, { n }) => Math.max(greatest, n), highest);
        if (now > highest) await setMeta(database, metaKeys.answered(profileId), now);
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
  // A record that was accepted whole settles what was refused of it before.
  for (const { op, kind, id, n, new: whole } of answered)
    if (whole === true && done.has(op))
      await outbox_bad
        .where("[kind+id]")
        .equals([kind, id])
        .and((refused) => refused.n < n)
        .delete();
  return answered;
};
