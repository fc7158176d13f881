/**
 * `npm run shots`: every screen as PNG into ./shots, from the demo household: phone, tablet, desktop × light, dark ×
 * full, empty, offline, error. To be looked at after every visible change. `--readme` takes the two pictures of the README
 * instead, into docs/pictures.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { addDays, mondayOf } from "@muster/domain/shared/dates";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser, startWorld, type World } from "../../e2e/harness.ts";
import { join as joinHousehold, onboard } from "../../e2e/journeys.ts";
import { root } from "../lib/paths.ts";
import { buildWeb } from "../lib/web-build.ts";

const folder = join(root, "shots");

const sizes: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const screens: Readonly<Record<string, string>> = {
  home: "/",
  schedule: "/schedule",
  workout: "/workout?date=TODAY",
  review: "/weekly-review",
  feedback: "/weekly-feedback",
  planner: "/weekly-planner",
  settings: "/settings",
  progress: "/progress",
  exercises: "/exercises",
  nutrition: "/nutrition",
  "edit-day": "/edit-day?date=SUNDAY",
  templates: "/templates",
  timer: "/timer",
  "check-in": "/weekly-check-in",
  data: "/settings/data",
  about: "/settings/about",
  "api-test": "/api-test",
};

// A page that is built is photographed; these two have pictures of their own below.
const pictured = [
  ...Object.values(screens).map((path) => path.replace(/\?.*/, "")),
  "/user-select",
  "/onboarding",
];
const routes = readFileSync(join(root, "packages/web/src/app/routes.tsx"), "utf8");
for (const [, path] of routes.matchAll(/path: "(\/[^"]*)"/g))
  if (path !== undefined && !pictured.includes(path)) {
    console.error(`${path} is a page without a picture: name it in tools/commands/shots.ts.`);
    process.exit(1);
  }

if (!buildWeb()) process.exit(1);
const browser = await launchBrowser();
const demo = await startWorld({ env: { MUSTER_DEMO: "1" } });
let taken = 0;
if (process.argv.includes("--readme")) {
  await forReadme(browser, demo, join(root, "docs/pictures"));
  await browser.close();
  await demo.close();
  process.exit(0);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [size, options] of Object.entries(sizes)) {
  for (const theme of ["light", "dark"] as const) {
    const context = {
      ...options,
      colorScheme: theme,
      reducedMotion: "reduce" as const,
      serviceWorkers: "allow" as const,
    };
    await full(browser, demo, context, `${size}-${theme}`);
    await empty(browser, context, `${size}-${theme}`);
    console.log(`${size} ${theme}: ${taken} pictures so far`);
  }
}
await browser.close();
await demo.close();
console.log(`${taken} pictures in ${folder}`);

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => undefined);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  taken += 1;
}

async function openDana(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Dana/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
}

/** From Home into today's workout, behind its warm-up. False on a day of rest. */
async function openWorkout(page: Page): Promise<boolean> {
  const start = page.getByRole("link", { name: /^(START WORKOUT|Resume)$/ });
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
  if (!(await start.isVisible())) return false;
  await start.click();
  const warmedUp = page.getByRole("button", { name: "Warm-up done" });
  await warmedUp
    .or(page.getByRole("button", { name: /^Log set/ }))
    .first()
    .waitFor();
  if (await warmedUp.isVisible()) await warmedUp.click();
  return true;
}

/** Home and a running workout as a phone shows them, without what is below the fold. Wants a training day of the demo. */
async function forReadme(browser: Browser, world: World, into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const context = await browser.newContext({
    ...sizes.phone,
    deviceScaleFactor: 2,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${world.url}/user-select`);
  await openDana(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(into, "home.png") });
  if (await openWorkout(page)) {
    await page
      .getByRole("button", { name: /^Log set/ })
      .first()
      .waitFor();
    await page.screenshot({ path: join(into, "workout.png") });
  } else console.error("Today is a day of rest in the demo: no picture of a workout was taken.");
  await context.close();
}

/** The demo's Dana: full; then the same without a server; then a device whose storage fails. */
async function full(
  browser: Browser,
  world: World,
  options: BrowserContextOptions,
  suffix: string,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${world.url}/user-select`);
  await page.getByRole("button", { name: /Dana/ }).waitFor();
  await picture(page, `user-select-full-${suffix}`);
  await openDana(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
  const sunday = addDays(mondayOf(today), 6);
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`${world.url}${path.replace("TODAY", today).replace("SUNDAY", sunday)}`);
    await page.locator("#main").waitFor();
    await page.getByText("Dana").or(page.getByRole("heading")).first().waitFor();
    // A header alone is no screen: what is below it is read from the device first.
    await page.waitForFunction(() => (document.querySelector("#main")?.textContent?.length ?? 0) > 60);
    await picture(page, `${name}-full-${suffix}`);
  }
  await page.goto(`${world.url}/schedule`);
  await page.getByText("Month", { exact: true }).click();
  await page.getByRole("table").or(page.getByRole("grid")).first().waitFor();
  await picture(page, `month-full-${suffix}`);
  await page.goto(`${world.url}/`);
  if (await openWorkout(page)) {
    await picture(page, `workout-running-${suffix}`);
    await page.goto(`${world.url}/`);
  }
  await context.setOffline(true);
  await page.reload();
  await page.locator("#main").waitFor();
  await picture(page, `home-offline-${suffix}`);
  await context.setOffline(false);
  await context.close();

  const broken = await browser.newContext(options);
  await broken.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  const failing = await broken.newPage();
  await failing.goto(world.url);
  await failing.getByRole("heading").first().waitFor();
  await picture(failing, `start-error-${suffix}`);
  await broken.close();
}

/** A new household: join, the four steps, and the first day. */
async function empty(browser: Browser, options: BrowserContextOptions, suffix: string): Promise<void> {
  const world = await startWorld();
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(world.url);
  await page.getByRole("button", { name: "Join", exact: true }).waitFor();
  await picture(page, `join-empty-${suffix}`);
  await joinHousehold(page, world);
  await picture(page, `onboarding-empty-${suffix}`);
  await onboard(page);
  await picture(page, `home-empty-${suffix}`);
  await page.goto(`${world.url}/weekly-feedback`);
  await page.locator("#main").waitFor();
  await picture(page, `feedback-empty-${suffix}`);
  await context.close();
  await world.close();
}
