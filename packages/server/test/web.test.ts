/** The built app as browsers get it: compressed, tagged, guarded, and the page for every route. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noWebFiles, readWebFiles } from "../src/web/web-files.ts";
import { origin, startServer, type TestServer } from "./harness.ts";

const page = "<!doctype html><title>Muster</title>";
const script = "export const x = 1;".repeat(50);

let server: TestServer;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), "muster-dist-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), page);
  writeFileSync(join(dist, "service-worker.js"), "self.x = 1;");
  writeFileSync(join(dist, "manifest.webmanifest"), "{}");
  writeFileSync(join(dist, "assets/app-abc123.js"), script);
  writeFileSync(join(dist, "assets/app-abc123.js.br"), brotliCompressSync(script));
  writeFileSync(join(dist, "assets/app-abc123.js.gz"), gzipSync(script));
  writeFileSync(join(dist, "assets/app-abc123.js.map"), "{}");
  writeFileSync(join(dist, "csp.json"), JSON.stringify({ styleHashes: ["sha256-AAAA="] }));
  server = await startServer({ web: readWebFiles(dist) });
});
afterAll(async () => {
  expect(server.bugs).toEqual([]);
  await server.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(`${origin}${path}`, { headers });

test("SYNC-01 every route of the app gets the page; a missing file stays missing", async () => {
  for (const path of [
    "/",
    "/user-select",
    "/weekly-review",
    "/workout?date=2026-11-20&variant=main",
    "/settings/",
  ]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      200,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toBe(page);
  }
  for (const path of [
    "/assets/gone.js",
    "/csp.json",
    "/assets/app-abc123.js.map",
    "/assets/app-abc123.js.br",
    "/../package.json",
    "/%2e%2e/package.json",
    "/.env",
    "/api/nothing",
    "/sync/nothing",
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test("a file comes in the form that the browser takes, and each form has its own tag", async () => {
  const plain = await get("/assets/app-abc123.js");
  const brotli = await get("/assets/app-abc123.js", { "accept-encoding": "gzip, deflate, br" });
  const gzip = await get("/assets/app-abc123.js", { "accept-encoding": "gzip, br;q=0" });
  expect([plain, brotli, gzip].map(({ headers }) => headers.get("content-encoding"))).toEqual([
    null,
    "br",
    "gzip",
  ]);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.get("etag"))).size).toBe(3);
  for (const { headers } of [plain, brotli, gzip]) expect(headers.get("vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe(script);
  expect((await brotli.arrayBuffer()).byteLength).toBe(brotliCompressSync(script).length);
});

test("hashed files are cached for ever; page, worker and manifest never", async () => {
  const caching = async (path: string) => (await get(path)).headers.get("cache-control");
  expect(await caching("/assets/app-abc123.js")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/service-worker.js", "/manifest.webmanifest"]) {
    expect(await caching(path)).toBe("no-cache");
  }
  expect(await caching("/api/hello")).toBe("no-store");
});

test("what a browser has already is not sent again", async () => {
  const etag = (await get("/")).headers.get("etag") ?? "";
  const again = await get("/", { "if-none-match": `"other", W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("PASS-04 every answer has the security headers", async () => {
  const answers = [
    await get("/"),
    await get("/api/hello"),
    await get("/api/nothing"),
    await get("/assets/gone.js"),
  ];
  for (const { headers } of answers) {
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-AAAA='; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self' blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app-sw",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toBe("camera=(self), microphone=(), geolocation=()");
    expect(headers.get("strict-transport-security")).toBeNull();
  }
});

test("an app that is not built says what to do", async () => {
  const bare = await startServer({ web: noWebFiles });
  const response = await bare.app.request(`${origin}/`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm start");
  await bare.close();
});
