import { expect, test } from "vitest";
import { dailyIntake } from "./complete-days.ts";
import {
  dayTotals,
  defaultGoals,
  goalState,
  isOnTarget,
  percentOf,
  reviewDefaultGoals,
} from "./day-totals.ts";
import type { NutritionEntry } from "./entry.ts";
import { goalBar } from "./goal-bar.ts";
import { weekNutrition } from "./week-totals.ts";

const goals = { calories: 2000, protein: 150 };
const entry = (
  calories: number,
  protein: number | null,
  over: Partial<NutritionEntry> = {},
): NutritionEntry => ({
  logDate: "2026-11-20",
  mealName: "Food Entry",
  mealSlot: "lunch",
  calories,
  protein,
  carbohydrate: null,
  fat: null,
  fiber: null,
  servings: 1,
  servingSize: "",
  createdAt: "2026-11-20T12:00:00.000Z",
  ...over,
});

test("NUT-07 on target: calories within 10% AND protein at least 90%, inclusive", () => {
  const table = [
    [1800, 135, true],
    [2200, 135, true],
    [2000, 400, true],
    [1799, 135, false],
    [2201, 135, false],
    [2000, 134, false],
    [0, 150, false],
  ] as const;
  for (const [calories, protein, onTarget] of table) {
    expect([calories, protein, isOnTarget({ calories, protein }, goals)]).toEqual([
      calories,
      protein,
      onTarget,
    ]);
  }
});

test("NUT-07 the limits hold where binary fractions would miss them", () => {
  for (let calories = 100; calories <= 6000; calories += 10) {
    const goal = { calories, protein: calories };
    expect(isOnTarget({ calories: (calories * 11) / 10, protein: (calories * 9) / 10 }, goal)).toBe(true);
  }
});

test("NUT-01 under 90% is under, 90-110% good, over 110% over", () => {
  expect([89.9, 90, 110, 110.1].map(goalState)).toEqual(["under", "good", "good", "over"]);
  expect(goalState(percentOf(2200, 2000))).toBe("good");
});

test("NUT-01 the bar ends at 100%, the overflow at a further 100%", () => {
  expect(goalBar(1000, 2000)).toMatchObject({ filled: 0.5, overflow: 0, state: "under" });
  expect(goalBar(2500, 2000)).toMatchObject({ filled: 1, overflow: 0.25, state: "over" });
  expect(goalBar(9000, 2000)).toMatchObject({ filled: 1, overflow: 1 });
  expect(goalBar(500, 0)).toMatchObject({ percent: 0, filled: 0, overflow: 0 });
});

test("NUT-03 a day's totals are the sum of its lines; what no line knows stays unknown", () => {
  expect(dayTotals([entry(300, 20, { fat: 10 }), entry(450, 31)])).toEqual({
    calories: 750,
    protein: 51,
    carbohydrate: null,
    fat: 10,
    fiber: null,
    atLeast: ["fat"],
    entries: 2,
  });
  expect(dayTotals([entry(300, 20, { fat: 10 }), entry(80, 0, { fat: 0 })]).atLeast).toEqual([]);
  expect(dayTotals([])).toMatchObject({ calories: 0, protein: 0, entries: 0 });
});

test("NUT-03 a day whose protein is known in part is at least the sum", () => {
  const lines = [entry(300, null), entry(450, 31)];
  expect(dayTotals(lines)).toMatchObject({ calories: 750, protein: 31, atLeast: ["protein"] });
  expect(dailyIntake(lines, [])).toMatchObject([{ calories: 750, protein: null }]);
});

test("REV-02 a day with unknown protein counts for calories alone", () => {
  const days = [
    { date: "2026-11-16", calories: 2000, protein: 150, closed: false },
    { date: "2026-11-17", calories: 2200, protein: null, closed: false },
  ];
  expect(weekNutrition(days, () => goals)).toMatchObject({ avgCalories: 2100, avgProtein: null });
  const known = Array.from({ length: 5 }, (_, index) => ({
    date: `2026-11-1${index}`,
    calories: 2000,
    protein: 120,
    closed: false,
  }));
  expect(weekNutrition([...days.slice(1), ...known], () => goals)).toMatchObject({
    avgProtein: 120,
    proteinVariance: -30,
  });
});

test("NUT-06 default goals are 2000 kcal and 150 g, in the review 2200 kcal and 150 g", () => {
  expect(defaultGoals).toEqual({ calories: 2000, protein: 150 });
  expect(reviewDefaultGoals).toEqual({ calories: 2200, protein: 150 });
});

test("REV-02 a week of eating gives averages, variances and days on target", () => {
  const days = [
    { date: "2026-11-16", calories: 2000, protein: 150, closed: false },
    { date: "2026-11-17", calories: 2600, protein: 100, closed: false },
  ];
  const goalsOn = (date: string) => (date === "2026-11-16" ? goals : { calories: 2400, protein: 150 });
  expect(weekNutrition(days, goalsOn)).toEqual({
    daysLogged: 2,
    avgCalories: 2300,
    avgProtein: 125,
    calorieVariance: 100,
    proteinVariance: -25,
    daysOnTarget: 1,
  });
});

test("REV-02 days that are not complete are unknown, not zero", () => {
  expect(weekNutrition([], () => goals)).toBeNull();
});
