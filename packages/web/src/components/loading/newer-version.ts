/** Whether a newer version of the app waits, and how it takes over: at the next cold start, or at once on a tap. */

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Whether a newer version is installed and waits for its start. */
export const isUpdateWaiting = (): boolean => waiting !== undefined;

/** Calls back when that changes. @returns a function that stops it */
export const onUpdateWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A newer version has been fetched whole and waits. */
export const updateIsWaiting = (worker: ServiceWorker): void => {
  waiting = worker;
  for (const listener of listeners) listener();
};

/** Asks the server now, after a file could not be loaded; `updateIsWaiting` follows when there is a newer version. */
export const checkForUpdate = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Offline: the next start looks.
  await registration?.update().catch(() => undefined);
};

/** Lets the newer version take over and reloads with it; reloads as it is when none waits, or another tab let it take over. */
export const updateNow = (): void => {
  if (waiting?.state !== "installed") {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("activate");
};
