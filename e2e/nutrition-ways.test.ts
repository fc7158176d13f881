/** Food by search, in words and by barcode, with the real table, the real decoder and a camera that plays a film. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writeFilm } from "./barcode-film.ts";
import { launchBrowser, openPage, phone, startWorld, type World } from "./harness.ts";
import { alex, visit } from "./journeys.ts";
import { type SeededPerson, seedPerson } from "./seeded.ts";

const known = "4006381333931";
const nobodys = "5901234123457";
/** A product nobody knows either, whose answer can be held back. */
const slow = "4012345678901";

let folder: string;
let browser: Browser;
let world: World;
let person: SeededPerson;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "muster-film-"));
  const film = join(folder, "codes.y4m");
  writeFilm(film, [undefined, nobodys]);
  browser = await launchBrowser({
    flags: [
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  world = await startWorld();
  person = await seedPerson(world, world.code, alex);
});
afterAll(async () => {
  await world?.close();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** On Nutrition, adding food in one of the ways. */
const adding = async (way: string, before?: (context: BrowserContext) => Promise<unknown>) => {
  const context = await browser.newContext({
    ...phone,
    reducedMotion: "reduce",
    permissions: ["camera"],
    storageState: person.signedIn,
  });
  onTestFinished(() => context.close());
  await before?.(context);
  const opened = await openPage(context);
  const { page } = opened;
  await visit(page, world, "/nutrition");
  await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
  await page.getByRole("tab", { name: way }).click();
  return { ...opened, context };
};

const entry = (page: Page, name: string | RegExp) => page.getByRole("listitem").filter({ hasText: name });

test("EST-01 EST-04 a meal in words waits for a food table that is still on its way", async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page, problems } = await adding("Describe", (context) =>
    context.route(/\/assets\/foods-[^/]*\.json/, async (route) => {
      await arrived;
      await route.continue();
    }),
  );
  await page.getByLabel("Describe your meal").fill("2 eggs");
  await page.getByRole("button", { name: "Estimate", exact: true }).click();
  await page.getByText("Estimating...").waitFor();
  arrive();
  await page.getByText("Estimated from the food table on this device.").waitFor();
  await page.getByRole("group", { name: "Servings of Egg" }).waitFor();
  expect(problems).toEqual([]);
});

test("FOOD-01 FOOD-02 EST-01 EST-02 EST-04 food search and meal text work offline", async () => {
  const { page, problems } = await adding("Search", (context) =>
    // The outside sources are away: what is here answers.
    context.route("**/api/foods/**", (route) => route.abort()),
  );
  const lookUp = page.getByRole("button", { name: "Look up" });
  await expect.poll(() => lookUp.isDisabled()).toBe(true);
  const search = page.getByLabel("Search foods");
  await search.fill("bananna");
  const common = page.getByRole("region", { name: "Common" });
  await common.getByRole("button", { name: "Banana", exact: false }).first().waitFor();
  // Below two letters there is nothing to find.
  await search.fill("b");
  await common.waitFor({ state: "detached" });
  await search.fill("banana");
  await common
    .getByRole("button", { name: /^Banana/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Banana", exact: true }).waitFor();
  await page.getByRole("radio", { name: "g", exact: true }).click();
  await page.getByRole("group", { name: "Amount" }).getByRole("textbox").fill("200");
  await page.getByRole("button", { name: /^Add 178 kcal, 2 g/ }).click();
  await entry(page, /Banana.*200 g/s).waitFor();

  await page.getByRole("button", { name: "Add food" }).click();
  await page.getByRole("tab", { name: "Describe" }).click();
  const estimate = page.getByRole("button", { name: "Estimate", exact: true });
  await estimate.click();
  await page.getByText("Please describe your meal", { exact: true }).waitFor();
  await page.getByLabel("Describe your meal").fill("eg");
  await estimate.click();
  await page.getByText("Please provide a meal description").waitFor();
  await page.getByLabel("Describe your meal").fill("2 eggs, a banana and a wibblewobble");
  await estimate.click();
  await page.getByText(/Not recognized: .*wibblewobble/).waitFor();
  const parts = page.getByRole("region", { name: "Parts of this meal" });
  // A total without it does not say 'all'; a food that is chosen for the words joins the parts.
  await parts.getByRole("button", { name: /^Add 2 of 3: \d+ kcal/ }).waitFor();
  await parts.getByLabel('Food for "a wibblewobble"').fill("bagel");
  await parts
    .getByRole("button", { name: /^Bagel/ })
    .first()
    .click();
  await parts.getByRole("group", { name: "Servings of Bagel" }).waitFor();
  await parts.getByRole("button", { name: "Leave out Bagel" }).click();
  const bananas = parts.getByRole("group", { name: "Servings of Banana" });
  await parts.getByRole("group", { name: "Servings of Egg" }).waitFor();
  await bananas.getByLabel("More, Servings of Banana").click();
  await parts.getByRole("button", { name: /^Add all: \d+ kcal/ }).click();
  await page.getByText("Added 2 items", { exact: true }).first().waitFor();
  await entry(page, "Banana (×1.5)").waitFor();
  await entry(page, "Egg (×2)").waitFor();
  expect(problems).toEqual([]);
});

/** @param late answers for `slow` only then */
const answers = (context: BrowserContext, late?: Promise<void>): Promise<unknown> =>
  context.route("**/api/foods/barcode/*", async (route) => {
    const gtin = route.request().url().split("/").at(-1) ?? "";
    if (gtin === slow) await late;
    const bar = { label: "bar", grams: 50 };
    const food = {
      id: `off:${gtin}`,
      name: "Oat bar",
      brand: "Miller",
      source: "openFoodFacts",
      per100g: { kcal: 400, proteinG: 10 },
      measures: [bar],
      defaultMeasure: bar,
      barcode: gtin,
    };
    return route.fulfill({
      json: {
        status: gtin === known ? "found" : "not-found",
        food: gtin === known ? food : null,
        gtin,
        checkOk: true,
        sources: [],
        notices: [],
      },
    });
  });

test("NUT-04 a recipe is made from the Saved tab, and nothing of it is logged", async () => {
  const { page, problems } = await adding("Saved");
  await page.getByRole("button", { name: "New recipe" }).click();
  await page.getByText(/^New recipe: write what is in the whole dish/).waitFor();
  await page.getByLabel("Describe your meal").fill("400 g rice and 6 eggs");
  await page.getByRole("button", { name: "Estimate", exact: true }).click();
  await page.getByRole("button", { name: "Keep these as a recipe" }).click();
  await page.getByLabel("Recipe name").fill("Egg rice");
  await page.getByRole("button", { name: "Save recipe" }).click();
  const recipes = page.getByRole("region", { name: "Recipes" });
  await recipes.getByText(/a serving · makes 2 servings/).waitFor();
  await recipes.getByRole("button", { name: /^Egg rice/ }).click();
  await recipes.getByRole("group", { name: /^Servings of .*[Ee]gg/ }).waitFor();
  expect(await page.getByRole("tab", { name: "Saved" }).getAttribute("aria-selected")).toBe("true");
  expect(await entry(page, "Egg rice").filter({ hasText: "Delete" }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test("BAR-01 BAR-02 an unknown barcode is added once and then found", async () => {
  const late = Promise.withResolvers<void>();
  const { page, context, problems } = await adding("Scan", (own) => answers(own, late.promise));
  // From the film, through camera, worker and decoder.
  await page.getByText(`Product not in database (${nobodys})`).waitFor();
  await page.getByRole("button", { name: "Add this product" }).click();
  await page.getByText(`New product ${nobodys}`).waitFor();
  await page.getByLabel("Food name").fill("Corner shop cake");
  await page.getByLabel("Calories").fill("310");
  await page.getByRole("button", { name: /^Add 310 kcal/ }).click();
  await entry(page, "Corner shop cake").waitFor();

  await page.getByRole("button", { name: "Scan a barcode" }).click();
  const cake = page.getByRole("region", { name: "Corner shop cake" });
  await cake.getByText("Your household's").waitFor();
  await cake.getByRole("button", { name: /^Add 310 kcal/ }).waitFor();

  // By hand on the same device, without a camera that would look things up beside it.
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("No camera", "NotAllowedError"));
  });
  await page.reload();
  await entry(page, "Corner shop cake").waitFor();
  await page.getByRole("button", { name: "Scan a barcode" }).click();
  await page.getByText("Unable to access camera").waitFor();
  const typed = async (code: string): Promise<void> => {
    await page.getByRole("tab", { name: "Enter" }).click();
    await page.getByRole("tab", { name: "Scan" }).click();
    await page.getByLabel("Or type the barcode").fill(code);
    await page.getByRole("button", { name: "Look up" }).click();
  };
  await typed(nobodys);
  await cake.getByText("Your household's").waitFor();
  // An answer that comes after the next question is not shown.
  await typed(slow);
  await page.getByLabel("Or type the barcode").fill(known);
  await page.getByRole("button", { name: "Look up" }).click();
  await page.getByText("Oat bar, 400 kcal").waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith(slow));
  late.resolve();
  await answered;
  await page.getByRole("region", { name: "Oat bar" }).waitFor();
  await page.getByRole("button", { name: "Add 200 kcal, 5 g" }).click();
  await entry(page, "Oat bar, Miller").waitFor();
  expect(problems).toEqual([]);
});

test("BAR-03 the connection test looks up a barcode and keeps the last ten lines", async () => {
  const context = await browser.newContext(phone);
  onTestFinished(() => context.close());
  await answers(context);
  const { page, problems } = await openPage(context);
  await page.goto(`${world.url}/api-test`);
  for (const [code, says] of [
    [known, "Oat bar: 200 kcal, 5 g protein per bar"],
    [nobodys, "Product not found in database"],
    ["12", "A barcode has 8, 12 or 13 digits."],
  ] as const) {
    await page.getByLabel("Barcode").fill(code);
    await page.getByRole("button", { name: "Look up" }).click();
    await page.getByText(says).waitFor();
  }
  const lines = page.getByRole("region", { name: "Debug log" }).getByRole("listitem");
  for (let round = 0; round < 4; round += 1) {
    await page.getByRole("button", { name: "Look up" }).click();
    await expect.poll(() => lines.count()).toBe(Math.min(10, 6 + 2 * (round + 1)));
  }
  expect(problems).toEqual([]);
});

/** 1600 × 1200 of one colour, as no camera would ever make it smaller: 24-bit BMP. */
const largePhoto = (): Buffer => {
  const [width, height] = [1600, 1200];
  const data = Buffer.alloc(54 + width * height * 3, 120);
  data.fill(0, 0, 54);
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

test("EST-03 a photo is reduced on the device and estimated with ranges", async () => {
  const sent: {
    readonly picture?: { readonly mediaType: string; readonly data: string };
    readonly agreed: boolean;
  }[] = [];
  const context = await browser.newContext({
    ...phone,
    reducedMotion: "reduce",
    storageState: person.signedIn,
  });
  onTestFinished(() => context.close());
  await context.route("**/api/hello", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      json: { ...(await reply.json()), model: { provider: "test", name: "test-model" } },
    });
  });
  await context.route("**/api/foods/estimate", (route) => {
    sent.push(route.request().postDataJSON());
    const item = {
      name: "Rice",
      portion: "1 cup",
      grams: 180,
      gramsLow: 150,
      gramsHigh: 220,
      confidence: 0.6,
      kcal: 240,
      proteinG: 4,
      food: null,
    };
    return route.fulfill({ json: { items: [item], by: "test-model" } });
  });
  const { page, problems } = await openPage(context);
  const describe = async (): Promise<void> => {
    await page.goto(`${world.url}/nutrition`);
    await page.getByRole("button", { name: /^(Add food|Log Your First Item)$/ }).click();
    await page.getByRole("tab", { name: "Describe" }).click();
    await page.getByLabel("Describe your meal").waitFor();
  };
  // Not agreed yet: no camera is offered, and where to agree is said.
  await describe();
  await page.getByRole("link", { name: "Settings", exact: true }).last().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Estimate from a photo" }).count()).toBe(0);
  await page.goto(`${world.url}/settings`);
  await page.getByRole("region", { name: "AI coach" }).getByRole("button", { name: "What is sent" }).click();
  await page.getByRole("button", { name: "Agree", exact: true }).click();
  await page.getByText("Agreed", { exact: true }).first().waitFor();

  await describe();
  await page.getByRole("button", { name: "Estimate from a photo" }).waitFor();
  await page
    .getByLabel("Photo of your meal")
    .setInputFiles({ name: "meal.bmp", mimeType: "image/bmp", buffer: largePhoto() });
  const parts = page.getByRole("region", { name: "Parts of this meal" });
  await parts.getByText("150-220 g, please check", { exact: false }).waitFor();
  await page.getByText("Estimated by test-model.").waitFor();
  const picture = Buffer.from(sent[0]?.picture?.data ?? "", "base64");
  // A JPEG whose frame header says 1024 × 768.
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  expect([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)]).toEqual([1024, 768]);
  expect(sent[0]).toMatchObject({ agreed: true, picture: { mediaType: "image/jpeg" } });
  await parts.getByRole("button", { name: "Add all: 240 kcal, 4 g protein" }).click();
  // The entry is listed at once; the parts go when all of them are saved.
  await parts.waitFor({ state: "detached" });
  await entry(page, "Rice").waitFor();
  expect(problems).toEqual([]);
});
