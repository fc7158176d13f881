/** The end of a build: compile hints, the service worker with the list of all files, and a compressed copy beside each. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip as gzipWith } from "node:zlib";
import { build, type Plugin } from "vite";
import { hashLength, type PrecacheEntry } from "./src/worker/precache.ts";

const hashOf = (data: string | Buffer): string =>
  createHash("sha256").update(data).digest("hex").slice(0, hashLength);

/** Of no use without its binary, which is fetched with the first database that somebody imports. */
const isForImportedDatabase = (file: string): boolean => /assets.sql-wasm/.test(file);
/** Draws an invitation, which is made by the server and nowhere else. */
const isForInvitation = (file: string): boolean => /assets.QrCode-/.test(file);

/** Every file that the app runs on. Icons are for the browser's install dialog, the food table and the decoder for later. */
const listOf = (outDir: string): readonly PrecacheEntry[] =>
  globSync("**/*.{js,css,html,svg,webmanifest}", { cwd: outDir })
    .filter((file) => !isForImportedDatabase(file) && !isForInvitation(file))
    .map((file) => ({
      // The server answers `/` with the page, and so does the worker.
      url: file === "index.html" ? "/" : `/${file.replaceAll("\\", "/")}`,
      hash: hashOf(readFileSync(join(outDir, file))),
    }));

/** Files that the picker waits for. More of them would take the processor from the page while it opens. */
const isCalledAtStart = /^(react|index|database|schemas|picker|sync)$/;

/**
 * By this line an engine compiles a file's functions while it arrives, and not each when it is called first (explicit compile
 * hints, Chromium 136; others ignore it). It has to be the first of the file, so comes after what the bundler writes there.
 */
export const compileHints = (): Plugin => ({
  name: "muster-compile-hints",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_options, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && isCalledAtStart.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWith);

/**
 * So that the server compresses nothing while it serves. Comes after `precache`, whose file it compresses too, and takes most
 * of a build: one in another mode than 'production' does without.
 */
export const compressedCopies = (): Plugin => ({
  name: "muster-compressed-copies",
  apply: (_config, { command, mode }) => command === "build" && mode === "production",
  writeBundle: {
    sequential: true,
    order: "post",
    async handler({ dir = "" }) {
      const outDir = resolve(dir);
      await Promise.all(
        globSync("**/*.{js,css,html,svg,webmanifest,json,wasm}", { cwd: outDir }).map(async (file) => {
          const data = readFileSync(join(outDir, file));
          writeFileSync(join(outDir, `${file}.br`), await brotli(data));
          writeFileSync(join(outDir, `${file}.gz`), await gzip(data));
        }),
      );
    },
  },
});

export const precache = (): Plugin => ({
  name: "muster-precache",
  apply: "build",
  writeBundle: {
    sequential: true,
    order: "post",
    async handler({ dir = "" }) {
      const outDir = resolve(dir);
      const list = JSON.stringify(listOf(outDir).toSorted((one, other) => (one.url < other.url ? -1 : 1)));
      // For whoever asks what an install fetches.
      writeFileSync(join(outDir, ".vite/precache.json"), list);
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: "error",
        define: { __PRECACHE__: list, __BUILD__: JSON.stringify(hashOf(list)) },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, "src/worker/service-worker.ts"),
            output: { format: "iife", entryFileNames: "service-worker.js" },
          },
        },
      });
    },
  },
});
