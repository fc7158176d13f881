/**
 * When sync runs: after a write, when the network or the page comes back, when the server says that something is new, and
 * once a minute. One tab of the browser leads; others ask it, and help themselves when it does not answer. What a cycle
 * does is in `sync-cycle.ts`; nothing on a screen waits for any of it.
 */
import { type Err, err } from "@muster/domain/shared/result";
import { backoffDelay } from "./backoff.ts";
import type { StorageStatus } from "./storage-status.ts";
import { type CycleFailure, type CycleWorld, fullPace, runCycle } from "./sync-cycle.ts";
import { initialSyncStatus, type SyncEngine, type SyncStatus } from "./sync-status.ts";

/** Browser facilities of the engine; each may be missing (tests, old browsers). */
export type EngineBrowser = {
  readonly locks?: Pick<LockManager, "request">;
  readonly openChannel?: () => BroadcastChannel;
  readonly openEvents?: () => EventSource;
  readonly window?: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly document?: Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;
};

export type EngineOptions = Omit<CycleWorld, "pace"> & {
  /** Device time, ms. */
  readonly now: () => number;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
  /** No round begins before: what earlier tabs left is in the outbox then. */
  readonly ready?: Promise<unknown>;
};

export type RunningEngine = SyncEngine & {
  /** A save has happened in this tab. */
  saved(): void;
  showStorage(storage: StorageStatus): void;
};

/** ms between cycles when nothing else starts one. */
const every = 60_000;
/**
 * ms without a further save after which a round begins, so that consecutive saves go in one push and do not compete with it.
 * `atMost` after the first, so that another device sees it within two seconds (SYNC-04), and at once when the page is left.
 */
const gathering = { rest: 300, atMost: 1_000 } as const;
/** ms after which a tab no longer relies on the leader, which may be frozen. */
const patience = 3_000;

type Message =
  | { readonly type: "saved" }
  | {
      readonly type: "ended";
      readonly profileId: string;
      readonly state: SyncStatus["state"];
      readonly at: number | null;
    };

export const createSyncEngine = (options: EngineOptions): RunningEngine => {
  const { store, now, random, browser = {} } = options;
  const listeners = new Set<() => void>();
  const world: CycleWorld = { ...options, pace: fullPace() };
  let status: SyncStatus = initialSyncStatus;
  let profileId: string | undefined;
  /** The current profile was set, possibly to none. */
  let started = false;
  let leading = browser.locks === undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;
  let failures = 0;
  /** Everything of the household up to this number has been pulled. */
  let pulledUpTo = -1;
  /** Told while a round ran. */
  let newestHead = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gatherTimer: ReturnType<typeof setTimeout> | undefined;
  /** Device time, ms, of the first save that no round has begun for. */
  let firstSavedAt: number | undefined;
  let patienceTimer: ReturnType<typeof setTimeout> | undefined;
  let stopCounting = () => {};
  let giveUpLead = () => {};
  let events: EventSource | undefined;
  const channel = browser.openChannel?.();

  const show = (change: Partial<SyncStatus>) => {
    const next = { ...status, ...change };
    const differs =
      next.unsent !== status.unsent ||
      next.refused !== status.refused ||
      next.state !== status.state ||
      next.storage !== status.storage ||
      next.lastSyncAt?.getTime() !== status.lastSyncAt?.getTime();
    if (!differs) return;
    status = next;
    for (const listener of listeners) listener();
  };
  const tell = (message: Message) => channel?.postMessage(message);

  const oneCycle = async (): Promise<void> => {
    await options.ready;
    const profile = profileId;
    if (!started || stopped) return;
    show({ state: "syncing" });
    const outcome = await runCycle(world, profile, () => profile === profileId && !stopped).catch(
      // The device's own store failed (closed, full): as good as offline, and tried again.
      (): Err<CycleFailure> => err({ type: "offline" }),
    );
    if (!outcome.ok && outcome.error.type === "superseded") {
      // Another profile is here now, and its own round is due.
      again = true;
      return;
    }
    if (profile !== profileId || stopped) return;
    const at = outcome.ok ? new Date(now()) : null;
    if (at !== null && profile !== undefined) await store.setLastSyncAt(profile, at).catch(() => {});
    failures = outcome.ok ? 0 : failures + 1;
    if (outcome.ok) pulledUpTo = outcome.value;
    const state = outcome.ok ? "idle" : stateOf(outcome.error);
    show({ state, ...(at === null ? {} : { lastSyncAt: at }) });
    if (profile !== undefined) tell({ type: "ended", profileId: profile, state, at: at?.getTime() ?? null });
    const retryAfter =
      outcome.ok || outcome.error.type !== "offline" ? 0 : (outcome.error.retryAfterSeconds ?? 0);
    schedule(outcome.ok ? every : Math.max(backoffDelay(failures, random()), retryAfter * 1_000));
    if (outcome.ok) listen();
  };

  const run = (): Promise<void> => {
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        newestHead = -1;
        await oneCycle();
      } while ((again || newestHead > pulledUpTo) && failures === 0 && !stopped);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };

  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!stopped && leading) timer = setTimeout(() => void run(), delay);
  };

  /** Something changed here or there; while the network is failing, the running wait goes on. */
  const nudge = () => {
    if (leading && failures === 0) void run();
  };
  /** Something was saved here or in another tab: carried a moment later, with what follows at once. */
  const nudgeSoon = () => {
    clearTimeout(gatherTimer);
    firstSavedAt ??= now();
    const left = firstSavedAt + gathering.atMost - now();
    gatherTimer = setTimeout(gathered, Math.min(gathering.rest, Math.max(0, left)));
    // What leaving the page saved: a page out of sight may be stopped before the timer.
    if (browser.document?.visibilityState === "hidden") gathered();
  };
  const gathered = () => {
    if (firstSavedAt === undefined) return;
    clearTimeout(gatherTimer);
    firstSavedAt = undefined;
    nudge();
  };
  /** The world looks different: try at once. */
  const wake = () => {
    failures = 0;
    if (leading) void run();
  };
  const onVisible = () => {
    if (browser.document?.visibilityState === "visible") wake();
    else gathered();
  };

  /** The one stream of the browser: it says that something is new, never what. */
  const listen = () => {
    if (!leading || stopped || browser.openEvents === undefined) return;
    // 2: the browser has given up on it.
    if (events !== undefined && events.readyState !== 2) return;
    events = browser.openEvents();
    // The first one comes with the stream: changes between the last round and its start have no other.
    events.addEventListener("head", (event) => {
      const seq = seqOf(event);
      // What a running round pushes is told as well: whether it brought that along is known when it ends.
      if (running !== undefined) newestHead = Math.max(newestHead, seq);
      else if (seq > pulledUpTo) nudge();
    });
  };
  const hangUp = () => {
    events?.close();
    events = undefined;
  };

  const lead = () => {
    void browser.locks
      ?.request("muster-sync", () => {
        if (stopped) return undefined;
        leading = true;
        void run();
        return new Promise<void>((resolve) => {
          giveUpLead = resolve;
        });
      })
      .catch(() => {
        // No locks to be had: two tabs that both sync are harmless.
        leading = true;
      });
  };

  const onMessage = (event: MessageEvent<Message>) => {
    const message = event.data;
    if (message.type === "saved") nudgeSoon();
    else if (message.profileId === profileId && running === undefined)
      show({ state: message.state, ...(message.at === null ? {} : { lastSyncAt: new Date(message.at) }) });
  };

  channel?.addEventListener("message", onMessage);
  browser.window?.addEventListener("online", wake);
  browser.document?.addEventListener("visibilitychange", onVisible);
  lead();

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setProfile: (id) => {
      if (stopped || (started && id === profileId)) return;
      started = true;
      profileId = id;
      failures = 0;
      pulledUpTo = -1;
      stopCounting();
      hangUp();
      clearTimeout(timer);
      show(initialSyncStatus);
      stopCounting = () => {};
      if (id !== undefined) {
        stopCounting = store.watchCounts(id, (counts) => {
          if (profileId === id) show(counts);
        });
        store.lastSyncAt(id).then(
          (at) => {
            if (profileId === id && status.lastSyncAt === null) show({ lastSyncAt: at });
          },
          // The store says what is wrong where it is read; the badge only lacks a time.
          () => {},
        );
      }
      // A running cycle belongs to the profile before; the next one begins when it has ended.
      if (leading) void run();
    },
    syncNow: async () => {
      failures = 0;
      await run();
    },
    saved: () => {
      if (profileId === undefined) return;
      if (leading) {
        nudgeSoon();
        return;
      }
      tell({ type: "saved" });
      clearTimeout(patienceTimer);
      patienceTimer = setTimeout(() => {
        if (status.unsent > 0 && browser.document?.visibilityState !== "hidden") void run();
      }, patience);
    },
    showStorage: (storage) => show({ storage }),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(gatherTimer);
      clearTimeout(patienceTimer);
      stopCounting();
      hangUp();
      giveUpLead();
      channel?.removeEventListener("message", onMessage);
      channel?.close();
      browser.window?.removeEventListener("online", wake);
      browser.document?.removeEventListener("visibilitychange", onVisible);
    },
  };
};

/** The household's newest number, as a head event tells it; one that does not counts as news. */
const seqOf = (event: Event): number => {
  try {
    // The server's own event.
    const data = JSON.parse((event as MessageEvent<string>).data) as { seq?: unknown } | null;
    if (typeof data?.seq === "number") return data.seq;
  } catch {
    // Read as one without a number.
  }
  return Number.POSITIVE_INFINITY;
};

const stateOf = (failure: CycleFailure): SyncStatus["state"] =>
  failure.type === "locked" ||
  failure.type === "not-enrolled" ||
  failure.type === "update-needed" ||
  failure.type === "full"
    ? failure.type
    : "offline";
