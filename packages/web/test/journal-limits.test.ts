/** Where the journal ends: no private files, a recovery that hangs, a second tab, a profile that is erased (WORK-06, SYNC-02). */
import { randomId } from "@muster/domain/shared/ids";
import { IDBFactory } from "fake-indexeddb";
import { expect, test } from "vitest";
import { encodeLine } from "../src/data/durability/journal-lines.ts";
import { createDevice } from "./support/device.ts";
import { aBrowser, caloriesOf, closesDevices, devices, entry, saved } from "./support/journal-browser.ts";
import { anna, ben, squatLog, squats } from "./support/records.ts";

closesDevices();

test("SYNC-02 a second tab leaves the first one's file alone, and takes nothing back", async () => {
  const { network, privateDisk, start, open } = aBrowser();
  network.cut();
  const first = await start(anna);
  await saved(first, entry(100));
  const second = await open(anna);
  await saved(second, entry(200));
  expect(await caloriesOf(first)).toEqual([100, 200]);
  expect([...privateDisk.files.keys()].filter((name) => name.startsWith("j-"))).toHaveLength(2);
  first.close();
  second.close();
  const again = await start(anna);
  await saved(again, entry(300));
  await expect
    .poll(() => [...privateDisk.files.keys()].filter((name) => name.startsWith("j-")))
    .toHaveLength(1);
  expect(privateDisk.lines()).toBe(3);
  expect(await caloriesOf(again)).toEqual([100, 200, 300]);
});

test("WORK-06 without private files saves are sent at once and reported", async () => {
  const { network, start } = aBrowser();
  const phone = await start(anna, { openFiles: () => Promise.reject(new Error("SecurityError")) });
  await saved(phone, entry(100));
  await phone.engine.syncNow();
  expect(network.server.rows()).toHaveLength(1);
  expect(phone.engine.status().storage?.journal).toBe("off");
});

test("WORK-06 a recovery that hangs holds saving up for a limited time only", async () => {
  const { network, privateDisk } = aBrowser();
  const tab = privateDisk.tab({ openFiles: () => new Promise(() => {}) });
  const clock = { now: 0 };
  const opening = createDevice(network, anna, clock, undefined, undefined, tab.browser);
  // What waits for recovery.
  tab.pass();
  const device = await opening;
  devices.push(device);
  const saving = device.store.write(anna, [entry(100)]);
  // What waits for the journal's line.
  await expect
    .poll(() => {
      tab.pass();
      return device.engine.status().storage?.journal;
    })
    .toBe("off");
  expect(await saving).toMatchObject({ ok: true });
});

test("SET-02 the browser is asked to keep its storage after the first saved set, once", async () => {
  const { start } = aBrowser();
  let requests = 0;
  const phone = await start(anna, {
    persist: async () => {
      requests += 1;
      return true;
    },
  });
  await saved(phone, entry(100));
  expect(requests).toBe(0);
  await saved(phone, { kind: "exerciseLog", id: squatLog, create: squats() });
  await saved(phone, { kind: "exerciseLog", id: squatLog, patch: { notes: "again" } });
  expect(requests).toBe(1);
  await expect.poll(() => phone.engine.status().storage?.persisted).toBe(true);
});

test("USR-10 erasing a profile removes its data and nobody else's", async () => {
  const { clock, network, privateDisk, start, wipe } = aBrowser();
  const phone = await start(anna);
  await saved(phone, entry(100));
  await phone.engine.syncNow();
  network.cut();
  await saved(phone, entry(200));
  await phone.store.write(ben, [entry(300)]);
  const journaled = privateDisk.journalText();
  const unsent = await phone.profileData.unsent(anna);
  expect(unsent.map(({ fields }) => fields.calories)).toEqual([200]);

  await phone.profileData.erase(anna);
  expect(await caloriesOf(phone)).toEqual([]);
  expect(await phone.profileData.unsent(anna)).toEqual([]);
  expect(await phone.store.all("nutritionEntry", ben)).toHaveLength(1);
  phone.close();
  // A file of a tab that was killed before it could hear of it.
  privateDisk.files.set("j-dead", journaled);
  clock.now += 1_000;
  const before = await start(ben);
  expect(await caloriesOf(before)).toEqual([]);
  expect(await before.profileData.unsent(anna)).toEqual([]);
  await expect.poll(() => privateDisk.files.has("j-dead")).toBe(false);
  before.close();
  wipe();
  const after = await start(ben);
  expect(await caloriesOf(after)).toEqual([]);
  expect(await after.store.all("nutritionEntry", ben)).toHaveLength(1);
});

test("SYNC-02 a database dropped by the browser is reported without a mark", async () => {
  const { privateDisk, network } = aBrowser();
  const disk = new IDBFactory();
  const open = disk.open.bind(disk);
  disk.open = (name, version) => {
    const request = open(name, version);
    // As Chromium says it; other browsers have no such field.
    request.addEventListener("upgradeneeded", (event) => Object.assign(event, { dataLoss: "total" }));
    return request;
  };
  const device = await createDevice(network, anna, { now: 0 }, disk, undefined, privateDisk.tab().browser);
  devices.push(device);
  await device.ready;
  expect(device.engine.status().storage?.rebuilt).toEqual({ changes: 0 });
});

test("WORK-06 a save is called saved when both have it: the database and the journal", async () => {
  const { privateDisk, start } = aBrowser();
  const { openWriter } = privateDisk.tab().browser;
  let land = () => {};
  const landed = new Promise<void>((resolve) => {
    land = resolve;
  });
  const phone = await start(anna, {
    openWriter: async (tab) => {
      const writer = await openWriter(tab);
      return { ...writer, append: (text) => landed.then(() => writer.append(text)) };
    },
  });
  let isSaved = false;
  const saving = saved(phone, entry(100)).then(() => {
    isSaved = true;
  });
  await expect.poll(() => caloriesOf(phone)).toEqual([100]);
  expect(isSaved).toBe(false);
  land();
  await saving;
  expect(privateDisk.journalText()).toContain("Oats");
});

test("SYNC-03 a failed save does not return over later edits", async () => {
  const { network, privateDisk, start, open } = aBrowser();
  network.cut();
  const first = await start(anna);
  const meal = entry(100);
  await saved(first, meal);
  // A tab that crashed between its journal and its database.
  const change = { kind: "nutritionEntry", id: meal.id, patch: { calories: 666 } } as const;
  const attempt = { profileId: anna, changes: [{ op: randomId(), change }], group: undefined, at: 0 };
  privateDisk.files.set("j-crashed", encodeLine({ save: attempt }));
  const second = await open(anna);
  expect(await caloriesOf(second)).toEqual([100]);
});
