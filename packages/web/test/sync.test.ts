/** A person's devices and the server: real store, real engine, real accept; only the wire and the disk are in memory. */
import { randomId } from "@muster/domain/shared/ids";
import { setsInOrder } from "@muster/domain/training/session";
import { afterEach, expect, test } from "vitest";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, aSet, ben, monday, oats, oatsOnTheShelf, squatLog, squats } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const aWorld = () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const open = async (profileId: string, disk?: Device["disk"]) => {
    const device = await createDevice(network, profileId, clock, disk);
    devices.push(device);
    return device;
  };
  /** Signs in and waits for the first cycle. */
  const online = async (profileId: string) => {
    const device = await open(profileId);
    await device.unlock(profileId);
    return device;
  };
  return { clock, network, open, online };
};

const sync = (device: Device) => device.engine.syncNow();
const setsOf = async (device: Device) => {
  const log = await device.store.get("exerciseLog", squatLog);
  return log === undefined ? undefined : setsInOrder(log).map(({ reps }) => reps);
};
const saved = async (device: Device, ...changes: Parameters<Device["store"]["write"]>[1]) =>
  expect(await device.store.write(device.profileId, changes)).toEqual({ ok: true, value: undefined });
const unsent = async (device: Device) => (await device.syncStore.counts(device.profileId)).unsent;

test("WORK-06 SYNC-01 SYNC-02 a set logged offline reaches another device, once", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  const tablet = await online(anna);
  network.cut();
  await saved(phone, { kind: "exerciseLog", id: squatLog, create: squats() });
  await saved(phone, { kind: "exerciseLog", id: squatLog, patch: { sets: { [randomId()]: aSet(0, 8) } } });
  await sync(phone);
  expect(phone.engine.status().state).toBe("offline");
  expect(await setsOf(phone)).toEqual([8]);
  expect(await setsOf(tablet)).toBeUndefined();

  network.mend();
  await sync(phone);
  await sync(tablet);
  expect(await setsOf(tablet)).toEqual([8]);
  expect(await unsent(phone)).toBe(0);
  expect(network.server.rows()).toHaveLength(1);
});

test.each([
  ["the request is lost", "lose-request"],
  ["the reply is lost after the server has stored it", "lose-reply"],
  ["the request arrives twice", "duplicate"],
  ["the answer is a hotel's sign-in page", "captive-portal"],
  ["the answer breaks off", "cut-body"],
  ["the server is busy", "busy"],
] as const)("SYNC-02 nothing is lost or doubled when %s", async (_, fault) => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  network.cut();
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  await sync(phone);
  network.mend();
  for (let round = 0; round < 5; round += 1) {
    // The fault hits another request of the cycle each time: pull, pull, push, pull, pull.
    const entry = randomId();
    network.cut();
    await saved(phone, { kind: "nutritionEntry", id: entry, create: { ...oats, calories: round } });
    await sync(phone);
    network.mend();
    const passes = Array.from({ length: round }, () => "duplicate" as const);
    network.meet(...passes, fault);
    await sync(phone);
    await sync(phone);
  }
  const tablet = await online(anna);
  const calories = (await tablet.store.all("nutritionEntry", anna)).map((entry) => entry.calories).sort();
  expect(calories).toEqual([0, 1, 2, 3, 300, 4]);
  expect(network.server.rows()).toHaveLength(6);
  expect(await unsent(phone)).toBe(0);
});

test("SYNC-03 two devices in one exercise offline both keep their sets", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  const tablet = await online(anna);
  network.cut();
  await saved(phone, { kind: "exerciseLog", id: squatLog, create: squats({ [randomId()]: aSet(0, 8) }) });
  await saved(tablet, { kind: "exerciseLog", id: squatLog, create: squats({ [randomId()]: aSet(1, 10) }) });
  network.mend();
  await sync(phone);
  await sync(tablet);
  await sync(phone);
  expect(await setsOf(phone)).toEqual([8, 10]);
  expect(await setsOf(tablet)).toEqual([8, 10]);
  expect(network.server.rows()).toHaveLength(1);
});

test("SYNC-03 different fields merge; in one field the later edit wins", async () => {
  const { clock, network, online } = aWorld();
  const phone = await online(anna);
  const tablet = await online(anna);
  await saved(phone, { kind: "exerciseLog", id: squatLog, create: squats() });
  await sync(phone);
  await sync(tablet);
  network.cut();
  clock.now += 60_000;
  await saved(phone, { kind: "exerciseLog", id: squatLog, patch: { notes: "later", difficulty: 7 } });
  clock.now -= 30_000;
  await saved(tablet, { kind: "exerciseLog", id: squatLog, patch: { notes: "earlier", completed: true } });
  clock.now += 60_000;
  network.mend();
  // The earlier edit arrives last.
  await sync(phone);
  await sync(tablet);
  await sync(phone);
  for (const device of [phone, tablet])
    expect(await device.store.get("exerciseLog", squatLog)).toMatchObject({
      notes: "later",
      difficulty: 7,
      completed: true,
    });
});

test("SYNC-03 a record that was deleted here and edited later there comes back on both", async () => {
  const { clock, network, online } = aWorld();
  const phone = await online(anna);
  const tablet = await online(anna);
  const entry = randomId();
  await saved(phone, { kind: "nutritionEntry", id: entry, create: oats });
  await sync(phone);
  await sync(tablet);
  network.cut();
  clock.now += 1_000;
  await saved(phone, { kind: "nutritionEntry", id: entry, remove: true });
  expect(await phone.store.all("nutritionEntry", anna)).toEqual([]);
  clock.now += 1_000;
  await saved(tablet, { kind: "nutritionEntry", id: entry, patch: { calories: 350 } });
  network.mend();
  await sync(phone);
  await sync(tablet);
  await sync(phone);
  for (const device of [phone, tablet])
    expect(await device.store.get("nutritionEntry", entry)).toMatchObject({
      calories: 350,
      mealName: "Oats",
    });
});

test("SYNC-05 unsent count and last sync are always visible", async () => {
  const { clock, network, online } = aWorld();
  const phone = await online(anna);
  const seen: number[] = [];
  phone.engine.subscribe(() => seen.push(phone.engine.status().unsent));
  network.cut();
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  await expect.poll(() => phone.engine.status().unsent).toBe(2);
  clock.now += 5_000;
  network.mend();
  await sync(phone);
  await expect.poll(() => phone.engine.status().unsent).toBe(0);
  expect(phone.engine.status()).toMatchObject({ state: "idle", lastSyncAt: new Date(clock.now) });
  expect(seen).toContain(2);
});

test("SYNC-05 what the server refuses stays visible on the device, marked and counted", async () => {
  const { clock, network, online } = aWorld();
  const phone = await online(anna);
  const entry = randomId();
  // This device's clock is a year ahead when the person writes today's breakfast.
  await saved(phone, { kind: "nutritionEntry", id: entry, create: { ...oats, logDate: "2027-11-16" } });
  await sync(phone);
  expect(await phone.syncStore.refused.list(anna)).toMatchObject([{ id: entry, code: "date" }]);
  expect(await phone.store.get("nutritionEntry", entry)).toMatchObject({ logDate: "2027-11-16" });
  expect(network.server.rows()).toEqual([]);

  // Setting the date right sends the record whole, and settles what was refused.
  clock.now += 1_000;
  await saved(phone, { kind: "nutritionEntry", id: entry, patch: { logDate: monday } });
  await sync(phone);
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  expect(network.server.rows()).toMatchObject([{ id: entry, fields: { logDate: monday, mealName: "Oats" } }]);
});

test("SYNC-05 giving up a refused change shows the record as the server has it", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  const entry = randomId();
  await saved(phone, { kind: "nutritionEntry", id: entry, create: oats });
  await sync(phone);
  await saved(phone, { kind: "nutritionEntry", id: entry, patch: { logDate: "2027-11-16" } });
  await sync(phone);
  const [refused] = await phone.syncStore.refused.list(anna);
  await phone.syncStore.refused.drop(refused?.op ?? "");
  expect(await phone.store.get("nutritionEntry", entry)).toMatchObject({ logDate: monday });
  expect(network.server.rows()).toMatchObject([{ fields: { logDate: monday } }]);
});

test("SYNC-02 an ended session erases nothing; entries wait for unlock", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  network.meet("no-session");
  await sync(phone);
  expect(phone.engine.status().state).toBe("locked");
  expect(await phone.store.all("nutritionEntry", anna)).toHaveLength(1);
  await sync(phone);
  expect(phone.engine.status().state).toBe("idle");
  expect(network.server.rows()).toHaveLength(1);
});

test("SYNC-02 an app that is too old goes on writing and says that it needs an update", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  network.meet("update-needed");
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  await sync(phone);
  expect(phone.engine.status().state).toBe("update-needed");
  expect(await unsent(phone)).toBe(1);
});

test("SYNC-02 what one profile wrote waits on the device while another one syncs", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  network.cut();
  await saved(phone, { kind: "nutritionEntry", id: randomId(), create: oats });
  network.mend();
  await phone.unlock(ben);
  expect(network.server.rows()).toEqual([]);
  expect(await unsent(phone)).toBe(1);
  await phone.unlock(anna);
  expect(network.server.rows()).toMatchObject([{ scope: anna }]);
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
});

test("USR-01 a browser without an unlocked profile gets only the household", async () => {
  const { network, online, open } = aWorld();
  const phone = await online(anna);
  const food = { kind: "sharedFood", id: randomId(), create: oatsOnTheShelf } as const;
  await saved(phone, food, { kind: "nutritionEntry", id: randomId(), create: oats });
  await sync(phone);
  const tablet = await open(anna);
  await tablet.lock();
  expect(await tablet.store.all("sharedFood", "")).toMatchObject([{ id: food.id, foodName: "Oats" }]);
  expect(await tablet.store.count("nutritionEntry", anna)).toBe(0);
  expect(network.requests.filter((request) => request.startsWith("POST"))).toHaveLength(1);
});

test("SYNC-02 a restored server is offered what it lost", async () => {
  const { clock, network, online } = aWorld();
  const phone = await online(anna);
  const entryId = randomId();
  await saved(phone, { kind: "nutritionEntry", id: entryId, create: oats });
  await sync(phone);
  const copy = network.server.copy();
  clock.now += 1_000;
  await saved(phone, { kind: "nutritionEntry", id: entryId, patch: { calories: 310 } });
  const lost = randomId();
  await saved(phone, { kind: "nutritionEntry", id: lost, create: { ...oats, mealName: "Soup" } });
  await sync(phone);
  copy.restore("epoch-2");
  clock.now += 1_000;
  await sync(phone);
  expect(network.server.rows()).toMatchObject([
    { id: entryId, fields: { calories: 310 } },
    { id: lost, fields: { mealName: "Soup" } },
  ]);
  expect(await phone.store.get("nutritionEntry", entryId)).toMatchObject({ calories: 310 });
  expect(await unsent(phone)).toBe(0);
});

test("AUTH-06 SYNC-02 removing a person removes their unsent data", async () => {
  const { network, online } = aWorld();
  const phone = await online(anna);
  const [shared, own] = [randomId(), randomId()];
  await saved(phone, { kind: "sharedFood", id: shared, create: oatsOnTheShelf });
  await sync(phone);
  network.cut();
  await saved(phone, { kind: "sharedFood", id: shared, patch: { calories: 999 } });
  await saved(phone, { kind: "sharedFood", id: own, create: oatsOnTheShelf });
  await phone.profileData.erase(anna);
  // Nobody sends them any more: on this device alone they would stand for ever.
  expect(await phone.store.get("sharedFood", own)).toBeUndefined();
  expect(await phone.store.get("sharedFood", shared)).toMatchObject({ calories: 300 });
});
