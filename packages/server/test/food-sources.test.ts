/** One contract for every food source, against real HTTP doubles on good and on bad days. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foodDataCentral } from "../src/nutrition/sources/food-data-central.ts";
import type { FoodLookup } from "../src/nutrition/sources/food-source.ts";
import { nutritionix } from "../src/nutrition/sources/nutritionix.ts";
import { openFoodFacts } from "../src/nutrition/sources/open-food-facts.ts";
import { createSourceFetch } from "../src/nutrition/sources/source-fetch.ts";
import { type FoodDouble, misbehaviours, startFoodDouble } from "./doubles/food-source.ts";
import {
  flatNutriments,
  foodDataCentralDouble,
  knownGtin,
  nutritionixDouble,
  openFoodFactsDouble,
  unknownGtin,
} from "./doubles/food-tables.ts";

/** Time-outs are real here, so they are short. */
const patience = 250;
const ask = createSourceFetch("Muster/test (test@example.org)", patience);
const off = (url: string): FoodLookup => openFoodFacts(ask, { products: url, search: url });

const sources = [
  { name: "Open Food Facts v3.6", answer: openFoodFactsDouble("v3.6"), make: off },
  { name: "Open Food Facts v2", answer: openFoodFactsDouble("v2"), make: off },
  {
    name: "FoodData Central",
    answer: foodDataCentralDouble,
    make: (url: string) => foodDataCentral(ask, "key", url),
  },
  {
    name: "Nutritionix",
    answer: nutritionixDouble,
    make: (url: string) => nutritionix(ask, { appId: "id", appKey: "key" }, url),
  },
];

describe.each(sources)("BAR-01 $name", ({ answer, make }) => {
  let double: FoodDouble;
  let source: FoodLookup;
  beforeAll(async () => {
    double = await startFoodDouble(answer);
    source = make(double.url);
  });
  afterAll(() => double.close());

  test("BAR-01 a known product comes with its numbers per 100 g and its serving", async () => {
    const found = await source.byBarcode(knownGtin);
    if (found.type !== "found") throw new Error(found.type);
    expect(found.value.per100g.kcal).toBeGreaterThan(535);
    expect(found.value.per100g.kcal).toBeLessThan(545);
    expect(found.value.per100g.proteinG).toBeCloseTo(6.3, 0);
    // Whether the table shouts or mumbles.
    expect(found.value.name).toBe("Hazelnut spread");
    expect([15, 37]).toContain(found.value.defaultMeasure.grams);
    expect(found.value.barcode).toBe(knownGtin);
    expect(found.value.unverified).toBeUndefined();
  });

  test("BAR-01 a product it does not know is 'nothing', not 'down'", async () => {
    expect(await source.byBarcode(unknownGtin)).toEqual({ type: "nothing" });
  });

  test("FOOD-01 words find foods; words it does not know find nothing", async () => {
    const found = await source.search("hazelnut spread");
    if (found.type !== "found") throw new Error(found.type);
    expect(found.value.length).toBeGreaterThan(0);
    expect(await source.search("zzyzx")).toEqual({ type: "nothing" });
  });

  test.each(misbehaviours)(
    "BAR-01 on a bad day (%s) it is 'down', in time, and well again after",
    async (how) => {
      double.misbehave(how);
      const started = performance.now();
      const answers = await Promise.all([source.byBarcode(knownGtin), source.search("hazelnut spread")]);
      expect(answers.map(({ type }) => type)).toEqual(["down", "down"]);
      // Two versions of an API may be asked, each with its own patience.
      expect(performance.now() - started).toBeLessThan(patience * 2 + 2_000);
      double.misbehave(undefined);
      expect((await source.byBarcode(knownGtin)).type).toBe("found");
    },
  );
});

test.each([
  ["kJ in the field for kcal", { ...flatNutriments, "energy-kcal_100g": 2252 }, 538],
  ["kJ only", { ...flatNutriments, "energy-kcal_100g": undefined }, 538],
  [
    "per serving only",
    { "energy-kcal_serving": 80.9, proteins_serving: 0.95, carbohydrates_serving: 8.6, fat_serving: 4.6 },
    539,
  ],
  ["numbers as text", { ...flatNutriments, "energy-kcal_100g": "539 kcal", fat_100g: "30,9 g" }, 539],
])("BAR-01 Open Food Facts with %s becomes %d", async (_, nutriments, kcal) => {
  const double = await startFoodDouble(openFoodFactsDouble("v2", { nutriments }));
  const found = await off(double.url).byBarcode(knownGtin);
  await double.close();
  if (found.type !== "found") throw new Error(found.type);
  expect(Math.round(found.value.per100g.kcal)).toBe(kcal);
});

test.each([
  ["no numbers", {}],
  ["impossible numbers", { "energy-kcal_100g": 400, proteins_100g: 600 }],
])("BAR-01 a product with %s is none for a diary", async (_, nutriments) => {
  const double = await startFoodDouble(openFoodFactsDouble("v2", { nutriments }));
  expect(await off(double.url).byBarcode(knownGtin)).toEqual({ type: "nothing" });
  await double.close();
});

test("BAR-01 redirects are not followed, so a key stays with its source", async () => {
  const elsewhere = await startFoodDouble(openFoodFactsDouble("v3.6"));
  const double = await startFoodDouble(() => ({
    status: 302,
    body: {},
    location: `${elsewhere.url}/api/v3.6/product/1`,
  }));
  expect(await off(double.url).byBarcode(knownGtin)).toEqual({ type: "nothing" });
  expect(elsewhere.requests).toEqual([]);
  await Promise.all([double.close(), elsewhere.close()]);
});
