/** The bundled food table on the server: read with the first question, for estimates and the old endpoint. */
import { readFileSync } from "node:fs";
import { createFoodIndex, type FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { type FoodPack, foodsOfPack } from "@muster/domain/nutrition/foods/food-pack";

let index: FoodIndex | undefined;

/** Search index of the bundled food table, built on the first call and then reused. */
export const bundledIndex = (): FoodIndex => {
  if (index === undefined) {
    const file = new URL("../../../domain/data/foods.json", import.meta.url);
    // Made by our own builder, which a test compares with the file.
    index = createFoodIndex(foodsOfPack(JSON.parse(readFileSync(file, "utf8")) as FoodPack));
  }
  return index;
};
