/** Rows of the server that meet own unsent changes: how often the outbox is asked, and that nothing of them is lost. */
import { randomId } from "@muster/domain/shared/ids";
import type { Row } from "@muster/sync/protocol";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import type { MusterDatabase } from "../src/data/database/database.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import { openInstrumented } from "./support/instrumented-database.ts";
import { anna, oats } from "./support/records.ts";

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

/** A device with so many meals from the server, each changed here since; the same page of rows comes once more. */
const metAgain = async (meals: number, others: number) => {
  const { database, steps } = openInstrumented(new IDBFactory());
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  const syncStore = createSyncStore({ database, newId: randomId });
  const ids = Array.from({ length: meals }, () => randomId());
  const page = (from: number, calories: number) => ({
    protocol: 2 as const,
    now: 0,
    epoch: "first",
    cursor: from + meals,
    more: false,
    rows: ids.map(
      (id, index): Row => ({
        scope: anna,
        kind: "nutritionEntry",
        id,
        fields: { ...oats, calories },
        stamp: `2026-11-16T05:00:00.000Z-0000-${from + index}`,
        deleted: false,
        seq: from + index + 1,
      }),
    ),
  });
  expect(await syncStore.applyPull(anna, await syncStore.position(anna), page(0, 300), undefined)).toBe(
    "stored",
  );
  for (const id of ids)
    await store.write(anna, [{ kind: "nutritionEntry", id, patch: { mealName: `Mine ${id}` } }]);
  for (let at = 0; at < others; at += 1)
    await store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  steps.length = 0;
  expect(await syncStore.applyPull(anna, await syncStore.position(anna), page(meals, 310), undefined)).toBe(
    "stored",
  );
  const reads = steps.filter((step) => step === "read").length;
  for (const id of ids)
    expect(await store.get("nutritionEntry", id)).toMatchObject({ mealName: `Mine ${id}`, calories: 310 });
  return reads;
};

test("SYNC-02 however many rows meet unsent changes, the outbox is asked no more often", async () => {
  const few = await metAgain(8, 0);
  expect(await metAgain(60, 20)).toBe(few);
});

test("SYNC-02 a long outbox is not read in whole", async () => {
  expect(await metAgain(2, 40)).toBeLessThan(await metAgain(10, 60));
});

test("SYNC-02 sync.A12 an unsent edit of an emptied record stays, hidden", async () => {
  const { database } = openInstrumented(new IDBFactory());
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  const syncStore = createSyncStore({ database, newId: randomId });
  const id = randomId();
  const pull = async (fields: Row["fields"], seq: number) => {
    const deleted = fields.$del === true;
    const stamp = `00000000000${seq}0000-w`;
    const row = { scope: anna, kind: "nutritionEntry", id, fields, stamp, deleted, seq };
    const page = { protocol: 2 as const, now: 0, epoch: "first", cursor: seq, more: false, rows: [row] };
    await syncStore.applyPull(anna, await syncStore.position(anna), page, undefined);
  };
  await pull(oats, 1);
  await store.write(anna, [{ kind: "nutritionEntry", id, patch: { mealName: "Mine" } }]);
  await pull({ $del: true }, 2);
  expect(await store.get("nutritionEntry", id)).toBeUndefined();
  expect(await store.all("nutritionEntry", anna)).toEqual([]);
  expect(await syncStore.counts(anna)).toMatchObject({ unsent: 1 });
  // Nor is one made of it by another edit; a whole record is one.
  const patched = await store.write(anna, [{ kind: "nutritionEntry", id, patch: { calories: 1 } }]);
  expect(patched.ok).toBe(false);
  await store.write(anna, [{ kind: "nutritionEntry", id, create: oats }]);
  expect(await store.get("nutritionEntry", id)).toMatchObject({ mealName: "Oats", calories: 300 });
});
