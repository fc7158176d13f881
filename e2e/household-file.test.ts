/** A whole household as one file: made by its owner, brought into another household by each person, and taken back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recipeOf } from "@muster/domain/nutrition/recipe";
import { sharedFoodId } from "@muster/domain/record-ids";
import { randomId } from "@muster/domain/shared/ids";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { oats, oatsOnTheShelf } from "../packages/web/test/support/records.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { inspectScreen } from "./inspect-screen.ts";
import { alex, typePasscode } from "./journeys.ts";
import { withServiceWorker } from "./people.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** Names and contents of all files in a ZIP. */
const textIn = (path: string): string =>
  Object.entries(unzipSync(readFileSync(path)))
    .flatMap(([name, bytes]) => [name, Buffer.from(bytes).toString()])
    .join("\n");

const ben = { ...alex, username: "ben", displayName: "Ben" };
const cleo = { ...alex, username: "cleo", displayName: "Cleo" };

/** A household of Alex, who owns it, and Ben. */
const familyAt = async () => {
  const world = await startWorld({ env: { RATE_LIMITS: "off" } });
  onTestFinished(() => world.close());
  const owner = await seedPerson(world, world.code, alex);
  return { world, owner, second: await seedPerson(world, await owner.invite("profile"), ben) };
};
const pageOf = async (world: World, person: SeededPerson) => {
  const context = await browser.newContext({ ...phone, ...withServiceWorker, storageState: person.signedIn });
  onTestFinished(() => context.close());
  const opened = await openPage(context);
  await opened.page.goto(world.url);
  await opened.page.getByRole("article").first().waitFor();
  return { context, ...opened };
};
const logged = (person: SeededPerson, mealName: string, count: number) =>
  person.push(
    Array.from({ length: count }, (_, at) => ({
      kind: "nutritionEntry" as const,
      id: randomId(),
      create: { ...oats, mealName: `${mealName} ${at}` },
    })),
  );
const toData = async (page: Page, world: World): Promise<void> => {
  await page.goto(`${world.url}/settings/data`);
  await page.getByRole("button", { name: "Choose files" }).waitFor();
};
const exportCard = (page: Page) => page.getByRole("region", { name: "Export the household" });
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS === undefined) return;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(process.env.SHOTS, `${name}-${colorScheme}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.screenshot({ path: join(process.env.SHOTS, `${name}-320.png`), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
};

test("SET-07 a household's file is imported by person, once, and can be undone", async () => {
  const { world, owner, second } = await familyAt();
  await seedPerson(world, await owner.invite("profile"), cleo);
  await logged(owner, "Porridge", 11);
  await logged(second, "Soup", 13);
  const upc = "4006381333931";
  await owner.push([
    { kind: "sharedFood", id: sharedFoodId(upc), create: { ...oatsOnTheShelf, source: "barcode", upc } },
    { kind: "recipe", id: randomId(), create: recipeOf("Dal", [oats], 4, oats.createdAt) },
  ]);
  const { page, problems } = await pageOf(world, owner);

  // Ben opens his profile on the same device: now his history is here too. He owns nothing.
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("button", { name: /\bBen\b/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("article").first().waitFor();
  await toData(page, world);
  await page
    .getByRole("status")
    .filter({ hasText: /Last sync .*nothing waiting/ })
    .waitFor();
  await page.getByText("Recently deleted").first().waitFor();
  expect(await exportCard(page).count()).toBe(0);
  await page.goto(world.url);
  await page.getByRole("button", { name: "Switch user" }).click();
  await page.getByRole("button", { name: /\bAlex\b/ }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByRole("article").first().waitFor();

  await toData(page, world);
  const card = exportCard(page);
  await card.getByText("everything of Alex and Ben,").waitFor();
  await card.getByText("Not in the file: Cleo's history is not all on this device.").waitFor();
  await shot(page, "export");
  expect(await inspectScreen(page, "export of the household")).toEqual([]);
  await card.getByRole("button", { name: "Export the household" }).click();
  await page.getByRole("dialog", { name: "Set a passcode first" }).waitFor();
  await typePasscode(page, "48264826");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Set Passcode" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^muster-household-\d{4}-\d\d-\d\d\.zip$/);
  const path = await download.path();
  expect(textIn(path)).toContain("Soup 2");
  expect(problems).toEqual([]);

  // Another server, other ids; without a network once everything is there.
  const next = await familyAt();
  const there = await pageOf(next.world, next.second);
  await toData(there.page, next.world);
  const importCard = there.page.getByRole("region", { name: "Import data" });
  const choose = async (name: string): Promise<void> => {
    const file = { name: "household.zip", mimeType: "application/zip", buffer: readFileSync(path) };
    await there.page.getByLabel("Files to import").setInputFiles(file);
    await importCard.getByRole("group", { name: /^Whose data/ }).waitFor();
    await importCard.getByText(/^Cleo's data is not in this file/).waitFor();
    if (name === "look") return;
    await importCard.getByRole("button", { name, exact: true }).click();
    await importCard.getByText(`From ${name}`, { exact: true }).waitFor();
  };
  await choose("look");
  await shot(there.page, "who");
  expect(await inspectScreen(there.page, "people of a household's file")).toEqual([]);
  await importCard.getByRole("button", { name: "Cancel" }).click();
  const shared = (what: "foods" | "recipes", count: string) =>
    importCard.locator(".between").getByText(new RegExp(`^${what} of the household${count}$`, "i"));
  await choose("Ben");
  await importCard.getByText("13 new").waitFor();
  for (const what of ["foods", "recipes"] as const) await shared(what, "1 new").waitFor();
  await shot(there.page, "preview");
  await importCard.getByRole("button", { name: /^Import \d+ entries$/ }).click();
  await importCard.getByText(/^\d+ entries imported/).waitFor();
  await importCard.getByRole("button", { name: "Done" }).click();

  await next.world.stop();
  await choose("Ben");
  await importCard.getByText("13 here already").waitFor();
  await expect
    .poll(() => importCard.getByRole("button", { name: "Import 0 entries" }).isDisabled())
    .toBe(true);
  await importCard.getByRole("button", { name: "Cancel" }).click();
  // The other person's part is their own: it would come beside it, and goes again as a whole.
  await choose("Alex");
  await importCard.getByText("11 new").waitFor();
  // What they share came with Ben's part.
  for (const what of ["foods", "recipes"] as const) await shared(what, "1 here already").waitFor();
  await importCard.getByRole("button", { name: /^Import \d+ entries$/ }).click();
  await importCard.getByRole("button", { name: "Undo import" }).click();
  await importCard.getByText(/^Undone: \d+ entries removed/).waitFor();
  await choose("Alex");
  await importCard.getByText("11 new").waitFor();
  await shared("foods", "1 here already").waitFor();
  expect(there.problems.filter((problem) => !/ERR_CONNECTION_REFUSED|Failed to load/.test(problem))).toEqual(
    [],
  );
});

test("shell.B2 the owner's file leaves out profiles with a passcode and says so", async () => {
  const { world, owner, second } = await familyAt();
  await logged(second, "Soup", 2);
  const { page, problems } = await pageOf(world, owner);
  const become = async (name: string, code: string): Promise<void> => {
    await page.getByRole("button", { name: "Switch user" }).click();
    await page.getByRole("button", { name: new RegExp(`\\b${name}\\b`) }).click();
    await page.getByRole("heading", { name: `Set a passcode, ${name}` }).waitFor();
    await typePasscode(page, `${code}${code}`);
    await page.getByRole("button", { name: "Set Passcode" }).click();
    await page.getByRole("article").first().waitFor();
  };
  await become("Ben", "1357");
  // This device does not need to hear from the server that it has just set a passcode.
  await page.route("**/sync/pull*", (route) => route.abort());
  await become("Alex", "4826");
  await toData(page, world);
  const card = exportCard(page);
  await card.getByText("Not in the file: Ben has a passcode.").waitFor();
  await shot(page, "guarded");
  await card.getByRole("button", { name: "Export the household" }).click();
  await page.getByRole("dialog", { name: "Your passcode, once more" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), typePasscode(page, "4826")]);
  const text = textIn(await download.path());
  expect(text).toContain('"leftOut":["Ben"]');
  expect(text).toContain("muster-alex-");
  expect(text).not.toMatch(/muster-ben-|Soup/);
  expect(problems).toEqual([]);
});
