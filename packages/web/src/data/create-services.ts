/**
 * Makes the services at boot without loading the database: the first call or the first live read loads it, and waits for
 * it only there. The first route's script stays free of Dexie and of the schemas.
 */
import type { NewId } from "@muster/domain/shared/ids";
import { type Api, createApi, type Fetch } from "./api.ts";
import type { DeviceStore } from "./device-store.ts";
import type { Opened } from "./open-store.ts";
import { compareHouseholds, otherHousehold } from "./other-household.ts";
import type { Services } from "./services.ts";
import type { EngineBrowser } from "./sync-engine.ts";
import { initialSyncStatus, type SyncEngine } from "./sync-status.ts";

export type Boot = {
  readonly fetch: Fetch;
  readonly now: () => Date;
  readonly newId: NewId;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
};

export const createServices = (boot: Boot): Services => {
  const fetch: Fetch = (path, init) =>
    otherHousehold() === undefined || namesHousehold.has(path)
      ? boot.fetch(path, init)
      : Promise.reject(new TypeError("This server belongs to another household"));
  const api = watchHousehold(createApi(fetch), async (said) => {
    const { syncStore } = await opened();
    const held = await syncStore.household();
    compareHouseholds(held, said, boot.now().getTime());
    if (held === undefined && said !== undefined) await syncStore.setHousehold(said);
  });
  let opening: Promise<Opened> | undefined;
  const opened = (): Promise<Opened> => {
    opening ??= import("./open-in-browser.ts").then(({ openInBrowser }) =>
      openInBrowser({ ...boot, fetch, api }),
    );
    // A script that did not arrive may arrive next time.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  return {
    store: lazyStore(opened),
    api,
    sync: lazySync(opened),
    device: opened,
    now: boot.now,
    newId: boot.newId,
  };
};

/** Calls that say whose device this browser is: never held back. */
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

/** What the browser offers to the sync engine. */
export const engineBrowser = (): EngineBrowser => ({
  ...(navigator.locks === undefined ? {} : { locks: navigator.locks }),
  openChannel: () => new BroadcastChannel("muster-sync"),
  openEvents: () => new EventSource("/sync/live"),
  window,
  document,
});

const lazyStore = (opened: () => Promise<Opened>): DeviceStore => ({
  get: async (kind, id) => (await opened()).store.get(kind, id),
  all: async (kind, profileId) => (await opened()).store.all(kind, profileId),
  byDay: async (kind, profileId, from, to) => (await opened()).store.byDay(kind, profileId, from, to),
  firstDay: async (kind, profileId) => (await opened()).store.firstDay(kind, profileId),
  count: async (kind, profileId) => (await opened()).store.count(kind, profileId),
  weeks: async (profileId, before) => (await opened()).store.weeks(profileId, before),
  older: async (profileId, before) => (await opened()).store.older(profileId, before),
  countWeeks: async (profileId, before) => (await opened()).store.countWeeks(profileId, before),
  write: async (profileId, changes, options) => {
    try {
      return await (await opened()).store.write(profileId, changes, options);
    } catch (error) {
      // The store itself did not load: the person is told, and what was typed stays on the screen.
      return { ok: false, error: { type: "storage-unavailable", detail: String(error) } };
    }
  },
  prepare: (profileId, changes) =>
    void opened().then(
      ({ store }) => store.prepare(profileId, changes),
      () => {},
    ),
  live: (read, onValue, onError) => {
    let stop = () => {};
    let ended = false;
    opened().then(({ store }) => {
      if (!ended) stop = store.live(read, onValue, onError);
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
  return {
    status: () => engine?.status() ?? initialSyncStatus,
    subscribe: (listener) => {
      let stop = () => {};
      let ended = false;
      loaded().then(
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
      loaded().then(
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
