/** A model's week that comes when nobody waits any more: offered, never in force by itself. And the model in Settings. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AnthropicDouble,
  doubleKey,
  startAnthropicDouble,
} from "../packages/server/test/doubles/anthropic.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex } from "./journeys.ts";
import { answerOf } from "./model-answer.ts";
import { at } from "./people.ts";
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
  const owner = await seedPerson(world, world.code, alex, at(-1));
  const context = await browser.newContext({ ...phone, storageState: owner.signedIn });
  ({ page, problems } = await openPage(context));
  await page.clock.install({ time: at(6) });
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
  await double?.close();
});

const openJobs = async (): Promise<number> => {
  const reply = await page.request.get(`${world.url}/api/coaching/jobs?open`);
  return ((await reply.json()) as { jobs: unknown[] }).jobs.length;
};
/** Asks for a week and leaves while the model still works; the answer comes when nobody is there. */
const askAndLeave = async (): Promise<void> => {
  double.script((request) => ({ type: "held", text: answerOf(request) }));
  await page.goto(`${world.url}/weekly-planner`);
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const agree = page.getByRole("button", { name: "Agree and send" });
  const asking = page.getByText("Writing the week: Sunday");
  await agree.or(asking).first().waitFor();
  if (await agree.isVisible()) await agree.click();
  await asking.waitFor();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Sunday" }).waitFor();
  double.release();
  await expect.poll(openJobs).toBe(1);
};
/** A finger that waits for the button: whatever the page still reads, the press is not lost. */
const pressAsSoonAsThere = (name: string): Promise<void> =>
  page.evaluate((label) => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll("button")].find((one) => one.textContent === label);
      if (button === undefined || button.disabled) return;
      observer.disconnect();
      button.click();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, name);
const offer = () => page.getByRole("region", { name: "Your new week is ready" });

test("REV-03 a model's week that arrives later can be taken or dismissed", async () => {
  await askAndLeave();
  await page.reload();
  await offer().getByText("Your plan stays as it is until you take this one.").waitFor();
  await expect.poll(() => page.getByText("A week that the model wrote.").count()).toBe(0);
  await pressAsSoonAsThere("Look at It");
  await offer().getByRole("link", { name: "Look at It" }).click();
  await page.getByText("A week that the model wrote.").waitFor();
  await page.getByText(/^Designed by claude-sonnet-5-5/).waitFor();
  await page.getByRole("button", { name: "Save & Use This Plan" }).click();
  await page.getByText("New weekly plan saved! Your workouts are now updated.").first().waitFor();
  await page.getByText("A week that the model wrote.").waitFor();
  await expect.poll(openJobs).toBe(0);

  await askAndLeave();
  await page.reload();
  await offer().getByRole("button", { name: "Dismiss" }).click();
  await offer().waitFor({ state: "detached" });
  await expect.poll(() => openJobs()).toBe(0);
  expect(problems).toEqual([]);
});

test("SET-04 Settings shows the model, its state and use; the owner can test it", async () => {
  await page.goto(`${world.url}/settings`);
  const coach = page.getByRole("region", { name: "AI coach" });
  await coach.getByText("State and use").click();
  await coach.getByText("Anthropic", { exact: true }).waitFor();
  await coach.getByText("Ready", { exact: true }).waitFor();
  await coach.getByText(/^[\d,]+ of 5,000,000$/).waitFor();
  double.script({ type: "answer", text: '{"ready": true, "days": 7}' });
  await coach.getByRole("button", { name: "Test the model" }).click();
  await coach.getByText(/^It answered in [\d.]+ s\.$/).waitFor();
  double.script({ type: "error", status: 401, error: "authentication_error" });
  await coach.getByRole("button", { name: "Test the model" }).click();
  await coach.getByText("The model did not answer: the server's API key was refused.").waitFor();
  expect(problems).toEqual([]);
});
