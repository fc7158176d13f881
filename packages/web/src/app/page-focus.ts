/**
 * UI-04: the focus goes along when a page takes another's place: after navigation, and where a page that loads is
 * replaced by the one that has loaded. Never at the first page of a start, as in a browser.
 */

/** Starts looking for new pages, by their `#main`. @returns ends it */
export const followPages = ({ document, location, MutationObserver }: Window & typeof globalThis) => {
  let page = document.getElementById("main");
  let path = location.pathname;
  /** Whether anything had the focus since the start: before that there is none to carry along. */
  let used = false;
  const look = (): void => {
    const main = document.getElementById("main");
    if (main === null || main === page) return;
    page = main;
    const navigated = location.pathname !== path;
    path = location.pathname;
    if (!used && !navigated) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    // A screen that put the focus itself, or opened a dialog, keeps it; a tap on the bar is over.
    if (isLost || (navigated && active.closest("main, dialog") === null)) main.focus({ preventScroll: true });
  };
  const noteUse = (): void => {
    used = true;
  };
  const pages = new MutationObserver(look);
  pages.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", noteUse, { passive: true });
  return (): void => {
    pages.disconnect();
    document.removeEventListener("focusin", noteUse);
  };
};
