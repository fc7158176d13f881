/** From a food and an amount to numbers. The one place where per 100 g becomes a portion, so it is never done twice. */
import type { Food, Measure, Nutrients, Per100g } from "./food.ts";

const keys = ["kcal", "proteinG", "carbsG", "fatG", "fiberG", "sugarG"] as const;

const scaled = (values: Nutrients, factor: number): Nutrients => {
  const entries = keys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [[key, value * factor] as const];
  });
  return { kcal: 0, ...Object.fromEntries(entries) };
};

/**
 * @param grams of the food, 0 or more
 * @returns the portion's numbers, unrounded: rounding is done once, where the diary line is made. Unknown stays absent.
 */
export const nutrientsFor = (food: Pick<Food, "per100g">, grams: number): Nutrients =>
  scaled(food.per100g, grams / 100);

/** @param amount how many of the measure */
export const servingGrams = (measure: Measure, amount: number): number => measure.grams * amount;

/**
 * The other way: what a label says about one serving, per 100 g.
 * @param grams weight of the serving, more than 0
 */
export const per100gOf = (serving: Nutrients, grams: number): Per100g => scaled(serving, 100 / grams);
