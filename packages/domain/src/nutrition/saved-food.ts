/** A saved food and one serving of it, in both directions (NUT-04). */

import type { Serving } from "./diary-line.ts";
import type { SavedFood } from "./entry.ts";

/** What one serving of a saved food is, in words: '1 bowl', '2 slices'. */
export const sizeOfSaved = ({ servingQty, servingUnit, servingWeightGrams }: SavedFood): string => {
  // 'half a cup' is one of it, and says so itself.
  const counts = servingQty !== 1 || !/^(a|an|one|half|quarter)\b/i.test(servingUnit);
  const size = counts ? `${servingQty} ${servingUnit}`.trim() : servingUnit;
  return servingWeightGrams === null || /^\d+(\.\d+)? g$/.test(size)
    ? size
    : `${size} (${servingWeightGrams} g)`;
};

/** What a saved food is called in the list and in the diary. */
export const nameOfSaved = ({ foodName, brandName }: Pick<SavedFood, "foodName" | "brandName">): string =>
  brandName === null ? foodName : `${foodName}, ${brandName}`;

/** One serving as it was saved: kcal and g. */
export const servingOfSaved = (food: SavedFood): Serving => ({
  name: nameOfSaved(food),
  size: sizeOfSaved(food),
  calories: food.calories,
  protein: food.protein,
  carbohydrate: food.totalCarbohydrate,
  fat: food.totalFat,
  fiber: food.dietaryFiber,
});

/** Where a saved food comes from and what it is known by. */
type FoodOrigin = Pick<SavedFood, "source" | "upc"> & { readonly brandName?: string | null };

/**
 * The record of a saved serving.
 * @param name shown in the list; a serving without a name cannot be saved
 * @param now instant
 */
export const savedFoodOf = (
  serving: Serving,
  now: string,
  { source, upc, brandName = null }: FoodOrigin = { source: "manual", upc: null },
): SavedFood => {
  const [, quantity, unit] = /^(\d+(?:\.\d+)?)\s+(.+)$/.exec(serving.size) ?? [];
  return {
    foodName: serving.name,
    brandName,
    servingQty: quantity === undefined || Number(quantity) <= 0 ? 1 : Math.min(10_000, Number(quantity)),
    servingUnit: (unit ?? (serving.size === "" ? "serving" : serving.size)).slice(0, 40),
    servingWeightGrams: null,
    calories: serving.calories,
    protein: serving.protein,
    totalFat: serving.fat,
    totalCarbohydrate: serving.carbohydrate,
    sugars: null,
    dietaryFiber: serving.fiber,
    photoUrl: null,
    source,
    nixItemId: null,
    upc,
    createdAt: now,
    lastUsedAt: null,
    useCount: 0,
  };
};
