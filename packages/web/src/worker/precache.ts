/** What the service worker decides, as pure functions: which requests it answers, from what, and which caches may go. */

/**
 * Hex digits of a SHA-256 that stand for a file's content. They tell another build's file, or a portal's page, from
 * this one's; whoever could forge a file could as well forge the list.
 */
export const hashLength = 16;

/** One file of the build: its address, and the start of the SHA-256 of its content. */
export type PrecacheEntry = { readonly url: string; readonly hash: string };

/** `none` leaves the request alone: it goes to the network as if there were no worker. */
type Answer = { readonly from: "none" } | { readonly from: "cache"; readonly url: string };

const cachePrefix = "muster-";

/** Name of the cache of one build. */
export const cacheNameOf = (build: string): string => `${cachePrefix}${build}`;

/** First parts of the addresses of data, the live stream, calendars and what the server says about itself: never the worker's to answer. */
const ofServer = ["api", "sync", "calendar"] as const;
const isOfServer = new RegExp(`^/(${ofServer.join("|")})(/|$)`);

/**
 * Rules by which a browser that knows them (Chromium) sends those requests past the worker. Each would be work of its own, and a worker
 * with work keeps a newer one waiting for up to five minutes: 'Update' would do nothing beside a tab that asks for data.
 */
export const serverRoutes = ofServer.map((part) => ({
  condition: { urlPattern: `/${part}{/*}?` },
  source: "network",
}));

/**
 * @param known the addresses of the precache list
 * @param mode of the request; `navigate` is a page
 */
export const answerOf = (
  request: { readonly method: string; readonly url: string; readonly mode: string },
  origin: string,
  known: ReadonlySet<string>,
): Answer => {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return { from: "none" };
  if (isOfServer.test(url.pathname)) return { from: "none" };
  // A tab that still shows the build before this one asks for its parts: the server has them no more, its cache does.
  if (known.has(url.pathname) || neverChanges(url.pathname)) return { from: "cache", url: url.pathname };
  return request.mode === "navigate" ? { from: "cache", url: "/" } : { from: "none" };
};

/**
 * Caches to drop when `current` takes over. Two before it stay: a tab that still shows the older app may load another of its
 * parts, and between the two there may be a build that was fetched, or half fetched, and never shown.
 * @param names in order of creation
 */
export const outdatedCaches = (names: readonly string[], current: string): readonly string[] => {
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== current);
  return others.slice(0, -2);
};

/** Files whose name carries their hash never change, so a copy in an older cache is as good as a new one. */
export const neverChanges = (url: string): boolean => url.startsWith("/assets/");
