/**
 * Makes the services at boot without loading the database: the first read loads what reads, the first save loads everything,
 * and each waits for it only there. Sync and the journal follow the first screen.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { type Api, createApi, type Fetch } from "./api/api.ts";
import { browserSpace } from "./household/household-space.ts";
import { compareHouseholds, otherHousehold } from "./household/other-household.ts";
import type { Services } from "./services.ts";
import { afterFirstScreen, whenSyncMayBegin } from "./start-order.ts";
import type { DeviceStore } from "./store/device-store.ts";
import type { Reader } from "./store/dexie-reader.ts";
import type { Opened } from "./store/open-store.ts";
import type { EngineBrowser } from "./sync/sync-engine.ts";
import { initialSyncStatus, type SyncEngine } from "./sync/sync-status.ts";

export type Boot = {
  readonly fetch: Fetch;
  readonly now: () => Date;
  readonly newId: NewId;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
  /** False in a browser that has stored nothing yet: its first screen does not wait for an empty database. */
  readonly hasData: boolean;
};

export const createServices = (boot: Boot): Services => {
  const fetch: Fetch = (path, init) =>
    otherHousehold() === undefined || namesHousehold.has(path)
      ? boot.fetch(path, init)
      : Promise.reject(new TypeError("This server belongs to another household"));
  let { hasData } = boot;
  const read = once(async (): Promise<Reader> => {
    if (!hasData) await afterFirstScreen;
    const { openDexieReader: openReader, afterTheTap } = await import("./store/dexie-reader.ts");
    hasData = true;
    return openReader(browserSpace(), { indexedDB, IDBKeyRange }, afterTheTap);
  });
  const opened = once(async (): Promise<Opened> => {
    const [{ openInBrowser }, reader] = await Promise.all([import("./store/open-in-browser.ts"), read()]);
    return openInBrowser({ ...boot, fetch, api, reader });
  });
  const api = watchHousehold(createApi(fetch), async (said) => {
    const known = hasData ? await (await read()).household() : undefined;
    compareHouseholds(known, said, boot.now().getTime());
    if (known === undefined && said !== undefined)
      void whenSyncMayBegin
        .then(opened)
        .then(({ syncStore }) => syncStore.setHousehold(said))
        .catch(() => {});
  });
  return {
    store: lazyStore(read, opened),
    api,
    sync: lazySync(opened),
    device: opened,
    now: boot.now,
    newId: boot.newId,
  };
};

/** Calls that say whose device this browser is: never blocked. */
const namesHousehold: ReadonlySet<string> = new Set(["/api/hello", "/api/household/join"]);

/** Every answer that names this browser's household is compared with what is stored before anybody acts on it. */
const watchHousehold = (api: Api, compare: (said: string | undefined) => Promise<void>): Api => ({
  ...api,
  hello: async () => {
    const reply = await api.hello();
    // Where the store does not open, its own page says so.
    if (reply.ok) await compare(reply.value.device?.householdId).catch(() => {});
    return reply;
  },
  join: async (request) => {
    const reply = await api.join(request);
    if (reply.ok) await compare(reply.value.householdId).catch(() => {});
    return reply;
  },
});
/** The same promise each time; a script that did not arrive may arrive next time. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
};

/** What the browser offers to the sync engine. */
export const engineBrowser = (): EngineBrowser => ({
  ...(navigator.locks === undefined ? {} : { locks: navigator.locks }),
  openChannel: () => new BroadcastChannel("muster-sync"),
  openEvents: () => new EventSource("/sync/live"),
  window,
  document,
});

const lazyStore = (read: () => Promise<Reader>, opened: () => Promise<Opened>): DeviceStore => ({
  get: async (kind, id) => (await read()).reads.get(kind, id),
  all: async (kind, profileId) => (await read()).reads.all(kind, profileId),
  byDay: async (kind, profileId, from, to) => (await read()).reads.byDay(kind, profileId, from, to),
  firstDay: async (kind, profileId) => (await read()).reads.firstDay(kind, profileId),
  count: async (kind, profileId) => (await read()).reads.count(kind, profileId),
  weeks: async (profileId, before, from) => (await read()).reads.weeks(profileId, before, from),
  older: async (profileId, before) => (await read()).reads.older(profileId, before),
  countWeeks: async (profileId, before) => (await read()).reads.countWeeks(profileId, before),
  logsToBeat: async (...args) => (await opened()).store.logsToBeat(...args),
  write: async (profileId, changes, options) => {
    try {
      return await (await opened()).store.write(profileId, changes, options);
    } catch (error) {
      // The store itself did not load: a message says so, and what was typed stays on the screen.
      return { ok: false, error: { type: "storage-unavailable", detail: String(error) } };
    }
  },
  live: (query, onValue, onError) => {
    let stop = () => {};
    let ended = false;
    read().then(({ live }) => {
      if (!ended) stop = live(query, onValue, onError);
    }, onError);
    return () => {
      ended = true;
      stop();
    };
  },
});

const lazySync = (opened: () => Promise<Opened>): SyncEngine => {
  let engine: SyncEngine | undefined;
  const loaded = async (): Promise<SyncEngine> => {
    engine ??= (await opened()).engine;
    return engine;
  };
  /** Nothing on the first screen waits for it. */
  const loadedLater = async (): Promise<SyncEngine> => {
    if (engine === undefined) await whenSyncMayBegin;
    return loaded();
  };
  return {
    status: () => engine?.status() ?? initialSyncStatus,
    subscribe: (listener) => {
      let stop = () => {};
      let ended = false;
      loadedLater().then(
        (running) => {
          if (ended) return;
          stop = running.subscribe(listener);
          listener();
        },
        // Without a store there is nothing to report; the store's own errors are shown where it is read.
        () => {},
      );
      return () => {
        ended = true;
        stop();
      };
    },
    setProfile: (profileId) => {
      loadedLater().then(
        (running) => running.setProfile(profileId),
        () => {},
      );
    },
    syncNow: async () => {
      await (await loaded()).syncNow();
    },
    stop: () => engine?.stop(),
  };
};
