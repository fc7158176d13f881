/** A food in the shape of Nutritionix v2, with the fields that clients of the old endpoint read (spec §7). */
import type { Food, Measure } from "@muster/domain/nutrition/foods/food";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";

type NutritionixFood = {
  readonly food_name: string;
  readonly brand_name: string | null;
  readonly serving_qty: number;
  readonly serving_unit: string;
  readonly serving_weight_grams: number | null;
  readonly nf_calories: number;
  readonly nf_protein: number;
  readonly nf_total_fat: number | null;
  readonly nf_total_carbohydrate: number | null;
  readonly nf_sugars: number | null;
  readonly nf_dietary_fiber: number | null;
  readonly photo: { readonly thumb: null };
  readonly upc: string | null;
  readonly nix_item_id: string | null;
};

const round = (value: number): number => Math.round(value * 100) / 100;
const known = (value: number | undefined): number | null => (value === undefined ? null : round(value));

/** @param amount how many of the measure; the numbers are for all of them */
export const inOldShape = (food: Food, measure: Measure, amount: number): NutritionixFood => {
  const grams = measure.grams * amount;
  const { kcal, proteinG, fatG, carbsG, sugarG, fiberG } = nutrientsFor(food, grams);
  const isGrams = measure.label === "100 g";
  return {
    food_name: food.name,
    brand_name: food.brand ?? null,
    serving_qty: isGrams ? round(grams) : round(amount),
    serving_unit: isGrams ? "g" : measure.label,
    serving_weight_grams: food.weightUnknown === true ? null : round(grams),
    nf_calories: round(kcal),
    nf_protein: round(proteinG ?? 0),
    nf_total_fat: known(fatG),
    nf_total_carbohydrate: known(carbsG),
    nf_sugars: known(sugarG),
    nf_dietary_fiber: known(fiberG),
    photo: { thumb: null },
    upc: food.barcode ?? null,
    nix_item_id: food.id,
  };
};
