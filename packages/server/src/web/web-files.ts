/** Reads the built web app once at start: every file with its type, its tag and its compressed forms. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import * as z from "zod/mini";

/** One file in memory, ready to be sent. */
export type WebFile = {
  readonly type: string;
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Compressed by the build, when it did. */
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
};

/** The built app in memory. */
export type WebFiles = {
  /** By path, `/assets/x.js`. Empty when the app is not built. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** `sha256-…` of the inline critical style. */
  readonly styleHashes: readonly string[];
};

/** A server without a built app, as in tests. */
export const noWebFiles: WebFiles = { files: new Map(), styleHashes: [] };

/** Written by the build for this server, not for browsers. */
const cspFile = "csp.json";
const cspSchema = z.object({
  styleHashes: z.array(z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
});

const bytes = (file: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(file));
const ifThere = (file: string) => (existsSync(file) ? bytes(file) : undefined);

/** @param folder the build's output; when it does not exist the result is empty */
export const readWebFiles = (folder: string): WebFiles => {
  if (!existsSync(folder)) return noWebFiles;
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const type = getMimeType(entry.name);
    // Source maps, compressed forms and whatever else a build leaves behind stay here.
    if (!entry.isFile() || type === undefined || /\.(?:map|gz)$/.test(entry.name) || entry.name === cspFile)
      continue;
    const body = bytes(file);
    files.set(`/${relative(folder, file).split(sep).join("/")}`, {
      type,
      etag: createHash("sha256").update(body).digest("base64url").slice(0, 22),
      body,
      brotli: ifThere(`${file}.br`),
      gzip: ifThere(`${file}.gz`),
    });
  }
  const csp = join(folder, cspFile);
  const styleHashes = existsSync(csp)
    ? cspSchema.parse(JSON.parse(readFileSync(csp, "utf8"))).styleHashes
    : [];
  return { files, styleHashes };
};
