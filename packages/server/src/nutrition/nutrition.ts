/** The parts of nutrition that the app is given: tests bring doubles of what reaches outside. */

import type { ConsentStore } from "../stores/consent-store.ts";
import type { FoodStore } from "../stores/food-store.ts";
import type { MealEstimator } from "./estimate-meal.ts";
import type { FoodFinder } from "./find-foods.ts";

/** The services behind the food routes. */
export type Nutrition = {
  readonly foods: FoodFinder;
  readonly store: FoodStore;
  /** null: no model is set up. */
  readonly estimator: MealEstimator | null;
  /** Whether a model may be used for a person. */
  readonly consent: ConsentStore;
};
