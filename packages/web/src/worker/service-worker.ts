/**
 * The whole app, kept on the device: every file of the build is fetched and checked at install, then answered from
 * the cache, also with the server gone. Never touches /api and /sync. A new version waits until every tab of the old
 * one is closed, or until a tab says 'activate' (the person tapped 'Update').
 */
import { answerOf, cacheNameOf, neverChanges, outdatedCaches, type PrecacheEntry } from "./precache.ts";
import { asRestMessage, createRestNotice } from "./rest-notice.ts";

declare const self: ServiceWorkerGlobalScope;
/** Both are written by the build (vite.config.ts). */
declare const __PRECACHE__: readonly PrecacheEntry[];
declare const __BUILD__: string;

const entries = __PRECACHE__;
const known: ReadonlySet<string> = new Set(entries.map((entry) => entry.url));
const cacheName = cacheNameOf(__BUILD__);

const hashOf = async (response: Response): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** Fetches one file; refuses anything but the content this build was made of (a half-finished deployment, a portal). */
const fetchChecked = async ({ url, hash }: PrecacheEntry): Promise<Response> => {
  const response = await fetch(url, { cache: neverChanges(url) ? "default" : "reload", redirect: "error" });
  if (!response.ok || (await hashOf(response.clone())) !== hash)
    throw new Error(`${url} is not of this build`);
  return response;
};

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await Promise.all(
    entries.map(async (entry) => {
      const kept = neverChanges(entry.url) ? await caches.match(entry.url) : undefined;
      await cache.put(entry.url, kept ?? (await fetchChecked(entry)));
    }),
  );
};

const activate = async (): Promise<void> => {
  const outdated = outdatedCaches(await caches.keys(), cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The first visit's page becomes ours at once, so its next reload works offline.
  await self.clients.claim();
};

const answer = async (request: Request, url: string): Promise<Response> => {
  const cache = await caches.open(cacheName);
  // Storage may have been evicted: then the network is as good as ever.
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
};

const tellOfRest = createRestNotice({
  registration: self.registration,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The tab that is open comes to the front; without one the app opens. */
const toFront = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open === undefined ? self.clients.openWindow("/") : open.focus());
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") void self.skipWaiting();
  const rest = asRestMessage(event.data);
  if (rest !== undefined) event.waitUntil(tellOfRest(rest));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toFront());
});
self.addEventListener("fetch", (event) => {
  const chosen = answerOf(event.request, self.location.origin, known);
  if (chosen.from === "cache") event.respondWith(answer(event.request, chosen.url));
});
