import { expect, test } from "vitest";
import type { NutritionEntry } from "./entry.ts";
import { partsOfRecipe, recipeOf, servingOfRecipe } from "./recipe.ts";
import { mealOfferSchema, mostIngredients, mostOffered, recipeSchema } from "./shared-meals.ts";
import { tooManyText } from "./texts/entry.text.ts";

const line = (mealName: string, calories: number, fat: number | null): NutritionEntry => ({
  logDate: "2026-11-20",
  mealName,
  mealSlot: "dinner",
  calories,
  protein: 20,
  carbohydrate: 10,
  fat,
  fiber: null,
  servings: 1,
  servingSize: "200 g",
  createdAt: "2026-11-20T18:00:00.000Z",
});
const lines = [line("Lentils", 600, 4), line("Rice", 400, 2)];
const recipe = recipeOf(" Dal ", lines, 4, "2026-11-20T19:00:00.000Z");

test("a recipe's serving is its sum over the yield; unknown stays unknown", () => {
  expect(recipeSchema.safeParse(recipe).success).toBe(true);
  expect(servingOfRecipe(recipe)).toEqual({
    name: "Dal",
    size: "1 serving",
    calories: 250,
    protein: 10,
    carbohydrate: 5,
    fat: 1.5,
    fiber: null,
  });
  expect(servingOfRecipe(recipeOf("Dal", [...lines, line("Ghee", 100, null)], 4, "")).fat).toBeNull();
});

test("a recipe's parts add up to its serving", () => {
  const sum = partsOfRecipe(recipe).reduce((total, { serving }) => total + serving.calories, 0);
  expect(sum).toBeCloseTo(servingOfRecipe(recipe).calories, 9);
});

test("an offer names two people, a day and lines that fit a diary", () => {
  const [to, from] = ["0198a1b2-0000-7000-8000-000000000001", "0198a1b2-0000-7000-8000-000000000002"];
  const offer = {
    to,
    from,
    logDate: "2026-11-20",
    lines,
    portion: 0.5,
    createdAt: "2026-11-20T19:00:00.000Z",
  };
  expect(mealOfferSchema.safeParse(offer).success).toBe(true);
  expect(mealOfferSchema.safeParse({ ...offer, lines: [] }).success).toBe(false);
  expect(mealOfferSchema.safeParse({ ...offer, portion: 0 }).success).toBe(false);
});

test("NUT-02 too many lines for an offer or a recipe are an error, none is dropped", () => {
  expect(tooManyText("An offer", mostOffered, 20)).toBeUndefined();
  expect(tooManyText("An offer", mostOffered, 21)).toBe(
    "An offer holds 20 entries at most, and these are 21. Please take a smaller meal or fewer entries.",
  );
  expect(tooManyText("A recipe", mostIngredients, 40)).toBeUndefined();
  expect(tooManyText("A recipe", mostIngredients, 41)).toContain("these are 41");
  const full = recipeOf("Feast", Array(40).fill(line("Rice", 400, 2)), 4, "2026-11-20T19:00:00.000Z");
  expect(recipeSchema.safeParse(full).success).toBe(true);
});
