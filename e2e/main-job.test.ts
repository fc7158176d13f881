/**
 * The main job, as a new person does it: onboard, train on Monday without a network, come back, review on Sunday,
 * get a week that follows from what was logged, and see it on a second device.
 */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { join, onboard, settled } from "./journeys.ts";

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

/** What is typed where the plan suggests nothing. */
const typed = { Weight: "25", Minutes: "0", Seconds: "40", Distance: "40" };

/** Where the person stands: the exercise and what the next set's button says. */
const place = async (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector("#main h2")?.textContent} ${document.querySelector("form.active .btn.log")?.textContent}`,
  );

const hasMovedOn = async (page: Page, before: string): Promise<boolean> => {
  const now = await place(page);
  return now !== before && !now.includes("Saving");
};

/** Logs every planned set as suggested, exercise by exercise, until FINISH WORKOUT shows. */
const trainThrough = async (page: Page, reps: string): Promise<number> => {
  await page.getByRole("button", { name: "Warm-up done" }).click();
  let sets = 0;
  for (let guard = 0; guard < 80; guard += 1) {
    const before = await place(page);
    if (await page.getByRole("button", { name: "FINISH WORKOUT" }).isVisible()) return sets;
    if (/Log set \d/.test(before)) {
      for (const [label, value] of Object.entries({ ...typed, Reps: reps })) {
        const field = page.getByRole("group", { name: label, exact: true }).getByRole("textbox");
        if ((await field.count()) > 0 && (await field.inputValue()) === "") await field.fill(value);
      }
      await page.getByRole("button", { name: /^Log set \d+$/ }).click();
      sets += 1;
    } else {
      await page.getByRole("button", { name: "Mark Complete" }).click();
    }
    await expect.poll(() => hasMovedOn(page, before), { timeout: 5_000 }).toBe(true);
  }
  await page.screenshot({ path: "/tmp/shots/x.png" });
  throw new Error("The workout never came to its end");
};

test("USR-09, ONB-04, WORK-05, SYNC-01, REV-03, FEED-01 a new person's first week, from the link to the next plan", {
  timeout: 180_000,
}, async () => {
  const context = await browser.newContext(phone);
  const { page, problems } = await openPage(context);
  // Sunday evening in New York: a new person sets up.
  await page.clock.install({ time: new Date("2026-11-22T23:00:00Z") });
  await join(page, world);
  await onboard(page);
  // Monday, 6 AM.
  await page.clock.setSystemTime(new Date("2026-11-23T11:00:00Z"));
  await page.reload();

  await page
    .getByRole("link", { name: "START WORKOUT" })
    .or(page.getByRole("button", { name: "START WORKOUT" }))
    .click();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await settled(page);

  // The network is really gone: the server is dead.
  await world.stop();
  const sets = await trainThrough(page, "9");
  expect(sets).toBeGreaterThan(4);
  await page.reload();
  await page.getByRole("button", { name: "FINISH WORKOUT" }).click();
  await page
    .getByText(/Great job! You completed \d+ of \d+ exercises\./)
    .first()
    .waitFor();
  await page.getByRole("heading", { level: 1, name: "Monday" }).waitFor();

  await world.start();
  await page.clock.setSystemTime(new Date("2026-11-29T22:00:00Z"));
  await page.reload();
  await page.getByText("Week 2 Complete!").waitFor();
  await page.getByRole("link", { name: "Start Weekly Review" }).click();
  await page.getByRole("textbox", { name: /^Weight/ }).fill("176.4");
  await page.getByLabel("Max pull-ups").fill("5");
  await page.getByLabel("Max push-ups").fill("21");
  await page.getByRole("button", { name: "Generate Week 3 Program" }).click();
  await page.waitForURL(/weekly-feedback/);
  await page.getByRole("heading", { name: /What changed in Week 3/ }).waitFor();
  await settled(page);

  await page.goto(`${world.url}/schedule`);
  await page.getByRole("heading", { name: "Weekly Schedule" }).waitFor();
  const names = await page.getByRole("heading", { level: 3 }).allTextContents();
  expect(names).toHaveLength(7);
  expect(problems).toEqual([]);
  await context.close();
});
