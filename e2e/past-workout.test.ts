/** A free workout of the past, and a logged one that gets another date, time and length. */
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { inspectScreen } from "./inspect-screen.ts";
import { settled, stepper, visit } from "./journeys.ts";
import { at, day, withHousehold } from "./people.ts";

const household = withHousehold();

const still = { reducedMotion: "reduce" } as const;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Date, time and minutes as typed. */
const type = async (page: Page, values: readonly [string, string, string]) => {
  const dialog = page.getByRole("dialog");
  for (const [index, label] of ["Date", "Began at", /^Length/].entries())
    await dialog.getByLabel(label).fill(values[index] ?? "");
};

/** When a logged workout was; how long, its figures say, and they alone. */
const began = async (page: Page, time: string, length: string) => {
  await page.getByText(`Began at ${time}`, { exact: true }).waitFor();
  await page.locator(".stats").getByText(length, { exact: true }).waitFor();
};

/** The sheet in which an exercise is chosen, and the button that adds it. */
const choose = async (page: Page, exercise: string) => {
  await button(page, "Add an exercise").first().click();
  const dialog = page.getByRole("dialog", { name: "Add an exercise" });
  await dialog.getByRole("searchbox").fill(exercise);
  await dialog
    .getByRole("button", { name: new RegExp(`^${exercise}`) })
    .first()
    .click();
  return { dialog, add: button(page, "Add 1 exercise") };
};

/** An exercise with one set of it. */
const addSet = async (page: Page, exercise: string) => {
  const { dialog, add } = await choose(page, exercise);
  await add.click();
  // Until it is saved the page behind takes no focus.
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("heading", { level: 2, name: new RegExp(exercise) }).waitFor();
  await stepper(page, "Reps").fill("12");
  await button(page, "Log set 1").click();
  await page.getByRole("button", { name: "Log set 2" }).waitFor();
};

/** A workout of Tuesday morning with a set of push-ups. */
const logPast = async (page: Page) => {
  await visit(page, household.world, "/templates?past");
  await page.getByRole("dialog").getByRole("radio", { name: "Home (bodyweight)" }).click();
  await type(page, [day(1), "07:30", "45"]);
  await button(page, "Log workout").click();
  await addSet(page, "Push-ups");
  await button(page, "Done editing").click();
};

/** No record goes out or comes in. */
const apart = async (context: BrowserContext, isApart: boolean) => {
  const blocked = /\/api\/(pull|push|sync)/;
  if (isApart) await context.route(blocked, (route) => route.abort());
  else await context.unroute(blocked);
};

test("WORK-05 SYNC-03 a past workout is logged while another device trains in it", async () => {
  const someone = await household.seed({}, at(-7));
  const now = at(3, "20:00");
  const { page, problems } = await household.device(someone, { now, ...still });
  await button(page, "Log").click();
  await page.getByRole("link", { name: "Log a past workout" }).click();
  const dialog = page.getByRole("dialog", { name: "Log a past workout" });
  await dialog.waitFor();
  // Nothing is wrong before anything was entered.
  expect(await dialog.locator("[aria-invalid], .danger-text").count()).toBe(0);
  // What does not fit says so, and stays as typed.
  for (const [values, sentence] of [
    [[day(4), "07:30", "45"], "This day has not come yet."],
    [[day(1), "", "45"], "Please enter the time it began"],
    [[day(1), "07:30", "0"], "Please enter whole minutes"],
    [[day(1), "07:30", "1800"], "Please enter whole minutes"],
  ] as const) {
    await type(page, values);
    await button(page, "Log workout").click();
    await dialog.getByRole("alert").filter({ hasText: sentence }).waitFor();
    expect(await dialog.getByLabel("Date").inputValue()).toBe(values[0]);
  }
  expect(await inspectScreen(page, "past workout")).toEqual([]);
  await dialog.getByRole("radio", { name: "Home (bodyweight)" }).click();
  await type(page, [day(1), "07:30", "45"]);
  await button(page, "Log workout").click();
  await addSet(page, "Push-ups");
  await button(page, "Done editing").click();
  await began(page, "7:30 AM", "45:00");
  await settled(page);

  // Another device trains on in it, under the old date, while this one moves it.
  const tablet = await household.device(someone, { now, ...still });
  await tablet.page.goto(page.url().replace("&edit=1", ""));
  await began(tablet.page, "7:30 AM", "45:00");
  await apart(tablet.context, true);
  await button(tablet.page, "Edit sets").click();
  await addSet(tablet.page, "Glute Bridges");
  await button(tablet.page, "Done editing").click();
  await button(page, "Change date and time").click();
  await page.getByRole("dialog", { name: "Date and time" }).waitFor();
  expect(await inspectScreen(page, "date and time")).toEqual([]);
  await type(page, [day(0), "18:00", "60"]);
  await button(page, "Save").click();
  await page.waitForURL(new RegExp(`date=${day(0)}`));
  await began(page, "6:00 PM", "1:00:00");
  await settled(page);
  await apart(tablet.context, false);
  await tablet.page.evaluate(() => window.dispatchEvent(new Event("online")));
  await settled(tablet.page);
  for (const where of [tablet.page, page]) {
    await where.goto(page.url());
    await where.getByText("Glute Bridges").first().waitFor();
    await where.getByText("Push-ups").first().waitFor();
    await where.getByText("Done: 0 of 2 exercises.").waitFor();
  }
  await settled(page);

  // What is counted by day follows: the old day is open again, and can be trained.
  await page.goto(`${household.world.url}/workout?date=${day(1)}`);
  await page.getByRole("heading", { level: 1, name: /^(Workout|Recovery)$/ }).waitFor();
  await expect.poll(() => page.getByText("Began at").count()).toBe(0);
  await visit(page, household.world, "/progress");
  const history = page.getByRole("list", { name: "Last workouts" }).getByRole("listitem");
  await expect.poll(() => history.allInnerTexts()).toEqual([expect.stringContaining("Monday")]);
  expect(problems).toEqual([]);
});

test("WORK-05 a workout of the past is done again today and saved as a template", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await settled(page);
  const logged = page.url().replace("&edit=1", "");

  // Kept as a template; the way back leads to the workout, not to the sheet again.
  await page.goto(logged);
  await page.getByRole("link", { name: "Repeat or save as template" }).click();
  const sheet = page.getByRole("dialog", { name: "My workout" });
  await sheet.getByText("Push-ups").waitFor();
  expect(await inspectScreen(page, "repeat")).toEqual([]);
  await button(page, "Save as template").click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("list", { name: "Your templates" }).getByText("My workout").waitFor();
  await page.goBack();
  await began(page, "7:30 AM", "45:00");

  // Done again: the same exercises, today, with last time's repetitions.
  await page.getByRole("link", { name: "Repeat or save as template" }).click();
  await sheet.getByRole("button", { name: "Start now" }).click();
  await page.waitForURL(new RegExp(`date=${day(3)}`));
  // It begins with a warm-up, which the workout of the past did without.
  await page.getByRole("button", { name: "Warm-up done" }).click();
  await page.getByRole("heading", { level: 2, name: "Push-ups" }).waitFor();
  expect(await stepper(page, "Reps").inputValue()).toBe("12");
  await settled(page);
  expect(problems).toEqual([]);
});

test("UI-04 a sheet that closes after a save takes the focus from nobody who moved on", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await button(page, "Edit sets").click();
  const { dialog, add } = await choose(page, "Glute Bridges");
  // Faster than any hand: in the moment in which the sheet has left the page.
  await page.evaluate(() =>
    new MutationObserver((_, observer) => {
      if (document.querySelector("dialog[open]") !== null) return;
      observer.disconnect();
      document.querySelector<HTMLElement>(".active input")?.focus();
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await add.click();
  await dialog.waitFor({ state: "detached" });
  // Whatever takes the focus has taken it by then.
  await page.waitForTimeout(200);
  expect(await stepper(page, "Reps").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test("SET-07 a workout that was deleted comes back from the data page, offline too", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, context, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await button(page, "Delete workout").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete workout" }).click();
  await page.waitForURL(/schedule/);
  await settled(page);

  await page.goto(`${household.world.url}/settings/data`);
  await button(page, "Show what was deleted").click();
  const restore = button(page, "Restore My workout");
  await restore.waitFor();
  expect(await inspectScreen(page, "recently deleted")).toEqual([]);
  await context.setOffline(true);
  await restore.click();
  await page.getByRole("paragraph").filter({ hasText: "My workout is back" }).waitFor();
  await page.getByText("There is nothing to bring back.").waitFor();
  // Its button is gone with the line, and the focus is not lost.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Recently deleted");
  await context.setOffline(false);
  await settled(page);
  await page.goto(`${household.world.url}/progress`);
  await page.getByRole("list", { name: "Last workouts" }).getByText("My workout").waitFor();
  expect(problems).toEqual([]);
});

/** The only set of the workout that `logPast` makes, with its numbers open. */
const openSet = async (page: Page) => {
  await button(page, "Edit sets").click();
  await page.getByRole("button", { name: /^Set 1, .*done, edit$/ }).click();
  await page.getByRole("form", { name: "Set 1, edit" }).waitFor();
};

test("WORK-05 Done editing saves a set whose numbers are open, or asks about them", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await openSet(page);
  await stepper(page, "Reps").fill("10");
  await button(page, "Done editing").click();
  await button(page, "Edit sets").waitFor();
  await page.getByText("10 reps").first().waitFor();

  // What cannot be saved as it is stays open, with the reason and the focus at it.
  await openSet(page);
  await stepper(page, "Reps").fill("0");
  await button(page, "Done editing").click();
  await page.getByText("Please enter a valid number of reps (1-1000)").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("form")?.getAttribute("aria-label")))
    .toBe("Set 1, edit");
  await stepper(page, "Reps").fill("450");
  await button(page, "Done editing").click();
  const keep = button(page, "Keep it");
  await keep.waitFor();
  await expect.poll(() => keep.evaluate((one) => one === document.activeElement)).toBe(true);
  await button(page, "Done editing").click();
  await keep.click();
  await page.getByRole("form", { name: "Set 1, edit" }).waitFor({ state: "detached" });
  await button(page, "Done editing").click();
  await page.getByText("450 reps").first().waitFor();
  expect(problems).toEqual([]);
});

test("WORK-05 Back saves a set whose numbers are open before it leaves", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await openSet(page);
  await stepper(page, "Reps").fill("10");
  // Called off by the page, so that no navigation ends it.
  await page.goBack({ timeout: 2_000 }).catch(() => null);
  await page.getByRole("button", { name: /^Set 1, 10 reps.*done, edit$/ }).waitFor();
  await button(page, "Done editing").waitFor();
  expect(problems).toEqual([]);
});

test("WORK-05 a completed exercise takes a further set while history is edited", async () => {
  const someone = await household.seed({}, at(-7));
  const { page, problems } = await household.device(someone, { now: at(3, "20:00"), ...still });
  await logPast(page);
  await button(page, "Edit sets").click();
  await button(page, "Mark Complete").click();
  await page.getByRole("button", { name: "Completed, tap to reopen" }).waitFor();
  await button(page, "Add a set").click();
  await stepper(page, "Reps").fill("11");
  await button(page, "Log set 2").click();
  await page.getByRole("button", { name: /^Set 2, .*done, edit$/ }).waitFor();
  await page.getByRole("button", { name: "Completed, tap to reopen" }).waitFor();
  expect(problems).toEqual([]);
});
