/**
 * Opens the device's database and everything that needs it. This file and what it imports (Dexie, all record schemas) are
 * loaded after the first paint, by `create-services.ts`.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok } from "@muster/domain/shared/result";
import type { Api, Fetch } from "./api.ts";
import { type IndexedDb, openDatabase } from "./database.ts";
import type { DeviceStore } from "./device-store.ts";
import { createDexieStore } from "./dexie-store.ts";
import { createSyncStore } from "./dexie-sync.ts";
import { createSyncEngine, type EngineBrowser, type RunningEngine } from "./sync-engine.ts";
import type { SyncStore } from "./sync-store.ts";
import { createTransport } from "./sync-transport.ts";

export type OpenOptions = {
  readonly api: Pick<Api, "hello">;
  readonly fetch: Fetch;
  readonly now: () => Date;
  readonly newId: NewId;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
  /** Tests pass an in-memory one. */
  readonly idb?: IndexedDb;
  readonly databaseName?: string;
};

export type Opened = {
  readonly store: DeviceStore;
  readonly syncStore: SyncStore;
  readonly engine: RunningEngine;
  close(): void;
};

export const openStore = (options: OpenOptions): Opened => {
  const { api, fetch, now, newId, random, browser } = options;
  const database = openDatabase(options.databaseName, options.idb);
  const syncStore = createSyncStore({ database, newId });
  const engine = createSyncEngine({
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
  const store = createDexieStore({ database, newId, now, onSaved: () => engine.saved() });
  return {
    store,
    syncStore,
    engine,
    close: () => {
      engine.stop();
      database.close();
    },
  };
};
