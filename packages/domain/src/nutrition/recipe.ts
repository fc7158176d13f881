/** A recipe made from logged lines, and one serving of it (feature F19). */
import type { EnergyUnit } from "../shared/units.ts";
import type { Serving } from "./diary-line.ts";
import { shownName } from "./diary-line.ts";
import type { NutritionEntry } from "./entry.ts";
import type { MealComponent } from "./meal-components.ts";
import type { Recipe } from "./shared-meals.ts";
import { sizeText } from "./texts/entry.text.ts";

/** @param servings how many the lines together make @param now instant @param energy of names made of numbers */
export const recipeOf = (
  name: string,
  lines: readonly NutritionEntry[],
  servings: number,
  now: string,
  energy: EnergyUnit = "kcal",
): Recipe => ({
  name: name.trim(),
  servings,
  createdAt: now,
  ingredients: lines.map((line) => ({
    name: shownName(line, energy),
    size: line.servingSize,
    calories: line.calories,
    protein: line.protein,
    carbohydrate: line.carbohydrate,
    fat: line.fat,
    fiber: line.fiber,
  })),
});

type Amount = "calories" | "protein" | "carbohydrate" | "fat" | "fiber";

/** One serving: the sum of the ingredients ÷ the yield. What one ingredient does not know is unknown for the whole. */
export const servingOfRecipe = ({ name, ingredients, servings }: Recipe): Serving => {
  const each = (field: Amount): number | null => {
    const values = ingredients.map((one) => one[field]);
    return values.includes(null)
      ? null
      : values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / servings;
  };
  return {
    name,
    size: sizeText.serving,
    calories: each("calories") ?? 0,
    protein: each("protein"),
    carbohydrate: each("carbohydrate"),
    fat: each("fat"),
    fiber: each("fiber"),
  };
};

/** One serving by its ingredients, so that each can be changed for this once. */
export const partsOfRecipe = ({ ingredients, servings }: Recipe): readonly MealComponent[] =>
  ingredients.map((one) => {
    const share = (value: number | null): number | null => (value === null ? null : value / servings);
    return {
      serving: {
        name: one.name,
        size: servings === 1 ? one.size : sizeText.ofRecipe(servings, one.size),
        calories: one.calories / servings,
        protein: share(one.protein),
        carbohydrate: share(one.carbohydrate),
        fat: share(one.fat),
        fiber: share(one.fiber),
      },
      servings: 1,
      note: "",
    };
  });
