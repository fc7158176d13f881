/** 'Ask Claude for Workout Advice' on the workout screen: the built-in coach, a model, a model that fails. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AnthropicDouble,
  doubleKey,
  startAnthropicDouble,
} from "../packages/server/test/doubles/anthropic.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex } from "./journeys.ts";
import { at, day } from "./people.ts";
import { seedPerson } from "./seeded.ts";

let browser: Browser;
let double: AnthropicDouble;
let world: World;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  browser = await launchBrowser();
  double = await startAnthropicDouble();
  world = await startWorld({
    env: { ANTHROPIC_API_KEY: doubleKey, ANTHROPIC_BASE_URL: double.url, MUSTER_MODEL: "claude-sonnet-5-5" },
  });
  const owner = await seedPerson(world, world.code, { ...alex, days: "6" }, at(0));
  const context = await browser.newContext({ ...phone, storageState: owner.signedIn });
  ({ page, problems } = await openPage(context));
  await page.clock.install({ time: at(1) });
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
  await double?.close();
});

test("WORK-03 the person is asked once, a failure leads to Settings and to the built-in coach, then a model answers", async () => {
  await page.goto(`${world.url}/workout?date=${day(1)}`);
  const advice = page.getByRole("region", { name: "Workout advice" });
  const ask = advice.getByRole("button", { name: "Ask Claude for Workout Advice" });
  await advice.getByText("Answered by: claude-sonnet-5-5").waitFor();

  double.script({ type: "error", status: 401, error: "authentication_error" });
  await ask.click();
  const consent = page.getByRole("dialog", { name: "Before the first time" });
  await consent.getByText("Workouts, last 84 days", { exact: true }).waitFor();
  expect(double.requests).toHaveLength(0);
  await consent.getByRole("button", { name: "Agree and send" }).click();
  await advice
    .getByRole("alert")
    .getByText("Failed to get advice from Claude: the server's API key was refused.")
    .waitFor();
  await expect
    .poll(() => advice.getByRole("link", { name: "Go to Settings" }).getAttribute("href"))
    .toBe("/settings");

  await advice.getByRole("button", { name: "Ask the built-in coach" }).click();
  await advice.getByText("Answered by: Built-in coach").waitFor();
  await advice.getByText(/^This workout is new for you\./).waitFor();
  expect(double.requests).toHaveLength(1);

  const sentences = ["Warm up with care.", "Leave two good reps in each set.", "See https://evil.example"];
  double.script({ type: "answer", text: `\`\`\`json\n${JSON.stringify({ sentences })}\n\`\`\`` });
  await ask.click();
  await advice.getByText("Leave two good reps in each set.").waitFor();
  await advice.getByText("Answered by: claude-sonnet-5-5").waitFor();
  await expect.poll(() => page.getByText("evil.example").count()).toBe(0);

  // It is there while the workout runs, and without a network.
  await page.getByRole("button", { name: "START WORKOUT" }).click();
  await ask.waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await world.stop();
  await page.context().setOffline(true);
  await ask.click();
  await advice.getByText("Answered by: Built-in coach").waitFor();
  await page.context().setOffline(false);
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
});
