/**
 * The app's own store and sync engine against the real server, whose disk is put back to an older state behind its back, as with
 * a snapshot of a virtual machine: what two devices wrote since, sent or not, is there again on the server and on both.
 */
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import { environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { joinedPerson } from "./real-device.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-older-"));

test("SYNC-02 a disk put back to an older state loses nothing that a device has", async () => {
  const dataDir = emptyFolder();
  const snapshot = emptyFolder();
  let server = await startProcess(environmentOf(dataDir));
  const person = await joinedPerson(server);
  const { profileId } = person;
  const openDevice = async () => {
    const opened = await person.openDevice(() => server.address);
    opened.engine.setProfile(profileId);
    await opened.engine.syncNow();
    return opened;
  };
  type Device = Awaited<ReturnType<typeof openDevice>>;
  const [phone, tablet] = [await openDevice(), await openDevice()];
  const eat = async (device: Device, calories: number) => {
    const id = randomId();
    const saved = await device.store.write(profileId, [
      { kind: "nutritionEntry", id, create: { ...oats, calories } },
    ]);
    expect(saved.ok).toBe(true);
    return id;
  };
  const sync = async (...devices: readonly Device[]) => {
    for (const device of devices) await device.engine.syncNow();
  };
  const caloriesOn = async (device: Device) =>
    (await device.store.all("nutritionEntry", profileId))
      .map(({ calories }) => calories)
      .sort((a, b) => a - b);
  /** The server ends, and another one begins on a folder. */
  const restart = async (folder: string) => {
    expect(await server.end("SIGTERM")).toBe(0);
    server = await startProcess(environmentOf(folder));
  };

  const gone = await eat(phone, 100);
  const changed = await eat(tablet, 200);
  await sync(phone, tablet, phone);
  expect(await server.end("SIGTERM")).toBe(0);
  cpSync(dataDir, snapshot, { recursive: true });
  server = await startProcess(environmentOf(dataDir));

  // After the snapshot: made, changed, deleted and sent; and something that was not sent yet.
  await eat(phone, 300);
  await tablet.store.write(profileId, [{ kind: "nutritionEntry", id: changed, patch: { calories: 222 } }]);
  await phone.store.write(profileId, [{ kind: "nutritionEntry", id: gone, remove: true }]);
  await sync(phone, tablet, phone, tablet);
  expect(await caloriesOn(tablet)).toEqual([222, 300]);
  await restart(snapshot);
  await eat(tablet, 400);
  await eat(phone, 500);

  for (let round = 0; round < 3; round += 1) await sync(tablet, phone);
  const fresh = await openDevice();
  for (const device of [phone, tablet, fresh]) {
    expect(await caloriesOn(device)).toEqual([222, 300, 400, 500]);
    expect(await device.syncStore.counts(profileId)).toEqual({ unsent: 0, refused: 0 });
    device.close();
  }
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).not.toMatch(/"level":(50|60)/);
});
