/**
 * The whole app, cached on the device: every file of the build is fetched and checked at install, then answered from the
 * cache, also with the server gone. Never touches /api and /sync. A new version waits
 * until every tab of the old one is closed, or until a tab says 'activate' (the person tapped 'Update').
 */
import { showBadge } from "./app-badge.ts";
import {
  answerOf,
  cacheNameOf,
  hashLength,
  neverChanges,
  outdatedCaches,
  type PrecacheEntry,
  serverRoutes,
} from "./precache.ts";
import { createPushRenewal } from "./push-renewal.ts";
import {
  asReminder,
  asScheduleMessage,
  type CompletionQuestion,
  createReminderSchedule,
  pathOf,
  showReminder,
} from "./reminder-notice.ts";
import { asRestMessage, createRestNotice } from "./rest-notice.ts";
import { createWaits, nothingWhenGivenUp } from "./waits.ts";
import { workerText } from "./worker.text.ts";

declare const self: ServiceWorkerGlobalScope;
/** Both are written by the build (packages/web/precache.ts). */
declare const __PRECACHE__: readonly PrecacheEntry[];
declare const __BUILD__: string;

const entries = __PRECACHE__;
const known: ReadonlySet<string> = new Set(entries.map((entry) => entry.url));
const cacheName = cacheNameOf(__BUILD__);

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest, 0, hashLength / 2), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
};

/** Fetches one file; refuses anything but the content this build was made of (a half-finished deployment, a portal). */
const fetchChecked = async ({ url, hash }: PrecacheEntry): Promise<Response> => {
  const response = await fetch(url, { cache: neverChanges(url) ? "default" : "reload", redirect: "error" });
  if (!response.ok || (await hashOf(await response.clone().arrayBuffer())) !== hash)
    throw new Error(`${url} is not of this build`);
  return response;
};

/** Files that an older version left unchanged are taken over; all others are fetched. */
const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await Promise.all(
    entries.map(async (entry) => {
      const copy = neverChanges(entry.url) ? await caches.match(entry.url) : undefined;
      await cache.put(entry.url, copy ?? (await fetchChecked(entry)));
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

const { wait, giveUp } = createWaits();

const tellOfRest = createRestNotice({ registration: self.registration, wait });

/** Milliseconds that a page gets to say whether a workout is done. */
const answerTime = 2_000;

/** Asks every open page at once; the first one that knows decides. */
const askPages = async (question: CompletionQuestion): Promise<boolean | undefined> => {
  const pages = await self.clients.matchAll({ type: "window" });
  const answers = pages.map(
    (page) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data === true);
        page.postMessage(question, [port2]);
      }),
  );
  return Promise.race([...answers, wait(answerTime).then(() => undefined)]);
};

const remindLater = createReminderSchedule({ registration: self.registration, wait, isDone: askPages });

/** What cannot be read is shown all the same: browsers take push away from apps that stay silent. */
const remind = async (text: string | undefined): Promise<void> => {
  const reminder = asReminder(text);
  await showReminder(
    self.registration,
    reminder ?? {
      key: "muster",
      ...workerText.reminder,
      path: "/",
    },
  );
  // What is called to mind waits; how much else does, the next page that opens knows.
  if (reminder !== undefined) await showBadge(navigator, 1);
};

const renewPush = createPushRenewal({ pushManager: self.registration.pushManager, fetch });

/** The tab that is open comes to the front and goes where the notification leads; without one the app opens there. */
const toFront = async (path: string | undefined): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open === undefined) return void (await self.clients.openWindow(path ?? "/"));
  // The tab may have been closed just now, or may not be brought to the front.
  await open.focus().catch(() => undefined);
  if (path !== undefined) open.postMessage({ type: "open", path });
};

self.addEventListener("install", (event) => {
  const { addRoutes }: { addRoutes?: (rules: typeof serverRoutes) => Promise<void> } = event as object;
  // Without them the worker lets these requests pass one by one.
  const routes = addRoutes?.call(event, serverRoutes).catch(() => undefined);
  event.waitUntil(Promise.all([install(), routes]));
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") {
    // What the older one waits for would keep it at work; its pages say anew what they wait for.
    self.registration.active?.postMessage("give-up");
    void self.skipWaiting();
  }
  if (event.data === "give-up") giveUp();
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  const rest = asRestMessage(event.data);
  if (rest !== undefined) event.waitUntil(tellOfRest(rest).catch(nothingWhenGivenUp));
  const schedule = asScheduleMessage(event.data);
  if (schedule !== undefined) event.waitUntil(remindLater(schedule).catch(nothingWhenGivenUp));
});
self.addEventListener("push", (event) => event.waitUntil(remind(event.data?.text())));
self.addEventListener("pushsubscriptionchange", (event) => {
  // Browsers differ in what they bring along, and some bring nothing.
  const { newSubscription }: { newSubscription?: PushSubscription | null } = event as object;
  (event as ExtendableEvent).waitUntil(renewPush(newSubscription));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toFront(pathOf(event.notification.data)));
});
self.addEventListener("fetch", (event) => {
  const chosen = answerOf(event.request, self.location.origin, known);
  if (chosen.from === "cache") event.respondWith(answer(event.request, chosen.url));
});
