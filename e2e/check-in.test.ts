/** The weekly check-in: two minutes of numbers, one record with the review, and the planner that reads it. */
import { expect, test } from "vitest";
import { appIsCached } from "./harness.ts";
import { visit } from "./journeys.ts";
import { at, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

test("CHK-01, PLAN-01, COACH-02 a check-in is required, drafted and saved", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-planner");
  await page.getByText("No check-in this week").waitFor();
  await page.getByRole("link", { name: "Start Weekly Check-In" }).click();
  await page.getByRole("heading", { level: 1, name: "Weekly check-in" }).waitFor();
  await page.getByText(/^Week \d+ of the year$/).waitFor();
  for (const name of ["Body composition", "Cardiovascular", "Measurements", "Notes"])
    await page.getByRole("heading", { level: 2, name }).waitFor();

  const save = page.getByRole("button", { name: "Save & Generate Plan" });
  await expect.poll(() => save.isDisabled()).toBe(true);
  // Missing fields are named, visibly and for screen readers.
  const missing = () => save.evaluate((button) => button.ariaDescribedByElements?.[0]?.textContent);
  await expect.poll(missing).toBe("To save, fill in weight and body fat.");
  await page.getByLabel(/^Weight/).fill("174,2");
  await expect.poll(missing).toBe("To save, fill in body fat.");
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByLabel(/^Body fat/).fill("19.4");
  await expect.poll(() => save.isEnabled()).toBe(true);
  await expect.poll(missing).toBeUndefined();
  // Worked out when the field is left, not while it is typed.
  await page.getByRole("heading", { level: 2, name: "Measurements" }).click();
  await page.getByLabel(/^Left biceps/).fill("14");
  await page.getByRole("status", { name: "Fat-free mass" }).getByText("140.4").waitFor();
  await page.getByLabel(/^Right biceps/).fill("14.5");
  await page.getByLabel(/^Chest/).fill("7");
  await page.getByText("Draft saved").waitFor();
  await page.reload();
  await page.getByRole("status", { name: "Fat-free mass" }).getByText("140.4").waitFor();
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("174,2");

  // A wrong value says what would be right, also in a restored draft, and nothing is saved.
  const chest = page.getByLabel(/^Chest/);
  await page.getByText(/size between 15 and 100 in/).waitFor();
  await save.click();
  await page.getByText(/size between 15 and 100 in/).waitFor();
  await expect.poll(() => chest.evaluate((input) => input === document.activeElement)).toBe(true);
  await chest.fill("40");
  await save.click();
  await page.waitForURL(/\/weekly-planner$/);
  await page.getByText("Last check-in", { exact: true }).waitFor();
  await expect.poll(() => page.getByText("No check-in this week").count()).toBe(0);
  await page.getByRole("button", { name: "Generate Plan" }).waitFor();

  // Reopened on the same day it shows the saved values, a week later the previous ones.
  await page.goto(`${household.world.url}/weekly-check-in`);
  await page.getByRole("status", { name: "Fat-free mass" }).getByText("140.4").waitFor();
  await expect.poll(() => page.getByLabel(/^Left biceps/).inputValue()).toBe("14");
  await page.clock.setSystemTime(at(9));
  await page.goto(`${household.world.url}/weekly-check-in`);
  await page.getByText("Last time 174.2 lb").waitFor();
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("");
  await page.getByRole("link", { name: "Skip & Generate Plan" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  await page.getByText("No check-in this week").waitFor();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const use = page.getByRole("button", { name: "Save & Use This Plan" });
  await use.waitFor();

  // COACH-02: a warning reported before the week is saved changes it, and the changed week is shown first.
  await page.goBack();
  await page.getByRole("link", { name: "Start Weekly Check-In" }).click();
  await page.getByLabel(/^Weight/).fill("174");
  await page.getByLabel(/^Body fat/).fill("19");
  await page.getByLabel(/^Blood pressure, upper/).fill("190");
  await page.getByLabel(/^Blood pressure, lower/).fill("95");
  await save.click();
  await page.waitForURL(/\/weekly-planner$/);
  // coach.F2: today's workout was planned before this, and says so.
  await page.getByRole("link", { name: "Back" }).click();
  const health = page.getByRole("region", { name: "For your health" });
  await health.getByText(/Please get medical help now/).waitFor();
  await health.getByText(/planned before you told it/).waitFor();
  await health.getByRole("link", { name: "Open the planner" }).click();
  await page.getByRole("button", { name: "Look at It Again" }).click();
  await use.click();
  await page.getByText(/^What you told since then changes this week\. Nothing is saved yet/).waitFor();
  await page
    .getByText(/Please get medical help now/)
    .first()
    .waitFor();
  await use.click();
  await page.getByText("New weekly plan saved! Your workouts are now updated.").first().waitFor();
  expect(problems).toEqual([]);
});

test("CHK-01 a weight far off the trend is asked about once before it is saved", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-check-in");
  const weight = page.getByLabel(/^Weight/);
  await weight.fill("66");
  await page.getByLabel(/^Body fat/).fill("19.4");
  const save = page.getByRole("button", { name: "Save & Generate Plan" });
  // The second tap of a double tap answers no question.
  await save.dblclick();
  const question = page.getByRole("dialog", { name: "Is this right?" });
  await question.getByText("66 lb is 109 lb below your trend.").waitFor();
  await question.getByRole("button", { name: "Change it" }).click();
  expect(new URL(page.url()).pathname).toBe("/weekly-check-in");
  await expect.poll(() => weight.inputValue()).toBe("66");
  await save.click();
  await question.getByRole("button", { name: "Yes, keep it" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  // What was confirmed is not asked about again.
  await page.goto(`${household.world.url}/weekly-check-in`);
  await page.getByLabel(/^Resting heart rate/).fill("60");
  await save.click();
  await page.waitForURL(/\/weekly-planner$/);
  expect(problems).toEqual([]);
});

test("PROG-02 a wrong weight of today's check-in is corrected on Progress", async () => {
  const { page, problems } = await household.person({}, { since: at(-1), now: at(2) });
  await visit(page, household.world, "/weekly-check-in");
  await page.getByLabel(/^Weight/).fill("66");
  await page.getByLabel(/^Body fat/).fill("19.4");
  await page.getByRole("button", { name: "Save & Generate Plan" }).click();
  await page.getByRole("button", { name: "Yes, keep it" }).click();
  await page.waitForURL(/\/weekly-planner$/);
  await visit(page, household.world, "/progress");
  const card = page.getByRole("region", { name: "Current Measurements" });
  await card.getByRole("button", { name: /^Weight.*66/ }).waitFor();
  await card.getByRole("button", { name: "Edit" }).click();
  await card.getByLabel("Weight").fill("174");
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByRole("button", { name: /^Weight.*174/ }).click();
  const sheet = page.getByRole("dialog", { name: "Weight" });
  await sheet.getByRole("button", { name: /^Remove 174 lb/ }).waitFor();
  expect(await sheet.getByRole("button", { name: /^Remove/ }).count()).toBe(2);
  // The coach's numbers are those of the check-in.
  await page.goto(`${household.world.url}/weekly-check-in`);
  await expect.poll(() => page.getByLabel(/^Weight/).inputValue()).toBe("174");
  await page.getByRole("status", { name: "Fat-free mass" }).getByText("140.2").waitFor();
  expect(problems).toEqual([]);
});

test("PLAN-02 a locked day stays in a new plan; a pending plan survives a reload once", async () => {
  const { page, context, problems } = await household.person(
    {},
    { ...withServiceWorker, since: at(-1), now: at(2) },
  );
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const keep = page.getByRole("button", { name: /^Keep \w+day$/ }).first();
  await keep.click();
  await expect.poll(() => keep.getAttribute("aria-pressed")).toBe("true");
  await page.getByText(/^\w+day stays when you generate again\.$/).waitFor();
  await page.getByText("Exercises", { exact: true }).last().click();
  await page
    .getByRole("button", { name: /^Keep .+ on \w+day$/ })
    .last()
    .click();
  await page.getByText(/^\w+day and 1 exercise stay when you generate again\.$/).waitFor();
  const row = page.locator(".plan-days > li").filter({
    has: page.getByRole("button", { name: /^Keep \w+day$/, pressed: true }),
  });
  const before = await row.innerText();
  // The browser's back is no decision: the week stays to be looked at.
  await page.goBack();
  await page.getByRole("region", { name: "Your designed week is still here" }).getByRole("button").click();
  await row.waitFor();
  await page.getByRole("button", { name: "Generate Different Plan" }).click();
  await keep.waitFor();
  await expect.poll(() => keep.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => row.innerText()).toBe(before);

  // A second tab finds it too. Offline, after a reload, it is still shown, with its locks.
  const other = await context.newPage();
  await other.clock.install({ time: at(2) });
  await other.goto(`${household.world.url}/weekly-planner`);
  const stillHere = other.getByRole("region", { name: "Your designed week is still here" });
  await stillHere.getByRole("button").click();
  await other.getByRole("button", { name: "Save & Use This Plan" }).waitFor();
  await appIsCached(page);
  await context.setOffline(true);
  await page.reload();
  await keep.waitFor();
  await expect.poll(() => keep.getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => row.innerText()).toBe(before);
  await page.getByRole("button", { name: "Save & Use This Plan" }).click();
  await page.getByText("New weekly plan saved! Your workouts are now updated.").first().waitFor();
  // It was saved: it is not offered again, in no tab and after no reload; a tab that shows it says so.
  await other.getByText(/^Another week was saved meanwhile/).waitFor();
  await expect.poll(() => stillHere.count()).toBe(0);
  await page.goto(`${household.world.url}/weekly-planner?designed`);
  await page.getByRole("heading", { name: "What will be analyzed" }).waitFor();
  await expect.poll(() => page.getByText("Your designed week is still here").count()).toBe(0);
  await context.setOffline(false);
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
});

test("PLAN-01 a device new to somebody waits for their history to review or plan", async () => {
  const { signedIn } = await household.seed({}, at(0));
  const { page, context } = await household.stranger({ storageState: signedIn, serviceWorkers: "block" });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The profile's records come, what follows them takes its time.
  let profileCame = false;
  await context.route(/\/sync\/pull/, async (route) => {
    if (profileCame) await released;
    profileCame = true;
    await route.continue();
  });
  await page.clock.install({ time: at(0) });
  const onItsWay = page.getByText("Your history is still on its way to this device.");
  await page.goto(`${household.world.url}/weekly-review`);
  await onItsWay.waitFor();
  expect(await page.getByRole("heading", { name: /Complete!/ }).count()).toBe(0);
  // The first page asks no more, so that what comes next is the second one's.
  await page.goto("about:blank");
  profileCame = false;
  await page.goto(`${household.world.url}/weekly-planner`);
  const generate = page.getByRole("button", { name: "Generate Plan" });
  await onItsWay.waitFor();
  await page.getByText("Goal", { exact: true }).waitFor();
  await expect.poll(() => generate.isDisabled()).toBe(true);
  release();
  await expect.poll(() => generate.isEnabled()).toBe(true);
  await expect.poll(() => onItsWay.count()).toBe(0);
});
