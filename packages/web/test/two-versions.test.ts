/** An older tab and a newer one on the same database: the older one lets go, says so, and saves nothing more. */
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import { createDevice } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, oats } from "./support/records.ts";

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

test("SYNC-08 an old tab makes room for a newer version at once, and says that only a reload helps", async () => {
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

test("SYNC-02 a tab that cannot get the database because an older one holds it fails within seconds, not never", async () => {
  const disk = new IDBFactory();
  const held = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = disk.open("muster", 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  await expect(createDevice(createNetwork(clock), anna, clock, disk)).rejects.toThrow("DatabaseClosedError");
  held.close();
});
