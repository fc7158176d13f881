/**
 * The main job, as a new person does it: onboard, train on Monday without a network, come back, review on Sunday,
 * get a week that follows from what was logged, and see it on a second device.
 */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appIsCached, launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { fillReview, finishWorkout, join, onboard, settled, trainThrough } from "./journeys.ts";
import { at, withServiceWorker } from "./people.ts";

let browser: Browser;
let world: World;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld();
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

/** The schedule's seven days as they are read: day, workout, time, place, why. */
const sevenDays = async (page: Page): Promise<readonly string[]> => {
  await page.goto(`${world.url}/schedule`);
  const days = page.getByRole("link").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect.poll(() => days.count()).toBe(7);
  return days.allInnerTexts();
};

test("USR-09, ONB-04, WORK-05, SYNC-01, REV-03, FEED-01 a new person's first week", async () => {
  const context = await browser.newContext({ ...phone, ...withServiceWorker });
  const { page, problems } = await openPage(context);
  // Sunday: a new person sets up.
  await page.clock.install({ time: at(-1, "23:00") });
  await join(page, world);
  await onboard(page);

  // Monday, early.
  await page.clock.setSystemTime(at(0, "11:00"));
  await appIsCached(page);
  const firstWeek = await sevenDays(page);
  await page.goto(`${world.url}/`);
  await page.getByRole("link", { name: "START WORKOUT" }).click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await settled(page);

  // The network is really gone: the server is dead.
  await world.stop();
  await page.getByRole("button", { name: "Warm-up done" }).click();
  const sets = await trainThrough(page);
  expect(sets).toBeGreaterThan(4);
  await page.reload();
  await finishWorkout(page);
  await world.start();

  // Sunday evening: the review.
  await page.clock.setSystemTime(at(6, "22:00"));
  await page.reload();
  await page.getByText("Week 2 Complete!").waitFor();
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByRole("region", { name: "Your week" }).getByText("1of ").waitFor();
  await page.getByText("What your assessment found").waitFor();
  await fillReview(page, { weight: "176.4", pullups: "5", pushups: "21" });
  await page.getByRole("button", { name: "Generate Week 3 Program" }).click();
  await page.getByText(/^Week 3, /).waitFor();
  await page.getByText("5 +1", { exact: true }).waitFor();
  await settled(page);

  // A second device, with a code of the first.
  await page.goto(`${world.url}/settings`);
  await page.getByRole("button", { name: "Add my other device" }).click();
  await page.getByRole("button", { name: "Make a code" }).click();
  const sheet = page.getByRole("dialog", { name: "Code for a further device" });
  const code = await sheet.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await page.keyboard.press("Escape");
  const laptopContext = await browser.newContext({
    serviceWorkers: "block",
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  const { page: laptop, problems: laptopProblems } = await openPage(laptopContext);
  await laptop.clock.install({ time: at(6, "22:30") });
  await laptop.goto(world.url);
  await laptop.getByLabel("Code", { exact: true }).fill(code);
  await laptop.getByRole("button", { name: "Join", exact: true }).click();
  // The only profile of the household is picked by itself.
  await laptop.getByRole("button", { name: "Skip for now" }).click();
  await laptop.getByRole("heading", { level: 1, name: "Sunday" }).waitFor();

  // Monday again, on both.
  for (const device of [page, laptop]) await device.clock.setSystemTime(at(7, "11:00"));
  const nextWeek = await sevenDays(page);
  await expect.poll(() => sevenDays(laptop)).toEqual(nextWeek);
  expect(nextWeek).not.toEqual(firstWeek);
  expect(problems).toEqual([]);
  expect(laptopProblems).toEqual([]);
  await context.close();
  await laptopContext.close();
});
