/** Two people of one household: a meal offered to the other, and a recipe that both find. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex, settled } from "./journeys.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

let browser: Browser;
let world: World;
beforeAll(async () => {
  browser = await launchBrowser();
  world = await startWorld();
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
});

const onNutrition = async ({ signedIn }: SeededPerson) => {
  const context = await browser.newContext({ ...phone, reducedMotion: "reduce", storageState: signedIn });
  onTestFinished(() => context.close());
  const opened = await openPage(context);
  await opened.page.goto(`${world.url}/nutrition`);
  await opened.page.getByRole("button", { name: "Log Your First Item" }).waitFor();
  return opened;
};

const log = async (page: Page, name: string, kcal: string, protein: string): Promise<void> => {
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  await page.getByLabel("Food name").fill(name);
  await page.getByLabel("Calories").fill(kcal);
  await page.getByLabel("Protein").fill(protein);
  await page.getByRole("radio", { name: "Dinner" }).click();
  await page.getByRole("button", { name: /^Add \d/ }).click();
  await page.getByRole("listitem").filter({ hasText: name }).waitFor();
};

test("NUT-02 NUT-04 a dinner is shared in parts, and its recipe with the household", async () => {
  const first = await seedPerson(world, world.code, alex);
  const second = await seedPerson(world, await first.invite("profile"), {
    ...alex,
    username: "sam",
    displayName: "Sam",
  });
  const [here, there] = [await onNutrition(first), await onNutrition(second)];
  await log(here.page, "Lentils", "600", "40");
  await log(here.page, "Rice", "400", "8");

  const dinner = here.page.getByRole("button", { name: /^Dinner, 1,000 kcal/ });
  await dinner.click();
  await here.page.getByRole("radio", { name: "Sam" }).click();
  await here.page.getByRole("radio", { name: "Three quarters" }).click();
  await here.page.getByRole("button", { name: "Offer to Sam" }).click();
  await here.page.getByText("Waits in Sam's Nutrition").first().waitFor();
  await dinner.click();
  await here.page.getByRole("button", { name: "Keep this dinner as a recipe" }).click();
  await here.page.getByLabel("Recipe name").fill("Dal");
  await here.page.getByRole("group", { name: "Servings it makes" }).getByRole("textbox").fill("4");
  await here.page.getByRole("button", { name: "Save recipe" }).click();
  await dinner.waitFor();
  // The offer is Sam's, and changes nothing here.
  await expect.poll(() => here.page.getByRole("button", { name: "Add to my diary" }).count()).toBe(0);
  await settled(here.page);

  const offer = there.page.getByRole("region", { name: "Offered by Alex" });
  await offer.getByText("750 kcal", { exact: false }).waitFor();
  await offer.getByRole("button", { name: "Add to my diary" }).click();
  await offer.waitFor({ state: "detached" });
  await there.page.getByRole("listitem").filter({ hasText: "Lentils" }).getByText(/^450/).waitFor();
  await there.page.getByRole("button", { name: "Add food" }).click();
  await there.page.getByRole("tab", { name: "Saved" }).click();
  const recipes = there.page.getByRole("region", { name: "Recipes" });
  await recipes.getByText("250 kcal · 12 g protein a serving · makes 4 servings").waitFor();
  // Less rice for this once.
  await recipes.getByRole("button", { name: /^Dal/ }).click();
  const rice = recipes.getByRole("group", { name: "Servings of Rice" });
  // A decimal comma is a number, too.
  await rice.getByRole("textbox").fill("1,5");
  await rice.getByText("150 kcal").waitFor();
  await rice.getByRole("textbox").fill("1");
  await rice.getByLabel("Less, Servings of Rice").click();
  await recipes.getByRole("button", { name: "Add all: 200 kcal, 11 g protein" }).click();
  await there.page.getByText("Added 2 items", { exact: true }).first().waitFor();
  await there.page.getByRole("listitem").filter({ hasText: "Rice (×0.5)" }).waitFor();
  expect([...here.problems, ...there.problems]).toEqual([]);
});
