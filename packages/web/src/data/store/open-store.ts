/**
 * Everything over the device's database besides reading it: saving, the journal, sync. This file and what it imports (all
 * record schemas) are loaded after the first screen, by `create-services.ts`.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import type { Api, Fetch } from "../api/api.ts";
import type { IndexedDb } from "../database/database.ts";
import { rebuildWeekRollups } from "../database/rebuild-week-rollups.ts";
import { createDurability, type SafetyBrowser } from "../durability/durability.ts";
import { initialStorageStatus, type StorageStatus } from "../durability/storage-status.ts";
import { clearCurrentProfile, currentProfile, forgetLocalStorage } from "../household/current-profile.ts";
import { joinAttempt } from "../household/join-attempt.ts";
import { createAfterTheTap } from "../sync/after-the-tap.ts";
import { createSyncStore } from "../sync/dexie-sync.ts";
import { createSyncEngine, type EngineBrowser, type RunningEngine } from "../sync/sync-engine.ts";
import type { DeviceSyncStore, RefusedChanges } from "../sync/sync-store.ts";
import { createTransport } from "../sync/sync-transport.ts";
import type { DeviceStore } from "./device-store.ts";
import { createProfileData } from "./dexie-profile-data.ts";
import { openDexieReader, type Reader } from "./dexie-reader.ts";
import { createDexieStore } from "./dexie-store.ts";
import type { ProfileData } from "./profile-data.ts";

export type OpenOptions = {
  readonly api: Pick<Api, "hello">;
  readonly fetch: Fetch;
  readonly now: () => Date;
  readonly newId: NewId;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
  /** Places beside the database; without them saves are in the database alone. */
  readonly safety?: SafetyBrowser;
  /** The database where it is open already; else it is opened here. */
  readonly reader?: Reader;
  /** Tests pass an in-memory one. */
  readonly idb?: IndexedDb;
  readonly databaseName?: string;
};

export type Opened = {
  readonly store: DeviceStore;
  readonly syncStore: DeviceSyncStore;
  readonly engine: RunningEngine;
  readonly refused: RefusedChanges;
  readonly profileData: ProfileData;
  joinAttempt(): Promise<string>;
  /** Settles when saves are taken. */
  readonly ready: Promise<void>;
  /** Settles when the start has brought back what earlier tabs left. */
  readonly recovered: Promise<void>;
  close(): void;
};

export const openStore = (options: OpenOptions): Opened => {
  const { api, fetch, now, newId, random, browser } = options;
  const whenIdle = options.safety?.whenIdle ?? ((work: () => void) => work());
  let storage = initialStorageStatus;
  let engine: RunningEngine | undefined;
  const onStatus = (change: Partial<StorageStatus>) => {
    storage = { ...storage, ...change };
    engine?.showStorage(storage);
  };
  const reader = options.reader ?? openDexieReader(options.databaseName, options.idb);
  const { database } = reader;
  reader.onOutdated(() => onStatus({ outdated: true }));
  const safe = createDurability(database, {
    newId,
    browser: options.safety,
    dataLoss: reader.wasLost,
    onStatus,
  });
  const syncStore = createSyncStore({ database, newId, onHousehold: safe.updateMark });
  const afterTheTap = createAfterTheTap(browser?.window);
  const running = createSyncEngine({
    free: afterTheTap.free,
    ready: safe.recovered,
    store: syncStore,
    transport: createTransport(fetch, () => now().getTime()),
    findHousehold: async () => {
      const hello = await api.hello();
      if (!hello.ok) return err({ type: "offline" });
      const household = hello.value.device?.householdId;
      return household === undefined ? err({ type: "not-enrolled" }) : ok(household);
    },
    now: () => now().getTime(),
    random,
    ...(browser === undefined ? {} : { browser }),
  });
  engine = running;
  running.showStorage(storage);
  let before = running.status();
  // After each round and each answer that another tab tells of, more may be settled; a save settles nothing.
  const stopSettling = running.subscribe(() => {
    const now = running.status();
    const settled =
      now.unsent < before.unsent ||
      now.state !== before.state ||
      now.lastSyncAt?.getTime() !== before.lastSyncAt?.getTime();
    before = now;
    if (now.state === "syncing" || !settled) return;
    void afterTheTap.free().then(() => {
      safe.settle();
      void leaveDeleted().catch(() => {});
    });
  });
  const device = createDexieStore({
    database,
    reader,
    newId,
    now,
    journal: safe.journal,
    ready: safe.ready,
    onSaved: (changes) => {
      running.saved();
      if (changes.some(({ kind }) => kind === "exerciseLog")) safe.askToPersist();
    },
  });
  const store: DeviceStore = {
    ...device,
    write: async (profileId, changes, asUnit) => {
      const saved = await afterTheTap.saving(device.write(profileId, changes, asUnit));
      const isFull = !saved.ok && saved.error.type === "storage-full";
      if (isFull !== storage.isFull && (isFull || saved.ok)) onStatus({ isFull });
      return saved;
    },
  };
  // Nobody waits for it: what is shown of the years before is right again a moment later.
  void safe.recovered.then(() => whenIdle(() => void rebuildWeekRollups(database).catch(() => {})));
  const profileData = createProfileData(database, {
    now: () => now().getTime(),
    eraseBeside: async (profileId) => {
      forgetLocalStorage(profileId);
      await safe.erase(profileId);
    },
  });
  /** A profile that was deleted on the server leaves this device; whoever looks at it is led to the picker. */
  const leaveDeleted = async (): Promise<void> => {
    const { erased, waiting } = await profileData.eraseDeleted();
    const current = currentProfile();
    // What was never sent of it is offered in the picker.
    if (current !== undefined && [...erased, ...waiting].includes(current.id)) clearCurrentProfile();
  };
  return {
    store,
    syncStore,
    engine: running,
    refused: {
      ...syncStore.refused,
      retry: async (op) => {
        await syncStore.refused.retry(op);
        running.saved();
      },
      correct: async (op, fields) => {
        await syncStore.refused.correct(op, fields);
        running.saved();
      },
    },
    profileData,
    joinAttempt: () => joinAttempt(database),
    ready: safe.ready,
    recovered: safe.recovered,
    close: () => {
      stopSettling();
      running.stop();
      afterTheTap.stop();
      safe.close();
      database.close();
    },
  };
};
