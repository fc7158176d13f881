import { expect, test } from "vitest";
import type { Food, Measure } from "../foods/food.ts";
import { createFoodIndex } from "../foods/food-index.ts";
import { readAmount } from "./amount.ts";
import { parseMeal } from "./parse-meal.ts";
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
  { food: food("Egg", of("large", 50), of("small", 38)) },
  { food: food("Milk", of("cup", 244), of("glass", 244)) },
  { food: food("Coffee", of("cup", 237)) },
  { food: food("Toast", of("slice", 26)) },
  { food: food("Butter", of("tbsp", 14), of("pat", 10)) },
  { food: food("Mac and cheese", of("cup", 190)) },
  { food: food("Almonds", of("handful", 28), of("almond", 1.2)) },
  { food: food("Big Mac", of("burger", 215)) },
  { food: food("Rotisserie chicken", of("serving", 85), of("half", 245)) },
  { food: food("Pasta", of("cup", 140)) },
  { food: food("Pizza", of("slice", 107), of("pizza", 860)) },
]);
const read = (text: string) =>
  parseMeal(text, index).items.map(({ food: { name }, grams }) => `${name} ${Math.round(grams)}`);

test.each([
  ["2 eggs", ["Egg 100"]],
  ["two small eggs", ["Egg 76"]],
  ["half a pizza", ["Pizza 430"]],
  ["2 slices of pizza", ["Pizza 214"]],
  ["half a dozen eggs", ["Egg 300"]],
  ["200g pasta", ["Pasta 200"]],
  ["1 1/2 cups of pasta", ["Pasta 210"]],
  ["1½ cups pasta", ["Pasta 210"]],
  ["0,5 cups pasta", ["Pasta 70"]],
  ["8 oz pasta", ["Pasta 227"]],
  ["a glass of milk", ["Milk 244"]],
  ["500 ml milk", ["Milk 516"]],
  ["mac and cheese", ["Mac and cheese 190"]],
  ["a big mac", ["Big Mac 215"]],
  ["10 almonds", ["Almonds 12"]],
  ["a handful of almonds", ["Almonds 28"]],
  ["half a rotisserie chicken", ["Rotisserie chicken 245"]],
  ["two slices of toast with butter", ["Toast 52", "Butter 10"]],
  ["coffee with milk", ["Coffee 237", "Milk 30"]],
  ["For breakfast I had 2 eggs, toast and coffee.", ["Egg 100", "Toast 26", "Coffee 237"]],
  ["I ate 2 eggs and drank a glass of milk", ["Egg 100", "Milk 244"]],
])("EST-04 '%s'", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test("EST-04 a finished word is not the beginning of another food's name", () => {
  expect(parseMeal("dal and two rotis", index)).toEqual({ items: [], unknown: ["dal", "two rotis"] });
});

test("EST-04 what fits no food is returned as it was written, and the rest is read", () => {
  const { items, unknown } = parseMeal("2 eggs and a bowl of zzyzx", index);
  expect(items).toHaveLength(1);
  expect(unknown).toEqual(["a bowl of zzyzx"]);
});

test("EST-04 an amount that is said and known makes sure, a guessed one less", () => {
  const [sure] = parseMeal("2 eggs", index).items;
  const [guessed] = parseMeal("a can of pasta", index).items;
  expect(sure?.confidence).toBe(1);
  expect(guessed?.confidence).toBeLessThan(1);
});

test.each([
  ["3 x 2 eggs", 6],
  ["a couple of eggs", 2],
  ["1 and a half cups pasta", 1.5],
  ["eggs", 1],
])("EST-04 the amount of '%s' is %d", (text, amount) => {
  expect(readAmount(tokensOf(text), 0)?.amount.count ?? 1).toBe(amount);
});
