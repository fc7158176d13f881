/**
 * The browser's Back closes the topmost layer (sheet, dialog, menu) before it leaves the page, in every browser (decision
 * 0006). Where the navigation away can be prevented (Navigation API), the lowest layer needs nothing else. Every other layer
 * gets a history entry of its own, a copy of the page's, and Back to the entry below closes it. Closed in any other way a
 * layer leaves its entry behind: removing it would race with whatever opens next, so the entry serves the next layer, and
 * Back skips it. Android's Back closes a modal dialog by itself and does not come here.
 */

/** A history entry of a page: depth 0 is the page's own, deeper ones are copies for the layers above it. */
type Place = { readonly page: string; readonly depth: number };

/** Closers of the open layers, the topmost last. */
const open: (() => void)[] = [];
/** The current entry; undefined on a page on which no layer was open yet. */
let here: Place | undefined;
/** The page's current address: an entry below may still have the one from before a layer was opened. */
let address = "";

/** Calls `close` when Back is pressed while this layer is the topmost. @returns removes the layer */
export const closeOnBack = (close: () => void): (() => void) => {
  open.push(close);
  addEntries();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
};

/** To be called before the router's first page: the router draws every popstate that it receives. */
export const listenForBack = (): void => {
  here = placeIn(history.state);
  address = location.href;
  addEventListener("popstate", moved);
  addEventListener("pushState", entered);
  addEventListener("replaceState", replaced);
  window.navigation?.addEventListener("navigate", leaving);
};

const moved = (): void => {
  const from = here;
  here = placeIn(history.state);
  const isBelow = from !== undefined && here?.page === from.page && here.depth < from.depth;
  if (isBelow) write("replaceState", here, address);
  address = location.href;
  if (!isBelow) return;
  const close = open.at(-1);
  // The entry of a layer that is gone: Back means the page before.
  if (close === undefined) history.back();
  close?.();
  // A layer that did not close, or asks first, needs an entry for the next Back too.
  setTimeout(addEntries);
};

const leaving = (event: NavigateEvent): void => {
  const current = window.navigation.currentEntry;
  const close = open.at(-1);
  const isWayOut =
    event.navigationType === "traverse" &&
    event.userInitiated &&
    event.cancelable &&
    current !== null &&
    event.destination.index < current.index - (here?.depth ?? 0);
  if (!isWayOut || close === undefined) return;
  event.preventDefault();
  close();
};

/** Another page, also where its state was copied from the one before. */
const entered = (): void => {
  here = undefined;
  address = location.href;
  if (placeIn(history.state) !== undefined) write("replaceState", undefined);
};

/** Another address or state in the same place. */
const replaced = (): void => {
  address = location.href;
  if (here !== undefined) write("replaceState", here);
};

const addEntries = (): void => {
  const needed = open.length - (isStoppable() ? 1 : 0);
  if ((here?.depth ?? 0) >= needed) return;
  if (here === undefined) {
    here = { page: crypto.randomUUID(), depth: 0 };
    write("replaceState", here);
  }
  while (here.depth < needed) {
    here = { page: here.page, depth: here.depth + 1 };
    write("pushState", here);
  }
};

/**
 * Whether a way out of this page can be called off: by the Navigation API, not into another document, and not in Safari,
 * whose swipe back nobody has seen stop for it. Browsers that know close requests are those that do.
 */
const isStoppable = (): boolean => {
  const current = window.navigation?.currentEntry;
  if (current == null || !("CloseWatcher" in window)) return false;
  const own = current.index - (here?.depth ?? 0);
  return (
    history.length - (here?.depth ?? 0) === 1 || window.navigation.entries()[own - 1]?.sameDocument === true
  );
};

/** Not through the router's own methods: the page has not changed. */
const write = (way: "pushState" | "replaceState", place: Place | undefined, at = location.href): void =>
  History.prototype[way].call(history, { ...history.state, place }, "", at);

/** The state of an entry is anybody's. */
const placeIn = (state: { readonly place?: Place } | null): Place | undefined => state?.place;
