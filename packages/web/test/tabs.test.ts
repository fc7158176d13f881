/** Two tabs of one browser: one carries for both, and what either shows is the same. */

import { randomId } from "@muster/domain/shared/ids";
import { afterEach, expect, test } from "vitest";
import type { EngineBrowser } from "../src/data/sync/sync-engine.ts";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, oats } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

/** A browser's lock manager for one lock: granted in the order of asking, held until the holder lets go. */
const createLocks = (): NonNullable<EngineBrowser["locks"]> => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, hold: () => Promise<unknown>) => {
    last = last.then(() => hold());
    return last;
  };
  // Only this form of the call is used.
  return { request } as unknown as NonNullable<EngineBrowser["locks"]>;
};

const twoTabs = async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const locks = createLocks();
  const name = `tabs-${randomId()}`;
  const browser = { locks, openChannel: () => new BroadcastChannel(name) };
  const first = await createDevice(network, anna, clock, undefined, browser);
  const second = await createDevice(network, anna, clock, first.disk, browser);
  devices.push(first, second);
  await first.unlock(anna);
  second.engine.setProfile(anna);
  return { network, first, second };
};

test("SYNC-02 a second tab's save is sent once by the leading tab", async () => {
  const { network, first, second } = await twoTabs();
  const before = network.requests.length;
  await second.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  await expect.poll(() => network.server.rows().length).toBe(1);
  await expect.poll(() => second.engine.status()).toMatchObject({ unsent: 0, state: "idle" });
  await expect.poll(() => first.engine.status()).toMatchObject({ unsent: 0, state: "idle" });
  expect(network.requests.slice(before).filter((request) => request.startsWith("POST"))).toHaveLength(1);
});

test("SYNC-02 when the leading tab is closed, the other one carries on", async () => {
  const { network, first, second } = await twoTabs();
  first.close();
  await second.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  await expect.poll(() => network.server.rows().length).toBe(1);
  await expect.poll(() => second.engine.status()).toMatchObject({ unsent: 0, state: "idle" });
});

test("SYNC-02 quick saves are sent together, or at once on leaving", async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const phone = await createDevice(network, anna, clock, undefined, { document: page });
  devices.push(phone);
  await phone.unlock(anna);
  const posts = () => network.requests.filter((request) => request.startsWith("POST")).length;
  const before = posts();
  const save = () => phone.store.write(anna, [{ kind: "nutritionEntry", id: randomId(), create: oats }]);
  for (let nth = 0; nth < 5; nth += 1) await save();
  // None of them waited for the first one's round.
  expect(posts()).toBe(before);
  await expect.poll(() => network.server.rows().length).toBe(5);
  await expect.poll(() => phone.engine.status()).toMatchObject({ unsent: 0, state: "idle" });
  expect(posts()).toBe(before + 1);

  await save();
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  await new Promise(setImmediate);
  expect(phone.engine.status().state).toBe("syncing");
  await expect.poll(() => network.server.rows().length).toBe(6);
  // What leaving the page saves comes when it is out of sight already, where a timer may never run.
  await expect.poll(() => phone.engine.status()).toMatchObject({ unsent: 0, state: "idle" });
  await save();
  await new Promise(setImmediate);
  expect(phone.engine.status().state).toBe("syncing");
  await expect.poll(() => network.server.rows().length).toBe(7);
});
