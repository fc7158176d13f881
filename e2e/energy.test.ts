/** Energy in kilojoules from end to end, as Dana of the demo sees twelve weeks of food and plans. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchBrowser, openPage, phone, startDemo, type World } from "./harness.ts";
import { settled, visit } from "./journeys.ts";

let browser: Browser;
let world: World;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startDemo();
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

const kilocalories = /kcal|calorie|\bcal\b/i;

/** Signed in as Dana, on Home, with all records. */
const asDana = async () => {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const opened = await openPage(context);
  const { page } = opened;
  await context.request.get(`${world.url}/api/hello`);
  await page.goto(`${world.url}/user-select`);
  await page.getByRole("button", { name: /Dana/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("heading", { name: "Your Progress" }).waitFor();
  return opened;
};

/**
 * Pages, what stands there once all of it is, and whether energy is always among it: the first picture is that of last time,
 * and Home has none once the day's workout is done.
 */
const pages = [
  ["/", "Your Progress", false],
  ["/nutrition", "What you burn", true],
  ["/progress", "Progress", false],
  ["/schedule", "Strategy", true],
  ["/weekly-feedback", "Nutrition", true],
  ["/weekly-planner", "Weekly", false],
] as const;

/** All that is read and all that is read out, with what every 'Why?' opens. */
const wordsOf = async (page: Page): Promise<string> => {
  const read = () =>
    page.evaluate(() =>
      [
        document.body.innerText,
        ...[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
      ].join("\n"),
    );
  const words = [await read()];
  const whys = page.getByRole("button", { name: /^Why .*\?$/ });
  for (let at = 0; at < (await whys.count()); at += 1) {
    if (!(await whys.nth(at).isVisible())) continue;
    await whys.nth(at).click();
    await page.getByRole("dialog").waitFor();
    words.push(await page.getByRole("dialog").innerText());
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  // The demo's banner comes when it comes.
  return words.join("\n").replace(/^Demo\..*\n/m, "");
};

const choose = async (page: Page, unit: "kcal" | "kJ"): Promise<void> => {
  await visit(page, world, "/settings");
  const choice = page.getByRole("radiogroup", { name: "Energy" }).getByRole("radio", { name: unit });
  await choice.click();
  await expect.poll(() => choice.isChecked()).toBe(true);
  await settled(page);
};

const everyPage = async (
  page: Page,
  unit: "kcal" | "kJ",
  which: readonly (typeof pages)[number][] = pages,
): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const [path, sign, hasEnergy] of which) {
    await visit(page, world, path);
    await page.getByText(sign).first().waitFor();
    if (hasEnergy)
      await page
        .getByText(new RegExp(`\\b${unit}\\b`))
        .first()
        .waitFor();
    await page.waitForLoadState("networkidle");
    all.push(`${path}\n${await wordsOf(page)}`);
  }
  return all;
};

test("UNIT-01 energy is shown and typed in kJ, and in kcal again without a change", async () => {
  const { page, problems } = await asDana();
  const withEnergy = pages.filter(([, , hasEnergy]) => hasEnergy);
  const before = await everyPage(page, "kcal", withEnergy);
  await choose(page, "kJ");
  for (const words of await everyPage(page, "kJ")) expect(words).not.toMatch(kilocalories);

  // Typed in kJ, and the very same figure when it is opened again.
  await visit(page, world, "/nutrition");
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("tab", { name: "Search" }).click();
  await sheet.getByLabel("Search foods").fill("2 eggs");
  await sheet
    .getByText(/[\d,]+ kJ · /)
    .first()
    .waitFor();
  await sheet.getByRole("tab", { name: "Describe" }).click();
  await sheet.getByLabel("Describe your meal").fill("2 eggs and a cup of oatmeal");
  await sheet.getByRole("button", { name: "Estimate" }).click();
  await sheet.getByRole("button", { name: /^Add all: [\d,]+ kJ, / }).waitFor();
  expect(await sheet.innerText()).not.toMatch(kilocalories);
  await sheet.getByRole("tab", { name: "Enter" }).click();
  await sheet.getByLabel("Food name").fill("Porridge");
  await sheet.getByRole("textbox", { name: "Energy" }).fill("1001");
  await sheet.getByLabel("Protein").fill("10");
  await sheet.getByRole("button", { name: "Add 1,001 kJ, 10 g" }).click();
  const edit = page.getByRole("button", { name: "Edit or delete Porridge" });
  await page.getByRole("listitem").filter({ has: edit }).getByText("1,001kJ").waitFor();
  await edit.click();
  const editor = page.getByRole("dialog", { name: "Edit entry" });
  await expect.poll(() => editor.getByRole("textbox", { name: "Energy" }).inputValue()).toBe("1001");
  // Saved untouched in the other unit it stays what it was.
  await page.keyboard.press("Escape");
  await choose(page, "kcal");
  await visit(page, world, "/nutrition");
  await page.getByRole("listitem").filter({ has: edit }).getByText("239kcal").waitFor();
  await edit.click();
  await editor.getByLabel("Food name").fill("Porridge with milk");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  const renamed = page.getByRole("button", { name: "Edit or delete Porridge with milk" });
  await renamed.waitFor();
  await settled(page);
  await choose(page, "kJ");
  await visit(page, world, "/nutrition");
  await page.getByRole("listitem").filter({ has: renamed }).getByText("1,001kJ").waitFor();
  await renamed.click();
  await editor.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete entry" }).click();
  await renamed.waitFor({ state: "detached" });
  await settled(page);
  // Undo is offered on every screen for a while, but not after a load.
  await page.reload();

  await choose(page, "kcal");
  expect(await everyPage(page, "kcal", withEnergy)).toEqual(before);
  expect(problems).toEqual([]);
});

test("UNIT-01 a week is designed in the energy that the person counts", async () => {
  const { page, problems } = await asDana();
  await choose(page, "kJ");
  await visit(page, world, "/weekly-planner");
  await page
    .getByRole("button", { name: /^Generate/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Your new week is ready" }).waitFor();
  await page.getByText("Energy, average").waitFor();
  const words = await wordsOf(page);
  expect(words).toMatch(/Energy, average\s+[\d,]+\s*kJ/);
  expect(words).not.toMatch(kilocalories);
  expect(problems).toEqual([]);
});
