/** What comes back after a crash, and after the browser has lost the database: real store, journal in memory. */
import { randomId } from "@muster/domain/shared/ids";
import { setsInOrder } from "@muster/domain/training/session";
import { expect, test } from "vitest";
import { decodeLines, encodeLine, savesOf } from "../src/data/durability/journal-lines.ts";
import { aBrowser, caloriesOf, closesDevices, entry, saved, type Tab } from "./support/journal-browser.ts";
import { anna, aSet, oats, oatsOnTheShelf, squatLog, squats } from "./support/records.ts";

closesDevices();

/** A round of sync, and the journal cut after it. */
const synced = async (tab: Tab, disk: { journalText: () => string }) => {
  await tab.engine.syncNow();
  await expect.poll(() => disk.journalText()).toBe("");
};

test("WORK-06 SYNC-02 unsent saves survive a lost database and are sent once", async () => {
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

test("WORK-06 SYNC-01 a write in progress at closing returns and is sent once", async () => {
  const { network, privateDisk, start, open } = aBrowser();
  network.cut();
  const before = await start(anna);
  await saved(before, entry(100));
  // The page goes in the turn of the tap: the transaction is never begun, and the journal has no line.
  void before.store.write(anna, [entry(200)]);
  before.leave();
  const laid = [...privateDisk.marks].filter(([key]) => key.startsWith("underWay:"));
  expect(laid).toHaveLength(1);
  before.close();

  const after = await open(anna);
  await after.unlock(anna);
  expect(await caloriesOf(after)).toEqual([100, 200]);
  expect([...privateDisk.marks.keys()].some((key) => key.startsWith("underWay:"))).toBe(false);
  network.mend();
  await after.engine.syncNow();
  expect(network.server.rows()).toHaveLength(2);
});

test("a page that stays writes nothing down, and later writes are taken up", async () => {
  const { privateDisk, start } = aBrowser();
  const tab = await start(anna);
  const laid = () => [...privateDisk.marks.keys()].filter((key) => key.startsWith("underWay:"));
  await saved(tab, entry(100));
  expect(laid()).toEqual([]);
  const saving = tab.store.write(anna, [entry(200)]);
  tab.leave();
  expect(laid()).toHaveLength(1);
  await saving;
  expect(laid()).toEqual([]);
});

test("WORK-06 saves return again when the database is lost twice", async () => {
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

test("WORK-06 a change of a server-only record shows once it has arrived", async () => {
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

test("SYNC-02 shared records return too: the mark knows the household", async () => {
  const { network, start, wipe } = aBrowser();
  const before = await start(anna);
  network.cut();
  await saved(before, { kind: "sharedFood", id: randomId(), create: oatsOnTheShelf });
  before.close();
  wipe();
  const after = await start(anna);
  expect(await after.store.all("sharedFood", "")).toHaveLength(1);
});

test("SYNC-02 SYNC-03 nothing is replayed over what the database still has", async () => {
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

test("WORK-06 a database's lost end returns before new writes are numbered", async () => {
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
  const { ops } = await again.syncStore.outgoing(anna);
  expect(ops.map(({ fields }) => fields.calories)).toEqual([100, 120, 130]);
});

test("WORK-06 SYNC-02 an unreadable journal file is kept for the next start", async () => {
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

test("WORK-06 SYNC-02 a save not restored at one start waits for the next", async () => {
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

test("SYNC-03 restored writes keep id, time and knowledge of the server", async () => {
  const { clock, network, privateDisk, start, wipe } = aBrowser();
  const phone = await start(anna);
  await saved(phone, entry(100));
  clock.now += 60_000;
  await synced(phone, privateDisk);
  network.cut();
  await saved(phone, entry(200), entry(300));
  await saved(phone, entry(400));
  const before = (await phone.syncStore.outgoing(anna)).ops;
  phone.close();
  wipe();
  const after = await start(anna);
  const what = ({ op, at, clockOffsetMs, fields }: (typeof before)[number]) => ({
    op,
    at,
    off: clockOffsetMs,
    f: fields,
  });
  const ops = (await after.syncStore.outgoing(anna)).ops;
  expect(ops.map(what)).toEqual(before.map(what));
  // The last one was written when this tab knew the server's first stamp.
  expect(before.at(-1)?.seen).not.toBe("");
  expect(ops.at(-1)?.seen).toBe(before.at(-1)?.seen);
});
