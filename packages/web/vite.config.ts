/**
 * The web build: hashed assets, a service worker with the list of every file and its hash, and .br/.gz beside each
 * file, so that the server compresses nothing while it serves. Nothing inline is written: the page's CSP needs no hash.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";

const root = import.meta.dirname;
const outDir = join(root, "dist");
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

const hash = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex");

const writeServiceWorker = async (): Promise<void> => {
  const entries = filesBelow(outDir)
    .filter((path) => isPrecached(path) && !path.endsWith(workerFile))
    .map((path) => ({ url: addressOf(path), hash: hash(readFileSync(path)) }))
    .sort((one, other) => one.url.localeCompare(other.url));
  const list = JSON.stringify(entries);
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

const compress = (): void => {
  for (const path of filesBelow(outDir).filter(isPrecached)) {
    const data = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
  }
};

/** After the last file is written: the worker that lists them, then the compressed copies. */
const finish = (): Plugin => ({
  name: "muster-finish",
  apply: "build",
  closeBundle: {
    sequential: true,
    order: "post",
    async handler() {
      await writeServiceWorker();
      compress();
    },
  },
});

export default defineConfig({
  root,
  plugins: [react(), finish()],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8787", "/sync": "http://127.0.0.1:8787" },
  },
});
