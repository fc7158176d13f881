/** Refused changes in the device's database. What was refused as a group is given up or tried again as a group. */
import type { MusterDatabase } from "../database/database.ts";
import { redraw } from "../database/dexie-rows.ts";
import { operationOf } from "../database/outbox-rows.ts";
import type { RefusedRow } from "../database/rows.ts";
import type { RefusedChanges } from "./sync-store.ts";

/** Makes the list of refused changes of a database. */
export const createRefusedChanges = (database: MusterDatabase): RefusedChanges => {
  const { records, outbox, outbox_bad } = database;
  const unitOf = async (op: string): Promise<readonly RefusedRow[]> => {
    const row = await outbox_bad.where("op").equals(op).first();
    if (row?.g === undefined) return row === undefined ? [] : [row];
    return outbox_bad.filter(({ g }) => g === row.g).toArray();
  };
  return {
    list: async (profileId) =>
      (await outbox_bad.where("by").equals(profileId).sortBy("n")).map((row) => ({
        ...operationOf(row),
        code: row.code,
      })),
    drop: (op) =>
      database.transaction("rw", records, outbox, outbox_bad, async () => {
        const unit = await unitOf(op);
        await outbox_bad.bulkDelete(unit.map(({ n }) => n));
        await redraw(database, unit);
      }),
    retry: (op) =>
      database.transaction("rw", outbox, outbox_bad, async () => {
        const unit = await unitOf(op);
        await outbox_bad.bulkDelete(unit.map(({ n }) => n));
        // Under their old numbers: they keep their place under later edits, here and on the server.
        await outbox.bulkPut(unit.map(({ code, ...row }) => row));
      }),
    correct: (op, fields) =>
      database.transaction("rw", records, outbox, outbox_bad, async () => {
        const unit = await unitOf(op);
        await outbox_bad.bulkDelete(unit.map(({ n }) => n));
        // The same operation: the server never took it, so what it says may still change.
        await outbox.bulkPut(
          unit.map(({ code, ...row }) => (row.op === op ? { ...row, f: { ...row.f, ...fields } } : row)),
        );
        await redraw(database, unit);
      }),
  };
};
