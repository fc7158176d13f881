/** The bundled food data is what the table and the list say. After a change of the list: `node tools/foods/write-pack.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FoodPack } from "@muster/domain/nutrition/foods/food-pack";
import { foodsOfPack } from "@muster/domain/nutrition/foods/food-pack";
import { expect, test } from "vitest";
import { root } from "../lib/paths.ts";
import { buildPack, measureOf, packAsText } from "./pack.ts";
import { readStandardReference } from "./standard-reference.ts";

const file = join(root, "packages/domain/data/foods.json");
const readPack = (): FoodPack => JSON.parse(readFileSync(file, "utf8")) as FoodPack;

test("FOOD-01 the bundled foods are USDA's table and our everyday names", () => {
  const isCurrent = packAsText(buildPack(readStandardReference())) === readFileSync(file, "utf8");
  // Not the texts themselves: nobody could read the difference.
  expect({ isCurrent, otherwise: "node tools/foods/write-pack.ts" }).toMatchObject({ isCurrent: true });
});

test("FOOD-01 the bundled foods travel in 260 KB", () => {
  expect(gzipSync(readFileSync(file), { level: 9 }).length).toBeLessThanOrEqual(260_000);
});

test("FOOD-01 every food has numbers that a food can have, and one usual amount", () => {
  const pack = readPack();
  const foods = foodsOfPack(pack);
  expect(foods.length).toBeGreaterThan(8_000);
  for (const { food } of foods) {
    const { kcal, proteinG = Number.NaN, carbsG = 0, fatG = 0 } = food.per100g;
    expect([food.id, kcal >= 0 && kcal <= 902, proteinG + carbsG + fatG <= 102]).toEqual([
      food.id,
      true,
      true,
    ]);
    expect([food.id, food.measures.every(({ grams }) => grams > 0)]).toEqual([food.id, true]);
    expect(food.measures).toContainEqual(food.defaultMeasure);
  }
  expect(new Set(foods.map(({ food }) => food.id)).size).toBe(foods.length);
});

test("FOOD-01 what the table does not know is unknown, not 0", () => {
  const foods = foodsOfPack(readPack());
  const withoutFiber = foods.filter(({ food }) => food.per100g.fiberG === undefined);
  expect(withoutFiber.length).toBeGreaterThan(300);
});

test.each([
  [".5 cup, chopped", 78, "cup, chopped", 156],
  ["1 large", 50, "large", 50],
  ["10 nuts", 14, "nuts", 1.4],
  ["2 tbsp", 32, "tbsp", 16],
])("FOOD-01 a measure of '%s' is counted down to one", (text, grams, label, ofOne) => {
  expect(measureOf(text, grams)).toEqual({ label, grams: ofOne });
});
