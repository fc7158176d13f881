/**
 * Serves the built app: compressed where the browser takes it, with tags, and with the page for every route of the app.
 * Files whose name holds their hash never change, so browsers may keep them for ever; everything else asks each time.
 */
import { type Context, Hono } from "hono";
import { takesEncoding } from "../http/content-encoding.ts";
import type { AppEnvironment } from "../http/environment.ts";
import { refuse } from "../http/refuse.ts";
import type { WebFile, WebFiles } from "./web-files.ts";

export type { WebFiles } from "./web-files.ts";

const forEver = "public, max-age=31536000, immutable";
const askEachTime = "no-cache";

const page = "/index.html";
/** A route of the app: no file extension in its last part, so a missing file stays a 404. */
const isAppRoute = (path: string): boolean => /^\/([a-z0-9-]+(\/[A-Za-z0-9-]+)*)?\/?$/.test(path);

const notBuilt =
  "<!doctype html><title>Muster</title><p>The web app is not built yet. Please run: npm start</p>";

/** Routes of the built app; mounted last, because they answer every path that is left. */
export const staticRoutes = ({ files }: WebFiles): Hono<AppEnvironment> => {
  const routes = new Hono<AppEnvironment>();
  routes.on(["GET"], "/*", (c) => {
    const { path } = c.req;
    const file = files.get(path === "/" ? page : path);
    if (file !== undefined) return serve(c, file, path.startsWith("/assets/") ? forEver : askEachTime);
    if (!isAppRoute(path)) return refuse(c, "not-found");
    const index = files.get(page);
    return index === undefined ? c.html(notBuilt, 503) : serve(c, index, askEachTime);
  });
  routes.all("/*", (c) => refuse(c, "method-not-allowed"));
  return routes;
};

const serve = (c: Context, file: WebFile, cacheControl: string): Response => {
  const brotli = file.brotli !== undefined && takesEncoding(c, "br") ? file.brotli : undefined;
  const gzip =
    brotli === undefined && file.gzip !== undefined && takesEncoding(c, "gzip") ? file.gzip : undefined;
  // One tag for each form: they are different bytes (RFC 9110 §8.8.3.3).
  const etag = `"${file.etag}${brotli === undefined ? (gzip === undefined ? "" : "-gz") : "-br"}"`;
  c.header("ETag", etag);
  c.header("Vary", "Accept-Encoding");
  c.header("Cache-Control", cacheControl);
  const known = (c.req.header("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return c.body(null, 304);
  c.header("Content-Type", file.type);
  if (brotli !== undefined) c.header("Content-Encoding", "br");
  if (gzip !== undefined) c.header("Content-Encoding", "gzip");
  return c.body(brotli ?? gzip ?? file.body);
};
