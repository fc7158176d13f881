/**
 * A newer version of the app comes while tabs of the old one are open, one of them with a running workout. Two builds,
 * one server after the other on the same data, nothing of the old build on the second.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webDist } from "../tools/lib/paths.ts";
import { appIsCached, launchBrowser, openPage } from "./harness.ts";
import { startWorkout, stepper } from "./journeys.ts";
import { at, day, type Household, startHousehold, withServiceWorker } from "./people.ts";
import { buildAgain, textOfSecondBuild } from "./second-build.ts";

const folder = mkdtempSync(join(tmpdir(), "muster-update-"));
const second = mkdtempSync(join(tmpdir(), "muster-second-"));
let browser: Browser;
let household: Household;
beforeAll(async () => {
  cpSync(process.env.WEB_DIST ?? webDist, folder, { recursive: true });
  await buildAgain(second);
  browser = await launchBrowser();
  household = await startHousehold(browser, { WEB_DIST: folder }, withServiceWorker);
});
afterAll(async () => {
  await household?.close();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
  rmSync(second, { recursive: true, force: true });
});

/** Which build a page shows: the name of its first script. */
const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "");
/** Everything that a page asked for and did not get. */
const missed = (page: Page): string[] => {
  const urls: string[] = [];
  page.on("response", (reply) => {
    if (reply.status() >= 400) urls.push(new URL(reply.url()).pathname);
  });
  return urls;
};
/** Whatever the first exercise of the day asks for is filled in. */
const logSet = async (page: Page, number: number): Promise<void> => {
  await stepper(page, "Reps").fill("5");
  await page.getByRole("button", { name: `Log set ${number}`, exact: true }).click();
  await saved(page, number).waitFor();
};
/** A set that is on the device. */
const saved = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Set ${number}, .*, done, edit$`) });
/** In front: a tab behind another one draws a frame a second, and a tap waits for a few. */
const update = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.getByRole("button", { name: "Update" }).first().click();
};
const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const { page } = await openPage(context);
  await page.goto(household.world.url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
};

test("SYNC-01 INST-02 WORK-01 an update with three tabs keeps a running workout", async () => {
  const { page: training, context, problems } = await household.person({}, { now: at(0) });
  await training.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  const lost = missed(training);
  await startWorkout(training, household.world, day(0));
  const oldBuild = await buildOf(training);
  await training.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await logSet(training, 1);
  const [settings, home] = [await open(context, "/settings"), await open(context, "/")];
  // The rest of that set, as a page in the background leaves it to the worker: a newer one does not wait for its end.
  await training.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: "rest", inMilliseconds: 600_000, body: "Set 2", silent: true });
  });
  await settings.getByRole("button", { name: "Change Passcode" }).waitFor();

  await household.world.stop();
  rmSync(folder, { recursive: true });
  cpSync(second, folder, { recursive: true });
  await household.world.start();

  // A start looks for it; it is fetched whole before it is offered, and not beside a running workout.
  await home.reload();
  await home.getByText("A newer version is ready.").waitFor();
  expect(await buildOf(home)).toBe(oldBuild);
  await settings.getByText("A newer version is ready.").waitFor();
  expect(await training.getByText("A newer version is ready.").count()).toBe(0);

  // Parts that this tab has not shown yet are of its own version, from the device.
  await settings.goto(`${household.world.url}/settings/data`);
  await settings.getByLabel("Files to import").waitFor();
  expect(await buildOf(settings)).toBe(oldBuild);
  // A tab that asks the server for data all the time does not keep the older version at work.
  await home.evaluate(() => {
    const ask = (): Promise<void> => fetch(`/api/nothing?${Math.random()}`).then(ask, ask);
    void ask();
  });
  await update(settings);
  await expect.poll(() => buildOf(settings)).not.toBe(oldBuild);
  await settings.getByLabel("Files to import").waitFor();
  const newBuild = await buildOf(settings);

  // The other tab still shows the old version; its Update works too, though nothing waits any more.
  expect(await buildOf(home)).toBe(oldBuild);
  await update(home);
  await expect.poll(() => buildOf(home)).toBe(newBuild);
  await home.getByRole("region", { name: "Workout in progress" }).waitFor();

  // The workout was never touched: same page, every part of it there, and what it logs is read by the new version.
  await training.bringToFront();
  await training.getByRole("button", { name: "Workout options" }).click();
  await training.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await training.getByRole("button", { name: "Add a set" }).click();
  await logSet(training, 2);
  expect(await training.evaluate(() => "neverReloaded" in globalThis)).toBe(true);
  expect(await buildOf(training)).toBe(oldBuild);
  expect(lost).toEqual([]);
  await home.bringToFront();
  await home.getByRole("link", { name: "Resume" }).click();
  await saved(home, 1).waitFor();
  await saved(home, 2).waitFor();
  expect(problems).toEqual([]);
});

test("SYNC-01 a build with Greek, Cyrillic and Arabic letters works offline", async () => {
  const { page, problems } = await household.person({}, { now: at(0) });
  await appIsCached(page);
  await household.world.stop();
  try {
    await page.goto(`${household.world.url}/user-select`);
    await page.getByText(textOfSecondBuild).waitFor();
  } finally {
    await household.world.start();
  }
  expect(problems).toEqual([]);
});
