/** How well search and parser do on the judged lists, by halves: even lines were for tuning, odd ones were held out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createFoodIndex, type FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { type FoodPack, foodsOfPack } from "@muster/domain/nutrition/foods/food-pack";
import { searchFoods } from "@muster/domain/nutrition/foods/search-foods";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { judgedMeals } from "@muster/domain/nutrition/testing/judged-meals.data";
import { judgedQueries } from "@muster/domain/nutrition/testing/judged-queries.data";
import { root } from "../lib/paths.ts";

export type Judgement = {
  readonly text: string;
  readonly isHeldOut: boolean;
  readonly isRight: boolean;
  /** What came instead, for tuning. */
  readonly got: string;
};

export const bundledIndex = (): FoodIndex => {
  const file = readFileSync(join(root, "packages/domain/data/foods.json"), "utf8");
  // Written by our own builder, and compared with it in a test.
  return createFoodIndex(foodsOfPack(JSON.parse(file) as FoodPack));
};

const lines = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split(" | "));

/** Right: one of the first three is the food that was meant. */
export const judgeSearch = (index: FoodIndex): readonly Judgement[] =>
  lines(judgedQueries).map(([text = "", name = "", range = ""], at) => {
    const [low = 0, high = 0] = range.split("-").map(Number);
    const pattern = new RegExp(name, "i");
    const hits = searchFoods(index, text, 3).map(({ food }) => food);
    return {
      text,
      isHeldOut: at % 2 === 1,
      isRight: hits.some(
        (food) => pattern.test(food.name) && food.per100g.kcal >= low && food.per100g.kcal <= high,
      ),
      got: hits.map((food) => `${food.name} ${food.per100g.kcal}`).join(" / "),
    };
  });

/** Right: the energy of all that was read lies within 15% of the reference (or 5 kcal, for a cup of tea). */
export const judgeMeals = (index: FoodIndex): readonly Judgement[] =>
  lines(judgedMeals).map(([text = "", parts = ""], at) => {
    const reference = parts.split("+").reduce((sum, part) => sum + Number(part), 0);
    const { items, unknown } = parseMeal(text, index);
    const read = items.reduce((sum, { food, grams }) => sum + nutrientsFor(food, grams).kcal, 0);
    return {
      text,
      isHeldOut: at % 2 === 1,
      isRight: Math.abs(read - reference) <= Math.max(5, reference * 0.15),
      got: `${Math.round(read)} instead of ${reference}: ${items
        .map(({ food, grams }) => `${food.name} ${Math.round(grams)} g`)
        .join(", ")}${unknown.length === 0 ? "" : `; unknown: ${unknown.join(", ")}`}`,
    };
  });

export const shareRight = (judgements: readonly Judgement[], isHeldOut: boolean): number => {
  const half = judgements.filter((judgement) => judgement.isHeldOut === isHeldOut);
  return half.filter(({ isRight }) => isRight).length / half.length;
};
