/**
 * `npm run admin -- backup` and `restore` while devices push without a pause and one is offline with edits that were not sent: what was
 * confirmed between the two comes back from the devices, and what was confirmed afterwards is there, once.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, inject, test } from "vitest";
import { environmentOf, runToEnd, startProcess } from "../packages/server/test/server-process.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const emptyFolder = () => mkdtempSync(join(tmpdir(), "muster-load-"));
const adminFile = fileURLToPath(new URL("../packages/server/src/admin.ts", import.meta.url));

/** @param losesBetween the control: devices that were online are gone, and with them what only they had */
const restoreUnderLoad = async (losesBetween: boolean) => {
  const [dataDir, backup, restored] = [emptyFolder(), join(emptyFolder(), "copy"), emptyFolder()];
  let server = await startProcess(environmentOf(dataDir));
  const person = await joinedPerson(server);
  const { profileId } = person;
  const openDevice = async () => {
    const device = await person.openDevice(() => server.address);
    device.engine.setProfile(profileId);
    await device.engine.syncNow();
    return device;
  };
  type Device = Awaited<ReturnType<typeof openDevice>>;
  const pushing = [await openDevice(), await openDevice()];
  const away = await openDevice();
  const saved: string[] = [];
  const eat = async (device: Device) => {
    const id = randomId();
    const made = await device.store.write(profileId, [{ kind: "nutritionEntry", id, create: oats }]);
    if (made.ok) saved.push(id);
  };
  let isOver = false;
  const load = pushing.map(async (device) => {
    while (!isOver) {
      await eat(device);
      await device.engine.syncNow();
      await wait(5);
    }
  });
  await wait(300);
  expect((await runToEnd(adminFile, environmentOf(dataDir), ["backup", backup])).code).toBe(0);
  for (let entry = 0; entry < 5; entry += 1) await eat(away);
  await wait(300);
  await server.end("SIGTERM");
  if (losesBetween) {
    isOver = true;
    await Promise.all(load);
    for (const device of pushing) device.close();
  }
  const put = await runToEnd(adminFile, environmentOf(restored), ["restore", backup]);
  expect(put.code).toBe(0);
  server = await startProcess(environmentOf(restored));
  const answer = await fetch(`${server.address}/api/sessions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: server.address,
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
    body: JSON.stringify({ profileId, passcode: null }),
  });
  expect(answer.status).toBe(200);
  // Everybody signs in anew after a restore.
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
    person.cookies.set(name, value);
  }
  await wait(losesBetween ? 0 : 500);
  isOver = true;
  await Promise.all(load);
  const devices = losesBetween ? [away] : [...pushing, away];
  for (let round = 0; round < 3; round += 1) for (const device of devices) await device.engine.syncNow();
  const fresh = await openDevice();
  const there = (await fresh.store.all("nutritionEntry", profileId)).map(({ id }) => id);
  for (const device of devices)
    expect(await device.syncStore.counts(profileId)).toEqual({ unsent: 0, refused: 0 });
  for (const device of [...devices, fresh]) device.close();
  await server.end("SIGTERM");
  const kept = new Set(there);
  return {
    lost: saved.filter((id) => !kept.has(id)).length,
    doubled: there.length - kept.size,
    saved: saved.length,
  };
};

const plays = inject("faults").restoreUnderLoad;
test("SYNC-02 P11 a restore while devices push loses and doubles nothing that a device still has", {
  timeout: 60_000 + plays * 60_000,
}, async () => {
  let acknowledged = 0;
  for (let turn = 0; turn < plays; turn += 1) {
    const { saved, ...figures } = await restoreUnderLoad(false);
    expect(figures).toEqual({ lost: 0, doubled: 0 });
    expect(saved).toBeGreaterThan(20);
    acknowledged += saved;
  }
  reportFigures({ acknowledged, lost: 0, duplicated: 0 });
});

test("P11 control: without the devices that had it, what was confirmed after the copy is missed", {
  timeout: 120_000,
}, async () => {
  expect((await restoreUnderLoad(true)).lost).toBeGreaterThan(0);
});
