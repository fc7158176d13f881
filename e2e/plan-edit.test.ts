/** Changing the plan by hand: a day's form, its menu, what the coach says to it, undo; offline as online. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { appIsCached } from "./harness.ts";
import { settled, visit } from "./journeys.ts";
import { at, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

const days = (page: Page) => page.getByRole("region", { name: "Days of this week" }).getByRole("link");
const training = (page: Page) => days(page).filter({ hasText: "exercises" });
const openSchedule = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await days(page).first().waitFor();
};
const menuOf = async (page: Page, weekday: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`^Change ${weekday}`) }).click();
  await page.getByRole("dialog", { name: new RegExp(`^${weekday}`) }).waitFor();
};
/** The weekday in words of a row of the schedule. */
const weekdayOf = async (row: ReturnType<typeof days>): Promise<string> =>
  /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.exec((await row.textContent()) ?? "")?.[0] ?? "";

test("SCHED-05 a future day is edited offline in every way, and undo restores it", async () => {
  const { page, context, problems } = await household.person({}, { ...withServiceWorker, now: at(0) });
  await openSchedule(page);
  await settled(page);
  await appIsCached(page);
  await days(page).first().waitFor();
  await context.setOffline(true);
  const last = training(page).last();
  const weekday = await weekdayOf(last);
  const name = await last.getByRole("heading", { level: 3 }).innerText();
  await menuOf(page, weekday);
  await page.getByRole("link", { name: "Edit this day" }).click();
  const list = page.getByRole("list").filter({ has: page.getByRole("button", { name: /^Move .* up$/ }) });
  const names = () => list.locator("b").allInnerTexts();
  await list.waitFor();
  const before = await names();
  // Nothing changed yet: nothing to save.
  await expect.poll(() => page.getByRole("button", { name: "Save Changes" }).isDisabled()).toBe(true);

  await page.getByRole("button", { name: `Move ${before[0]} down` }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByText(`${before[0]} is number 2 of ${before.length} now`).waitFor();

  await list.getByRole("button", { name: new RegExp(`^${before[1]}`) }).click();
  const sheet = page.getByRole("dialog", { name: before[1] ?? "" });
  await sheet.getByRole("button", { name: "More, Sets" }).click();
  const target = sheet.getByLabel(/^(Reps|Seconds|Meters)$/);
  await target.fill("ten");
  await sheet.getByText("Please enter a number or a range, like 10 or 8-10").waitFor();
  await target.fill("9-11");
  await sheet.getByRole("button", { name: "Done" }).click();
  await list.getByText(/9-11/).waitFor();

  // Another one in its place, one more, one less.
  await list.getByRole("button", { name: new RegExp(`^${before[2]}`) }).click();
  await page.getByRole("button", { name: "Swap for another exercise" }).click();
  const instead = page.getByRole("list", { name: "What trains the same" }).getByRole("button").first();
  const swapped = await instead.locator("b").innerText();
  await instead.click();
  await expect.poll(names).toContain(swapped);
  await page.getByRole("button", { name: "Add an exercise" }).click();
  await page.getByLabel("Search").fill("calf");
  const added = page
    .getByRole("list", { name: /Exercises that fit/ })
    .getByRole("button")
    .first();
  const addedName = await added.locator("b").innerText();
  await added.click();
  await expect.poll(async () => (await names()).at(-1)).toBe(addedName);
  await list.getByRole("button", { name: new RegExp(`^${before[3]}`) }).click();
  await page.getByRole("button", { name: "Remove from this day" }).click();
  await expect.poll(names).not.toContain(before[3]);
  await page.getByLabel("Time").fill("18:15");
  await page.getByLabel("Name").fill("Evening mix");

  // The browser's back does not lose it.
  await page.goBack();
  await days(page).first().waitFor();
  await page.goForward();
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Evening mix");
  await page.getByRole("button", { name: "Save Changes" }).click();

  const row = days(page).filter({ hasText: "Evening mix" });
  await row.getByText(/6:15 PM/).waitFor();
  await row.getByText("Changed by you").waitFor();
  await page.getByText("You changed this plan by hand.").waitFor();
  // The assessment stays one: nothing was designed by moving an exercise.
  await page.getByRole("heading", { name: "No AI-Generated Plan Yet" }).waitFor();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await days(page).filter({ hasText: name }).last().waitFor();
  await expect.poll(() => row.count()).toBe(0);
  await context.setOffline(false);
  await settled(page);
  expect(problems).toEqual([]);
});

test("SCHED-05 a day is moved, copied and cleared; a logged day stays", async () => {
  const { page, problems } = await household.person({}, { now: at(0) });
  await openSchedule(page);
  const second = training(page).nth(1);
  const weekday = await weekdayOf(second);
  const name = await second.getByRole("heading", { level: 3 }).innerText();
  // Sunday is kept free by nobody here, but it is the last day without training: the week would have no rest.
  await menuOf(page, weekday);
  await page.getByRole("button", { name: "Move to another day" }).click();
  await page
    .getByRole("list", { name: "Days" })
    .getByRole("button", { name: /^Sunday/ })
    .click();
  const anyway = page.getByRole("button", { name: "Change it anyway" });
  await page.locator(".toast").or(anyway).first().waitFor();
  if (await anyway.isVisible()) {
    await page.getByRole("heading", { name: "Worth knowing" }).waitFor();
    await anyway.click();
  }
  await page.locator(".toast").getByText("Moved to Sunday").waitFor();
  const sunday = days(page).filter({ hasText: "Sunday" });
  await sunday.getByText(name).waitFor();
  await sunday.getByText("Changed by you").waitFor();

  // The word of the last change goes before the next one has its own: with Undo it stays for ten seconds.
  await page.clock.fastForward(10_000);
  await page.locator(".toast").waitFor({ state: "detached" });
  await menuOf(page, "Sunday");
  await page.getByRole("button", { name: "Make it a rest day" }).click();
  await page.locator(".toast").or(anyway).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await sunday.getByText("Rest Day").waitFor();

  // What stands today is copied until no day of rest is left.
  const rests = async () => days(page).filter({ hasNotText: "exercises" }).count();
  for (let left = await rests(); left > 0; left = await rests()) {
    const target = await weekdayOf(days(page).filter({ hasNotText: "exercises" }).first());
    await menuOf(page, await weekdayOf(training(page).first()));
    await page.getByRole("button", { name: "Copy to another day" }).click();
    await page
      .getByRole("list", { name: "Days" })
      .getByRole("button", { name: new RegExp(`^${target}`) })
      .click();
    await expect.poll(async () => (await anyway.isVisible()) || (await rests()) < left).toBe(true);
    if (await anyway.isVisible()) {
      if (left === 1) await page.getByText("The week has no full day of rest left.").waitFor();
      await anyway.click();
    }
    await expect.poll(rests).toBe(left - 1);
  }

  // Today is logged from now on: it stays as it was, also for the menu.
  await page.goto(household.world.url);
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip Today" }).click();
  await page.getByText("skipped today").waitFor();
  await openSchedule(page);
  await menuOf(page, "Monday");
  await page.getByText("This day can no longer be changed").waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Edit this day" }).count()).toBe(0);

  // A new week would take the place of all of this: that is said before it is saved.
  await visit(page, household.world, "/weekly-planner");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  await page.getByText(/^You changed your plan by hand\. Saving this week/).waitFor();
  expect(problems).toEqual([]);
});

test("SCHED-05 SYNC-03 an open editor does not overwrite a plan newer than its own", async () => {
  const { page, context, problems } = await household.person({}, { now: at(0) });
  await openSchedule(page);
  const [first, last] = [await weekdayOf(training(page).first()), await weekdayOf(training(page).last())];
  await menuOf(page, last);
  await page.getByRole("link", { name: "Edit this day" }).click();
  await page.getByLabel("Name").fill("Late mix");

  const other = await context.newPage();
  await other.goto(`${household.world.url}/schedule`);
  await days(other).first().waitFor();
  await menuOf(other, first);
  await other.getByRole("link", { name: "Edit this day" }).click();
  await other.getByLabel("Name").fill("Early mix");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await days(other).filter({ hasText: "Early mix" }).waitFor();

  await page.getByRole("button", { name: "Save Changes" }).click();
  await page
    .getByRole("alert")
    .getByText(/^Your plan was changed meanwhile/)
    .waitFor();
  await page.goto(`${household.world.url}/schedule`);
  await days(page).filter({ hasText: "Early mix" }).waitFor();
  await expect.poll(() => days(page).filter({ hasText: "Late mix" }).count()).toBe(0);
  expect(problems).toEqual([]);
});
