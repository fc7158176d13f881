import { expect, test } from "vitest";
import { answerOf, neverChanges, outdatedCaches, serverRoutes } from "./precache.ts";

const origin = "https://muster.example";
const known = new Set(["/", "/theme.js", "/assets/boot-1a2b.js"]);
const get = (path: string, mode = "cors") => ({ method: "GET", url: `${origin}${path}`, mode });

test("INST-02 SYNC-01 a page of any address is answered with the cached app", () => {
  expect(answerOf(get("/workout?date=2026-11-20&variant=home", "navigate"), origin, known)).toEqual({
    from: "cache",
    url: "/",
  });
});

test("SYNC-01 a file of the build is answered from the cache, whatever its query", () => {
  expect(answerOf(get("/assets/boot-1a2b.js"), origin, known)).toEqual({
    from: "cache",
    url: "/assets/boot-1a2b.js",
  });
  expect(answerOf(get("/theme.js?x=1"), origin, known)).toEqual({ from: "cache", url: "/theme.js" });
});

test("SYNC-01 parts of the previous build are answered for open tabs", () => {
  expect(answerOf(get("/assets/old-9z.js"), origin, known)).toEqual({
    from: "cache",
    url: "/assets/old-9z.js",
  });
});

test.each([
  ["the API", get("/api/hello")],
  ["a page of the API", get("/api/hello", "navigate")],
  ["sync", get("/sync/pull?cursor=1")],
  ["the live stream", get("/sync/live")],
  ["a calendar", get("/calendar/secret.ics", "navigate")],
  ["a write", { method: "POST", url: `${origin}/`, mode: "navigate" }],
  ["another origin", { method: "GET", url: "https://else.example/", mode: "navigate" }],
  ["a file that is not of the build and may change", get("/robots.txt")],
])("the worker leaves %s alone", (_, request) => {
  expect(answerOf(request, origin, known)).toEqual({ from: "none" });
});

test("INST-02 the browser sends the server's addresses past the worker, and no other", () => {
  const isPast = (path: string): boolean =>
    serverRoutes.some(({ condition }) => new URLPattern(condition.urlPattern, origin).test(path, origin));
  const paths = [
    "/api",
    "/api/hello",
    "/sync/pull?cursor=1",
    "/calendar/secret.ics",
    "/",
    "/api-test",
    "/assets/a.js",
  ];
  expect(paths.filter(isPast)).toEqual(paths.slice(0, 4));
});

test("an address that only begins like the API is a page of the app", () => {
  expect(answerOf(get("/api-test", "navigate"), origin, known)).toEqual({ from: "cache", url: "/" });
});

test("the previous cache stays for open tabs; older ones go", () => {
  expect(outdatedCaches(["muster-a", "other", "muster-b", "muster-c", "muster-d"], "muster-d")).toEqual([
    "muster-a",
  ]);
  // Between the one a tab still shows and the new one there may be one that was fetched and never shown.
  expect(outdatedCaches(["muster-a", "muster-b", "muster-c"], "muster-c")).toEqual([]);
  expect(outdatedCaches(["muster-a"], "muster-a")).toEqual([]);
});

test("only files with their hash in the name are taken over from an older cache", () => {
  expect(neverChanges("/assets/boot-1a2b.js")).toBe(true);
  expect(neverChanges("/theme.js")).toBe(false);
});
