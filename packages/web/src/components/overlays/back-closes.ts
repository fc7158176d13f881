/**
 * The browser's Back closes what lies on top before it leaves the page (decision 0006). No entry of the history stands
 * for an open sheet: the way back is called off instead, so Forward never leads to a sheet that is gone, and where a page
 * was scrolled stays with its own entry. Android's Back closes a modal dialog by itself and does not come here. A browser
 * without the Navigation API, or with nobody who touched the page since it called one off, leaves as ever.
 */

/** What is open, the one on top last. */
const open: (() => void)[] = [];
/** Keys of entries that stand for the one before them, which another document lies behind. */
const standIns = new Set<string>();
let isListening = false;

/** Calls `close` when Back is taken while nothing lies above it. @returns ends that */
export const closeOnBack = (close: () => void): (() => void) => {
  const { navigation } = window;
  if (navigation === undefined) return () => undefined;
  if (!isListening) navigation.addEventListener("navigate", wayBack);
  isListening = true;
  open.push(close);
  makeStoppable(navigation);
  return () => {
    open.splice(open.lastIndexOf(close), 1);
  };
};

const wayBack = (event: NavigateEvent): void => {
  const here = window.navigation.currentEntry;
  const isBack =
    event.navigationType === "traverse" &&
    event.userInitiated &&
    event.cancelable &&
    here !== null &&
    event.destination.index < here.index;
  if (!isBack) return;
  const close = open.at(-1);
  if (close !== undefined) {
    event.preventDefault();
    close();
  } else if (standIns.has(here.key) && event.destination.index === here.index - 1) {
    event.preventDefault();
    // Once this way is called off for good.
    setTimeout(() => history.go(-2));
  }
};

/** A way back into another document cannot be called off: on the first page of a visit an entry of ours lies between. */
const makeStoppable = (navigation: Navigation): void => {
  const index = navigation.currentEntry?.index ?? 0;
  if (history.length === 1 || navigation.entries()[index - 1]?.sameDocument === true) return;
  // Not through the router's own: the page has not changed.
  History.prototype.pushState.call(history, history.state, "");
  const made = navigation.currentEntry;
  if (made !== null) standIns.add(made.key);
};
