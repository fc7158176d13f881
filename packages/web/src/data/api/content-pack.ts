/**
 * Content packs: large files that the app can start without and that never change under their name (the food table, the
 * scanner's decoder). Kept in a cache of their own, so they are there offline and a new version of the app fetches
 * only what became another file.
 */

/** Not the service worker's: that one is emptied with each version of the app. */
const cacheName = "content-packs";

const openCache = async (): Promise<Cache | undefined> => {
  try {
    return await caches.open(cacheName);
  } catch {
    // No cache in this browser, or no room: the network does, while there is one.
    return undefined;
  }
};

/** The part of a file's address that stays when its content changes: `/assets/foods` of `/assets/foods-1a2b3c4d.json`. */
const familyOf = (url: string): string => url.replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** An older file of the same family is dropped once the new one is cached. */
const dropOlder = async (cache: Cache, url: string): Promise<void> => {
  for (const { url: cachedUrl } of await cache.keys()) {
    const path = new URL(cachedUrl).pathname;
    if (path !== url && familyOf(path) === familyOf(url)) await cache.delete(cachedUrl);
  }
};

/**
 * The file, from this device when it is there, else from the server (and then cached).
 * @param url same origin, with its hash in the name
 * @throws Error when it is neither here nor to be had
 */
export const fetchPack = async (url: string): Promise<Response> => {
  const cache = await openCache();
  const cached = await cache?.match(url);
  if (cached !== undefined) return cached;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  if (cache !== undefined) {
    try {
      await cache.put(url, response.clone());
      await dropOlder(cache, url);
    } catch {
      // A full disk: it works now, and is fetched again next time.
    }
  }
  return response;
};
