/** A training day that passed: four ways out, one tap each, taken back by one; templates, a free workout, the calendar. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { appIsCached } from "./harness.ts";
import { settled, visit } from "./journeys.ts";
import { at, day, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold();

const days = (page: Page) => page.getByRole("region", { name: "Days of this week" }).getByRole("link");
const openSchedule = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await days(page).first().waitFor();
};
const discard = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: /options/i }).click();
  await page.getByRole("button", { name: "Discard workout" }).click();
  await page
    .getByRole("dialog", { name: "Discard this workout?" })
    .getByRole("button", { name: "Discard workout" })
    .click();
  await page.getByText("Workout discarded").first().waitFor();
  // The sentence of an earlier one may stand there still: Home comes once it is saved.
  await page.waitForURL(({ pathname }) => pathname === "/");
};
const undo = (page: Page) => page.locator(".toast").getByRole("button", { name: "Undo" }).last();

test("FEAT-15 SCHED-05 a missed day is moved, shifted, dropped and undone offline", async () => {
  // Set up on Monday, a training day; it is Tuesday now and nothing is logged.
  const { page, context, problems } = await household.person(
    {},
    { ...withServiceWorker, since: at(0), now: at(1) },
  );
  await openSchedule(page);
  const monday = days(page).first();
  await monday.getByText("Not done").waitFor();
  const name = await monday.getByRole("heading", { level: 3 }).innerText();
  const card = page.getByRole("region", { name: "Monday is still open" });
  await card.getByText(`${name} was not done.`).waitFor();
  const choice = (words: RegExp) => card.getByRole("button", { name: words });
  await choice(/^Drop it/).waitFor();
  await settled(page);
  await appIsCached(page);
  await days(page).first().waitFor();
  await context.setOffline(true);

  await choice(/^(Do it today|Move it to)/).click();
  await monday.getByText(/^Moved to (Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  await expect.poll(() => days(page).filter({ hasText: name }).count()).toBe(2);
  await undo(page).click();
  await monday.getByText("Not done").waitFor();

  // The assessment's tests are not merged into a day that is not fresh; the week can be shifted.
  await expect.poll(() => choice(/^Merge it into/).count()).toBe(0);
  await choice(/^Shift the week/).click();
  await monday.getByText(/^Moved to/).waitFor();
  await undo(page).click();
  await monday.getByText("Not done").waitFor();

  await choice(/^Drop it/).click();
  await monday.getByText("Skipped", { exact: true }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  await undo(page).click();
  await choice(/^Drop it/).click();
  await monday.getByText("Skipped", { exact: true }).waitFor();
  await context.setOffline(false);
  await settled(page);
  await page.reload();
  await days(page).first().getByText("Skipped", { exact: true }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  expect(problems).toEqual([]);
});

test("planning.T1 a template is made from a day, renamed, planned and trained", async () => {
  const { page, problems } = await household.person({}, { now: at(0) });
  await openSchedule(page);
  await page.getByRole("button", { name: /^Change Monday/ }).click();
  await page.getByRole("button", { name: "Save as template" }).click();
  await page
    .getByText(/ is a template now/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Templates and free workouts" }).click();
  const list = page.getByRole("list", { name: "Your templates" });
  await list.getByRole("button").first().click();
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My favourite");
  await page.getByRole("button", { name: "Save name" }).click();
  const sheet = page.getByRole("dialog", { name: "My favourite" });
  await sheet.getByRole("button", { name: "Put on a day of my plan" }).click();
  await page
    .getByRole("list", { name: "Days" })
    .getByRole("button", { name: /^Sunday/ })
    .click();
  await page
    .locator(".toast")
    .getByText(/^My favourite is on Sunday/)
    .waitFor();

  await list.getByRole("button", { name: /^My favourite/ }).click();
  await sheet.getByRole("button", { name: "Start now" }).click();
  await page.waitForURL(new RegExp(`/workout\\?date=${day(0)}`));
  await page.getByText("My favourite").first().waitFor();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  // It runs: another start goes on with it.
  await visit(page, household.world, "/templates");
  await page.getByRole("button", { name: "Start an empty workout" }).click();
  await page.getByRole("button", { name: "Start now" }).click();
  await page.getByText("A workout is running. Finish or discard it first.").first().waitFor();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();

  // Thrown away, the free one may begin: it asks for its first exercise.
  await discard(page);
  await visit(page, household.world, "/templates");
  await page.getByRole("button", { name: "Start an empty workout" }).click();
  await page.getByRole("button", { name: "Start now" }).click();
  await page.getByRole("button", { name: "Add an exercise" }).first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "FINISH WORKOUT" }).count()).toBe(0);

  await page.getByText("No exercise yet. Add the first one.").waitFor();
  // Home does not take nothing for everything.
  await visit(page, household.world, "/");
  await page.getByText("My workout. No exercise yet.").waitFor();
  await page.goBack();

  // What was left out since stays out of it, and is named.
  await page.getByRole("button", { name: "Add an exercise" }).first().waitFor();
  await discard(page);
  await visit(page, household.world, "/templates");
  await list.getByRole("button", { name: /^My favourite/ }).click();
  const gone = (await sheet.locator(".template-moves b").first().innerText()).trim();
  await page.goto(`${household.world.url}/exercises`);
  await page.getByRole("searchbox").fill(gone);
  await page.getByRole("button", { name: gone }).first().click();
  const hurts = page.getByRole("radio", { name: "It hurts or is not safe for me" });
  await hurts.click();
  await expect.poll(() => hurts.getAttribute("aria-checked")).toBe("true");
  await page.goto(`${household.world.url}/templates`);
  await list.getByRole("button", { name: /^My favourite/ }).click();
  await sheet.getByRole("button", { name: "Start now" }).click();
  await page.locator(".toast").getByText(`Left out, ruled out for you now: ${gone}`).waitFor();
  await page.getByRole("button", { name: "Warm-up done" }).waitFor();
  await discard(page);

  // Deleted, and back again.
  await visit(page, household.world, "/templates");
  await list.getByRole("button", { name: /^My favourite/ }).click();
  await sheet.getByRole("button", { name: "Delete" }).click();
  await page.getByText("No templates yet").waitFor();
  // The Undo of the workout that was thrown away may still be there.
  await page.locator(".toast").getByText("My favourite deleted").waitFor();
  await undo(page).click();
  await list.getByRole("button", { name: /^My favourite/ }).waitFor();
  expect(problems).toEqual([]);
});

test("planning.C1 the calendar shows done, skipped and open days, and opens them", async () => {
  const { page, problems } = await household.person({}, { since: at(0), now: at(0) });
  await page.getByRole("button", { name: "Skip Today" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip Today" }).click();
  await page.getByText("skipped today").waitFor();
  await page.clock.setSystemTime(at(4));
  await openSchedule(page);
  await page.getByRole("radio", { name: "Month" }).click();
  const calendar = page.getByRole("table");
  const on = (offset: number) =>
    calendar.getByRole("link", {
      // With its end: 'Friday, Jan 1' is no 'Friday, Jan 15'.
      name: new RegExp(
        `^${new Intl.DateTimeFormat("en-US", {
          timeZone: "UTC",
          weekday: "long",
          month: "short",
          day: "numeric",
        }).format(new Date(day(offset)))}:`,
      ),
    });
  const label = async (offset: number) => (await on(offset).getAttribute("aria-label")) ?? "";
  await calendar.waitFor();
  await page.getByRole("heading", { level: 1, name: "Monthly Schedule" }).waitFor();
  // The week may reach into two months; each day is found in its own.
  if (day(0).slice(0, 7) === day(4).slice(0, 7)) {
    await expect.poll(() => label(0)).toMatch(/skipped$/);
    const labels = await Promise.all([1, 2, 3].map(label));
    expect(labels.some((text) => /not done$/.test(text))).toBe(true);
    await page.getByText(/^0 days done, 1 skipped/).waitFor();
  }
  await expect.poll(() => on(4).getAttribute("aria-current")).toBe("date");
  await on(4).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`/workout\\?date=${day(4)}`));
  await page.goBack();
  await calendar.waitFor();
  await page.getByRole("radio", { name: "Week" }).click();
  await days(page).first().waitFor();

  // A day of next week, which the month leads to, can be changed as well.
  await visit(page, household.world, `/workout?date=${day(8)}`);
  await page.getByRole("link", { name: "Edit this day" }).click();
  await page.waitForURL(new RegExp(`/edit-day\\?date=${day(8)}`));
  await page.getByText(/and holds until your next plan/).waitFor();
  expect(problems).toEqual([]);
});
