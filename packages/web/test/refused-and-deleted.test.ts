/** Changes that the server refused, profiles that it erased, and what comes back from the list of what was deleted. */
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, expect, test } from "vitest";
import type { Device } from "./support/device.ts";
import { household } from "./support/network.ts";
import { anna, aSet, ben, monday, oats, squatLog, squats } from "./support/records.ts";
import { twoDevices } from "./support/two-devices.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const phoneAndTablet = async () => {
  const two = await twoDevices(anna, "2026-11-16T06:00:00Z");
  devices.push(two.phone, two.tablet);
  return two;
};

const saved = async (device: Device, ...changes: Parameters<Device["store"]["write"]>[1]) =>
  expect(await device.store.write(anna, changes)).toEqual({ ok: true, value: undefined });
const meal = (mealName: string) =>
  ({ kind: "nutritionEntry", id: randomId(), create: { ...oats, mealName } }) as const;
const namesOf = async (device: Device) =>
  (await device.store.all("nutritionEntry", anna)).map(({ mealName }) => mealName).sort();

test("SYNC-05 a refused change is sent again on request, in its place", async () => {
  const { clock, network, phone } = await phoneAndTablet();
  const early = { ...meal("Oats"), create: { ...oats, logDate: "2026-12-16" } };
  await saved(phone, early);
  await phone.engine.syncNow();
  const [refused] = await phone.refused.list(anna);
  expect(refused).toMatchObject({ code: "date", id: early.id });
  await phone.refused.retry(refused?.op ?? "");
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 1, refused: 0 });
  // By now the date is near enough.
  clock.now = Date.parse("2026-12-10T06:00:00Z");
  await phone.engine.syncNow();
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  expect(network.server.rows()).toMatchObject([{ id: early.id, fields: { logDate: "2026-12-16" } }]);
});

test("SYNC-05 what was refused as one is listed, given up and tried again as one", async () => {
  const { phone } = await phoneAndTablet();
  const both = [meal("Oats"), { ...meal("Soup"), create: { ...oats, logDate: "2027-11-16" } }];
  expect(await phone.store.write(anna, both, { group: true })).toMatchObject({ ok: true });
  await phone.engine.syncNow();
  const refused = await phone.refused.list(anna);
  expect(refused.map(({ code }) => code)).toEqual(["group", "date"]);
  await phone.refused.retry(refused[0]?.op ?? "");
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 2, refused: 0 });
  await phone.engine.syncNow();
  await phone.refused.drop(refused[1]?.op ?? "");
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  expect(await phone.store.byDay("nutritionEntry", anna, monday, "2027-12-31")).toEqual([]);
});

test("USR-10 unsent data of an erased profile is offered, then removed", async () => {
  const { network, phone } = await phoneAndTablet();
  await saved(phone, meal("Oats"));
  await phone.engine.syncNow();
  network.cut();
  await saved(phone, meal("Soup"));
  const { ops } = await phone.syncStore.outgoing(anna);
  const bad = ops.map(({ op }) => ({ op, code: "profile_gone" as const }));
  await phone.syncStore.applyPush(
    anna,
    { position: await phone.syncStore.position(), ops },
    { protocol: 2, done: [], bad, later: [], rows: [], now: 0 },
  );

  expect(await phone.refused.list(anna)).toMatchObject([{ code: "profile_gone" }]);
  expect((await phone.profileData.unsent(anna)).map(({ fields }) => fields.mealName)).toEqual(["Soup"]);
  await phone.profileData.erase(anna);
  expect(await namesOf(phone)).toEqual([]);
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  expect(await phone.syncStore.position(anna)).toMatchObject({ cursor: 0 });
});

test("SYNC-05 a corrected change is accepted and shown as sent", async () => {
  const { network, phone } = await phoneAndTablet();
  const soup = { ...meal("Soup"), create: { ...oats, mealName: "Soup", logDate: "2027-11-16" } };
  await saved(phone, soup);
  await phone.engine.syncNow();
  const [refused] = await phone.refused.list(anna);
  expect(refused).toMatchObject({ code: "date" });
  await phone.refused.correct(refused?.op ?? "", { logDate: monday });
  expect(await phone.store.byDay("nutritionEntry", anna, monday, monday)).toMatchObject([
    { mealName: "Soup" },
  ]);
  await phone.engine.syncNow();
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
  expect(network.server.rows()).toMatchObject([{ id: soup.id, fields: { logDate: monday } }]);
});

/** Cards as the server tells of them, of profiles that it has erased. */
const card = {
  username: "deleted",
  displayName: "Deleted profile",
  initial: "-",
  primaryGoal: "general_fitness",
  hasPasscode: false,
  createdAt: "2026-01-01T00:00:00.000Z",
};
const tombstone = (id: string, deleted: boolean) => ({
  scope: household,
  kind: "profileCard",
  id,
  fields: { ...card, ...(deleted ? { $del: true } : {}) },
  stamp: "x",
  deleted,
  seq: 900,
});
const pullReply = (rows: ReturnType<typeof tombstone>[]) => ({
  protocol: 2 as const,
  rows,
  cursor: 900,
  more: false,
  epoch: "e",
  now: 0,
  top: "",
});

test("SET-07 a deleted profile leaves this device, nobody else does", async () => {
  const { phone } = await phoneAndTablet();
  await saved(phone, meal("Oats"));
  await phone.engine.syncNow();
  expect((await phone.profileData.eraseDeleted()).erased).toEqual([]);
  // Answers are given by hand from here on.
  phone.engine.stop();
  const first = pullReply([tombstone(ben, true), tombstone(anna, false)]);
  // Of another epoch: the device first takes note of that.
  await phone.syncStore.applyPull(household, await phone.syncStore.position(household), first, 0);
  await phone.syncStore.applyPull(household, await phone.syncStore.position(household), first, 0);
  expect((await phone.profileData.eraseDeleted()).erased).toEqual([]);
  expect(await namesOf(phone)).toEqual(["Oats"]);
  await phone.syncStore.applyPull(
    household,
    await phone.syncStore.position(household),
    pullReply([{ ...tombstone(anna, true), seq: 901 }]),
    0,
  );
  expect((await phone.profileData.eraseDeleted()).erased).toEqual([anna]);
  expect(await namesOf(phone)).toEqual([]);
  expect((await phone.profileData.eraseDeleted()).erased).toEqual([]);
});

test("SET-07 what a deleted profile never sent waits to be handed out", async () => {
  const { phone } = await phoneAndTablet();
  await saved(phone, meal("Oats"));
  await phone.engine.syncNow();
  // Answers are given by hand from here on.
  phone.engine.stop();
  await saved(phone, meal("Soup"));
  const erased = pullReply([tombstone(anna, true)]);
  // Of another epoch: the device first takes note of that.
  await phone.syncStore.applyPull(household, await phone.syncStore.position(household), erased, 0);
  await phone.syncStore.applyPull(household, await phone.syncStore.position(household), erased, 0);
  expect((await phone.profileData.eraseDeleted()).erased).toEqual([]);
  expect(await phone.profileData.deletedWithUnsent()).toMatchObject([{ id: anna, unsent: 1 }]);
  expect(await namesOf(phone)).toEqual(["Oats", "Soup"]);
  await phone.profileData.erase(anna);
  expect(await phone.profileData.deletedWithUnsent()).toEqual([]);
});

test.each([
  [3, [5, 8]],
  [20, [5]],
])("sync.A12 a log made again %i days after its deletion shows %j", async (days, seen) => {
  const { phone, clock } = await phoneAndTablet();
  const repsOf = async () => {
    const log = await phone.store.get("exerciseLog", squatLog);
    return Object.values(log?.sets ?? {}).map((set) => set?.reps);
  };
  const log = (reps: number) =>
    ({ kind: "exerciseLog", id: squatLog, create: squats({ [randomId()]: aSet(0, reps) }) }) as const;
  await saved(phone, log(8));
  await saved(phone, { kind: "exerciseLog", id: squatLog, remove: true });
  await phone.engine.syncNow();
  clock.now += days * 86_400_000;
  await saved(phone, log(5));
  expect((await repsOf()).sort()).toEqual(seen);
  // Its own writes follow as ever.
  await saved(phone, { kind: "exerciseLog", id: squatLog, patch: { notes: "Seat at 4" } });
  await phone.engine.syncNow();
  expect(await phone.syncStore.counts(anna)).toEqual({ unsent: 0, refused: 0 });
});

test("SET-07 deleted records are listed and return on both devices", async () => {
  const { phone, tablet, clock } = await phoneAndTablet();
  const soup = meal("Soup");
  await saved(phone, soup, meal("Bread"));
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  clock.now += 3_600_000;
  const deletedAt = clock.now;
  await saved(phone, { kind: "nutritionEntry", id: soup.id, remove: true });
  const kinds = ["nutritionEntry"] as const;
  // Not sent yet: the server knows no time of it.
  expect(await phone.profileData.deleted(anna, kinds)).toMatchObject([{ id: soup.id, deletedAt: undefined }]);
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  const [found, ...others] = await tablet.profileData.deleted(anna, kinds);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: soup.id, deletedAt, record: { mealName: "Soup" } });
  expect(await tablet.profileData.deleted(ben, kinds)).toEqual([]);
  await saved(tablet, { kind: "nutritionEntry", id: soup.id, create: { ...oats, mealName: "Soup" } });
  await tablet.engine.syncNow();
  await phone.engine.syncNow();
  expect(await namesOf(phone)).toEqual(["Bread", "Soup"]);
  expect(await phone.profileData.deleted(anna, kinds)).toEqual([]);
});
