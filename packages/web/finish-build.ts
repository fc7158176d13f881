/**
 * What the build does with its finished files: the pack, a service worker with the list of every file and its hash, and
 * .br/.gz beside each file, so that the server compresses nothing while it serves.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { filesOf, isContentPack, type Manifest, onDemandFiles } from "./build-manifest.ts";
import { packOrder } from "./pack-order.ts";
import { packOf, textsOf } from "./src/worker/pack.ts";
import { hashLength } from "./src/worker/precache.ts";

const root = import.meta.dirname;
/** Where this build goes: `dist`, or what `--outDir` says. */
let outDir = join(root, "dist");
let hasFailed = false;
const workerFile = "service-worker.js";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? (entry.name.startsWith(".") ? [] : filesBelow(path)) : [path];
  });

const addressOf = (path: string): string => {
  const address = path.slice(outDir.length).replaceAll("\\", "/");
  // The server answers `/` with it, and so does the worker.
  return address === "/index.html" ? "/" : address;
};

/** What the app needs to run. Icons are for the browser's install dialog: they stay outside. */
const isPrecached = (path: string): boolean => /\.(js|css|html|svg|webmanifest)$/.test(path);

const hash = (data: Buffer | string): string =>
  createHash("sha256").update(data).digest("hex").slice(0, hashLength);

/**
 * Everything a first page does not need, in one file: a hundred small files compress a third better together, and an
 * install is a dozen requests. The same files stay there one by one, for whoever opens a page before that or updates.
 * Workers and the page itself stay outside: their policy comes with the server's own answer.
 */
const isPacked = (address: string, first: ReadonlySet<string>): boolean =>
  /^\/assets\/.*\.(js|css)$/.test(address) &&
  !/-worker-[^/]*$/.test(address) &&
  !isContentPack(address) &&
  !first.has(address);

const firstFiles = (manifest: Manifest): ReadonlySet<string> =>
  new Set(
    ["index.html", "src/screens/home.tsx"]
      .flatMap((key) => [...filesOf(manifest, key)])
      .map((file) => `/${file}`),
  );

const writeServiceWorker = async (): Promise<void> => {
  const manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const first = firstFiles(manifest);
  const later = onDemandFiles(manifest);
  const files = filesBelow(outDir)
    .filter((path) => isPrecached(path) && !path.endsWith(workerFile))
    .map((path) => ({ path, url: addressOf(path) }))
    .filter(({ url }) => !later.has(url.slice(1)))
    .map(({ path, url }) => ({
      url,
      text: readFileSync(path, "utf8"),
      hash: hash(readFileSync(path)),
    }))
    .sort((one, other) => one.url.localeCompare(other.url));
  const packed = packOrder(files.filter(({ url }) => isPacked(url, first)));
  // The worker knows every address, and every text by its hash: in the pack the texts stand alone.
  const addresses = files.map(({ url }) => url);
  const texts = packed.map(({ text }) => text);
  const pack = packOf(texts, addresses);
  const read = textsOf(pack, addresses);
  if (texts.some((text, index) => text !== read[index]))
    throw new Error("The worker could not read the pack.");
  const packUrl = `/assets/later-${hash(pack).slice(0, 8)}.txt`;
  writeFileSync(join(outDir, packUrl), pack);
  const entries = files.map(({ url, hash }) =>
    isPacked(url, first) ? { url, hash, packed: true } : { url, hash },
  );
  const list = JSON.stringify({ pack: packUrl, entries });
  // For the byte gate: what an install fetches.
  writeFileSync(join(outDir, ".vite/precache.json"), list);
  await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { __PRECACHE__: list, __BUILD__: JSON.stringify(hash(list).slice(0, 16)) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "src/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: workerFile },
      },
    },
  });
};

/** Content packs that pages keep by themselves (src/data/content-pack.ts), and the pack of code: sent compressed. */
const isLargeContent = (path: string): boolean => /\/assets\/[^/]*\.(json|txt|wasm)$/.test(path);

const compress = (): void => {
  for (const path of filesBelow(outDir).filter((file) => isPrecached(file) || isLargeContent(file))) {
    const data = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
};

/** After the last file is written: the worker that lists them, then the compressed copies. */
export const finish = (): Plugin => ({
  name: "muster-finish",
  apply: "build",
  configResolved(config) {
    outDir = resolve(config.root, config.build.outDir);
  },
  buildEnd(error) {
    hasFailed = error !== undefined;
  },
  closeBundle: {
    sequential: true,
    order: "post",
    async handler() {
      // Without files there is nothing to list, and the first reason is the one to read.
      if (hasFailed) return;
      await writeServiceWorker();
      compress();
    },
  },
});
