/** One browser of a person: the real store and engine over an IndexedDB in memory. */
import { randomId } from "@muster/domain/shared/ids";
import { err } from "@muster/domain/shared/result";
import Dexie from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { SafetyBrowser } from "../../src/data/durability/durability.ts";
import { openStore } from "../../src/data/store/open-store.ts";
import type { EngineBrowser } from "../../src/data/sync/sync-engine.ts";
import { household, type Network } from "./network.ts";

// Live queries ask whether there is an IndexedDB at all, before they use the database's own.
Dexie.dependencies.indexedDB = new IDBFactory();
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

export type Clock = { now: number };

export const createDevice = async (
  network: Network,
  profileId: string,
  clock: Clock,
  /** Pass another device's to open a second tab of the same browser. */
  disk: IDBFactory = new IDBFactory(),
  browser?: EngineBrowser,
  safety?: SafetyBrowser,
) => {
  /** Whose session this browser carries. */
  const session = { profile: profileId };
  const opened = openStore({
    api: { hello: async () => err({ type: "offline" }) },
    fetch: (input, init) => network.fetchAs(session.profile)(input, init),
    now: () => new Date(clock.now),
    newId: randomId,
    random: () => 0.5,
    idb: { indexedDB: disk, IDBKeyRange },
    databaseName: "muster",
    ...(browser === undefined ? {} : { browser }),
    ...(safety === undefined ? {} : { safety }),
  });
  // With its other storage there, it may remember by itself.
  if (safety !== undefined) await opened.recovered;
  if ((await opened.syncStore.household()) === undefined) await opened.syncStore.setHousehold(household);
  return {
    ...opened,
    disk,
    profileId,
    /** Nobody is unlocked on this browser. */
    lock: async () => {
      session.profile = "";
      opened.engine.setProfile(undefined);
      await opened.engine.syncNow();
    },
    /** Unlocks a profile on this browser, as the picker does. */
    unlock: async (profile: string) => {
      session.profile = profile;
      opened.engine.setProfile(profile);
      await opened.engine.syncNow();
    },
  };
};

export type Device = Awaited<ReturnType<typeof createDevice>>;
