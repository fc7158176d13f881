/**
 * The order of a start: what the first screen shows comes first. Saving, sync, the service worker and the files of other
 * pages begin when that screen can be used and the browser has nothing to draw.
 */

const usable = Promise.withResolvers<void>();

/** The first screen shows what it is for, or can say that it waits for something else. Told once; later calls change nothing. */
export const firstScreenIsUsable = (): void => usable.resolve();

const needsSync = Promise.withResolvers<void>();

/** What the first screen shows comes with the first sync: it begins at once, and everything else waits on. */
export const firstScreenWaitsForSync = (): void => needsSync.resolve();

/** ms after which a busy browser goes on all the same. */
const longestWait = 2_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, 200);
  });

/** Settles when the first screen can be used and the page has settled. */
export const afterFirstScreen: Promise<void> = usable.promise.then(idle);

/** ms of rest before the files of other pages are read: to evaluate them takes a slow phone half a second. */
const restBeforeOthers = 5_000;

/** Loads one after another, each when the browser has nothing else to do; a page that is opened sooner loads its own. */
export const loadAtRest = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, restBeforeOthers));
  for (const load of loads) {
    await idle();
    await load().catch(() => undefined);
  }
};

/** Settles when sync may begin. */
export const whenSyncMayBegin: Promise<void> = Promise.race([afterFirstScreen, needsSync.promise]);
