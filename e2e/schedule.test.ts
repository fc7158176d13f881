/** The week: seven days, what is done and what is to come, and which plan they come from. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const days = (page: Page) => page.getByRole("region", { name: "Days of this week" }).getByRole("link");
const openSchedule = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await days(page).first().waitFor();
};

test("SCHED-01, SCHED-02, SCHED-03 the week starts on Monday, and a tap opens a day", async () => {
  const { page, problems } = await household.person({}, { now: at(2) });
  await openSchedule(page);
  // The plan began on Wednesday: Monday and Tuesday are before it.
  const rows = page.getByRole("region", { name: "Days of this week" }).locator("> *");
  await expect.poll(() => rows.count()).toBe(7);
  for (const early of [0, 1])
    await expect.poll(() => rows.nth(early).innerText()).toContain("Before your plan started");
  await expect.poll(() => days(page).count()).toBe(5);
  const today = days(page).first();
  await expect.poll(() => today.getAttribute("aria-current")).toBe("date");
  await expect.poll(() => today.innerText()).toMatch(/Wed[\s\S]*Today/);
  const training = days(page).filter({ hasText: "exercises" });
  await expect.poll(() => training.first().innerText()).toMatch(/\d{1,2}:\d\d [AP]M · Home \(with weights\)/);
  await expect.poll(() => training.first().innerText()).toMatch(/\d+ exercises/);
  await expect.poll(() => training.first().innerText()).toMatch(/\d,\d{3} kcal/);
  await expect.poll(() => training.first().innerText()).toMatch(/\d+ g protein/);

  await page.getByRole("heading", { name: "No AI-Generated Plan Yet" }).waitFor();
  await page.getByRole("link", { name: "Let Claude Design Your Week" }).waitFor();
  const strategy = page.locator("section", {
    has: page.getByRole("heading", { name: "This Week's Training Strategy" }),
  });
  await expect.poll(() => strategy.getByRole("paragraph").count()).toBeGreaterThan(1);

  const name = await training.last().getByRole("heading", { level: 3 }).innerText();
  await training.last().click();
  await page.waitForURL(/\/workout\?date=/);
  await page.getByText(name).first().waitFor();
  expect(problems).toEqual([]);
});

test("SCHED-01 the arrows lead to the weeks that are known, and a skipped day says so", async () => {
  const { page } = await household.person({}, { now: at(0) });
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip Today" }).click();
  await page.getByText("skipped today").waitFor();
  await page.clock.setSystemTime(at(7));
  await page.reload();
  await page
    .getByRole("button", { name: "Skip Today" })
    .or(page.getByRole("button", { name: "Mark done" }))
    .waitFor();
  await openSchedule(page);
  await expect
    .poll(() => page.getByRole("button", { name: "Next week" }).getAttribute("aria-disabled"))
    .toBe("true");
  await page.getByRole("button", { name: "Previous week" }).click();
  await page.waitForURL(new RegExp(`week=${day(0)}`));
  await days(page).first().getByText("Skipped", { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: "Previous week" }).getAttribute("aria-disabled"))
    .toBe("true");
  // The address holds the week: a reload keeps it.
  await page.reload();
  await days(page).first().getByText("Skipped", { exact: true }).waitFor();
  await page.getByText(/0 of \d done/).waitFor();
});

test("SCHED-04, SCHED-02, HOME-09 without a plan the default program is shown", async () => {
  // A child has no plan; the birthday makes a person of 13 out of it.
  const { page } = await household.person({ displayName: "Noa", age: "12" }, { now: at(0) });
  await page.getByRole("link", { name: /profile and settings/ }).click();
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Age").fill("13");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Profile updated successfully!").waitFor();
  await page.goto(household.world.url);
  await page.getByText("Using default program").waitFor();
  await openSchedule(page);
  await expect.poll(() => days(page).count()).toBe(7);
  const text = await page.getByRole("region", { name: "Days of this week" }).innerText();
  expect(text).toContain("5:00 AM");
  expect(text).toContain("9:00 AM");
  await page.getByRole("heading", { name: "No AI-Generated Plan Yet" }).waitFor();
  await page.getByText("You are on the default program.").waitFor();
});
