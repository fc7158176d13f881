/** 'Ask Claude for Workout Advice' on the workout screen: the built-in coach, a model, a model that fails. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AnthropicDouble,
  doubleKey,
  startAnthropicDouble,
} from "../packages/server/test/doubles/anthropic.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex, stepper, visit } from "./journeys.ts";
import { at, day, withServiceWorker } from "./people.ts";
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
    env: {
      ANTHROPIC_API_KEY: doubleKey,
      ANTHROPIC_BASE_URL: double.url,
      MUSTER_MODEL: "claude-sonnet-5-5",
      // One answer of the stand-in, and no second one.
      MODEL_TOKENS_A_MONTH: "12000",
    },
  });
  const owner = await seedPerson(world, world.code, { ...alex, days: "6" }, at(0));
  const context = await browser.newContext({ ...phone, ...withServiceWorker, storageState: owner.signedIn });
  ({ page, problems } = await openPage(context));
  await page.clock.install({ time: at(1) });
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
  await double?.close();
});

test("WORK-03 a failed model leads to Settings and to the built-in coach", async () => {
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

  // The month's allowance is used up: what happened, until when, and who can help instead (COACH-02).
  await ask.click();
  await advice
    .getByRole("alert")
    .getByText(/allowance for this month is used up\. It can be asked again from \w+ 1\.$/)
    .waitFor();
  await visit(page, world, "/weekly-planner");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const failure = page.locator("#main").getByRole("alert");
  await failure.getByText(/^Failed to generate weekly plan from Claude: the server's allowance/).waitFor();
  await failure.getByText(/^Everything you logged is kept\. The built-in coach can design/).waitFor();
  await expect
    .poll(() => failure.getByRole("button").allInnerTexts())
    .toEqual(["Use the built-in plan", "Try again"]);
  await failure.getByRole("button", { name: "Use the built-in plan" }).click();
  await page.getByText("Designed by Built-in coach").waitFor();
  await visit(page, world, "/settings");
  const coach = page.getByRole("region", { name: "AI coach" });
  await coach.getByText("State and use").click();
  await coach.getByText("12,000 of 12,000").waitFor();
  await coach.getByText(/^From \w+ 1 it can be asked again\./).waitFor();
  await visit(page, world, `/workout?date=${day(1)}`);

  // It is there while the workout runs, and without a network.
  await page.getByRole("button", { name: "START WORKOUT" }).click();
  await ask.waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await world.stop();
  await page.context().setOffline(true);
  await ask.click();
  await advice.getByText("Answered by: Built-in coach").waitFor();

  // What was logged is what the next advice is made of, and it says so.
  await page.getByRole("button", { name: "Warm-up done" }).click();
  await page.getByRole("heading", { level: 2, name: /^1 / }).waitFor();
  for (const [label, value] of [
    ["Weight", "25"],
    ["Reps", "10"],
    ["Seconds", "30"],
  ] as const)
    if ((await stepper(page, label).count()) > 0) await stepper(page, label).fill(value);
  await page.getByRole("button", { name: /^Log set 1$/ }).click();
  await page.getByRole("button", { name: /^Set 1, .*done, edit$/ }).waitFor();
  await page.getByRole("button", { name: "Workout options" }).click();
  await page.getByRole("button", { name: "End early" }).click();
  await page
    .getByRole("dialog", { name: "End this workout early?" })
    .getByRole("button", { name: "End early" })
    .click();
  await page
    .getByText(/^Great job! You completed/)
    .first()
    .waitFor();
  await page.clock.setSystemTime(at(8));
  await page.goto(`${world.url}/workout?date=${day(8)}`);
  await ask.click();
  await advice.getByRole("button", { name: "Why this advice?" }).click();
  const why = page.getByRole("dialog", { name: "Why this advice?" });
  await why
    .getByText(/^your log · rule for [a-z ]+$/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
});
