/** An older tab and a newer one on the same database: the older one lets go, says so, and saves nothing more. */
import { readFileSync } from "node:fs";
import { randomId } from "@muster/domain/shared/ids";
import { moveExercise, removeExercise } from "@muster/domain/training/exercises/exercise-list";
import { logSet } from "@muster/domain/training/log-changes";
import { setsInOrder } from "@muster/domain/training/session";
import { exercisesOf, logOf } from "@muster/domain/training/session-exercises";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import { createDevice } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, aSet, oats } from "./support/records.ts";

const anOldTab = async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  network.cut();
  const old = await createDevice(network, anna, clock);
  await old.unlock(anna);
  const save = () => old.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  expect(await save()).toMatchObject({ ok: true });
  return { old, save };
};

test("SYNC-08 an old tab yields to a newer version and asks for a reload", async () => {
  const { old, save } = await anOldTab();
  const newer = new Dexie("muster", { indexedDB: old.disk, IDBKeyRange });
  newer.version(9).stores({ records: "[kind+id]", outbox: "++n", outbox_bad: "n", meta: "k", more: "k" });
  await newer.open();
  expect(await newer.table("outbox").count()).toBe(1);
  expect(old.engine.status().storage?.outdated).toBe(true);
  // Not under the feet of the newer version: what was typed stays on the screen.
  expect(await save()).toMatchObject({ ok: false, error: { type: "storage-unavailable" } });
  expect(await newer.table("outbox").count()).toBe(1);
  newer.close();
  old.close();
});

test("SYNC-02 a database that is taken away under a running tab is not made anew by it", async () => {
  const { old, save } = await anOldTab();
  await new Dexie("muster", { indexedDB: old.disk, IDBKeyRange }).delete();
  expect(old.engine.status().storage?.outdated).toBe(true);
  expect(await save()).toMatchObject({ ok: false });
  expect(await old.disk.databases()).toEqual([]);
  old.close();
});

test("SYNC-02 a tab blocked from the database fails within seconds", async () => {
  const disk = new IDBFactory();
  const oldDatabase = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = disk.open("muster", 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  await expect(createDevice(createNetwork(clock), anna, clock, disk)).rejects.toThrow("DatabaseClosedError");
  oldDatabase.close();
});

/** A running workout in the shapes of record schema 1: its list in the prescription, logs by their places. */
const frozen: {
  readonly profileId: string;
  readonly session: { readonly id: string; readonly record: object };
  readonly logs: readonly { readonly id: string; readonly record: object }[];
} = JSON.parse(
  readFileSync(new URL("../../server/test/fixtures/workout-schema-1.json", import.meta.url), "utf8"),
);

/** Tables of the device's database as each version had them. */
const shippedTables = [
  {
    records: "[kind+id], [kind+live], [kind+live+day], p",
    outbox: "++n, op, [kind+id], g, p, by",
    outbox_bad: "n, op, [kind+id], by",
    meta: "k",
  },
  { weeks: "[p+monday], [p+trained]" },
  { bests: "[p+exerciseId]" },
] as const;

test.each([1, 2, 3])(
  "SYNC-08 a workout in a database of version %i goes on with its logs",
  async (version) => {
    const disk = new IDBFactory();
    const old = new Dexie("muster", { indexedDB: disk, IDBKeyRange });
    for (const [index, tables] of shippedTables.slice(0, version).entries())
      old.version(index + 1).stores(tables);
    const { profileId, session, logs } = frozen;
    const row = (kind: string, { id, record }: (typeof logs)[number]) => ({
      kind,
      id,
      p: profileId,
      live: profileId,
      day: "2026-11-20",
      r: record,
      _q: 0,
      base: null,
    });
    await old
      .table("records")
      .bulkPut([row("session", session), ...logs.map((log) => row("exerciseLog", log))]);
    old.close();

    const clock = { now: Date.parse("2026-11-20T15:00:00Z") };
    const network = createNetwork(clock);
    network.cut();
    const { store, close } = await createDevice(network, profileId, clock, disk);
    const read = async () => {
      const found = await store.get("session", session.id);
      if (found === undefined) throw new Error("the session is gone");
      const its = await store.all("exerciseLog", profileId);
      return { session: found, logs: its, list: exercisesOf(found, its) };
    };
    const exercisesShown = async () => {
      const { list, logs: its } = await read();
      return list.map(({ name, exerciseId }) => [
        name,
        ...setsInOrder(logOf(its, exerciseId) ?? { sets: {} }).map(({ reps }) => reps),
      ]);
    };
    const now = await read();
    const [squats] = now.list;
    if (squats === undefined) throw new Error("the list is empty");
    const log = logOf(now.logs, squats.exerciseId);
    const target = { profileId, session: now.session, position: 0, exercise: squats, log };
    expect(await store.write(profileId, logSet(target, randomId(), aSet(9, 13)))).toMatchObject({ ok: true });
    const moved = moveExercise(now, "h_pull.cable", 0);
    expect(await store.write(profileId, moved)).toMatchObject({ ok: true });
    const again = await read();
    const removed = removeExercise(again, "h_push.dumbbell-bench").changes;
    expect(await store.write(profileId, removed)).toMatchObject({ ok: true });
    expect(await exercisesShown()).toEqual([
      ["Seated Cable Row"],
      ["Goblet Squats", 11, 12, 13],
      ["Landmine press", 31],
    ]);
    // Weeks later its sets are to be beaten, whatever wrote them.
    const bests = await store.logsToBeat(
      profileId,
      new Set([squats.exerciseId]),
      "2027-02-01",
      async () => {},
    );
    expect(bests.flatMap((one) => setsInOrder(one).map(({ reps }) => reps))).toContain(13);
    close();
  },
);
