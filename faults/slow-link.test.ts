/** A week's backlog over a link of 2 kB/s whose relay hangs up early: the app's own store and sync against the real server. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordSchemaVersion } from "@muster/domain/records";
import { randomId } from "@muster/domain/shared/ids";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, inject, test } from "vitest";
import { engineSettings } from "../packages/server/test/engine.ts";
import { createSocketBrowser, environmentOf, startProcess } from "../packages/server/test/server-process.ts";
import { operation } from "../packages/server/test/sync-calls.ts";
import { oats } from "../packages/web/test/support/records.ts";
import { reportFigures } from "./figures.ts";
import { joinedPerson } from "./real-device.ts";
import { startSlowProxy } from "./slow-proxy.ts";

Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const entries = inject("faults").slowLink;
const bytesPerSecond = 2_000;
/** ms after which the relay gives a request up; the device itself would wait for a minute. */
const patience = 6_000;

const aSlowLink = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-slow-"));
  const server = await startProcess(environmentOf(dataDir, await engineSettings(dataDir)));
  const person = await joinedPerson(server);
  const proxy = await startSlowProxy(server.address, bytesPerSecond);
  const close = async () => {
    await proxy.close();
    expect(await server.end("SIGTERM")).toBe(0);
  };
  return { server, person, proxy, close };
};

// Both tests wait for most of their time, each for a link of its own.
test(`SYNC-02 ${entries} entries get through a link of 2 kB/s once`, { concurrent: true }, async () => {
  const { server, person, proxy, close } = await aSlowLink();
  const { profileId } = person;
  /** Operations of each push, and whether it got through. */
  const pushes: { readonly operations: number; readonly arrived: boolean }[] = [];
  const slow: typeof fetch = async (path, init) => {
    const operations = init?.method === "POST" ? JSON.parse(String(init.body)).ops.length : 0;
    try {
      const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(patience) });
      const body = await answer.text();
      if (operations > 0) pushes.push({ operations, arrived: true });
      return new Response(body, answer);
    } catch (error) {
      if (operations > 0) pushes.push({ operations, arrived: false });
      throw error;
    }
  };
  const phone = await person.openDevice(() => proxy.url, slow);
  for (let serial = 0; serial < entries; serial += 1) {
    const saved = await phone.store.write(profileId, [
      { kind: "nutritionEntry", id: randomId(), create: { ...oats, calories: serial } },
    ]);
    expect(saved.ok).toBe(true);
  }
  phone.engine.setProfile(profileId);
  const began = performance.now();
  for (let round = 0; round < 40 && (await phone.syncStore.counts(profileId)).unsent > 0; round += 1)
    await phone.engine.syncNow();
  const seconds = Math.round((performance.now() - began) / 1_000);
  expect(await phone.syncStore.counts(profileId)).toMatchObject({ unsent: 0, refused: 0 });
  // All at once was too much, and what came after a failure was less.
  expect(pushes[0]).toEqual({ operations: entries, arrived: false });
  for (const [index, { operations, arrived }] of pushes.entries())
    if (!arrived) expect(pushes[index + 1]?.operations).toBeLessThan(operations);

  const tablet = await person.openDevice(() => server.address);
  tablet.engine.setProfile(profileId);
  await tablet.engine.syncNow();
  const there = await tablet.store.all("nutritionEntry", profileId);
  expect(there.map(({ calories }) => calories).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
    Array.from({ length: entries }, (_, serial) => serial),
  );
  console.info(`${entries} entries in ${seconds} s and ${pushes.length} pushes`);
  reportFigures({ lost: 0, duplicated: 0 });
  phone.close();
  tablet.close();
  await close();
});

test("control: a client that always sends everything never gets through", { concurrent: true }, async () => {
  const { person, proxy, close } = await aSlowLink();
  const browser = createSocketBrowser(proxy.url, person.cookies);
  const ops = Array.from({ length: entries }, (_, index) =>
    operation({
      number: index + 1,
      scope: person.profileId,
      kind: "nutritionEntry",
      id: randomId(),
      new: true,
      fields: oats,
    }),
  );
  const body = { protocol: 2, schema: recordSchemaVersion, replica: randomId(), confirmed: 0, ops };
  const tried = Array.from({ length: 2 }, () =>
    Promise.race([
      browser.send("POST", "/sync/push", body).then(() => "arrived"),
      new Promise((resolve) => setTimeout(() => resolve("given up"), patience)),
    ]),
  );
  expect(await Promise.all(tried)).toEqual(["given up", "given up"]);
  await close();
});
