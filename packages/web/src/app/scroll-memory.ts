/**
 * USR-08: a new page starts at the top; back and forward come back to where the page was left. The browser's own
 * restoring runs before a lazy screen is there, so it is done here.
 */

export type Navigation = {
  readonly kind: "push" | "replace" | "pop";
  readonly samePage: boolean;
  /** Where the entry was left, in pixels; undefined for one never seen. */
  readonly left: number | undefined;
};

/** Where to scroll after a navigation, in pixels; undefined leaves the page where it is. */
export const scrollAfter = ({ kind, samePage, left }: Navigation): number | undefined => {
  if (kind === "pop") return left ?? 0;
  // A changed variant or date replaces the address of the page that stays.
  return kind === "replace" && samePage ? undefined : 0;
};

type EntryState = { readonly entry?: string } & object;

const storageKey = "scrollPositions";
/** Frames to wait for a page to become long enough. */
const patience = 90;

/** Starts remembering and restoring. @returns ends it */
export const rememberScroll = (window: Window & typeof globalThis): (() => void) => {
  const { history, sessionStorage } = window;
  history.scrollRestoration = "manual";
  const positions = new Map<string, number>(readPositions(sessionStorage));
  let entry = entryOf(history) ?? markEntry(history);
  let path = window.location.pathname;
  let restoring: number | undefined;

  const stop = (): void => {
    if (restoring !== undefined) window.cancelAnimationFrame(restoring);
    restoring = undefined;
  };
  const restore = (target: number, frames = patience): void => {
    const room = window.document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, target);
    if (room >= target || frames === 0) restoring = undefined;
    else restoring = window.requestAnimationFrame(() => restore(target, frames - 1));
  };
  const navigated = (kind: Navigation["kind"]): void => {
    stop();
    // Only the fragment moved: the browser scrolls by itself.
    const samePage = window.location.pathname === path;
    path = window.location.pathname;
    if (kind === "replace") entry = entryOf(history) ?? markEntry(history, entry);
    else entry = entryOf(history) ?? markEntry(history);
    const target = scrollAfter({ kind, samePage, left: positions.get(entry) });
    if (target !== undefined) restore(target);
  };
  const listeners = {
    pushState: () => navigated("push"),
    replaceState: () => navigated("replace"),
    popstate: () => navigated("pop"),
    scroll: () => {
      if (restoring === undefined) positions.set(entry, window.scrollY);
    },
    // Whoever scrolls by hand is not pulled back.
    wheel: stop,
    touchstart: stop,
    keydown: stop,
    pagehide: () => writePositions(sessionStorage, positions),
  };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener, { passive: true });
  const left = positions.get(entry);
  if (left !== undefined) restore(left);
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
  };
};

const entryOf = (history: History): string | undefined => {
  const state: EntryState | null = history.state;
  return state?.entry;
};

/** Names the current history entry without telling the router: the page has not changed. */
const markEntry = (history: History, entry: string = crypto.randomUUID()): string => {
  History.prototype.replaceState.call(history, { ...history.state, entry }, "");
  return entry;
};

const readPositions = (storage: Storage): [string, number][] => {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? "[]");
  } catch {
    return [];
  }
};

const writePositions = (storage: Storage, positions: ReadonlyMap<string, number>): void => {
  try {
    storage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Forbidden storage: a reload starts at the top.
  }
};
