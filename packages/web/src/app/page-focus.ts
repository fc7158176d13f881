/**
 * UI-04: the focus goes along when a page takes another's place: after navigation, and where a page that loads is
 * replaced by the one that has loaded. Never at the first page of a start, as in a browser. And it goes to what was around
 * a pressed button that is gone, so that Tab goes on from there, and no phone opens its keyboard.
 */

/** Milliseconds in which a screen may put the focus itself. */
const patience = 100;

/** Starts looking for new pages, by their `#main`. @returns ends it */
export const followPages = ({ document, location, MutationObserver }: Window & typeof globalThis) => {
  let page = document.getElementById("main");
  let path = location.pathname;
  /** What had the focus last, and what is around it, from the inside out; empty at the start: there is none to carry along. */
  let focused: readonly Element[] = [];
  const look = (): void => {
    if (focused[0]?.isConnected === false) {
      const lost = focused;
      setTimeout(() => {
        if (focused !== lost || document.activeElement !== document.body) return;
        const around = lost.find((one) => one.isConnected && one.matches("[tabindex], section, dialog"));
        const part = around ?? document.getElementById("main");
        const first = part?.querySelector("[data-autofocus]") ?? part;
        if (!(first instanceof HTMLElement)) return;
        if (first === part && !first.hasAttribute("tabindex")) first.tabIndex = -1;
        first.focus({ preventScroll: true });
      }, patience);
    }
    const main = document.getElementById("main");
    if (main === null || main === page) return;
    page = main;
    const navigated = location.pathname !== path;
    path = location.pathname;
    if (focused.length === 0 && !navigated) return;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    // A screen that put the focus itself, or opened a dialog, keeps it; a tap on the bar is over.
    if (isLost || (navigated && active.closest("main, dialog") === null)) main.focus({ preventScroll: true });
  };
  const noteFocus = (event: Event): void => {
    focused = event.composedPath().filter((one) => one instanceof Element);
  };
  const pages = new MutationObserver(look);
  pages.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", noteFocus, { passive: true });
  return (): void => {
    pages.disconnect();
    document.removeEventListener("focusin", noteFocus);
  };
};
