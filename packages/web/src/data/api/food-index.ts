/** The bundled food table, ready to search. Loaded with the first search, then cached for offline use. */
import { createFoodIndex, type FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { type FoodPack, foodsOfPack } from "@muster/domain/nutrition/foods/food-pack";
import { fetchPack } from "./content-pack.ts";

/** The build puts the file beside the scripts and its hash into this address. */
export const foodsUrl = new URL("../../../../domain/data/foods.json", import.meta.url).pathname;

let loading: Promise<FoodIndex> | undefined;

const load = async (): Promise<FoodIndex> => {
  const response = await fetchPack(foodsUrl);
  // Made by our own build and named by its hash: what arrives is a pack.
  const pack = (await response.json()) as FoodPack;
  return createFoodIndex(foodsOfPack(pack));
};

/**
 * Loads the table once a visit.
 * @throws Error when it is neither on this device nor to be had; the next call tries again
 */
export const loadFoodIndex = (): Promise<FoodIndex> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
