/** What the browser reports of its storage for this app, and what is ready for a start without a network (SYNC-05). */

/** Megabytes as people read them; the browser pads its figure, so one decimal is plenty. */
export const sizeInWords = (bytes: number): string =>
  bytes < 100_000
    ? "less than 0.1 MB"
    : bytes < 1_000_000_000
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${(bytes / 1_000_000_000).toFixed(1)} GB`;

/** What a person would miss offline, and the files that stand for it. */
const parts: readonly { readonly label: string; readonly file: RegExp }[] = [
  { label: "The app", file: /^\/$/ },
  { label: "Exercise library", file: /\/catalogue-[^/]*$/ },
  { label: "Exercise guides", file: /\/guide-library-[^/]*$/ },
  { label: "Food search", file: /\/foods-[^/]*\.json$/ },
  { label: "Barcode scanner", file: /\/zxing_reader[^/]*\.wasm$/ },
];

/** A part of the app and whether it works without a network. */
export type ReadyPart = { readonly label: string; readonly ready: boolean };

/**
 * @param stored paths of everything in the app's caches
 * @param known paths that this build has at all: a part that it does not have is left out
 */
export const readyParts = (stored: readonly string[], known: readonly string[] = []): readonly ReadyPart[] =>
  parts
    .map(({ label, file }) => ({
      label,
      ready: stored.some((path) => file.test(path)),
      exists: known.some((path) => file.test(path)),
    }))
    .filter(({ label, ready, exists }) => ready || exists || label === "The app")
    .map(({ label, ready }) => ({ label, ready }));

/** Paths in every cache of this app. Empty where the browser has none (a private window, the first visit). */
export const cachedPaths = async (caches: CacheStorage | undefined): Promise<readonly string[]> => {
  if (caches === undefined) return [];
  try {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith("muster") || name === "content-packs",
    );
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  } catch {
    return [];
  }
};
