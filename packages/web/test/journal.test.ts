/** What comes back after a crash, and after the browser has lost the database: real store, journal in memory. */
import { randomId } from "@muster/domain/shared/ids";
import { setsInOrder } from "@muster/domain/training/session";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { decodeLines, encodeLine, savesOf } from "../src/data/journal-lines.ts";
import type { SafetyBrowser } from "../src/data/safe-keeping.ts";
import { createDevice, type Device } from "./support/device.ts";
import { createPrivateDisk } from "./support/journal.ts";
import { createNetwork } from "./support/network.ts";
import { anna, aSet, ben, oats, oatsOnTheShelf, squatLog, squats } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const aBrowser = () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const privateDisk = createPrivateDisk();
  let disk = new IDBFactory();
  const open = async (profileId: string, faults: Partial<SafetyBrowser> = {}) => {
    const tab = privateDisk.tab(faults);
    const device = await createDevice(network, profileId, clock, disk, undefined, tab.browser);
    devices.push(device);
    await device.ready;
    return { ...device, ...tab };
  };
  return {
    clock,
    network,
    privateDisk,
    open,
    /** Opens it and signs in. */
    start: async (profileId: string, faults?: Partial<SafetyBrowser>) => {
      const device = await open(profileId, faults);
      await device.unlock(profileId);
      return device;
    },
    /** The browser loses its databases, as Chromium has after a kill. */
    wipe: () => {
      disk = new IDBFactory();
    },
  };
};

type Tab = Awaited<ReturnType<ReturnType<typeof aBrowser>["open"]>>;
const saved = async (tab: Tab, ...changes: Parameters<Device["store"]["write"]>[1]) =>
  expect(await tab.store.write(tab.profileId, changes)).toEqual({ ok: true, value: undefined });
/** A round of sync, and the journal cut after it. */
const synced = async (tab: Tab, disk: { journalText: () => string }) => {
  await tab.engine.syncNow();
  await expect.poll(() => disk.journalText()).toBe("");
};
const entry = (calories: number) =>
  ({ kind: "nutritionEntry", id: randomId(), create: { ...oats, calories } }) as const;
const caloriesOf = async (device: Pick<Device, "store">) =>
  (await device.store.all("nutritionEntry", anna)).map(({ calories }) => calories).sort((a, b) => a - b);

test("WORK-06 SYNC-02 what was saved and not sent comes back after the database is lost, and reaches the server once", async () => {
  const { network, privateDisk, start, wipe } = aBrowser();
  const before = await start(anna);
  await saved(before, entry(100));
  await synced(before, privateDisk);
  network.cut();
  await saved(before, entry(200));
  await saved(before, entry(300));
  const replica = await before.syncStore.replica();
  before.close();
  wipe();

  const after = await start(anna);
  expect(await caloriesOf(after)).toEqual([200, 300]);
  expect(after.engine.status().storage?.rebuilt).toEqual({ changes: 2 });
  expect(await after.syncStore.replica()).not.toBe(replica);
  network.mend();
  await after.engine.syncNow();
  expect(await caloriesOf(after)).toEqual([100, 200, 300]);
  expect(network.server.rows()).toHaveLength(3);
  expect(await after.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  await expect.poll(() => privateDisk.journalText()).toBe("");
});

test("WORK-06 it comes back a second time when the database is lost again before anything was sent", async () => {
  const { network, start, wipe } = aBrowser();
  network.cut();
  const first = await start(anna);
  await saved(first, entry(100));
  first.close();
  wipe();
  const second = await start(anna);
  await saved(second, entry(200));
  second.close();
  wipe();
  const third = await start(anna);
  expect(await caloriesOf(third)).toEqual([100, 200]);
  network.mend();
  await third.engine.syncNow();
  expect(network.server.rows()).toHaveLength(2);
});

test("WORK-06 a change of a record that only the server has shows when the server has sent the rest", async () => {
  const { network, privateDisk, start, wipe } = aBrowser();
  const before = await start(anna);
  await saved(before, { kind: "exerciseLog", id: squatLog, create: squats({ [randomId()]: aSet(0, 8) }) });
  await synced(before, privateDisk);
  network.cut();
  await saved(before, { kind: "exerciseLog", id: squatLog, patch: { sets: { [randomId()]: aSet(1, 9) } } });
  before.close();
  wipe();

  const after = await start(anna);
  // Half a record would break every screen that reads it.
  expect(await after.store.get("exerciseLog", squatLog)).toBeUndefined();
  expect((await after.syncStore.counts(anna)).unsent).toBe(1);
  network.mend();
  await after.engine.syncNow();
  const log = await after.store.get("exerciseLog", squatLog);
  expect(log && setsInOrder(log).map(({ reps }) => reps)).toEqual([8, 9]);
  expect(await after.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
});

test("SYNC-02 shared records come back too: the mark beside the database knows the household", async () => {
  const { network, start, wipe } = aBrowser();
  const before = await start(anna);
  network.cut();
  await saved(before, { kind: "sharedFood", id: randomId(), create: oatsOnTheShelf });
  before.close();
  wipe();
  const after = await start(anna);
  expect(await after.store.all("sharedFood", "")).toHaveLength(1);
});

test("SYNC-02 SYNC-03 nothing is replayed over what the database has: sent, waiting, refused or taken back", async () => {
  const { clock, network, privateDisk, start } = aBrowser();
  const { openWriter } = privateDisk.tab().browser;
  const phone = await start(anna, {
    // The tab dies before it can cut its file.
    openWriter: async (tab) => ({
      ...(await openWriter(tab)),
      replace: () => Promise.reject(new Error("dead")),
    }),
  });
  const breakfast = entry(100);
  await saved(phone, breakfast);
  await phone.engine.syncNow();
  clock.now += 1_000;
  await saved(phone, { kind: "nutritionEntry", id: breakfast.id, patch: { calories: 150 } });
  await phone.engine.syncNow();
  network.cut();
  await saved(phone, entry(200));
  await saved(phone, { ...entry(300), create: { ...oats, calories: 300, logDate: "2027-11-16" } });
  network.mend();
  await phone.engine.syncNow();
  phone.close();
  expect(privateDisk.lines()).toBe(4);

  network.cut();
  const again = await start(anna);
  expect(again.engine.status().storage?.rebuilt).toBeNull();
  expect(await caloriesOf(again)).toEqual([150, 200, 300]);
  expect(await again.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 1 });
  expect(network.server.rows()).toHaveLength(2);
});

test("WORK-06 what the database alone lost of its end comes back before anything new is numbered", async () => {
  const { network, privateDisk, start } = aBrowser();
  network.cut();
  const phone = await start(anna);
  const meal = entry(100);
  await saved(phone, meal);
  phone.close();
  const [save] = savesOf(decodeLines(privateDisk.journalText()));
  if (save === undefined) throw new Error("nothing was journaled");
  const lost = {
    ...save,
    changes: [
      { op: randomId(), change: { kind: "nutritionEntry", id: meal.id, patch: { calories: 120 } } as const },
    ],
  };
  privateDisk.files.set("j-dead", encodeLine({ save: lost }));
  const again = await start(anna);
  await saved(again, { kind: "nutritionEntry", id: meal.id, patch: { calories: 130 } });
  expect(await caloriesOf(again)).toEqual([130]);
  const { ops } = await again.syncStore.pending(anna);
  expect(ops.map(({ f }) => f.calories)).toEqual([100, 120, 130]);
});

test("WORK-06 SYNC-02 a journal file that cannot be read at one start is kept, and brings everything back at the next", async () => {
  const { network, privateDisk, start, wipe } = aBrowser();
  network.cut();
  const first = await start(anna);
  await saved(first, entry(100));
  first.close();
  wipe();
  const { openFiles } = privateDisk.tab().browser;
  const second = await start(anna, {
    openFiles: async () => ({ ...(await openFiles()), read: async () => undefined }),
  });
  expect(await caloriesOf(second)).toEqual([]);
  await saved(second, entry(200));
  // The old files would have gone by now.
  await expect.poll(() => privateDisk.files.has("mark")).toBe(true);
  second.close();
  expect(await caloriesOf(await start(anna))).toEqual([100, 200]);
});

test("WORK-06 SYNC-02 a save that the database did not take at one start stays in the journal for the next", async () => {
  const { network, privateDisk, start, wipe } = aBrowser();
  network.cut();
  const first = await start(anna);
  await saved(first, entry(100));
  await saved(first, { kind: "sharedFood", id: randomId(), create: oatsOnTheShelf });
  first.close();
  wipe();
  // Without the mark nobody knows the household, and what belongs to it can not be stored yet.
  privateDisk.marks.clear();
  privateDisk.files.delete("mark");
  const second = await start(anna);
  expect(await caloriesOf(second)).toEqual([100]);
  expect(await second.store.all("sharedFood", "")).toEqual([]);
  // It took the file over, and looked at what is settled.
  await expect.poll(() => privateDisk.files.has("mark")).toBe(true);
  network.mend();
  await second.engine.syncNow();
  second.close();
  const third = await start(anna);
  expect(await third.store.all("sharedFood", "")).toHaveLength(1);
});

test("SYNC-02 a save that failed does not come back after a crash", async () => {
  const { network, start, wipe } = aBrowser();
  network.cut();
  const phone = await start(anna);
  await saved(phone, entry(100));
  const invalid = { kind: "nutritionEntry", id: randomId(), create: { ...oats, mealName: "" } } as const;
  expect(await phone.store.write(anna, [invalid])).toMatchObject({ ok: false });
  phone.close();
  wipe();
  const again = await start(anna);
  expect(await caloriesOf(again)).toEqual([100]);
  expect((await again.syncStore.counts(anna)).unsent).toBe(1);
});

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

test("WORK-06 without private files saving goes on, is sent at once, and the status says so", async () => {
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
  let asked = 0;
  const phone = await start(anna, {
    persist: async () => {
      asked += 1;
      return true;
    },
  });
  await saved(phone, entry(100));
  expect(asked).toBe(0);
  await saved(phone, { kind: "exerciseLog", id: squatLog, create: squats() });
  await saved(phone, { kind: "exerciseLog", id: squatLog, patch: { notes: "again" } });
  expect(asked).toBe(1);
  await expect.poll(() => phone.engine.status().storage?.persisted).toBe(true);
});

test("USR-10 erasing a profile takes its records, operations and journal lines, and no other person's", async () => {
  const { clock, network, privateDisk, start, wipe } = aBrowser();
  const phone = await start(anna);
  await saved(phone, entry(100));
  await phone.engine.syncNow();
  network.cut();
  await saved(phone, entry(200));
  await phone.store.write(ben, [entry(300)]);
  const journaled = privateDisk.journalText();
  const unsent = await phone.profileData.unsent(anna);
  expect(unsent.map(({ f }) => f.calories)).toEqual([200]);

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

test("SYNC-02 a database that the browser says it dropped is told of, also when no mark of it is left", async () => {
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

test("SYNC-03 what comes back travels as it was written: same id, time and knowledge of the server", async () => {
  const { clock, network, privateDisk, start, wipe } = aBrowser();
  const phone = await start(anna);
  await saved(phone, entry(100));
  clock.now += 60_000;
  await synced(phone, privateDisk);
  network.cut();
  await saved(phone, entry(200), entry(300));
  await saved(phone, entry(400));
  const before = (await phone.syncStore.pending(anna)).ops;
  phone.close();
  wipe();
  const after = await start(anna);
  const what = ({ op, at, off, f }: (typeof before)[number]) => ({ op, at, off, f });
  const ops = (await after.syncStore.pending(anna)).ops;
  expect(ops.map(what)).toEqual(before.map(what));
  // The last one was written when this tab knew the server's first stamp.
  expect(before.at(-1)?.seen).not.toBe("");
  expect(ops.at(-1)?.seen).toBe(before.at(-1)?.seen);
});

test("SYNC-03 while another tab lives, an attempt that was never called saved does not come back over later edits", async () => {
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
