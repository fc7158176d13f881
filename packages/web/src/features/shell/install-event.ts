/**
 * The browser's offer to install the app. It comes once, maybe before any module runs: `public/theme.js`, the first script
 * of the page, stores it and dispatches the event `installoffer` (INST-01).
 */

/** Chromium only; TypeScript's DOM types do not have it. */
export type InstallEvent = Event & { prompt(): Promise<unknown> };

/** Where `public/theme.js` puts it; nothing else writes there. */
const page = globalThis as { installOffer?: InstallEvent | undefined };
const eventName = "installoffer";

/** The browser's offer; undefined while there is none. */
export const installEvent = (): InstallEvent | undefined => page.installOffer;

/** Each offer can be used once. */
export const installEventUsed = (): void => {
  page.installOffer = undefined;
  dispatchEvent(new Event(eventName));
};

/** Calls back when an offer came or was used. @returns a function that stops it */
export const onInstallEvent = (listener: () => void): (() => void) => {
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
};
