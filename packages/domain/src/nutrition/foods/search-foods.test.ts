import fc from "fast-check";
import { expect, test } from "vitest";
import type { Food } from "./food.ts";
import { createFoodIndex, withOwnFoods } from "./food-index.ts";
import { foodWords } from "./food-words.ts";
import { searchFoods } from "./search-foods.ts";

const food = (name: string, over: Partial<Food> = {}): Food => ({
  id: name,
  name,
  source: "usda",
  per100g: { kcal: 100, proteinG: 5 },
  measures: [{ label: "cup", grams: 100 }],
  defaultMeasure: { label: "cup", grams: 100 },
  ...over,
});
const bundled = createFoodIndex([
  { food: food("Banana", { source: "everyday" }), aliases: ["plantain, sweet"] },
  { food: food("Bananas, raw") },
  { food: food("BANNER Banana pudding, ready to eat") },
  { food: food("Chicken, broilers or fryers, breast, meat only, cooked, roasted") },
  { food: food("Yogurt, Greek, plain, nonfat") },
]);
const names = (query: string, index = bundled) => searchFoods(index, query, 5).map((hit) => hit.food.name);

test("FOOD-01 what people say comes before tables, and brands last", () => {
  expect(names("banana")).toEqual(["Banana", "Bananas, raw", "BANNER Banana pudding, ready to eat"]);
});

test.each([
  ["bananna", "Banana"],
  ["chiken brest", "Chicken, broilers or fryers, breast, meat only, cooked, roasted"],
  ["breast chicken", "Chicken, broilers or fryers, breast, meat only, cooked, roasted"],
  ["yoghurt greek", "Yogurt, Greek, plain, nonfat"],
  ["plantains", "Banana"],
  ["BANÁNA", "Banana"],
])("FOOD-01 '%s' finds %s", (query, name) => {
  expect(names(query)[0]).toBe(name);
});

test("FOOD-01 own foods come first, the more used the higher", () => {
  const index = withOwnFoods(bundled, [
    { food: food("Banana bread of grandma", { source: "own", id: "1" }) },
    { food: food("Banana shake", { source: "own", id: "2" }), uses: 40 },
  ]);
  expect(names("banana", index).slice(0, 2)).toEqual(["Banana shake", "Banana bread of grandma"]);
  expect(names("greek", index)).toEqual(["Yogurt, Greek, plain, nonfat"]);
});

test("FOOD-01 a name that lacks a word is shown only when no name has them all", () => {
  expect(names("banana raw")).toEqual(["Bananas, raw"]);
  expect(names("banana unicorn")[0]).toBe("Banana");
  expect(names("unicorn")).toEqual([]);
});

test("FOOD-01 any search is finite, within the limit and deterministic", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 1, max: 5 }), (query, limit) => {
      const hits = searchFoods(bundled, query, limit);
      expect(hits.length).toBeLessThanOrEqual(limit);
      expect(hits.every(({ score }) => Number.isFinite(score))).toBe(true);
      expect(searchFoods(bundled, query, limit)).toEqual(hits);
    }),
  );
});

test("FOOD-01 words come in one spelling, without those that mean nothing", () => {
  expect(foodWords("A Bowl of Strawberries & Tomatoes")).toEqual(["bowl", "strawberry", "tomato"]);
  expect(foodWords("PB&J")).toEqual(["pbj"]);
});
