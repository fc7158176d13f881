/**
 * When a device syncs, as a pure machine: `(state, event) → [state, effects]`. Who runs it does what the effects say and tells
 * it what happened; no clock, timer or network is known here. Rules sync.D2 and sync.D3 of docs/specs/sync.md.
 */
import { backoffDelay } from "./backoff.ts";

/** Profile whose session this browser carries; null while nobody is unlocked. */
type Profile = string | null;

/** What a device knows about its rounds. */
export type SyncState = {
  /** undefined until it was told. */
  readonly profile: Profile | undefined;
  /** This tab syncs for the browser. */
  readonly leads: boolean;
  readonly phase: "resting" | "running" | "stopped";
  /** Something happened while the round ran that it may have missed. */
  readonly again: boolean;
  /** Rounds that failed in a row. */
  readonly failures: number;
  /** Everything of the household up to this number has been pulled; -1: nobody knows. */
  readonly pulledUpTo: number;
  /** Greatest number that was told while the round ran. */
  readonly newestHead: number;
  /** Device time (ms) of the first save that no round has begun for. */
  readonly firstSavedAt: number | undefined;
};

/** How a round ended. `problem` is what people are shown. */
export type RoundEnd<P extends string> =
  | { readonly type: "ok"; readonly pulledUpTo: number }
  /** Another profile was unlocked in the middle of it. */
  | { readonly type: "superseded" }
  | { readonly type: "failed"; readonly problem: P; readonly retryAfterMs: number };

/** What happens to it. */
export type SyncEvent<P extends string> =
  | { readonly type: "leads" }
  | { readonly type: "profile"; readonly profile: Profile }
  /** @param at device time (ms); `isHidden`: the page is out of sight, where timers may stop */
  | { readonly type: "saved"; readonly at: number; readonly isHidden: boolean }
  /** Saved in another tab, for which this one syncs. */
  | { readonly type: "saved elsewhere"; readonly at: number; readonly isHidden: boolean }
  /** The wait after saves is over, or the page is left. */
  | { readonly type: "gathered" }
  /** A save of this tab is unsent although another tab leads. */
  | { readonly type: "unsent" }
  /** The network is back, or the page shows again. */
  | { readonly type: "wake" }
  /** The server told the household's newest number. */
  | { readonly type: "head"; readonly seq: number }
  /** Somebody asked for a round. */
  | { readonly type: "asked" }
  /** The wait between rounds is over. */
  | { readonly type: "due" }
  /** @param random in [0, 1) */
  | { readonly type: "ended"; readonly of: Profile; readonly how: RoundEnd<P>; readonly random: number }
  | { readonly type: "stopped" };

/** What is to be done. Each wait replaces the one of its kind. */
export type SyncEffect<P extends string> =
  | { readonly type: "run"; readonly profile: Profile }
  /** Then `due`. A round that begins ends it. */
  | { readonly type: "wait"; readonly ms: number }
  /** Then `gathered`. */
  | { readonly type: "gather"; readonly ms: number }
  /** The leading tab is told of the save; then `unsent`, if it still is. */
  | { readonly type: "rely"; readonly ms: number }
  /** The server's stream is opened, if it is not open. */
  | { readonly type: "listen" }
  | { readonly type: "hang up" }
  /** Shown here and told to other tabs. */
  | { readonly type: "report"; readonly of: Profile; readonly problem: P | undefined };

type Step<P extends string> = readonly [SyncState, readonly SyncEffect<P>[]];

/** ms between rounds when nothing else starts one. */
const every = 60_000;
/**
 * ms without a further save after which a round begins, so that saves that follow one another go in one push. `atMost` after the
 * first, so that another device sees it within two seconds (SYNC-04).
 */
const gathering = { rest: 300, atMost: 1_000 } as const;
/** ms after which a tab no longer relies on the leader, which may be frozen. */
const patience = 3_000;

/** A device that was just started. */
export const initialSyncState: SyncState = {
  profile: undefined,
  leads: false,
  phase: "resting",
  again: false,
  failures: 0,
  pulledUpTo: -1,
  newestHead: -1,
  firstSavedAt: undefined,
};

/** A round, now or when the running one has ended. */
const begin = <P extends string>(state: SyncState): Step<P> => {
  if (state.profile === undefined) return [state, []];
  if (state.phase === "running") return [{ ...state, again: true }, []];
  return [
    { ...state, phase: "running", again: false, newestHead: -1 },
    [{ type: "run", profile: state.profile }],
  ];
};

/** A round for something new; while the network fails, the wait that is running goes on. */
const nudge = <P extends string>(state: SyncState): Step<P> =>
  state.leads && state.failures === 0 ? begin(state) : [state, []];

/** A round although the last one failed. */
const wake = <P extends string>(state: SyncState): Step<P> => {
  const next = { ...state, failures: 0 };
  return state.leads ? begin(next) : [next, []];
};

const gathered = <P extends string>(state: SyncState): Step<P> =>
  state.firstSavedAt === undefined ? [state, []] : nudge({ ...state, firstSavedAt: undefined });

const gather = <P extends string>(state: SyncState, at: number, isHidden: boolean): Step<P> => {
  const firstSavedAt = state.firstSavedAt ?? at;
  if (isHidden) return gathered({ ...state, firstSavedAt });
  const left = Math.max(0, firstSavedAt + gathering.atMost - at);
  return [{ ...state, firstSavedAt }, [{ type: "gather", ms: Math.min(gathering.rest, left) }]];
};

const ended = <P extends string>(
  state: SyncState,
  { of, how, random }: Extract<SyncEvent<P>, { type: "ended" }>,
): Step<P> => {
  const resting: SyncState = { ...state, phase: "resting" };
  // The round of somebody who is not here any more; who is here has a round of their own due.
  if (how.type === "superseded" || of !== state.profile) return begin(resting);
  const wait = (ms: number): readonly SyncEffect<P>[] => (state.leads ? [{ type: "wait", ms }] : []);
  if (how.type === "failed") {
    const failures = state.failures + 1;
    return [
      { ...resting, again: false, failures },
      [
        { type: "report", of, problem: how.problem },
        ...wait(Math.max(backoffDelay(failures, random), how.retryAfterMs)),
      ],
    ];
  }
  const done: SyncState = { ...resting, failures: 0, pulledUpTo: how.pulledUpTo };
  const effects: readonly SyncEffect<P>[] = [
    { type: "report", of, problem: undefined },
    ...wait(every),
    ...(state.leads ? [{ type: "listen" } as const] : []),
  ];
  if (!state.again && state.newestHead <= how.pulledUpTo) return [done, effects];
  const [next, more] = begin<P>(done);
  return [next, [...effects, ...more]];
};

/** The machine. Nothing follows once it is stopped. */
export const syncStep = <P extends string>(state: SyncState, event: SyncEvent<P>): Step<P> => {
  if (state.phase === "stopped") return [state, []];
  switch (event.type) {
    case "leads":
      return begin({ ...state, leads: true });
    case "profile": {
      if (event.profile === state.profile) return [state, []];
      const next = { ...state, profile: event.profile, failures: 0, pulledUpTo: -1, newestHead: -1 };
      const [after, effects] = state.leads ? begin<P>(next) : [next, []];
      return [after, [{ type: "hang up" }, ...effects]];
    }
    case "saved":
      if (state.profile === undefined || state.profile === null) return [state, []];
      return state.leads
        ? gather(state, event.at, event.isHidden)
        : [state, [{ type: "rely", ms: patience }]];
    case "saved elsewhere":
      return gather(state, event.at, event.isHidden);
    case "gathered":
      return gathered(state);
    case "unsent":
    case "due":
      return begin(state);
    case "wake":
      return wake(state);
    case "head":
      // What a running round pushes is told as well: whether it brought that along is known when it ends.
      if (state.phase === "running")
        return [{ ...state, newestHead: Math.max(state.newestHead, event.seq) }, []];
      return event.seq > state.pulledUpTo ? nudge(state) : [state, []];
    case "asked":
      return begin({ ...state, failures: 0 });
    case "ended":
      return ended(state, event);
    case "stopped":
      return [{ ...state, phase: "stopped" }, [{ type: "hang up" }]];
  }
};
