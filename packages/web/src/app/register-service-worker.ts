/** Registers the service worker and looks for newer versions of it. Loaded when the first page has settled. */
import { navigate } from "wouter/use-browser-location";
import { updateIsWaiting } from "../components/loading/newer-version.ts";
import { serviceWorker, trustedScript } from "../data/trusted-scripts.ts";

/** Milliseconds between looks for a newer version, when the app comes to the front. */
const lookAgainAfter = 60 * 60 * 1_000;
/** Milliseconds after which half a megabyte of food table and decoder may compete with a tap. */
const packsWait = 15_000;

/**
 * Whether an installed worker is a newer version than what is on the screen. Without a controller this is the first visit:
 * nothing older is there. Safari says that the first worker is installed when that one is at work already.
 * @param controller of the page that asks
 */
export const isNewer = (
  worker: ServiceWorker,
  { active }: Pick<ServiceWorkerRegistration, "active">,
  controller: ServiceWorker | null,
): boolean => worker.state === "installed" && active !== null && active !== worker && controller !== null;

/** Registers the worker where the browser has one; does nothing elsewhere. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return;
  // A tapped notification leads somewhere (NOTI-04); its own worker has checked the address.
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.type === "open" && typeof data.path === "string") navigate(data.path);
  });
  const registration = await navigator.serviceWorker.register(trustedScript(serviceWorker), {
    updateViaCache: "none",
  });
  const look = (worker: ServiceWorker | null): void => {
    if (worker !== null && isNewer(worker, registration, navigator.serviceWorker.controller))
      updateIsWaiting(worker);
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => look(worker));
  });
  // A page that was opened in the very moment in which the worker took over belongs to nobody, and could fetch no part
  // of the app offline.
  navigator.serviceWorker.ready
    .then(({ active }) => {
      if (navigator.serviceWorker.controller === null) active?.postMessage("claim");
    })
    .catch(() => undefined);
  // After the worker's own files, and when whoever has just opened the app has had time to do what they came for.
  navigator.serviceWorker.ready
    .then(() => new Promise((resolve) => setTimeout(resolve, packsWait)))
    .then(() => import("../data/api/download-packs.ts"))
    .then(({ downloadPacks }) => downloadPacks())
    .catch(() => undefined);
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainAfter) return;
    lookedAt = Date.now();
    // Offline: next time.
    registration.update().catch(() => undefined);
  });
};
