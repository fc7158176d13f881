/** Saving on one device: what 'saved' means, and what is left when a save fails. */
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { type MusterDatabase, openDatabase } from "../src/data/database/database.ts";
import type { Change } from "../src/data/store/device-store.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import { household } from "./support/network.ts";
import { anna, aSet, ben, monday, oats, squatLog, squats } from "./support/records.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aTab = (disk = new IDBFactory()) => {
  const database = openDatabase("muster", { indexedDB: disk, IDBKeyRange });
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  return { disk, database, store, syncStore: createSyncStore({ database, newId: randomId }) };
};

const breakfast = (): Change => ({ kind: "nutritionEntry", id: randomId(), create: oats });
const contents = async (database: MusterDatabase) => ({
  records: await database.records.count(),
  outbox: await database.outbox.count(),
});

/** Makes the next transactions over the outbox fail at their last step, as a full disk or a lost connection does. */
const failNext = (database: MusterDatabase, times: number, name: string) => {
  let left = times;
  database.outbox.hook("creating", () => {
    if (left === 0) return;
    left -= 1;
    const error = new Error("for this test");
    error.name = name;
    throw error;
  });
};

test("SYNC-02 a save resolves with record and operation flushed", async () => {
  const { database, store } = aTab();
  const durability: unknown[] = [];
  database.records.hook("creating", (_key, _row, transaction) => {
    durability.push((transaction.idbtrans as { durability?: unknown }).durability);
  });
  expect(await store.write(anna, [breakfast()])).toEqual({ ok: true, value: undefined });
  expect(await contents(database)).toEqual({ records: 1, outbox: 1 });
  expect(durability).toEqual(["strict"]);
});

test("WORK-06 a reload finds everything that was saved", async () => {
  const first = aTab();
  await first.store.write(anna, [
    { kind: "exerciseLog", id: squatLog, create: squats({ [randomId()]: aSet(0, 8) }) },
  ]);
  first.database.close();
  const again = aTab(first.disk);
  expect(await again.store.get("exerciseLog", squatLog)).toMatchObject({ id: squatLog, date: monday });
  expect((await again.syncStore.outgoing(anna)).ops).toHaveLength(1);
});

test("SYNC-02 a full disk says so, keeps nothing partial and recovers", async () => {
  const { database, store } = aTab();
  failNext(database, 1, "QuotaExceededError");
  const entries = [breakfast(), breakfast(), breakfast()];
  expect(await store.write(anna, entries)).toEqual({ ok: false, error: { type: "storage-full" } });
  expect(await contents(database)).toEqual({ records: 0, outbox: 0 });
  expect(await store.write(anna, entries)).toMatchObject({ ok: true });
  expect(await contents(database)).toEqual({ records: 3, outbox: 3 });
});

test("SYNC-02 a lost connection is opened again and the same save kept once", async () => {
  const { database, store } = aTab();
  failNext(database, 1, "UnknownError");
  expect(await store.write(anna, [breakfast()])).toMatchObject({ ok: true });
  expect(await contents(database)).toEqual({ records: 1, outbox: 1 });
});

test("SYNC-05 a store that stays broken is reported with its reason", async () => {
  const { database, store } = aTab();
  failNext(database, 2, "UnknownError");
  const saved = await store.write(anna, [breakfast()]);
  expect(saved).toMatchObject({ ok: false, error: { type: "storage-unavailable" } });
  expect(JSON.stringify(saved)).toContain("UnknownError");
  expect(await contents(database)).toEqual({ records: 0, outbox: 0 });
});

test.each([
  [
    "a value outside its range",
    { kind: "nutritionEntry", id: randomId(), create: { ...oats, calories: -1 } },
  ],
  ["a patch of nothing", { kind: "nutritionEntry", id: randomId(), patch: { calories: 1 } }],
  [
    "a household record before joining one",
    {
      kind: "profileCard",
      id: anna,
      create: {
        username: "anna",
        displayName: "Anna",
        initial: "A",
        primaryGoal: "muscle",
        hasPasscode: false,
        createdAt: "2026-11-16T06:00:00Z",
      },
    },
  ],
] as const satisfies readonly (readonly [string, Change])[])(
  "SYNC-02 %s is refused with everything saved beside it",
  async (_, bad) => {
    const { database, store } = aTab();
    const saved = await store.write(anna, [breakfast(), bad]);
    expect(saved).toMatchObject({ ok: false, error: { type: "invalid", kind: bad.kind } });
    expect(await contents(database)).toEqual({ records: 0, outbox: 0 });
  },
);

test("SYNC-02 a record of another profile is never written", async () => {
  const { store, database } = aTab();
  const id = randomId();
  await store.write(anna, [{ kind: "nutritionEntry", id, create: oats }]);
  const forged = await store.write(ben, [{ kind: "nutritionEntry", id, patch: { calories: 1 } }]);
  expect(forged).toMatchObject({ ok: false, error: { type: "invalid" } });
  expect(await store.get("nutritionEntry", id)).toMatchObject({ calories: 300 });
  expect(await store.all("nutritionEntry", ben)).toEqual([]);
  expect(await database.outbox.count()).toBe(1);
});

test("SYNC-03 creating an existing record sends only differences", async () => {
  const { store, syncStore } = aTab();
  const first = randomId();
  const second = randomId();
  await store.write(anna, [{ kind: "exerciseLog", id: squatLog, create: squats({ [first]: aSet(0, 8) }) }]);
  const again = squats({ [second]: aSet(1, 9) });
  await store.write(anna, [{ kind: "exerciseLog", id: squatLog, create: again }]);
  await store.write(anna, [{ kind: "exerciseLog", id: squatLog, patch: { difficulty: 5 } }]);
  expect(Object.keys((await store.get("exerciseLog", squatLog))?.sets ?? {}).sort()).toEqual(
    [first, second].sort(),
  );
  const { ops } = await syncStore.outgoing(anna);
  expect(ops.map((operation) => operation.new)).toEqual([true, undefined]);
  expect(ops[1]?.fields).toEqual({ [`sets.${second}`]: aSet(1, 9) });
});

test("SYNC-02 changes saved as a group share one group and keep their order", async () => {
  const { store, syncStore } = aTab();
  const changes = [breakfast(), breakfast(), breakfast()];
  await store.write(anna, changes, { group: true });
  const { ops } = await syncStore.outgoing(anna);
  expect(ops.map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
  expect(new Set(ops.map(({ group }) => group)).size).toBe(1);
  expect(ops[0]?.group).toBeTypeOf("string");
});

test("SYNC-04 a live read shows what another tab saves", async () => {
  const here = aTab();
  const there = aTab(here.disk);
  await there.syncStore.setHousehold(household);
  const shown: [number, string | undefined][] = [];
  const stop = here.store.live(
    async (reads) => {
      const entries = await reads.byDay("nutritionEntry", anna, monday, monday);
      const log = await reads.get("exerciseLog", squatLog);
      return [entries.length, log?.notes] as [number, string | undefined];
    },
    (value) => shown.push(value),
    (error) => {
      throw error;
    },
  );
  await expect.poll(() => shown.at(-1)).toEqual([0, undefined]);
  await there.store.write(anna, [breakfast()]);
  await expect.poll(() => shown.at(-1)).toEqual([1, undefined]);
  // What is read after the first await is followed too.
  await there.store.write(anna, [
    { kind: "exerciseLog", id: squatLog, create: { ...squats(), notes: "heavy" } },
  ]);
  await expect.poll(() => shown.at(-1)).toEqual([1, "heavy"]);
  stop();
});

test("EXC-02 each save is seen once, before it is stored", async () => {
  const { store } = aTab();
  const steps: unknown[] = [];
  const stop = store.live(
    async (reads) => {
      steps.push("reads");
      const entries = await reads.byDay("nutritionEntry", anna, monday, monday);
      const log = await reads.get("exerciseLog", squatLog);
      return [entries.length, log?.notes];
    },
    (value) => steps.push(value),
    (error) => {
      throw error;
    },
  );
  const saved = async (change: Change, shows: readonly unknown[]) => {
    steps.length = 0;
    expect((await store.write(anna, [change])).ok).toBe(true);
    steps.push("saved");
    // What is read again when it is stored says the same.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(steps).toEqual(["reads", shows, "saved"]);
  };
  await expect.poll(() => steps.at(-1)).toEqual([0, undefined]);
  await saved(breakfast(), [1, undefined]);
  await saved({ kind: "exerciseLog", id: squatLog, create: { ...squats(), notes: "heavy" } }, [1, "heavy"]);
  await saved({ kind: "exerciseLog", id: squatLog, patch: { notes: "light" } }, [1, "light"]);
  await saved(breakfast(), [2, "light"]);
  stop();
});

test("SYNC-01 reads by day and by profile leave out deleted records and other people's", async () => {
  const { store } = aTab();
  const mine = randomId();
  await store.write(anna, [
    { kind: "nutritionEntry", id: mine, create: oats },
    { kind: "nutritionEntry", id: randomId(), create: { ...oats, logDate: "2026-11-15" } },
  ]);
  await store.write(ben, [breakfast()]);
  expect(await store.byDay("nutritionEntry", anna, monday, "2026-11-22")).toMatchObject([{ id: mine }]);
  expect(await store.count("nutritionEntry", anna)).toBe(2);
  await store.write(anna, [{ kind: "nutritionEntry", id: mine, remove: true }]);
  expect(await store.get("nutritionEntry", mine)).toBeUndefined();
  expect(await store.byDay("nutritionEntry", anna, monday, monday)).toEqual([]);
  expect(await store.count("nutritionEntry", anna)).toBe(1);
});
