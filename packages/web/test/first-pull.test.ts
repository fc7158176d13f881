/** The first pull of a device: the newest records first, then all others, across interruptions. */
import { randomId } from "@muster/domain/shared/ids";
import { afterEach, expect, test } from "vitest";
import { createDevice, type Device } from "./support/device.ts";
import { createNetwork } from "./support/network.ts";
import { anna, oats } from "./support/records.ts";

const devices: Device[] = [];
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});

const names = Array.from({ length: 12 }, (_, index) => `Meal ${String(index).padStart(2, "0")}`);

/** A server with twelve meals, in pages of three, and a device that has nothing yet. */
const aNewDevice = async () => {
  const clock = { now: Date.parse("2026-11-16T06:00:00Z") };
  const network = createNetwork(clock);
  const phone = await createDevice(network, anna, clock);
  devices.push(phone);
  await phone.unlock(anna);
  for (const mealName of names)
    await phone.store.write(anna, [
      { kind: "nutritionEntry", id: randomId(), create: { ...oats, mealName } },
    ]);
  await phone.engine.syncNow();
  network.smallPages(3);
  const tablet = await createDevice(network, anna, clock);
  devices.push(tablet);
  const mealNames = async () =>
    (await tablet.store.all("nutritionEntry", anna)).map(({ mealName }) => mealName).sort();
  return { network, phone, tablet, mealNames };
};

test("SYNC-03 a new device has the newest records first, and says how much is here", async () => {
  const { network, tablet, mealNames } = await aNewDevice();
  // The newest rows come; the first page from the beginning is cut.
  network.meet("duplicate", "cut-body");
  await tablet.unlock(anna);
  expect(await mealNames()).toEqual(names.slice(-3));
  await expect.poll(() => tablet.engine.status().arrived).toBe(0);
  // Broken off once more in the middle.
  network.meet("duplicate", "duplicate", "cut-body");
  await tablet.engine.syncNow();
  expect(await mealNames()).toEqual([...names.slice(0, 6), ...names.slice(-3)]);
  await expect.poll(() => tablet.engine.status().arrived).toBe(0.5);
  await tablet.engine.syncNow();
  expect(await mealNames()).toEqual(names);
  await expect.poll(() => tablet.engine.status().arrived).toBe(undefined);
});

test("SYNC-03 what changes elsewhere during a first pull is right at its end", async () => {
  const { network, phone, tablet, mealNames } = await aNewDevice();
  network.meet("duplicate", "duplicate", "cut-body");
  await tablet.unlock(anna);
  const [first, last] = await Promise.all(
    [names[0], names.at(-1)].map(async (name) =>
      (await phone.store.all("nutritionEntry", anna)).find(({ mealName }) => mealName === name),
    ),
  );
  if (first === undefined || last === undefined) throw new Error("twelve meals");
  await phone.store.write(anna, [
    { kind: "nutritionEntry", id: first.id, remove: true },
    { kind: "nutritionEntry", id: last.id, patch: { mealName: "Meal 99" } },
  ]);
  await phone.engine.syncNow();
  await tablet.engine.syncNow();
  expect(await mealNames()).toEqual([...names.slice(1, -1), "Meal 99"]);
});

test("SYNC-03 a device that holds something of the scope asks for no newest rows", async () => {
  const { network, tablet } = await aNewDevice();
  const before = network.firstPulls();
  await tablet.unlock(anna);
  expect(network.firstPulls()).toBe(before + 1);
  await tablet.syncStore.startAgain(await tablet.syncStore.position());
  await tablet.engine.syncNow();
  expect(network.firstPulls()).toBe(before + 1);
});
