/** What a save and a page of sync ask of the database, and how often they wait for it. */
import { randomId } from "@muster/domain/shared/ids";
import type { PullReply, Row } from "@muster/sync/protocol";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import type { MusterDatabase } from "../src/data/database/database.ts";
import type { Change } from "../src/data/store/device-store.ts";
import { createDexieStore } from "../src/data/store/dexie-store.ts";
import { createSyncStore } from "../src/data/sync/dexie-sync.ts";
import { openInstrumented, waits } from "./support/instrumented-database.ts";
import { anna, aSet, oats, squatLog, squats } from "./support/records.ts";

const open: MusterDatabase[] = [];
afterEach(() => {
  for (const database of open.splice(0)) database.close();
});

const aTab = (disk: IDBFactory) => {
  const { database, steps } = openInstrumented(disk);
  open.push(database);
  const store = createDexieStore({ database, newId: randomId, now: () => new Date("2026-11-16T06:00:00Z") });
  return { database, store, steps, syncStore: createSyncStore({ database, newId: randomId }) };
};
type Tab = ReturnType<typeof aTab>;

const patch = (setId: string, position: number): Change => ({
  kind: "exerciseLog",
  id: squatLog,
  patch: { sets: { [setId]: aSet(position, 8) } },
});
const save = async ({ store }: Tab, ...changes: readonly Change[]) =>
  expect(await store.write(anna, changes)).toEqual({ ok: true, value: undefined });

const aLog = async () => {
  const disk = new IDBFactory();
  const tab = aTab(disk);
  const first = randomId();
  await save(tab, { kind: "exerciseLog", id: squatLog, create: squats({ [first]: aSet(0, 8) }) });
  return { disk, tab, first };
};

test("EXC-02 a save waits for the database twice: four small reads, then two writes", async () => {
  const { tab } = await aLog();
  tab.steps.length = 0;
  await save(tab, patch(randomId(), 1));
  expect(waits(tab.steps)).toBe(2);
  expect(["read", "write"].map((what) => tab.steps.filter((step) => step === what).length)).toEqual([4, 2]);
});

test("SYNC-03 an empty page of sync locks nothing", async () => {
  const { tab } = await aLog();
  const page = (cursor: number, rows: readonly Row[]): PullReply => ({
    protocol: 2,
    epoch: "one",
    rows: [...rows],
    cursor,
    more: false,
    now: 0,
  });
  const row = (seq: number): Row => ({
    scope: anna,
    kind: "nutritionEntry",
    id: randomId(),
    fields: { ...oats },
    stamp: `01ky000000000000000000000${seq}`,
    deleted: false,
    seq,
  });
  const pull = async (cursor: number, rows: readonly Row[], offset: number) => {
    const position = await tab.syncStore.position(anna);
    tab.steps.length = 0;
    expect(await tab.syncStore.applyPull(anna, position, page(cursor, rows), offset)).toBe("stored");
  };
  await pull(1, [row(1)], 0);
  // A clock that was measured a little otherwise is no news.
  await pull(1, [], 20);
  expect(tab.steps.filter((step) => step === "write")).toEqual([]);
  await pull(1, [], 5_000);
  expect(tab.steps.filter((step) => step === "write")).toHaveLength(1);
  await pull(3, [row(2), row(3)], 5_000);
  expect(waits(tab.steps)).toBe(3);
  expect(await tab.syncStore.position(anna)).toMatchObject({ cursor: 3 });
  expect(await tab.store.all("nutritionEntry", anna)).toHaveLength(3);
});
