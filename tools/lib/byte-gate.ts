/**
 * The byte gate: what a browser must fetch before the first route works, by the build's own manifest, in brotli.
 * Gates of docs/architecture.md: first route ≤ 95 KB, any lazy route ≤ 25 KB, install (precache) ≤ 700 KB without content packs.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { filesOf, isContentPack, type Manifest } from "../../packages/web/build-manifest.ts";

/** `.vite/precache.json` of a build. */
type Precache = {
  readonly pack: string;
  readonly entries: readonly { readonly url: string; readonly packed?: true }[];
};

export const gatesInKilobytes = { firstRoute: 95, lazyRoute: 25, precache: 700 } as const;

const brotliBytes = (path: string): number =>
  brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: statSync(path).size },
  }).length;

/** What goes over the wire: the compressed file that the build put beside it and the server sends. */
const servedBytes = (path: string): number =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliBytes(path);

export type ByteReport = {
  readonly firstRouteKilobytes: number;
  readonly lazyRoutes: readonly { readonly route: string; readonly kilobytes: number }[];
  /** Without content packs. */
  readonly precacheKilobytes: number;
  readonly contentPackKilobytes: number;
  readonly broken: readonly string[];
};

/**
 * @param dist the folder of a finished build with `.vite/manifest.json`
 * @param firstScreen manifest key of the screen that the first route shows, counted with the entry
 */
export const measureBytes = (dist: string, firstScreen: string): ByteReport => {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true) ?? "index.html";
  const size = (files: Iterable<string>): number =>
    [...files]
      .filter((file) => !file.startsWith("#"))
      .reduce((sum, file) => sum + brotliBytes(join(dist, file)), 0) / 1000;
  const first = new Set([...filesOf(manifest, entry), ...filesOf(manifest, firstScreen)]);
  const lazyRoutes = Object.keys(manifest)
    .filter((key) => /screens\//.test(key) && key !== firstScreen)
    .map((key) => ({
      route: key,
      kilobytes: round(size([...filesOf(manifest, key)].filter((file) => !first.has(file)))),
    }));
  // What an install fetches, as the build wrote it down: the pack stands for the files in it.
  const { pack, entries } = JSON.parse(readFileSync(join(dist, ".vite/precache.json"), "utf8")) as Precache;
  const shipped = [pack, ...entries.filter(({ packed }) => packed !== true).map(({ url }) => url)].map(
    (url) => join(dist, url === "/" ? "index.html" : url),
  );
  const sumOf = (files: readonly string[]): number =>
    round(files.reduce((sum, file) => sum + servedBytes(file), 0) / 1000);
  const report = {
    firstRouteKilobytes: round(size(first)),
    lazyRoutes,
    precacheKilobytes: sumOf(shipped.filter((file) => !isContentPack(file))),
    contentPackKilobytes: sumOf(shipped.filter(isContentPack)),
  };
  return { ...report, broken: brokenGates(report) };
};

export const brokenGates = (
  report: Omit<ByteReport, "broken" | "contentPackKilobytes">,
): readonly string[] => [
  ...(report.firstRouteKilobytes > gatesInKilobytes.firstRoute
    ? [`first route ${report.firstRouteKilobytes} KB > ${gatesInKilobytes.firstRoute} KB`]
    : []),
  ...report.lazyRoutes
    .filter((route) => route.kilobytes > gatesInKilobytes.lazyRoute)
    .map((route) => `${route.route} ${route.kilobytes} KB > ${gatesInKilobytes.lazyRoute} KB`),
  ...(report.precacheKilobytes > gatesInKilobytes.precache
    ? [`precache ${report.precacheKilobytes} KB > ${gatesInKilobytes.precache} KB`]
    : []),
];

const round = (value: number): number => Math.round(value * 10) / 10;
