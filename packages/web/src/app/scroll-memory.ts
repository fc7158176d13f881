/**
 * USR-08: a new page starts at the top; back and forward come back to where the page was left. The browser's own
 * restoring runs before a lazy screen is there, so it is done here.
 */

type Navigation = {
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
/** For how long a page may grow and shrink while it loads, in milliseconds. */
const patienceMs = 10_000;

/** Starts remembering and restoring. @returns ends it */
export const rememberScroll = (window: Window & typeof globalThis): (() => void) => {
  const { history, sessionStorage } = window;
  history.scrollRestoration = "manual";
  const positions = new Map<string, number>(readPositions(sessionStorage));
  let entry = entryOf(history) ?? markEntry(history);
  let path = window.location.pathname;
  /** The scroll position to restore until the person scrolls, in pixels. */
  let restoring: number | undefined;
  let patience: number | undefined;

  const stopRestoring = (): void => {
    window.clearTimeout(patience);
    restoring = undefined;
  };
  // A page that loads in steps is too short at first, and may become so once more: it is put back at each change.
  const restore = (target: number): void => {
    stopRestoring();
    restoring = target;
    patience = window.setTimeout(stopRestoring, patienceMs);
    window.scrollTo(0, target);
  };
  const lengths = new window.ResizeObserver(() => {
    if (restoring !== undefined && window.scrollY !== restoring) window.scrollTo(0, restoring);
  });
  lengths.observe(window.document.body);
  /** Reads the position now: a page may be left in the frame in which it was scrolled, before its scroll event. */
  const remember = (pixels = window.scrollY): void => {
    // A position that is being restored is not stored.
    if (restoring === undefined) positions.set(entry, pixels);
  };
  const navigated = (kind: Navigation["kind"]): void => {
    remember(kind === "pop" ? stoodAt : undefined);
    stopRestoring();
    // Only the fragment changed: the browser scrolls itself.
    const samePage = window.location.pathname === path;
    path = window.location.pathname;
    if (kind === "replace") entry = entryOf(history) ?? markEntry(history, entry);
    else entry = entryOf(history) ?? markEntry(history);
    const target = scrollAfter({ kind, samePage, left: positions.get(entry) });
    if (target === undefined) return;
    if (kind === "pop") restore(target);
    else window.scrollTo(0, target);
  };
  const listeners = {
    pushState: () => navigated("push"),
    replaceState: () => navigated("replace"),
    popstate: () => navigated("pop"),
    scroll: () => remember(),
    // A scroll, tap or key ends the restoring.
    wheel: stopRestoring,
    pointerdown: stopRestoring,
    touchstart: stopRestoring,
    keydown: stopRestoring,
    click: stopRestoring,
    pagehide: () => {
      remember();
      writePositions(sessionStorage, positions);
    },
  };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener, { passive: true });
  const left = positions.get(entry);
  if (left !== undefined) restore(left);
  return () => {
    stopRestoring();
    lengths.disconnect();
    for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
  };
};

const entryOf = (history: History): string | undefined => {
  const state: EntryState | null = history.state;
  return state?.entry;
};

/** Gives the current history entry a key without notifying the router: the page has not changed. */
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

/**
 * Where the page stood when Back or Forward was taken. The router handles the event first and may draw
 * a shorter page, so this listener is added before the router's. Pixels from the top.
 */
let stoodAt = 0;

/** To be called before the router's first page. */
export const recordScrollOnBack = (): void =>
  addEventListener("popstate", () => {
    stoodAt = window.scrollY;
  });
