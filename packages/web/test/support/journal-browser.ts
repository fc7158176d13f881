/** A browser whose database can be lost while its private files stay, and tabs in it. */
import { randomId } from "@muster/domain/shared/ids";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect } from "vitest";
import type { SafetyBrowser } from "../../src/data/durability/durability.ts";
import { createDevice, type Device } from "./device.ts";
import { createPrivateDisk } from "./journal.ts";
import { createNetwork } from "./network.ts";
import { anna, oats } from "./records.ts";
/** Closed after each test. */
export const devices: Device[] = [];

/** Devices that a test of the file that calls it has opened are closed after it. */
export const closesDevices = (): void => {
  afterEach(() => {
    for (const device of devices.splice(0)) device.close();
  });
};

/** One browser of its own, with tabs that open and sign in. */
export const aBrowser = () => {
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

export type Tab = Awaited<ReturnType<ReturnType<typeof aBrowser>["open"]>>;

/** Saves, and expects that it was taken. */
export const saved = async (tab: Tab, ...changes: Parameters<Device["store"]["write"]>[1]) =>
  expect(await tab.store.write(tab.profileId, changes)).toEqual({ ok: true, value: undefined });

/** A line of the food diary. */
export const entry = (calories: number) =>
  ({ kind: "nutritionEntry", id: randomId(), create: { ...oats, calories } }) as const;

/** The diary's calories, rising. */
export const caloriesOf = async (device: Pick<Device, "store">) =>
  (await device.store.all("nutritionEntry", anna)).map(({ calories }) => calories).sort((a, b) => a - b);
