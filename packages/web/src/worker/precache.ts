/** What the service worker decides, as pure functions: which requests it answers, from what, and which caches may go. */

/** One file of the build: its address, and the SHA-256 of its content in hex. */
export type PrecacheEntry = { readonly url: string; readonly hash: string };

/** `none` leaves the request alone: it goes to the network as if there were no worker. */
export type Answer = { readonly from: "none" } | { readonly from: "cache"; readonly url: string };

const cachePrefix = "muster-";

export const cacheNameOf = (build: string): string => `${cachePrefix}${build}`;

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
  // Data, the live stream, calendars and what the server says about itself are never ours to answer.
  if (/^\/(api|sync|calendar)(\/|$)/.test(url.pathname)) return { from: "none" };
  if (known.has(url.pathname)) return { from: "cache", url: url.pathname };
  return request.mode === "navigate" ? { from: "cache", url: "/" } : { from: "none" };
};

/**
 * Caches to drop when `current` takes over. The one before it stays: a tab that still shows the older app may load
 * another of its parts.
 * @param names in order of creation
 */
export const outdatedCaches = (names: readonly string[], current: string): readonly string[] => {
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== current);
  return others.slice(0, -1);
};

/** Files whose name carries their hash never change, so a copy in an older cache is as good as a new one. */
export const neverChanges = (url: string): boolean => url.startsWith("/assets/");
