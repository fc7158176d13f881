/** What a person decides about their own training: an own exercise and a weight in the plan, the end of a workout that was left open. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startWorkout, stepper, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const open = (page: Page, path: string) => visit(page, household.world, path);

test("SCHED-05 EXLIB-02 an own exercise with a weight goes into a planned day", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(0) });
  await open(page, "/exercises?own=new");
  const form = page.getByRole("dialog", { name: "Your own exercise" });
  await form.getByLabel("Name").fill("Sandbag Shove");
  await form.getByLabel("Done with").selectOption({ label: "Barbell" });
  await form.getByRole("group", { name: "Trains" }).getByRole("button", { name: "Chest" }).click();
  await form.getByRole("button", { name: "Save exercise" }).click();
  await page.getByRole("dialog", { name: "Sandbag Shove" }).getByRole("button", { name: "Close" }).click();

  await open(page, `/edit-day?date=${day(0)}`);
  // A unit of several words stands in one line.
  await page
    .getByRole("button", { name: /^Dumbbell/ })
    .first()
    .click();
  const unit = page.getByRole("dialog").locator(".u", { hasText: "per hand" });
  expect(
    await unit.evaluate(
      (words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight),
    ),
  ).toBeLessThan(1.5);
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Add an exercise" }).click();
  const first = page
    .getByRole("list", { name: /Exercises that fit/ })
    .getByRole("button")
    .first();
  await first.getByText("Your own · chest").waitFor();
  await first.click();
  const row = page.getByRole("button", { name: /^Sandbag Shove/ });
  await row.first().waitFor();
  await row.first().click();
  const sheet = page.getByRole("dialog", { name: "Sandbag Shove" });
  const weight = sheet.getByLabel("Weight");
  await weight.fill("heavy");
  await sheet.getByText("Please enter a valid weight (0-10000 lbs)").waitFor();
  // Nothing is dropped in silence: the sheet stays, at the field that cannot be read.
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => weight.evaluate((field) => field === document.activeElement)).toBe(true);
  await weight.fill("65");
  await sheet.getByText("Empty: you find it in the workout").waitFor();
  await sheet.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page
    .getByText(/ changed$/)
    .first()
    .waitFor();

  await startWorkout(page, household.world, day(0));
  await page.getByRole("listitem").filter({ hasText: "Sandbag Shove" }).first().click();
  await page.getByRole("heading", { level: 2, name: /Sandbag Shove$/ }).waitFor();
  await expect.poll(() => stepper(page, "Weight").inputValue()).toBe("65");
  await page.getByRole("button", { name: /^Why 65/ }).click();
  await page.getByText("You set this weight yourself.").waitFor();
  expect(problems).toEqual([]);
});

test("WORK-06 F1 a workout left open for hours offers its end and changes nothing", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(0) });
  await startWorkout(page, household.world, day(0));
  const log = page.getByRole("button", { name: /^Log set 1$/ });
  await log.waitFor();
  for (const [label, value] of [
    ["Weight", "25"],
    ["Reps", "10"],
    ["Seconds", "30"],
  ] as const)
    if ((await stepper(page, label).count()) > 0) await stepper(page, label).fill(value);
  await log.click();
  await page.getByRole("button", { name: /^Set 1, .*done, edit$/ }).waitFor();

  // An hour later nobody is asked; four hours later they are.
  const later = async (time: string) => {
    await page.clock.setSystemTime(at(0, time));
    await page.reload();
  };
  const question = page.getByRole("heading", { name: /^Did you stop at \d/ });
  await later("13:00");
  await page.getByRole("button", { name: /^Set 1, .*done, edit$/ }).waitFor();
  await expect.poll(() => question.count()).toBe(0);
  await later("16:30");
  await question.waitFor();
  await page.getByText(/^Your last set was at 7:\d\d AM\. All your sets are saved either way\.$/).waitFor();
  await page.getByRole("button", { name: "Go on with this workout" }).click();
  await expect.poll(() => question.count()).toBe(0);
  await later("17:00");
  await page.getByRole("button", { name: /^Set 1, .*done, edit$/ }).waitFor();
  await expect.poll(() => question.count()).toBe(0);

  // Over midnight it is still going on: nothing is missed, and Back leads to the card that resumes it.
  await page.clock.setSystemTime(at(1, "06:00"));
  await open(page, "/");
  await page.getByText(/^Started [A-Z][a-z]{2} \d+, 7:\d\d AM$/).waitFor();
  await open(page, "/schedule");
  await page.getByText("In progress", { exact: true }).waitFor();
  await expect.poll(() => page.getByText("Not done", { exact: true }).count()).toBe(0);
  await later("17:05");
  await page.getByText("In progress", { exact: true }).waitFor();
  await open(page, `/workout?date=${day(0)}`);

  // Another set, and again nothing for hours: asked again, and ended where it ended.
  await page.getByRole("button", { name: /^Log set 2$/ }).click();
  await page.getByRole("button", { name: /^Set 2, .*done, edit$/ }).waitFor();
  await later("21:00");
  await open(page, "/");
  await page
    .getByText(/ Your last set was at 12:\d\d PM\. Open it to finish it there, or go on\.$/)
    .waitFor();
  await page.getByRole("link", { name: "Resume" }).click();
  await page.getByRole("button", { name: /^Finish at 12:\d\d PM$/ }).click();
  await page
    .getByText(/^Great job!/)
    .first()
    .waitFor();
  await open(page, `/workout?date=${day(0)}`);
  // Five hours, not nine.
  await expect.poll(() => page.getByRole("main").innerText()).toMatch(/Time\s+5:0\d/);
  expect(problems).toEqual([]);
});

test("SCHED-05 a day opened before its plan arrived can be changed once it is there", async () => {
  const someone = await household.seed({}, at(-1));
  const { page, context, problems } = await household.stranger({
    storageState: someone.signedIn,
    serviceWorkers: "block",
  });
  // A server that takes its time: nothing wrong is said meanwhile.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await context.route(/\/sync\/pull/, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  await page.clock.install({ time: at(0) });
  await open(page, `/edit-day?date=${day(2)}`);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByText("Getting your plan").waitFor();
  await expect.poll(() => page.getByText(/can no longer be changed/).count()).toBe(0);
  release();
  await page.getByRole("button", { name: "Add an exercise" }).waitFor();
  expect(problems).toEqual([]);
});
