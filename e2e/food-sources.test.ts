/**
 * Food from outside over the server's real routes: food tables and a model as stand-ins over HTTP beside the server, named
 * by its settings. Nothing is answered in the browser.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  type AnthropicDouble,
  doubleKey,
  startAnthropicDouble,
} from "../packages/server/test/doubles/anthropic.ts";
import { type FoodDouble, startFoodDouble } from "../packages/server/test/doubles/food-source.ts";
import {
  foodDataCentralDouble,
  knownGtin,
  nutritionixDouble,
  openFoodFactsDouble,
} from "../packages/server/test/doubles/food-tables.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex, settled, visit } from "./journeys.ts";
import { type Browserlike, withServiceWorker } from "./people.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

/** A product that no table knows. */
const nobodys = "5901234123457";

let browser: Browser;
let world: World;
let tables: Readonly<Record<"off" | "fdc" | "nutritionix", FoodDouble>>;
let model: AnthropicDouble;
let owner: SeededPerson;
beforeAll(async () => {
  browser = await launchBrowser();
  model = await startAnthropicDouble();
  const [off, fdc, nutritionix] = await Promise.all([
    startFoodDouble(openFoodFactsDouble("v3.6")),
    startFoodDouble(foodDataCentralDouble),
    startFoodDouble(nutritionixDouble),
  ]);
  tables = { off, fdc, nutritionix };
  world = await startWorld({
    env: {
      ANTHROPIC_API_KEY: doubleKey,
      ANTHROPIC_BASE_URL: model.url,
      OPEN_FOOD_FACTS_URL: off.url,
      OPEN_FOOD_FACTS_SEARCH_URL: off.url,
      FDC_API_KEY: "key",
      FDC_URL: fdc.url,
      NUTRITIONIX_APP_ID: "id",
      NUTRITIONIX_APP_KEY: "key",
      NUTRITIONIX_URL: nutritionix.url,
    },
  });
  owner = await seedPerson(world, world.code, alex);
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
  await Promise.all([model, ...Object.values(tables ?? {})].map((double) => double?.close()));
});

const onNutrition = async (person: SeededPerson, options: Browserlike = {}) => {
  const context = await browser.newContext({
    ...phone,
    ...options,
    reducedMotion: "reduce",
    storageState: person.signedIn,
  });
  onTestFinished(() => context.close());
  // There is no camera to be had: codes are typed.
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("No camera", "NotAllowedError"));
  });
  const opened = await openPage(context);
  await opened.page.goto(`${world.url}/nutrition`);
  return opened;
};
const adding = async (page: Page, way: string): Promise<void> => {
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  await page.getByRole("tab", { name: way }).click();
};
const entry = (page: Page, name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });

test("FOOD-01 FOOD-02 BAR-01 food sources are asked through the server", async () => {
  const { page, problems } = await onNutrition(owner);
  await adding(page, "Search");
  const search = async (words: string): Promise<void> => {
    await page.getByLabel("Search foods").fill(words);
    await page.getByRole("button", { name: "Look up" }).click();
  };
  const branded = page.getByRole("region", { name: "Branded" });
  await search("hazelnut spread");
  // Whose numbers these are and whether they add up; the licence where it is due.
  await branded.getByText("Ferrero · Open Food Facts").waitFor();
  await branded.getByText("Ferrero · USDA FoodData Central").waitFor();
  await page.getByText(/Open Database License/).waitFor();
  expect(tables.nutritionix.requests).toContain("POST /v2/natural/nutrients");

  // One table is down, then all of them: the device's own answers stay.
  tables.off.misbehave("cuts the connection");
  await search("cheese spread");
  await page.getByText("No answer from Open Food Facts. The rest is shown.").waitFor();
  await page.getByText("Cheese spread").first().waitFor();
  for (const table of Object.values(tables)) table.misbehave("html instead of json");
  await search("banana");
  await page.getByText("Failed to search foods online. What is on this device is shown.").waitFor();
  const common = page.getByRole("region", { name: "Common" });
  await common
    .getByRole("button", { name: /^Banana/ })
    .first()
    .waitFor();

  // A barcode while they are down is not 'unknown'.
  const typed = async (code: string): Promise<void> => {
    await page.getByLabel("Or type the barcode").fill(code);
    await page.getByRole("button", { name: "Look up" }).click();
  };
  await page.getByRole("tab", { name: "Scan" }).click();
  await page.getByText("Unable to access camera").waitFor();
  await typed(nobodys);
  await page.getByText(/^The product databases cannot be reached\./).waitFor();
  // What is added by hand from here on would be kept under a mistyped number.
  await typed("4006381333932");
  await page.getByText(/The last digit does not fit the others: is one of them mistyped\?$/).waitFor();
  for (const table of Object.values(tables)) table.misbehave(undefined);
  await typed(knownGtin);
  const spread = page.getByRole("region", { name: "Hazelnut spread" });
  await spread.getByText("Ferrero · Open Food Facts, numbers add up").waitFor();
  await spread.getByRole("button", { name: "Add 81 kcal, 1 g" }).click();
  await entry(page, "Hazelnut spread, Ferrero").waitFor();

  await page.getByRole("button", { name: "Scan a barcode" }).click();
  await typed(nobodys);
  await page.getByText("UPC code not in database. Try Search Foods or AI Estimator.").waitFor();
  await page.getByRole("button", { name: "Add this product" }).click();
  await page.getByLabel("Food name").fill("Corner shop cake");
  await page.getByLabel("Calories").fill("310");
  await page.getByRole("button", { name: /^Add 310 kcal/ }).click();
  await entry(page, "Corner shop cake").waitFor();
  await settled(page);

  const second = await seedPerson(world, await owner.invite("profile"), {
    ...alex,
    username: "sam",
    displayName: "Sam",
  });
  const there = await onNutrition(second);
  await there.page.getByRole("button", { name: "Log Your First Item" }).waitFor();
  // Once this device has it: the household's foods may come after the screen does.
  await adding(there.page, "Search");
  await there.page.getByLabel("Search foods").fill("corner shop");
  await there.page.getByText("Corner shop cake").first().waitFor();
  await there.page.getByRole("tab", { name: "Scan" }).click();
  await there.page.getByLabel("Or type the barcode").fill(nobodys);
  await there.page.getByRole("button", { name: "Look up" }).click();
  const cake = there.page.getByRole("region", { name: "Corner shop cake" });
  await cake.getByText("Your household's").waitFor();
  await cake.getByRole("button", { name: /^Add 310 kcal/ }).click();
  await entry(there.page, "Corner shop cake").waitFor();
  expect([...problems, ...there.problems]).toEqual([]);
});

/** 40 × 30 of one colour: 24-bit BMP. */
const photo = (): Buffer => {
  const [width, height] = [40, 30];
  const data = Buffer.alloc(54 + width * height * 3, 120).fill(0, 0, 54);
  data.write("BM", 0);
  for (const [at, value] of [
    [2, data.length],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    data.writeUInt32LE(value, at);
  data.writeUInt16LE(1, 26);
  data.writeUInt16LE(24, 28);
  return data;
};
const part = (name: string, kcal: number) => ({
  name,
  portion: "1 bowl",
  grams: 300,
  grams_low: 220,
  grams_high: 400,
  confidence: 0.5,
  kcal,
  protein_g: 12,
  carbs_g: 40,
  fat_g: 10,
});

test("EST-01 EST-02 EST-03 a model estimates words and photos and logs nothing", async () => {
  const { page, problems } = await onNutrition(owner, withServiceWorker);
  await visit(page, world, "/settings");
  await page.getByRole("region", { name: "AI coach" }).getByRole("button", { name: "What is sent" }).click();
  await page.getByRole("button", { name: "Agree", exact: true }).click();
  await page.getByText("Agreed", { exact: true }).first().waitFor();
  // The server asks their own records, so these have to be there.
  await settled(page);
  await visit(page, world, "/nutrition");
  await adding(page, "Describe");
  await page.getByRole("button", { name: "Estimate from a photo" }).waitFor();
  const words = page.getByLabel("Describe your meal");
  const estimate = page.getByRole("button", { name: "Estimate", exact: true });
  const takePhoto = () =>
    page
      .getByLabel("Photo of your meal")
      .setInputFiles({ name: "meal.bmp", mimeType: "image/bmp", buffer: photo() });

  // Refused, in another shape, and no picture at all: each in its own words; the table answers for words.
  model.script({ type: "answer", text: "", stopReason: "refusal" });
  await words.fill("2 eggs");
  await estimate.click();
  await page.getByText("Failed to get AI estimation. Please try manual entry.").waitFor();
  await page.getByText("Estimated from the food table on this device.").waitFor();
  model.script({ type: "answer", text: '{"items":[{"name":"Stew","grams":"300"}]}' });
  await takePhoto();
  await page.getByText("Could not parse nutrition data. Please try again.").waitFor();
  model.script({ type: "answer", text: '{"items":[]}' });
  await takePhoto();
  await page.getByText("Could not parse meal components. Please try again.").waitFor();
  await page
    .getByLabel("Photo of your meal")
    .setInputFiles({ name: "meal.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByText("Failed to estimate meal nutrition. Please try manual entry.").waitFor();

  model.script({
    type: "answer",
    text: JSON.stringify({ items: [part("Zzyzx stew", 400), part("Wibble soup", 150)] }),
    noisy: true,
  });
  await takePhoto();
  const parts = page.getByRole("region", { name: "Parts of this meal" });
  await parts.getByText("220-400 g, please check").first().waitFor();
  await page.getByText(/^Estimated by anthropic claude-/).waitFor();
  const [content] = (model.requests.at(-1)?.body.messages ?? []) as { readonly content: unknown }[];
  expect(content?.content).toMatchObject([
    { type: "image", source: { type: "base64", media_type: "image/jpeg" } },
    { type: "text" },
  ]);

  // The disk is full, for all of them and then for one: said in the specification's words, and what failed stays.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (JSON.stringify(value).includes(document.documentElement.dataset.full ?? "\0"))
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
    document.documentElement.dataset.full = "1 bowl";
  });
  await parts.getByRole("button", { name: "Add all: 550 kcal, 24 g protein" }).click();
  await page.getByText("Failed to add items. Please try again.").first().waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.full = "Wibble";
  });
  await parts.getByRole("button", { name: "Add all: 550 kcal, 24 g protein" }).click();
  await page.getByText("Added 1 items successfully, but 1 failed to save.").first().waitFor();
  await page.evaluate(() => {
    delete document.documentElement.dataset.full;
  });
  await parts.getByRole("button", { name: "Add all: 150 kcal, 12 g protein" }).click();
  await page.getByText("Added 1 item", { exact: true }).first().waitFor();
  // Each once: nothing was lost and nothing was logged twice.
  await entry(page, "Wibble soup").waitFor();
  await expect.poll(() => entry(page, "Zzyzx stew").count()).toBe(1);
  await expect.poll(() => entry(page, "Wibble soup").count()).toBe(1);
  await expect.poll(() => entry(page, /Egg/).count()).toBe(0);

  // Without the server: words go to the table, and that is said.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await world.stop();
  try {
    await adding(page, "Describe");
    await words.fill("a banana");
    await estimate.click();
    await page.getByText("Failed to connect to AI service. Please try manual entry.").waitFor();
    await parts.getByRole("group", { name: "Servings of Banana" }).waitFor();
  } finally {
    await world.start();
  }
  expect(problems).toEqual([]);
});
