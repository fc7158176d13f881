/** The food diary on a phone: logging, changing, taking back, and what happens while the server is away. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { appIsCached } from "./harness.ts";
import { visit } from "./journeys.ts";
import { type Someone, withHousehold, withServiceWorker } from "./people.ts";

const household = withHousehold({ everybody: { reducedMotion: "reduce" } });

const toNutrition = async (page: Page): Promise<void> => {
  await visit(page, household.world, "/nutrition");
  await page.getByRole("heading", { level: 1, name: "Nutrition" }).waitFor();
};

/** Somebody who has eaten nothing yet, with the diary open. */
const onNutrition = async (): Promise<Someone> => {
  const someone = await household.unopened(await household.seed());
  await toNutrition(someone.page);
  return someone;
};

type Food = {
  readonly name?: string;
  readonly kcal?: string;
  readonly protein?: string;
  readonly meal?: string;
};

const add = async (
  page: Page,
  { name = "", kcal = "", protein = "", meal = "Lunch" }: Food,
): Promise<void> => {
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("tab", { name: "Enter" }).click();
  await sheet.getByLabel("Food name").fill(name);
  await sheet.getByLabel("Calories").fill(kcal);
  await sheet.getByLabel("Protein").fill(protein);
  await sheet.getByRole("radio", { name: meal }).click();
  await sheet.getByRole("button", { name: /^Add \d/ }).click();
  await sheet.waitFor({ state: "hidden" });
};

const bars = (page: Page) => page.getByRole("region", { name: "Eaten against your goals" });
const meal = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("NUT-01 NUT-02 NUT-03 NUT-06 NUT-07 HOME-05 a day is logged, edited and undone", async () => {
  const { page, problems } = await household.person();
  // From Home's card: nothing eaten yet.
  const goals = page.getByRole("link", { name: /^Calories\s*0\s*of [\d,]+ kcal/ });
  const goal = Number(/of ([\d,]+) kcal/.exec(await goals.innerText())?.[1]?.replace(",", ""));
  await goals.click();
  await page.getByText("Today", { exact: true }).first().waitFor();
  await bars(page)
    .getByText(`of ${goal.toLocaleString("en-US")} kcal`)
    .waitFor();

  // Neither number: told, and nothing is lost.
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await page.getByLabel("Food name").fill("Oatmeal");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("Please enter calories and/or protein").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await expect.poll(() => page.getByLabel("Food name").inputValue()).toBe("Oatmeal");

  await page.getByLabel("Calories").fill("200");
  await page.getByLabel("Protein").fill("10,4");
  await page.getByRole("radio", { name: "Breakfast" }).click();
  const servings = page.getByRole("group", { name: "Servings" });
  await servings.getByLabel("Less, Servings").click();
  await servings.getByLabel("Less, Servings").click();
  await expect.poll(() => servings.getByRole("textbox").inputValue()).toBe("0.5");
  await servings.getByRole("textbox").fill("1.5");
  await page.getByRole("button", { name: "Add 300 kcal, 16 g" }).click();
  await meal(page, "Breakfast").getByText("Oatmeal (×1.5)").waitFor();

  // A line without a name, far over the goal: amber and hatched up to a further 100%.
  await add(page, { kcal: String(goal * 3), protein: "20", meal: "Dinner" });
  await bars(page)
    .getByText(`${(goal * 2 + 300).toLocaleString("en-US")} over`)
    .waitFor();
  await meal(page, "Dinner")
    .getByText(`${(goal * 3).toLocaleString("en-US")} cal, 20g protein`)
    .waitFor();
  await expect.poll(() => bars(page).locator(".bar.over-goal .ovf").count()).toBe(1);

  // The week knows it, and what is left never goes below the floor; late in a week of empty days nothing is added up.
  const week = page.getByRole("region", { name: /^This week/ });
  await week.getByText("0 of 1 logged day on target.").waitFor();
  await week.getByText(/^[\d,]+ kcal (a day|today)$|no entry, so the week cannot be added up/).waitFor();
  await page
    .getByRole("region", { name: "What you burn" })
    .getByText(/^Learning: 1 food day of 14/)
    .waitFor();

  // Edited: the other ways are off; saving without a change changes nothing, then one number moves.
  const edit = page.getByRole("button", { name: "Edit or delete Oatmeal (×1.5)" });
  await edit.click();
  const sheet = page.getByRole("dialog", { name: "Edit entry" });
  await expect.poll(() => sheet.getByRole("tab", { name: "Saved" }).isDisabled()).toBe(true);
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await edit.click();
  await expect.poll(() => sheet.getByLabel("Calories").inputValue()).toBe("200");
  await sheet.getByLabel("Calories").fill("100");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await meal(page, "Breakfast").getByText("16 g protein").waitFor();
  await meal(page, "Breakfast").getByRole("listitem").getByText(/^150/).waitFor();

  // Deleted after a question, and back with Undo.
  await edit.click();
  await sheet.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete this entry?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await sheet.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete entry" }).click();
  await edit.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await edit.waitFor();

  // The day before is empty and takes nothing from today; there is no day after today.
  await expect.poll(() => page.getByRole("button", { name: "Next day" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Previous day" }).click();
  await page.getByText("Yesterday", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Log Your First Item" }).waitFor();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await page
    .getByRole("link", { name: new RegExp(`^Calories\\s*${(goal * 3 + 150).toLocaleString("en-US")}\\s*of`) })
    .waitFor();
  expect(problems).toEqual([]);
});

test("NUT-01 HOME-05 numbers are written one way, whatever the language of the browser", async () => {
  const { page } = await household.person({}, { locale: "de-DE" });
  await page.getByRole("link", { name: /^Calories\s*[\d,]+\s+of \d,\d{3} kcal/ }).waitFor();
});

test("NUT-04 a saved item is one tap, counts its uses, and is deleted after a question", async () => {
  const { page, problems } = await onNutrition();
  await page.getByRole("button", { name: "Previous day" }).click();
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await page.getByLabel("Food name").fill("Whey shake");
  await page.getByLabel("Protein").fill("25");
  await page.getByLabel("Keep in saved items").check();
  // Tapped twice: logged and kept once.
  await page.getByRole("button", { name: "Add 0 kcal, 25 g" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByRole("button", { name: "Add food" }).click();
  await page.getByRole("tab", { name: "Saved" }).click();
  const items = page.getByRole("list", { name: "Saved items" });
  await items.getByText("Used 1 time", { exact: false }).waitFor();
  await items.getByRole("button", { name: "Add Whey shake" }).click();
  await items.getByText("Used 2 times", { exact: false }).waitFor();

  await items.getByRole("button", { name: "Delete Whey shake" }).click();
  await page.getByRole("button", { name: "Delete item" }).click();
  await page.getByText("Nothing saved yet.", { exact: false }).waitFor();

  // A new one is entered with the tick set, and lies in the list afterwards.
  await page.getByRole("button", { name: "New saved item" }).click();
  await page.getByLabel("Food name").fill("Lentil stew");
  await page.getByLabel("Calories").fill("410");
  // Protein that nobody entered is not said to be 0.
  await page.getByRole("button", { name: "Add 410 kcal", exact: true }).click();
  await page.getByRole("button", { name: "Add food" }).click();
  await page.getByRole("tab", { name: "Saved" }).click();
  await items.getByText("410 kcal · protein unknown", { exact: false }).waitFor();
  await items.getByRole("button", { name: "Add Lentil stew" }).waitFor();
  await page.keyboard.press("Escape");
  // What was logged stays.
  await page.getByText("Whey shake", { exact: true }).nth(1).waitFor();

  // Midnight while something is typed: it stays, and so does the day that it is for.
  await page.getByRole("button", { name: "Next day" }).click();
  await page.getByText("Today", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  await page.getByLabel("Food name").fill("Late soup");
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByText("Yesterday", { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel("Food name").inputValue()).toBe("Late soup");
  expect(problems).toEqual([]);
});

test("UI-01 NUT-01 a message about food does not cover Add food", async () => {
  const { page } = await onNutrition();
  for (const name of ["Pear", "Plum"]) await add(page, { name, kcal: "100" });
  await page.getByRole("button", { name: "Edit or delete Pear" }).click();
  await page.getByRole("dialog", { name: "Edit entry" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete entry" }).click();
  const message = page.locator(".toast").filter({ hasText: "Undo" });
  await message.waitFor();
  const button = await page.getByRole("button", { name: "Add food" }).boundingBox();
  const box = await message.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(button?.y ?? 0);
});

test("HOME-05 NUT-01 Home says at least where a meal's protein is unknown", async () => {
  const { page } = await onNutrition();
  await add(page, { name: "Pear", kcal: "100" });
  await visit(page, household.world, "/");
  const goals = page.getByRole("link", { name: /Protein/ });
  await expect.poll(() => goals.innerText()).toMatch(/≥\s+at least\s+0/);
});

test("NUT-05 an entry saved offline says so and reaches another device later", async () => {
  const person = await household.seed();
  const here = await household.unopened(person, withServiceWorker);
  const there = await household.unopened(person, withServiceWorker);
  await toNutrition(here.page);
  await toNutrition(there.page);
  for (const { page } of [here, there]) await appIsCached(page);
  await here.page.getByRole("region", { name: /^This week/ }).waitFor();
  await household.world.stop();
  try {
    await add(here.page, { name: "Peanut butter toast", kcal: "474", protein: "16", meal: "Snacks" });
    await here.page
      .getByText("Saved on this device only. It will appear on other devices once it is sent.")
      .first()
      .waitFor();
    const line = here.page.getByRole("listitem").filter({ hasText: "Peanut butter toast" });
    await line.getByText("This device only").waitFor();
  } finally {
    await household.world.start();
  }
  // A page that comes to the front looks for the server again.
  await here.page.reload();
  await here.page.getByText("Peanut butter toast").waitFor();
  await here.page.getByText("This device only").waitFor({ state: "detached" });
  await there.page.reload();
  await there.page.getByText("Peanut butter toast").waitFor();
  expect([...here.problems, ...there.problems]).toEqual([]);
});

/** Where the focus is: the field's label, or the role of what has it. */
const focusedPart = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const on = document.activeElement;
    return (on instanceof HTMLInputElement ? on.labels?.[0]?.textContent : on?.getAttribute("role")) ?? "";
  });

test("UI-04 NUT-04 a new saved item says what is being made and keeps the focus", async () => {
  const { page, problems } = await onNutrition();
  await page.getByRole("button", { name: "Log Your First Item" }).click();
  await page.getByRole("tab", { name: "Saved" }).click();
  await page.getByRole("button", { name: "New saved item" }).click();
  await page
    .getByRole("status")
    .getByText(/^New saved item: /)
    .waitFor();
  await expect.poll(() => focusedPart(page)).toBe("tabpanel");
  await page.getByRole("tab", { name: "Saved" }).click();
  await page.getByRole("tab", { name: "Enter" }).click();
  expect(await page.getByText(/^New saved item: /).count()).toBe(0);
  expect(problems).toEqual([]);
});

test("UI-04 NUT-01 beside an open panel the first item begins with the focus in it", async () => {
  const { page, problems } = await onNutrition();
  await page.setViewportSize({ width: 1280, height: 800 });
  const first = page.getByRole("button", { name: "Log Your First Item" });
  for (const _ of ["once", "and again"]) {
    await first.click();
    await expect.poll(() => focusedPart(page)).toMatch(/^Food name/);
  }
  expect(problems).toEqual([]);
});

test("NUT-02 Back asks before it drops what was changed in an entry", async () => {
  const { page, problems } = await onNutrition();
  await add(page, { name: "Soup of Back", kcal: "300" });
  const edit = page.getByRole("button", { name: "Edit or delete Soup of Back" });
  await edit.click();
  const sheet = page.getByRole("dialog", { name: "Edit entry" });
  await sheet.getByLabel("Calories").fill("350");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "Soup of Back" }).getByText(/^350/).waitFor();
  // What is as it was closes at once.
  await edit.click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);
  expect(problems).toEqual([]);
});
