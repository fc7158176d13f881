/**
 * Where the page stood when Back or Forward was taken. The router hears of it first among the parts of the app, and what
 * it draws then may be shorter; this listener is set before the router's.
 */
let stoodAt = 0;

/** To be called before the router's first page. */
export const noticeWayBack = (): void =>
  addEventListener("popstate", () => {
    stoodAt = window.scrollY;
  });

/** Pixels from the top at the last Back or Forward. */
export const stoodAtWayBack = (): number => stoodAt;
