/** Years from another app: chosen, understood, mapped, looked at, brought in, taken back, and never twice. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../tools/lib/paths.ts";
import { findings } from "./axe.ts";
import { visit } from "./journeys.ts";
import { withHousehold } from "./people.ts";

const household = withHousehold();

const golden = (name: string) => ({
  name,
  mimeType: "text/csv",
  buffer: readFileSync(join(root, "packages/domain/src/transfer/from-apps/golden", name)),
});

const atImport = async (page: Page): Promise<Locator> => {
  await visit(page, household.world, "/settings/data");
  const card = page.getByRole("region", { name: "Import data" });
  await card.getByRole("button", { name: "Choose files" }).waitFor();
  return card;
};
const choose = (page: Page, ...names: readonly string[]): Promise<void> =>
  page.getByLabel("Files to import").setInputFiles(names.map(golden));
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS !== undefined)
    await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true });
};

test("SET-07 Strong and Hevy come in together, with one question, and go as a whole", async () => {
  const { page, problems } = await household.person();
  const card = await atImport(page);
  await choose(page, "strong-comma.csv", "hevy-kg.csv");
  await card.getByRole("heading", { name: "From Strong and Hevy" }).waitFor();
  await card.getByText("March 2026").waitFor();
  // It stands open: nobody looks for what they do not know of.
  await card.getByText("Rest timers: they are no sets: 1").waitFor();
  // The question comes before anything goes on.
  expect(await card.getByRole("button", { name: "Go on" }).isDisabled()).toBe(true);
  await card.getByRole("radio", { name: "Kilograms" }).click();
  await card.getByText("Barbell Bench Press").first().waitFor();
  expect(await findings(page)).toEqual([]);
  await shot(page, "understood-390");

  await card.getByRole("button", { name: "Change what Running is here" }).click();
  await page.getByLabel("Search").fill("brisk walk");
  await shot(page, "which-one-390");
  await page.getByRole("dialog").getByRole("button", { name: "Brisk Walk", exact: true }).click();
  await card.getByText("1 set · Brisk Walk").waitFor();

  await card.getByRole("button", { name: "Go on" }).click();
  await card.getByText("3 new").first().waitFor();
  await shot(page, "preview-390");
  await card.getByRole("button", { name: /^Import \d+ entries$/ }).click();
  await card.getByText(/^\d+ entries imported/).waitFor();

  // The same files again add nothing, and what was chosen is remembered.
  await card.getByRole("button", { name: "Done" }).click();
  await choose(page, "strong-comma.csv", "hevy-kg.csv");
  await card.getByRole("radio", { name: "Kilograms" }).click();
  await card.getByText("1 set · Brisk Walk").waitFor();
  await card.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => card.getByRole("button", { name: "Import 0 entries" }).isDisabled()).toBe(true);
  expect(problems).toEqual([]);
});

test("SET-07 an import of another app is taken back as a whole", async () => {
  const { page, problems } = await household.person();
  const card = await atImport(page);
  // The step that follows keeps the focus of a button that goes with its own (UI-04).
  const keepsFocus = () =>
    expect.poll(() => card.evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await choose(page, "hevy-kg.csv", "hevy-measurements.csv");
  await card.getByRole("button", { name: "Go on" }).click();
  const bring = card.getByRole("button", { name: /^Import \d+ entries$/ });
  await bring.waitFor();
  await keepsFocus();
  await bring.click();
  await card.getByText(/^\d+ entries imported/).waitFor();
  await keepsFocus();
  await card.getByRole("button", { name: "Undo import" }).click();
  await card.getByText(/^Undone: \d+ entries removed/).waitFor();
  await choose(page, "hevy-kg.csv");
  await card.getByRole("button", { name: "Go on" }).click();
  await card.getByText("1 new").first().waitFor();
  expect(problems).toEqual([]);
});

test("SET-07 Apple's export is read from its ZIP, other tables by chosen columns", async () => {
  const { page, problems } = await household.person({}, { viewport: { width: 320, height: 640 } });
  const card = await atImport(page);
  const files = page.getByLabel("Files to import");
  const xml = new Uint8Array(golden("apple-health.xml").buffer);
  const zip = Buffer.from(zipSync({ "apple_health_export/export.xml": xml }));
  await files.setInputFiles({ name: "export.zip", mimeType: "application/zip", buffer: zip });
  await card.getByRole("heading", { name: "From Apple Health" }).waitFor();
  await card.getByText("2 workouts, 2 sets, 4 measurements, 2 meals").waitFor();
  await card.getByRole("button", { name: "Go on" }).click();
  await card.getByRole("button", { name: /^Import \d+ entries$/ }).click();
  await card.getByText(/^\d+ entries imported/).waitFor();
  await card.getByRole("button", { name: "Done" }).click();

  const table = "Tag;Uebung;Wdh.;Gewicht (kg)\n02.03.2026;Kniebeuge;5;102,5\n";
  await files.setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await card.getByRole("heading", { name: 'What is in "mine.csv"?' }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await shot(page, "columns-320");
  await card.getByLabel("Exercise").selectOption("uebung");
  await card.getByRole("button", { name: "Go on" }).click();
  await card.getByRole("heading", { name: "From your table" }).waitFor();
  await card.getByText("1 set · kept as your own exercise").waitFor();
  await card.getByRole("button", { name: "Go on" }).click();
  await card.getByRole("button", { name: "Import 3 entries" }).click();
  await card.getByText("3 entries imported").waitFor();
  expect(problems).toEqual([]);
});

test("SET-07 a file of which nothing can be taken says why at once", async () => {
  const { page } = await household.person();
  const card = await atImport(page);
  const totals =
    "Date,Energy (kcal),Carbs (g),Fat (g),Protein (g),Completed\n2026-06-02,2103,240,70,150,true\n";
  await page
    .getByLabel("Files to import")
    .setInputFiles({ name: "dailysummary.csv", mimeType: "text/csv", buffer: Buffer.from(totals) });
  await card.getByText("Totals of a day: they are counted from the meals: 1").waitFor();
});

test("UI-04 what was understood fits 320 px in the dark", async () => {
  const { page } = await household.person({}, { viewport: { width: 320, height: 640 }, colorScheme: "dark" });
  const card = await atImport(page);
  await choose(page, "strong-comma.csv", "hevy-lb-local-months.csv");
  await card.getByRole("heading", { name: "From Strong and Hevy" }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await shot(page, "understood-320-dark");
});

test("SET-07 a SQLite backup of FitNotes is read in the browser", async () => {
  const folder = mkdtempSync(join(tmpdir(), "muster-fitnotes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "FitNotes_Backup.fitnotes");
  const backup = new DatabaseSync(file);
  backup.exec(`
    CREATE TABLE exercise (_id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE training_log (_id INTEGER PRIMARY KEY, exercise_id INTEGER, date DATE, metric_weight INTEGER, reps INTEGER);
    INSERT INTO exercise VALUES (1, 'Flat Barbell Bench Press');
    INSERT INTO training_log VALUES (1, 1, '2026-03-02', 60, 8), (2, 1, '2026-03-02', 62.5, 6);`);
  backup.close();
  const { page, problems } = await household.person();
  const card = await atImport(page);
  await page.getByLabel("Files to import").setInputFiles(file);
  await card.getByRole("heading", { name: "From FitNotes" }).waitFor();
  await card.getByText("March 2026").waitFor();
  expect(problems).toEqual([]);
});
