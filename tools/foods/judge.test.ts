/** The gates of the judged lists; `npm run bench` prints both halves. */

import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { expect, test } from "vitest";
import { bundledIndex, judgeMeals, judgeSearch, shareRight } from "./judge.ts";

const index = bundledIndex();

test("FOOD-01 of 200 searches 95% have the right food in the top 3", () => {
  const judged = judgeSearch(index);
  expect(judged).toHaveLength(200);
  expect(shareRight(judged, false)).toBeGreaterThanOrEqual(0.95);
  expect(shareRight(judged, true)).toBeGreaterThanOrEqual(0.95);
});

test("EST-04 FOOD-02 of 200 meals 90% are within 15% of their energy", () => {
  const judged = judgeMeals(index);
  expect(judged).toHaveLength(200);
  expect(shareRight(judged, false)).toBeGreaterThanOrEqual(0.9);
  expect(shareRight(judged, true)).toBeGreaterThanOrEqual(0.9);
});

test.each(["balut", "hakarl", "kvass", "surstromming", "zorblax"])(
  "EST-04 FOOD-01 '%s' is not in the table: not recognised is better than wrong",
  (name) => {
    expect(parseMeal(name, index)).toEqual({ items: [], unknown: [name] });
    expect(searchFoods(index, name, 3).filter(({ isComplete }) => isComplete)).toEqual([]);
  },
);

test.each([
  ["roti", "Roti"],
  ["two rotis", "Roti"],
  ["ghee", "Ghee"],
  ["rocket", "Arugula"],
  ["dal", "Dal"],
  ["2 samosas", "Samosa"],
  ["paneer", "Paneer"],
  ["one masala dosa", "Masala dosa"],
  ["injera", "Injera"],
  ["digestives", "Digestive biscuit"],
  ["marmite", "Yeast extract"],
  ["haggis", "Haggis"],
  ["pierogi", "Pierogi"],
  ["halloumi", "Halloumi"],
  ["a bowl of shakshuka", "Shakshuka"],
  ["fat free greek yogurt", "0% greek yogurt"],
  ["uncooked white rice", "Raw white rice"],
  ["chiken brest", "Chicken breast"],
  ["brocolli", "Broccoli"],
])("EST-04 '%s' is read as %s", (text, name) => {
  expect(parseMeal(text, index).items.map(({ food }) => food.name)).toEqual([name]);
});

test.each([
  ["rocket", "Arugula", 5],
  ["courgette", "Zucchini", 33],
  ["aubergine", "Eggplant", 35],
  ["a packet of crisps", "Potato chips", 149],
  ["chip shop chips", "Oven chips", 422],
  ["cod and chips", "Cod and chips", 1030],
  ["ham egg and chips", "Ham egg and chips", 720],
  ["jacket potato", "Baked potato", 168],
  ["beans on toast", "Beans on toast", 259],
  ["porridge", "Oatmeal", 166],
  ["mince", "Ground beef", 218],
  ["gammon", "Gammon", 303],
  ["orange squash", "Squash drink", 35],
  ["ribena", "Squash drink", 35],
  ["ice lolly", "Ice lolly", 47],
  ["bacon sandwich", "Bacon butty", 311],
  ["chip sandwich", "Chip butty", 538],
  ["sweetcorn", "Sweet corn", 143],
  ["king prawns", "Shrimp", 12],
  ["caster sugar", "Sugar", 16],
  ["icing sugar", "Icing sugar", 10],
  ["granary bread", "Multigrain bread", 69],
  ["2 slices of granary toast", "Multigrain bread", 138],
  ["swiss roll", "Swiss roll", 100],
  ["ice cream cone", "Ice cream cone", 240],
  ["rump steak", "Steak", 416],
  ["new potatoes", "Potato", 144],
  ["potato wedges", "Oven chips", 422],
  ["pie and mash", "Pie and mash", 790],
  ["crisp sandwich", "Crisp sandwich", 418],
  ["white pudding", "White pudding", 90],
  ["wotsits", "Cheetos", 157],
  ["pot noodle", "Ramen", 388],
  ["builder's tea", "Tea", 2],
  ["stilton", "Blue cheese", 100],
])("EST-04 British words: '%s' is %s with about %d kcal", (text, name, kcal) => {
  const { items, unknown } = parseMeal(text, index);
  expect(unknown).toEqual([]);
  expect(items.map(({ food }) => food.name)).toEqual([name]);
  const read = items.reduce((sum, { food, grams }) => sum + nutrientsFor(food, grams).kcal, 0);
  expect(Math.abs(read - kcal)).toBeLessThanOrEqual(Math.max(3, kcal / 10));
});

test("EST-04 no single word stands for a whole food name", () => {
  expect(parseMeal("peppers", index).items.map(({ food }) => food.name)).toEqual(["Bell pepper"]);
  expect(parseMeal("the special", index)).toEqual({ items: [], unknown: ["special"] });
});

test.each([
  ["8 inch flour tortilla", 147],
  ["2 weetabix with 150ml semi-skimmed milk", 210],
  ["6 oz skinless chicken breast raw", 204],
  ["1 jumbo hot dog in a bun", 351],
  // A name that begins like an amount, and short words for 'and' and 'with'.
  ["2 quarter pounders", 834],
  ["fish n chips", 870],
  ["bagel w cream cheese", 379],
  ["1/4 watermelon", 339],
  ["carrot sticks", 33],
  ["30g of 85% dark choc", 179],
  ["flat white", 100],
  ["cup of instant coffee", 2.4],
  ["a bowl of porridge made with milk and a banana", 271],
])("EST-04 '%s' has about %d kcal", (text, kcal) => {
  const { items, unknown } = parseMeal(text, index);
  expect(unknown).toEqual([]);
  const read = items.reduce((sum, { food, grams }) => sum + nutrientsFor(food, grams).kcal, 0);
  expect(Math.abs(read / kcal - 1)).toBeLessThan(0.1);
});

test("FOOD-01 a word that is whole comes before names that only begin with it", () => {
  const [first] = searchFoods(index, "roti", 3);
  expect(first?.food.name).toBe("Roti");
});

test("FOOD-01 each letter of a word leads closer: banana is there after three letters", () => {
  for (const typed of ["ban", "bana", "banan", "banana"])
    expect(searchFoods(index, typed, 3).map(({ food }) => food.name)).toContain("Banana");
});

test("EST-04 '2 eggs and a cup of oatmeal' is two foods with their own measures", () => {
  const { items, unknown } = parseMeal("2 eggs and a cup of oatmeal", index);
  expect(unknown).toEqual([]);
  expect(items.map(({ food, measure, amount, grams }) => [food.name, measure.label, amount, grams])).toEqual([
    ["Egg", "large", 2, 100],
    ["Oatmeal", "cup", 1, 234],
  ]);
});

test.each(["", "   ", "qwxyz vbnmk", "!!!", "and with on", "2", "500 g"])(
  "EST-04 '%s' is no meal: nothing is made up",
  (text) => {
    expect(parseMeal(text, index).items).toEqual([]);
  },
);
