import { createFoodIndex } from "@muster/domain/nutrition/foods/food-index";
import { expect, test } from "vitest";
import { judgeMeals, type MealEstimate } from "./judge-meals.ts";
import { type Meal, mealsOfKind, named, partly, unknown } from "./meal.ts";
import { heldOutMeals } from "./meals.heldout.data.ts";
import { openMeals } from "./meals.open.data.ts";
import { mealsAsText, mealsReport } from "./meals-report.ts";

const all = [...openMeals, ...heldOutMeals];

const exact = (text: string): MealEstimate => {
  const meal = all.find((one) => one.text === text);
  return { kcal: meal?.kcal ?? 0, unknown: meal?.isWhole === false ? [text] : [], foods: meal?.parts ?? 0 };
};
const toast: readonly Meal[] = mealsOfKind("with", [
  named("toast with butter", "toast 50×270 + butter 10×717"),
]);

test("an estimator that answers nothing has no meal right", () => {
  const { total } = judgeMeals(all, () => ({ kcal: 0, unknown: [], foods: 0 }));
  expect(total).toMatchObject({ meals: all.length, within: 0, missed: all.length });
  expect(total.pretendsWhole).toBeGreaterThan(all.length * 0.9);
});

test("an estimator that answers exactly has every meal right", () => {
  const { total, byKind, cases } = judgeMeals(all, exact);
  expect(total).toEqual({ meals: all.length, within: all.length, missed: 0, pretendsWhole: 0 });
  expect(Object.values(byKind).map(({ missed }) => missed)).toEqual(Array(14).fill(0));
  expect(cases.length).toBe(0);
});

test("an estimator that refuses everything is right only where nothing can be known", () => {
  const { byKind, total } = judgeMeals(all, (text) => ({ kcal: 0, unknown: [text], foods: 0 }));
  expect(total.pretendsWhole).toBe(0);
  expect(byKind.everyday?.within).toBe(0);
  expect(byKind.notKnown?.within).toBe(all.filter(({ isWhole, kcal }) => !isWhole && kcal === 0).length);
});

test("the energy may be off by the tolerance and no further", () => {
  const withinAt = (kcal: number) => judgeMeals(toast, () => ({ kcal, unknown: [] })).total.within;
  expect(toast[0]?.kcal).toBe(207);
  expect([165, 166, 248, 249].map(withinAt)).toEqual([0, 1, 1, 0]);
});

test("a diet drink found at 0 kcal is right, nothing found is not", () => {
  const drink = mealsOfKind("qualifier", [named("1 can diet cola", "diet cola 355×1")]);
  const withinWith = (foods: number) =>
    judgeMeals(drink, () => ({ kcal: 0, unknown: [], foods })).total.within;
  expect([withinWith(0), withinWith(1)]).toEqual([0, 1]);
});

test("a food left out in silence looks whole, one that is named does not", () => {
  const pretends = (estimate: MealEstimate, meals = toast) =>
    judgeMeals(meals, () => estimate).total.pretendsWhole;
  expect(pretends({ kcal: 135, unknown: [], foods: 1 })).toBe(1);
  expect(pretends({ kcal: 135, unknown: ["butter"], foods: 1 })).toBe(0);
  const stew = mealsOfKind("notKnown", [unknown("mystery stew"), partly("egg and zorblax", "egg 50×143")]);
  expect(pretends({ kcal: 71.5, unknown: [], foods: 1 }, stew)).toBe(2);
});

test("both lists hold the same number of every kind, and no sentence twice", () => {
  const counts = (meals: readonly Meal[]) =>
    Object.entries(Object.groupBy(meals, (meal) => meal.kind)).map(([name, list]) => [name, list?.length]);
  expect(counts(openMeals)).toEqual(counts(heldOutMeals));
  for (const [, count] of counts(openMeals)) expect(count).toBeGreaterThanOrEqual(10);
  expect(all.length).toBeGreaterThanOrEqual(360);
  expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
});

test("every meal says which foods its energy is made of", () => {
  for (const { kcal, parts, why, isWhole } of all) {
    expect(why.split(" + ").filter((part) => part !== "").length, why).toBe(parts);
    if (isWhole) expect(kcal, why).toBeGreaterThan(0);
  }
});

test("the report shows what went wrong in the open list and no held-out sentence", () => {
  const report = mealsReport(createFoodIndex([]));
  const shown = mealsAsText(report) + JSON.stringify(report);
  const isShown = ({ text }: Meal) => shown.includes(JSON.stringify(text));
  expect(openMeals.some(isShown)).toBe(true);
  expect(heldOutMeals.filter(isShown).length).toBe(0);
});
