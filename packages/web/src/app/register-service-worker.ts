/** Registers the service worker and looks for newer versions of it. Loaded when the first page has settled. */
import { updateIsWaiting } from "./service-worker-updates.ts";

const address = "/service-worker.js";

/** Trusted Types: the one script address that code of this app may ever load by name (docs: security, CSP). */
type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: "app-sw", rules: Policy): Policy };

/** Milliseconds between looks for a newer version, when the app comes to the front. */
const lookAgainAfter = 60 * 60 * 1_000;

export const registerServiceWorker = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(trusted(address), { updateViaCache: "none" });
  const look = (worker: ServiceWorker | null): void => {
    // Without a controller this is the first visit: nothing older is on the screen.
    if (worker?.state !== "installed" || navigator.serviceWorker.controller === null) return;
    updateIsWaiting(worker);
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
