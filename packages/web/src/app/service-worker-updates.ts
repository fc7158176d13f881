/**
 * Registers the service worker and says when a newer version of the app waits. It takes over at the next cold start,
 * or at once when the person taps 'Update'.
 */

const address = "/service-worker.js";

/** Trusted Types: the one script address that code of this app may ever load by name (docs: security, CSP). */
type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: "app-sw", rules: Policy): Policy };

/** Milliseconds between looks for a newer version, when the app comes to the front. */
const lookAgainAfter = 60 * 60 * 1_000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const isUpdateWaiting = (): boolean => waiting !== undefined;

export const onUpdateWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lets the newer version take over and reloads with it; reloads as it is when none waits. */
export const updateNow = (): void => {
  if (waiting === undefined) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("activate");
};

export const registerServiceWorker = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(trusted(address), { updateViaCache: "none" });
  const look = (worker: ServiceWorker | null): void => {
    // Without a controller this is the first visit: nothing older is on the screen.
    if (worker?.state !== "installed" || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => look(worker));
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainAfter) return;
    lookedAt = Date.now();
    // Offline: next time.
    registration.update().catch(() => undefined);
  });
};

const trusted = (url: string): string => {
  // Only Chromium-based and recent browsers have it; TypeScript's DOM types do not.
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  const policy = policies?.createPolicy("app-sw", {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`Not a script of this app: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
};
