import { expect, test } from "vitest";
import type { Food, Measure } from "../foods/food.ts";
import { createFoodIndex } from "../foods/food-index.ts";
import { readAmount } from "./amount.ts";
import { chosenItem, parseMeal } from "./parse-meal.ts";
import { tokensOf } from "./tokens.ts";

const food = (name: string, ...measures: readonly Measure[]): Food => ({
  id: name,
  name,
  source: "everyday",
  per100g: { kcal: 100, proteinG: 5 },
  measures,
  defaultMeasure: measures[0] ?? { label: "100 g", grams: 100 },
});
const of = (label: string, grams: number): Measure => ({ label, grams });
const index = createFoodIndex([
  { food: food("Egg", of("large", 50), of("extra large", 56)) },
  { food: food("Chicken breast", of("breast", 140)), aliases: ["chicken"] },
  { food: food("Raw chicken breast", of("breast", 174)) },
  { food: food("Chicken thigh", of("thigh", 62)) },
  { food: food("Rice", of("cup", 158)) },
  { food: food("Beans", of("cup", 170), of("can", 400)) },
  { food: food("Butter", of("tbsp", 14)) },
  { food: food("Toast", of("slice", 26)) },
  { food: food("Lean ground beef", of("serving", 85)), aliases: ["90% lean ground beef"] },
  { food: food("Ground beef", of("serving", 85)) },
  { food: food("Salad", of("bowl", 130)) },
  { food: food("Feta", of("oz", 28.35)) },
  { food: food("Smoothie", of("glass", 400)) },
  { food: food("Banana", of("medium", 118)) },
  { food: food("Milk", of("cup", 244)) },
  { food: food("Flour tortilla", of("tortilla", 48), of("8 inch", 49), of("10 inch", 72)) },
  { food: food("Beer", of("can", 356), of("pint", 473)) },
  { food: food("Pierogi", of("piece", 38)) },
  { food: food("Boiled potato", of("medium", 167)), aliases: ["potato"] },
  { food: food("Ham and cheese sandwich", of("sandwich", 136)) },
  { food: food("Sandwich", of("sandwich", 150)) },
  { food: food("Cheese", of("slice", 28)) },
  { food: food("Peanut butter", of("tbsp", 16)) },
  { food: food("Chicken rice", of("plate", 400)) },
  { food: food("Mayo", of("tbsp", 14)), aliases: ["mayonnaise"] },
  { food: food("Pepper jack", of("slice", 28)) },
]);
const read = (text: string) =>
  parseMeal(text, index).items.map(({ food: { name }, grams }) => `${name} ${Math.round(grams)}`);

test.each([
  // The amount behind the food.
  ["chicken breast 6 oz", ["Chicken breast 170"]],
  ["rice, 180 g", ["Rice 180"]],
  ["rice: 180 g", ["Rice 180"]],
  ["Rice (180g), beans (100 g)", ["Rice 180", "Beans 100"]],
  ["boiled potatoes 250g butter 10g", ["Boiled potato 250", "Butter 10"]],
  ["peanut butter - 2 tbsp", ["Peanut butter 32"]],
  // Lines, bullets, headings.
  ["Lunch:\n- 2 eggs\n- 1 slice of toast", ["Egg 100", "Toast 26"]],
  ["DINNER\n1. rice 100 g\n2) feta 50g", ["Rice 100", "Feta 50"]],
  ["Meal 2 -\n• 4 eggs", ["Egg 200"]],
  ["breakfast: 2 eggs, dinner: 100 g rice", ["Egg 100", "Rice 100"]],
  ["Rice\n200 g", ["Rice 200"]],
  ["Lunch (at work): 2 eggs", ["Egg 100"]],
  ["[x] 2 eggs\n[ ] toast", ["Egg 100", "Toast 26"]],
  ["a couple of slices of toast", ["Toast 52"]],
  // A dish and its parts.
  ["salad: 50 g feta, 100 g beans", ["Feta 50", "Beans 100"]],
  ["Smoothie (1 banana, 200 ml milk)", ["Banana 118", "Milk 206"]],
  ["2x smoothie [1 banana]", ["Banana 236"]],
  ["smoothie made with 1 banana and 1 cup milk", ["Banana 118", "Milk 244"]],
  ["salad of 50g feta and 100g beans", ["Feta 50", "Beans 100"]],
  ["1 cup of rice made with milk", ["Rice 158"]],
  ["1 cup of rice made with milk and a banana", ["Rice 158", "Banana 118"]],
  ["sandwich (ham and cheese)", ["Ham and cheese sandwich 136"]],
  // With.
  ["sandwich with ham and cheese", ["Ham and cheese sandwich 136"]],
  ["6 pierogi with potato and cheese", ["Pierogi 228"]],
  ["toast with butter on top, no cheese", ["Toast 26", "Butter 5"]],
  ["chicken and rice", ["Chicken breast 140", "Rice 158"]],
  // Spelling.
  ["2 tabelspoons of peanutbutter", ["Peanut butter 32"]],
  ["150 gramms chiken brest", ["Chicken breast 150"]],
  ["a tbsp of mayonaise", ["Mayo 14"]],
  ["hlaf a bananna", ["Banana 59"]],
  // What changes the energy chooses the food.
  ["6 oz skinless chicken breast raw", ["Raw chicken breast 170"]],
  ["100 g beef mince 10% fat", ["Lean ground beef 100"]],
  ["4 oz 90/10 ground beef, cooked", ["Lean ground beef 113"]],
  // Times.
  ["air fried chicken breast with skin 100 g", ["Chicken breast 100"]],
  ["eggs x3", ["Egg 150"]],
  ["rice 100g x 2", ["Rice 200"]],
  ["2 × 150 g rice", ["Rice 300"]],
  ["2x30g feta", ["Feta 60"]],
  ["eggs (x4)", ["Egg 200"]],
  // Amounts in words.
  ["three quarters of a cup of rice", ["Rice 119"]],
  ["a hundred and fifty grams of rice", ["Rice 150"]],
  ["a tablespoon and a half of butter", ["Butter 21"]],
  ["2-3 eggs", ["Egg 125"]],
  // Each.
  ["rice and beans, 1 cup each", ["Rice 158", "Beans 170"]],
  ["100g each of rice and beans", ["Rice 100", "Beans 100"]],
  ["two chicken thighs 120g each", ["Chicken thigh 240"]],
  ["one each: egg, banana", ["Egg 50", "Banana 118"]],
  ["an egg and a banana, 80 g each", ["Egg 80", "Banana 80"]],
  ["2 sandwiches (each 2 slices of toast, 30 g cheese)", ["Toast 104", "Cheese 60"]],
  ["2 lots of 30 g cheese", ["Cheese 60"]],
  ["twice 40 g rice", ["Rice 80"]],
  ["2 slices of toast with 1 slice of cheese each", ["Toast 52", "Cheese 56"]],
  // Sizes and packs.
  ["8 inch flour tortilla", ["Flour tortilla 49"]],
  ['2 10" flour tortillas', ["Flour tortilla 144"]],
  ["12 oz can of beer", ["Beer 340"]],
  ["2 330ml cans of beer", ["Beer 660"]],
  ["3 extra large eggs", ["Egg 168"]],
])("EST-04 '%s' is read by the grammar", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["2 eggs and some zorblax", ["some zorblax"]],
  ["200 g rice with the sauce Kevin brought", ["sauce Kevin brought"]],
  ["Salad (zorblax)", ["zorblax"]],
  ["peppers", ["peppers"]],
  ["rice 100 g, 3 cups", ["3 cups"]],
])("EST-04 what '%s' leaves open is returned as it was written", (text, unknown) => {
  expect(parseMeal(text, index).unknown).toEqual(unknown);
});

test("EST-04 a food chosen for open words takes their amount", () => {
  const beer = index.foods.find(({ food: { name } }) => name === "Beer")?.food;
  expect(beer && chosenItem("2 pints of zorblax", beer, index)).toMatchObject({ grams: 946, confidence: 1 });
});

test.each([
  ["1/2 cup", 0.5, "cup"],
  ["1 1/2 lb", 1.5, "lb"],
  ["1½ tbsp", 1.5, "tbsp"],
  ["0,5 l", 0.5, "l"],
  ["1,200 g", 1200, "g"],
  ["half a pound", 0.5, "lb"],
  ["two and a half slices", 2.5, "slice"],
  ["about 3 fl oz", 3, "floz"],
  ["half a dozen", 6, undefined],
])("EST-04 '%s' is an amount of %d", (text, count, unit) => {
  expect(readAmount(tokensOf(text), 0)?.amount).toMatchObject({ count, unit });
});

test("EST-04 whatever is written, every part is a food with grams or is returned", () => {
  const words = [
    "2",
    "x",
    "eggs",
    "each",
    "(",
    ")",
    ":",
    "-",
    "1/2",
    "cup",
    "of",
    "and",
    "with",
    ",",
    "\n",
    "a",
    "half",
    "90%",
    "zorblax",
    "no",
  ];
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: 1 + (next() % 12) }, () => words[next() % words.length]).join(" ");
    const { items, unknown } = parseMeal(text, index);
    expect(
      items.every(({ grams }) => Number.isFinite(grams) && grams > 0),
      text,
    ).toBe(true);
    if (text.includes("zorblax")) expect(unknown.join(" "), text).toContain("zorblax");
  }
});
