/**
 * The browser's offer to install the app. It comes once, maybe before any module runs: `public/theme.js`, the first script
 * of the page, stores it and dispatches the event `installoffer` (INST-01).
 */

/** Chromium only; TypeScript's DOM types do not have it. */
export type InstallEvent = Event & { prompt(): Promise<unknown> };

/** Where `public/theme.js` puts it; nothing else writes there. */
const place = globalThis as { installOffer?: InstallEvent | undefined };
const told = "installoffer";

/** The browser's offer; undefined while there is none. */
export const installEvent = (): InstallEvent | undefined => place.installOffer;

/** Each offer can be used once. */
export const installEventUsed = (): void => {
  place.installOffer = undefined;
  dispatchEvent(new Event(told));
};

/** Calls back when an offer came or was used. @returns a function that stops it */
export const onInstallEvent = (listener: () => void): (() => void) => {
  addEventListener(told, listener);
  return () => removeEventListener(told, listener);
};
