/** The byte gate of an install: what the service worker fetches to keep the whole app on the device, in brotli. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PrecacheEntry } from "../../packages/web/src/worker/precache.ts";

/** KB (1,000 bytes) as sent, without content packs. */
export const largestInstall = 700;

export type InstallSize = {
  readonly files: number;
  readonly kilobytes: number;
  readonly contentPackKilobytes: number;
};

/**
 * Content packs: the exercises in words (how to, cues, mistakes), the guides with their figures, and the scanner's
 * decoder. Kept for offline use, but content, not the app's own bytes.
 */
const isContentPack = (url: string): boolean =>
  /\/assets\/(guide-library|catalogue|scan-worker)-[^/]*$/.test(url);

/** @param dist the folder of a finished build, with the list and the compressed copies that it wrote */
export const measureInstall = (dist: string): InstallSize => {
  const entries: readonly PrecacheEntry[] = JSON.parse(
    readFileSync(join(dist, ".vite/precache.json"), "utf8"),
  );
  const kilobytesOf = (some: readonly PrecacheEntry[]): number => {
    const file = (url: string) => join(dist, `${url === "/" ? "index.html" : url}.br`);
    return Math.round(some.reduce((sum, { url }) => sum + statSync(file(url)).size, 0) / 100) / 10;
  };
  return {
    files: entries.length,
    kilobytes: kilobytesOf(entries.filter(({ url }) => !isContentPack(url))),
    contentPackKilobytes: kilobytesOf(entries.filter(({ url }) => isContentPack(url))),
  };
};
