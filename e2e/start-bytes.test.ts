/** The gate of a start: what Chromium fetches from the real server, and asks of IndexedDB, until the first screen can be used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webDist } from "../tools/lib/paths.ts";
import { launchBrowser, startWorld, type World } from "./harness.ts";
import { measureStarts, startLimits } from "./start-bytes.ts";

let browser: Browser;
let world: World;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld();
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

test("USR-01 HOME-01 picker and Home need at most 130 KB, 15 requests, 25 reads", async () => {
  // Home of a device that has just joined waits for its first sync, and with it for what saves: `npm run bench` prints it.
  const { picker, home } = await measureStarts(browser, world);
  for (const [screen, start] of Object.entries({ picker, home })) {
    const what = [
      `${screen}: ${start.kilobytes} KB in ${start.requests} requests, ${start.databaseRequests} of the database`,
      ...start.files,
    ].join("\n");
    expect(start.kilobytes, what).toBeLessThanOrEqual(startLimits.kilobytes);
    expect(start.requests, what).toBeLessThanOrEqual(startLimits.requests);
    expect(start.databaseRequests, what).toBeLessThanOrEqual(startLimits.databaseRequests);
  }
  // Home came from the records, not from the copy of what it showed last.
  expect(home.databaseRequests).toBeGreaterThan(0);
});

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Files that come with a part of the app, its own among them. */
const filesWith = (manifest: Manifest, part: string, known = new Set<string>()): ReadonlySet<string> => {
  const built = manifest[part];
  if (built === undefined || known.has(built.file)) return known;
  known.add(built.file);
  for (const one of built.imports ?? []) filesWith(manifest, one, known);
  return known;
};

test("HOME-10 the reader of notes comes to Home when something was told", () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(webDist, ".vite/manifest.json"), "utf8"));
  const large = (part: string) =>
    [...filesWith(manifest, part)].filter((file) => /\/(notes|catalogue|coach)-/.test(file));
  const advice = "src/features/coaching/advice";
  expect(Object.keys(manifest)).toContain(`${advice}/HealthToday.tsx`);
  expect(large(`${advice}/HealthToday.tsx`)).toEqual([]);
  // Control: advice for a workout comes with all of it.
  expect(large(`${advice}/request-advice.ts`)).toHaveLength(3);
});

test("the files that a start waits for are compiled while they arrive", () => {
  const hinted = readdirSync(join(webDist, "assets"))
    .filter((file) => file.endsWith(".js"))
    .filter((file) =>
      readFileSync(join(webDist, "assets", file), "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
    )
    .map((file) => file.split("-")[0]);
  expect(hinted.toSorted()).toEqual(["database", "index", "picker", "react", "schemas", "sync"]);
});
