/** How meals in words are read with the built-in table: figures of both lists, cases of the open one alone. */
import type { FoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { nutrientsFor } from "@muster/domain/nutrition/foods/serving";
import { parseMeal } from "@muster/domain/nutrition/meal-text/parse-meal";
import { sum } from "../metrics/metric.ts";
import { judgeMeals, type MealCounts, type MealEstimate, type MealFigures } from "./judge-meals.ts";
import { heldOutMeals } from "./meals.heldout.data.ts";
import { openMeals } from "./meals.open.data.ts";

type MealsReport = {
  readonly open: MealFigures;
  /** Without cases: who works on the reader must not see these sentences. */
  readonly heldOut: Omit<MealFigures, "cases">;
};

/** Where no food at all is found, the app refuses the sentence as a whole. */
const estimated = (text: string, index: FoodIndex): MealEstimate => {
  const { items, unknown } = parseMeal(text, index);
  return {
    kcal: sum(items.map(({ food, grams }) => nutrientsFor(food, grams).kcal)),
    unknown: items.length === 0 ? [text] : unknown,
    foods: items.length,
  };
};

/** Reads every meal of both lists with the foods of `index`. */
export const mealsReport = (index: FoodIndex): MealsReport => {
  const estimate = (text: string) => estimated(text, index);
  const { cases: _unseen, ...heldOut } = judgeMeals(heldOutMeals, estimate);
  return { open: judgeMeals(openMeals, estimate), heldOut };
};

const line = (name: string, { meals, within, missed, pretendsWhole }: MealCounts): string =>
  [
    name.padEnd(18),
    ...[meals, within, missed, pretendsWhole].map((count) => String(count).padStart(12)),
    `${Math.round((100 * within) / meals)}%`.padStart(8),
  ].join("");

const table = (title: string, { total, byKind }: Omit<MealFigures, "cases">): readonly string[] => [
  `${title.padEnd(18)}${["meals", "within", "missed", "looks whole"].map((head) => head.padStart(12)).join("")}`,
  ...Object.entries(byKind).map(([kind, counts]) => line(kind, counts)),
  line("all", total),
];

/** For people; cases of the open list at the end. */
export const mealsAsText = ({ open, heldOut }: MealsReport): string =>
  [...table("held out", heldOut), "", ...table("open", open), "", ...open.cases].join("\n");
