/**
 * Runs the machine that says when to sync (`@muster/sync/sync-machine`): timers, the lock of the leading tab, the channel
 * between tabs, the server's stream. What a round does is in `sync-cycle.ts`; nothing on a screen waits for any of it.
 */
import { type Err, err } from "@muster/domain/shared/result";
import {
  initialSyncState,
  type RoundEnd,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  syncStep,
} from "@muster/sync/sync-machine";
import type { StorageStatus } from "../durability/storage-status.ts";
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

/** What the sync engine is made of. */
export type EngineOptions = Omit<CycleWorld, "pace"> & {
  /** Device time, ms. */
  readonly now: () => number;
  readonly random: () => number;
  readonly browser?: EngineBrowser;
  /** No round begins before: what earlier tabs left is in the outbox then. */
  readonly ready?: Promise<unknown>;
};

/** The sync engine with what the device's store tells it. */
export type RunningEngine = SyncEngine & {
  /** A save has happened in this tab. */
  saved(): void;
  showStorage(storage: StorageStatus): void;
};

type Problem = Exclude<SyncStatus["state"], "idle" | "syncing">;
type Profile = string | null;

type Message =
  | { readonly type: "saved" }
  | {
      readonly type: "ended";
      readonly profileId: string;
      readonly state: SyncStatus["state"];
      readonly at: number | null;
    };

/** Starts the engine; it rests until a profile is set. */
export const createSyncEngine = (options: EngineOptions): RunningEngine => {
  const { store, now, random, ready, browser = {} } = options;
  const world: CycleWorld = { ...options, pace: fullPace() };
  const listeners = new Set<() => void>();
  const channel = browser.openChannel?.();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let state: SyncState = initialSyncState;
  let status: SyncStatus = initialSyncStatus;
  /** Resolves when no round runs. */
  let rounds: PromiseWithResolvers<void> | undefined;
  let stopCounting = () => {};
  let giveUpLead = () => {};
  let events: EventSource | undefined;
  let lastStored: { readonly of: string; readonly at: number } | undefined;

  const show = (change: Partial<SyncStatus>) => {
    const next = { ...status, ...change };
    const differs =
      next.unsent !== status.unsent ||
      next.refused !== status.refused ||
      next.arrived !== status.arrived ||
      next.state !== status.state ||
      next.storage !== status.storage ||
      next.lastSyncAt?.getTime() !== status.lastSyncAt?.getTime();
    if (!differs) return;
    status = next;
    for (const listener of listeners) listener();
  };
  const tell = (message: Message) => channel?.postMessage(message);
  const isHidden = () => browser.document?.visibilityState === "hidden";

  const dispatch = (event: SyncEvent<Problem>): void => {
    const [next, effects] = syncStep(state, event);
    state = next;
    for (const effect of effects) follow(effect);
    if (state.phase === "running") return;
    rounds?.resolve();
    rounds = undefined;
  };
  /** One timer of a kind; the last one counts. */
  const later = (kind: string, ms: number, then: () => void) => {
    clearTimeout(timers.get(kind));
    timers.set(kind, setTimeout(then, ms));
  };

  const follow = (effect: SyncEffect<Problem>): void => {
    switch (effect.type) {
      case "run":
        clearTimeout(timers.get("wait"));
        rounds ??= Promise.withResolvers();
        void round(effect.profile);
        return;
      case "wait":
        later("wait", effect.ms, () => dispatch({ type: "due" }));
        return;
      case "gather":
        later("gather", effect.ms, () => dispatch({ type: "gathered" }));
        return;
      case "rely":
        tell({ type: "saved" });
        later("rely", effect.ms, () => {
          if (status.unsent > 0 && !isHidden()) dispatch({ type: "unsent" });
        });
        return;
      case "listen":
        listen();
        return;
      case "hang up":
        events?.close();
        events = undefined;
        return;
      case "report": {
        const { of, problem } = effect;
        const at = problem === undefined ? now() : null;
        const shown = problem ?? "idle";
        show({ state: shown, ...(at === null ? {} : { lastSyncAt: new Date(at) }) });
        if (of !== null) tell({ type: "ended", profileId: of, state: shown, at });
      }
    }
  };

  /** For the next start, which shows minutes: each change of the database is one that a save may have to wait for. */
  const keepTime = async (of: string, at: number): Promise<void> => {
    if (lastStored?.of === of && at - lastStored.at < 60_000) return;
    lastStored = { of, at };
    await store.setLastSyncAt(of, new Date(at)).catch(() => {});
  };

  const round = async (of: Profile): Promise<void> => {
    await ready;
    const isCurrent = () => state.profile === of && state.phase !== "stopped";
    if (isCurrent()) show({ state: "syncing" });
    const outcome = isCurrent()
      ? await runCycle(world, of ?? undefined, isCurrent).catch(
          // The device's own store failed (closed, full): as good as offline, and tried again.
          (): Err<CycleFailure> => err({ type: "offline" }),
        )
      : err({ type: "superseded" } as const);
    if (outcome.ok && of !== null && isCurrent()) await keepTime(of, now());
    const how: RoundEnd<Problem> = outcome.ok
      ? { type: "ok", pulledUpTo: outcome.value }
      : endOf(outcome.error);
    dispatch({ type: "ended", of, how, random: random() });
  };

  /** The one stream of the browser: it says that something is new, never what. */
  const listen = () => {
    // 2: the browser has given up on it.
    if (browser.openEvents === undefined || (events !== undefined && events.readyState !== 2)) return;
    events = browser.openEvents();
    // The first one comes with the stream: changes between the last round and its start have no other.
    events.addEventListener("head", (event) => dispatch({ type: "head", seq: seqOf(event) }));
  };

  const onMessage = ({ data: message }: MessageEvent<Message>) => {
    if (message.type === "saved") dispatch({ type: "saved elsewhere", at: now(), isHidden: isHidden() });
    else if (message.profileId === state.profile && state.phase !== "running")
      show({ state: message.state, ...(message.at === null ? {} : { lastSyncAt: new Date(message.at) }) });
  };
  const onOnline = () => dispatch({ type: "wake" });
  const onVisibility = () =>
    dispatch({ type: browser.document?.visibilityState === "visible" ? "wake" : "gathered" });
  channel?.addEventListener("message", onMessage);
  browser.window?.addEventListener("online", onOnline);
  browser.document?.addEventListener("visibilitychange", onVisibility);

  if (browser.locks === undefined) dispatch({ type: "leads" });
  else
    browser.locks
      .request("muster-sync", () => {
        if (state.phase === "stopped") return undefined;
        dispatch({ type: "leads" });
        return new Promise<void>((resolve) => {
          giveUpLead = resolve;
        });
      })
      // No locks to be had: two tabs that both sync are harmless.
      .catch(() => dispatch({ type: "leads" }));

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setProfile: (id) => {
      const profile = id ?? null;
      if (state.phase === "stopped" || profile === state.profile) return;
      stopCounting();
      stopCounting = () => {};
      clearTimeout(timers.get("wait"));
      show(initialSyncStatus);
      dispatch({ type: "profile", profile });
      if (id === undefined) return;
      stopCounting = store.watchCounts(id, (counts) => {
        if (state.profile === id) show(counts);
      });
      store.lastSyncAt(id).then(
        (at) => {
          if (state.profile === id && status.lastSyncAt === null) show({ lastSyncAt: at });
        },
        // The store says what is wrong where it is read; the badge only lacks a time.
        () => {},
      );
    },
    syncNow: async () => {
      dispatch({ type: "asked" });
      await rounds?.promise;
    },
    saved: () => dispatch({ type: "saved", at: now(), isHidden: isHidden() }),
    showStorage: (storage) => show({ storage }),
    stop: () => {
      dispatch({ type: "stopped" });
      for (const timer of timers.values()) clearTimeout(timer);
      stopCounting();
      giveUpLead();
      channel?.removeEventListener("message", onMessage);
      channel?.close();
      browser.window?.removeEventListener("online", onOnline);
      browser.document?.removeEventListener("visibilitychange", onVisibility);
    },
  };
};

const endOf = (failure: CycleFailure): RoundEnd<Problem> => {
  switch (failure.type) {
    case "superseded":
      return { type: "superseded" };
    case "locked":
    case "not-enrolled":
    case "update-needed":
    case "full":
      return { type: "failed", problem: failure.type, retryAfterMs: 0 };
    default: {
      const seconds = failure.type === "offline" ? (failure.retryAfterSeconds ?? 0) : 0;
      return { type: "failed", problem: "offline", retryAfterMs: seconds * 1_000 };
    }
  }
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
