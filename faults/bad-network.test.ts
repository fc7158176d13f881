/** The app's own store and sync engine against the real server, through a network that fails on three of four requests. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, inject, test } from "vitest";
import { engineSettings } from "../packages/server/test/engine.ts";
import { exampleProfile } from "../packages/server/test/examples.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { networkFaults, startFaultProxy } from "./fault-proxy.ts";
import { reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const entries = inject("faults").badNetwork;

test(`SYNC-02 P6 a bad network loses and doubles none of ${entries} entries`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-network-"));
  const server = await startProcess(environmentOf(dataDir, await engineSettings(dataDir)));
  const person = await joinedPerson(server);
  const { profileId } = person;
  const proxy = await startFaultProxy(server.address, 20_261_120);
  const openDevice = () => person.openDevice(() => proxy.url);

  const phone = await openDevice();
  proxy.setRate(0.75);
  phone.engine.setProfile(profileId);
  const written = new Map<string, number>();
  while (written.size < entries) {
    const some = Array.from({ length: Math.min(7, entries - written.size) }, () => randomId());
    for (const id of some) {
      written.set(id, written.size);
      const saved = await phone.store.write(profileId, [
        { kind: "nutritionEntry", id, create: { ...oats, calories: written.size % 900 } },
      ]);
      expect(saved.ok).toBe(true);
    }
    await phone.engine.syncNow();
  }
  // It goes on failing until everything is through: the engine's own tries, as a phone has them.
  for (let round = 0; round < 4_000; round += 1) {
    if ((await phone.syncStore.counts(profileId)).unsent === 0) break;
    await phone.engine.syncNow();
  }
  expect(await phone.syncStore.counts(profileId)).toMatchObject({ unsent: 0, refused: 0 });
  const counts = proxy.counts();
  for (const fault of networkFaults) expect(counts[fault], fault).toBeGreaterThan(0);

  proxy.setRate(0);
  const tablet = await openDevice();
  tablet.engine.setProfile(profileId);
  await tablet.engine.syncNow();
  await phone.engine.syncNow();
  for (const device of [tablet, phone]) {
    const found = await device.store.all("nutritionEntry", profileId);
    expect(found.length).toBe(written.size);
    expect(found.reduce((sum, { calories }) => sum + (calories ?? 0), 0)).toBe(
      [...written.values()].reduce((sum, order) => sum + ((order + 1) % 900), 0),
    );
  }
  reportFigures({ acknowledged: written.size, lost: 0, duplicated: 0, diverged: 0 });
  console.log(
    `${entries} entries, ${Object.values(counts).reduce((sum, count) => sum + count, 0)} faults: 0 lost, 0 doubled`,
  );
  phone.close();
  tablet.close();
  await proxy.close();
  expect(await server.end("SIGTERM")).toBe(0);
  expect(server.errors()).toBe("");
});

test("SYNC-02 P6 control: a client that retries under new ids makes duplicates", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-network-"));
  const server = await startProcess(environmentOf(dataDir, await engineSettings(dataDir)));
  const browser = createSocketBrowser(server.address);
  const profileId = randomId();
  await browser.send("POST", "/api/household/join", { code: server.ready.slice(-11), deviceName: "phone" });
  await browser.send("POST", "/api/profiles", {
    id: profileId,
    registration: "",
    profile: exampleProfile("alex"),
  });
  const proxy = await startFaultProxy(server.address, 7);
  proxy.setRate(0.75);
  const careless = createSocketBrowser(proxy.url, browser.cookies);
  let n = 0;
  for (let entry = 0; entry < 40; entry += 1) {
    for (let answered = false; !answered; ) {
      n += 1;
      const op = operation({
        number: n,
        scope: profileId,
        kind: "nutritionEntry",
        id: randomId(),
        new: true,
        fields: { ...oats },
      });
      const body = { protocol: 2, schema: recordSchemaVersion, replica: randomId(), confirmed: 0, ops: [op] };
      answered = await careless.send("POST", "/sync/push", body).then(
        ({ status }) => status === 200,
        () => false,
      );
    }
  }
  const { body } = await browser.send("GET", `/sync/pull?protocol=2&scope=${profileId}&cursor=0&limit=500`);
  const rows = body.rows as readonly { readonly kind: string }[];
  expect(rows.filter(({ kind }) => kind === "nutritionEntry").length).toBeGreaterThan(40);
  await proxy.close();
  expect(await server.end("SIGTERM")).toBe(0);
});
