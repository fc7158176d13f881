/** The demo household says on every screen that it is one, and never that it is more. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage, phone, startDemo, type World } from "./harness.ts";
import { visit } from "./journeys.ts";

let browser: Browser;
let world: World;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startDemo();
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

test("USR-01, SYNC-05 the demo signs in by itself and is marked as invented", async () => {
  const context = await browser.newContext(phone);
  const { page, problems } = await openPage(context);
  const line = page.getByText("This family is invented.");
  await page.goto(world.url);
  await page.getByRole("button", { name: /\bMarcus\b/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  // Whatever the day brings: in the evening, workouts of the server's yesterday are done.
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
  await line.waitFor();
  for (const path of ["/schedule", "/progress", "/settings"]) {
    await page.goto(world.url + path);
    await line.waitFor();
  }
  // Without a server the more pressing line stands there; with it again, the demo's.
  await context.setOffline(true);
  await page.getByText("Everything still works.").waitFor();
  await expect.poll(() => line.count()).toBe(0);
  await context.setOffline(false);
  await line.waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test("SYNC-03 a new device shows the plan of today while older weeks still come", async () => {
  const context = await browser.newContext(phone);
  const { page, problems } = await openPage(context);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/sync\/pull\?.*limit=/, async (route) => {
    const url = new URL(route.request().url());
    const isFirst = url.searchParams.has("recent");
    // Pages from the beginning are small, and wait.
    url.searchParams.set("limit", isFirst ? "300" : "400");
    if (!isFirst && url.searchParams.get("cursor") !== "0") await released;
    // The reload gave up what was held.
    await route.continue({ url: url.href }).catch(() => undefined);
  });
  await page.goto(world.url);
  await page.getByRole("button", { name: /\bMarcus\b/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByText("Your older entries are still coming.").waitFor();
  await page.getByRole("heading", { level: 1, name: /day$/ }).waitFor();
  const today = page.locator("#main article").first();
  const early = (await today.innerText()).split("\n")[0];
  // Nothing that counts from the first day on is shown yet, with or without a connection.
  const whole = page.getByRole("heading", { name: "Achievements" });
  const total = page.getByRole("region", { name: "Workout History" }).locator(".stats");
  await visit(page, world, "/progress");
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.getByText(isOffline ? "Offline." : "Your older entries are still coming.").waitFor();
    await page.getByText("The numbers grow until all of it is here.").waitFor();
    await expect.poll(() => total.innerText()).toContain("…");
    expect(await whole.count()).toBe(0);
  }
  await context.setOffline(false);
  await visit(page, world, "/");
  // A reload in between goes on where it was.
  await page.reload();
  await page.getByText("Your older entries are still coming.").waitFor();
  release();
  await page.getByText("Your older entries are still coming.").waitFor({ state: "hidden" });
  expect((await today.innerText()).split("\n")[0]).toBe(early);
  await visit(page, world, "/progress");
  await whole.waitFor();
  await expect.poll(() => total.innerText()).not.toContain("…");
  expect(problems).toEqual([]);
  await context.close();
});
