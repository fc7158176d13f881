/** Makes the food services: cached answers, outside sources, and the estimate of a meal by a model. */
import { renameSync } from "node:fs";
import { mealModelFrom } from "../coaching/providers/registry.ts";
import type { Config } from "../config.ts";
import { foodsFile, openFoodStore } from "../database/data-folder.ts";
import { bundledIndex } from "../nutrition/bundled-index.ts";
import { createMealEstimator } from "../nutrition/estimate-meal.ts";
import { createFoodFinder } from "../nutrition/find-foods.ts";
import type { Nutrition } from "../nutrition/nutrition.ts";
import { sourcesFrom } from "../nutrition/sources/registry.ts";
import type { FoodStore } from "../stores/food-store.ts";
import type { Stores } from "../stores/stores.ts";
import { clock, later } from "./real-time.ts";
import { version } from "./version.ts";

/** An import locks the file for moments; longest wait of a request for it, ms. */
const writeWait = 20;

/** The cache of foods can be rebuilt: a file that does not open is put aside, and the server starts. */
export const openFoods = (dataDir: string, report: (error: unknown, where: string) => void): FoodStore => {
  const file = foodsFile(dataDir);
  try {
    return openFoodStore(file, writeWait);
  } catch (error) {
    report(error, "foods.db");
    try {
      renameSync(file, `${file}.unreadable`);
      return openFoodStore(file, writeWait);
    } catch (again) {
      report(again, "foods.db");
      return openFoodStore(":memory:");
    }
  }
};

/** Makes the food services that the configuration allows. */
export const nutritionFrom = async (
  config: Config,
  stores: Stores,
  store: FoodStore,
  report: (error: unknown, where: string) => void,
): Promise<Nutrition> => {
  const sources = sourcesFrom(process.env, version, clock);
  const set = await mealModelFrom(process.env);
  // Counted, limited and rested like every other question to a model.
  const model =
    set === null
      ? null
      : (await import("../coaching/model-gateway.ts")).createModelGateway({
          model: set,
          use: stores.modelUse,
          clock,
          tokenLimit: config.modelTokensAMonth,
          report,
        }).model;
  return {
    store,
    foods: createFoodFinder({ store, sources, clock, later, report }),
    consent: stores.consent,
    estimator:
      model === null ? null : createMealEstimator({ clock, later, chance: Math.random }, model, bundledIndex),
  };
};
