import { expect, test } from "vitest";
import { lineOf } from "./diary-line.ts";
import type { NutritionEntry } from "./entry.ts";
import { byMeal, mealSlotAt } from "./meal-slot.ts";
import { savedFoodOf, servingOfSaved } from "./saved-food.ts";
import { suggestions, usesOf } from "./suggestions.ts";
import { weekBudget } from "./week-budget.ts";

const line = (mealName: string, logDate: string, over: Partial<NutritionEntry> = {}): NutritionEntry => ({
  logDate,
  mealName,
  mealSlot: "breakfast",
  calories: 300,
  protein: 20,
  carbohydrate: null,
  fat: null,
  fiber: null,
  servings: 1,
  servingSize: "",
  createdAt: `${logDate}T12:00:00.000Z`,
  ...over,
});

const bar = {
  name: "Oat bar",
  size: "1 bar",
  calories: 200,
  protein: 5,
  carbohydrate: null,
  fat: null,
  fiber: null,
};

test("foods often eaten at this meal come first, unnamed entries never", () => {
  const lines = [
    line("Oatmeal", "2026-11-18"),
    line("oatmeal (×2)", "2026-11-19", { servings: 2, calories: 600 }),
    line("Salmon", "2026-11-19", { mealSlot: "dinner" }),
    line("Salmon", "2026-11-18", { mealSlot: "dinner" }),
    line("Salmon", "2026-11-17", { mealSlot: "dinner" }),
    line("Pancakes", "2026-09-01"),
    line("Food Entry", "2026-11-19"),
    line("Tomorrow", "2026-11-21"),
  ];
  const breakfast = suggestions(lines, "2026-11-20", "breakfast", 5);
  expect(breakfast.map(({ serving }) => serving.name)).toEqual(["oatmeal", "Salmon", "Pancakes"]);
  // Per serving, with the servings of last time.
  expect(breakfast[0]).toMatchObject({ servings: 2, times: 2, serving: { calories: 300 } });
  expect(suggestions(lines, "2026-11-20", "dinner", 1)[0]?.serving.name).toBe("Salmon");
});

test("NUT-04 'often' begins with three days of the same meal", () => {
  const latte = (...dates: readonly string[]) => dates.map((date) => line("Latte", date));
  const isOften = (...lines: readonly NutritionEntry[]) =>
    suggestions(lines, "2026-11-20", "breakfast", 1)[0]?.isOften;
  expect(isOften(...latte("2026-11-18", "2026-11-19"))).toBe(false);
  expect(isOften(...latte("2026-11-19", "2026-11-19", "2026-11-19"))).toBe(false);
  expect(isOften(...latte("2026-11-17", "2026-11-18", "2026-11-19"))).toBe(true);
  expect(
    isOften(...latte("2026-11-17", "2026-11-18"), line("Latte", "2026-11-19", { mealSlot: "snack" })),
  ).toBe(false);
});

test("NUT-04 uses are counted in the diary and the last used comes first", () => {
  const saved = (name: string, useCount = 0, lastUsedAt: string | null = null) => ({
    foodName: name,
    brandName: null,
    useCount,
    lastUsedAt,
  });
  const counted = usesOf(
    [saved("Never"), saved("Whey", 3, "2026-01-01T00:00:00.000Z"), saved("Oatmeal")],
    [
      line("Oatmeal (×2)", "2026-11-18", { servings: 2 }),
      line("whey", "2026-11-19"),
      line("Oatmeal", "2026-11-17"),
    ],
  );
  expect(counted.map(({ food, use }) => [food.foodName, use.times])).toEqual([
    ["Whey", 4],
    ["Oatmeal", 2],
    ["Never", 0],
  ]);
});

test("NUT-04 a branded food is counted by the name of its entries", () => {
  const lastUsedAt = "2026-11-19T12:00:00.000Z";
  for (const foodName of ["Oat bar", "Oat bar ".repeat(12).trim()]) {
    const food = { ...savedFoodOf({ ...bar, name: foodName }, lastUsedAt), brandName: "Miller" };
    const place = { logDate: "2026-11-19", mealSlot: "snack", createdAt: lastUsedAt } as const;
    const lines = [1, 2].map((servings) => lineOf(servingOfSaved(food), servings, place));
    // The same food of another brand is another food.
    const others = [line("Oat bar, Other", "2026-11-19"), line("Oat bar", "2026-11-19")];
    expect(usesOf([food], [...lines, ...others])[0]?.use).toEqual({ times: 2, lastUsedAt });
  }
});

test("NUT-04 a food is saved and logged again with the same numbers and size", () => {
  for (const size of ["1 bowl", "2 slices", "half a cup", "1 serving"]) {
    const serving = {
      name: "Soup",
      size,
      calories: 91.3,
      protein: 4.2,
      carbohydrate: 10,
      fat: null,
      fiber: 2,
    };
    expect(servingOfSaved(savedFoodOf(serving, "2026-11-20T12:00:00.000Z"))).toEqual(serving);
  }
});

test("the meal of the hour, and a day's lines by meal", () => {
  expect([5, 10, 11, 14, 15, 18, 23, 2].map(mealSlotAt)).toEqual([
    "breakfast",
    "breakfast",
    "lunch",
    "lunch",
    "snack",
    "dinner",
    "snack",
    "snack",
  ]);
  expect(byMeal([line("a", "2026-11-20"), line("b", "2026-11-20", { mealSlot: "dinner" })])).toMatchObject([
    { slot: "breakfast" },
    { slot: "dinner" },
  ]);
});

const goals = { calories: 2000, protein: 150 };
const totals = (calories: number) => ({
  calories,
  protein: 150,
  carbohydrate: null,
  fat: null,
  fiber: null,
  atLeast: [],
  entries: 1,
});
const week = ["16", "17", "18", "19", "20", "21", "22"].map((day) => `2026-11-${day}`);

test("NUT-06 used + left = budget for the week; a day without entries counts", () => {
  const days = week.map((date, index) => ({
    date,
    goals,
    totals: [totals(2600), undefined, totals(2000)][index],
  }));
  const budget = weekBudget(days, "2026-11-19", 1500);
  expect(budget).toMatchObject({ budget: 14_000, used: 6600, left: 7400, assumedDays: 1, daysLeft: 4 });
  expect(budget.used + budget.left).toBe(budget.budget);
  expect(budget).toMatchObject({ perDay: 1850, limitedBy: null, daysLogged: 2, daysOnTarget: 1 });
});

test("NUT-06 a week of which most days have no entry is not added up", () => {
  const withLogged = (count: number) =>
    weekBudget(
      week.map((date, index) => ({ date, goals, totals: index < count ? totals(2000) : undefined })),
      "2026-11-20",
      1500,
    ).isKnown;
  expect([0, 1, 2, 4].map(withLogged)).toEqual([false, false, true, true]);
});

test("NUT-06 no day gets less than the floor, and the budget names it as the limit", () => {
  const days = week.map((date, index) => ({ date, goals, totals: index < 5 ? totals(2900) : undefined }));
  expect(weekBudget(days, "2026-11-21", 1500)).toMatchObject({
    perDay: 1500,
    limitedBy: "floor",
    left: -500,
  });
  expect(weekBudget(days, "2026-11-30", 1500).perDay).toBeNull();
});

test("NUT-06 a light week is not made up for in one day", () => {
  const days = week.map((date, index) => ({ date, goals, totals: index < 5 ? totals(1000) : undefined }));
  expect(weekBudget(days, "2026-11-21", 1500)).toMatchObject({
    perDay: 2400,
    limitedBy: "ceiling",
    left: 9000,
  });
  expect(weekBudget(days, "2026-11-21", 2500)).toMatchObject({ perDay: 2500, limitedBy: "ceiling" });
});
