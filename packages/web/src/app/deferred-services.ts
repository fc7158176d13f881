/**
 * Services that can be used before the device's database is open, so that the first paint does not wait for it: reads
 * and writes go on as soon as it is. What fails to open fails each of them, never silently.
 */
import { err } from "@muster/domain/shared/result";
import type { DeviceStore } from "../data/device-store.ts";
import type { Services } from "../data/services.ts";
import { initialSyncStatus, type SyncEngine } from "../data/sync-status.ts";

export type Opened = { readonly store: DeviceStore; readonly sync: SyncEngine };

export const deferredServices = (
  opening: Promise<Opened>,
  ready: Pick<Services, "api" | "now" | "newId">,
): Services => ({ ...ready, store: deferredStore(opening), sync: deferredSync(opening) });

const deferredStore = (opening: Promise<Opened>): DeviceStore => ({
  get: async (kind, id) => (await opening).store.get(kind, id),
  all: async (kind, profileId) => (await opening).store.all(kind, profileId),
  byDay: async (kind, profileId, from, to) => (await opening).store.byDay(kind, profileId, from, to),
  count: async (kind, profileId) => (await opening).store.count(kind, profileId),
  write: async (profileId, changes, options) => {
    const opened = await opening.catch((failure: unknown) => String(failure));
    if (typeof opened === "string") return err({ type: "storage-unavailable", detail: opened });
    return opened.store.write(profileId, changes, options);
  },
  live: (read, onValue, onError) => {
    let stop: (() => void) | undefined;
    let ended = false;
    opening.then(({ store }) => {
      if (!ended) stop = store.live(read, onValue, onError);
    }, onError);
    return () => {
      ended = true;
      stop?.();
    };
  },
});

const deferredSync = (opening: Promise<Opened>): SyncEngine => {
  let engine: SyncEngine | undefined;
  let ended = false;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  opening.then(
    ({ sync }) => {
      if (ended) return sync.stop();
      engine = sync;
      sync.subscribe(tell);
      tell();
    },
    // The shell shows what went wrong; sync has nothing to add.
    () => undefined,
  );
  return {
    status: () => engine?.status() ?? initialSyncStatus,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setProfile: (profileId) => {
      void opening.then(
        ({ sync }) => sync.setProfile(profileId),
        () => undefined,
      );
    },
    syncNow: async () => (await opening).sync.syncNow(),
    stop: () => {
      ended = true;
      engine?.stop();
    },
  };
};
