import { expect, test } from "vitest";
import { addDays } from "../shared/dates.ts";
import type { DayTotals } from "./day-totals.ts";
import { weekBudgetText } from "./week-budget.text.ts";
import { weekBudget } from "./week-budget.ts";

const monday = "2026-11-16";
const totalsOf = (calories: number): DayTotals => ({
  calories,
  protein: 150,
  carbohydrate: null,
  fat: null,
  fiber: null,
  atLeast: [],
  entries: 1,
});
/** What is said on a day of a week of 2,000 kcal, with so much eaten on each day before it. */
const said = (day: number, eaten: number, unit: "kcal" | "kJ" = "kcal"): string => {
  const days = Array.from({ length: 7 }, (_, index) => ({
    date: addDays(monday, index),
    goals: { calories: 2000, protein: 150 },
    totals: index < day ? totalsOf(eaten) : undefined,
  }));
  const { lead, rest } = weekBudgetText(weekBudget(days, addDays(monday, day), 1500), unit);
  return `${lead}${rest}`;
};

test.each([
  [7, 1900, "The week had 14,000 kcal, 13,300 kcal are used."],
  [6, 2050, "1,700 kcal today, 300 kcal under your goal, brings the week to its 14,000 kcal."],
  [5, 2000, "2,000 kcal a day for the 2 days left, as your goals say, brings the week to its 14,000 kcal."],
  [6, 2000, "2,000 kcal today, as your goal says, brings the week to its 14,000 kcal."],
  [
    6,
    1000,
    "2,400 kcal today is plenty, 400 kcal over your goal. The week will end under its budget, and that is fine.",
  ],
  [
    4,
    1000,
    "2,400 kcal a day for the 3 days left is plenty, 400 kcal over your goals. The week will end under its budget, and that is fine.",
  ],
  [
    6,
    2900,
    "1,500 kcal today, 500 kcal under your goal: your floor. The week will end over its budget, and that is fine.",
  ],
] as const)("NUT-06 on day %i after %i kcal a day the figure is related to the goal", (day, eaten, text) => {
  expect(said(day, eaten)).toBe(text);
});

test("NUT-06 UNIT-01 in kJ the difference is that of the figures shown", () => {
  expect(said(6, 1000, "kJ")).toMatch(/^10,040 kJ today is plenty, 1,670 kJ over your goal\./);
});

test("NUT-06 a closed today is used up: the rest is of the days after it", () => {
  const ofWeek = (eaten: number, closed: boolean, today: number) =>
    weekBudgetText(
      weekBudget(
        Array.from({ length: 7 }, (_, index) => ({
          date: addDays(monday, index),
          goals: { calories: 2000, protein: 150 },
          totals: index > today ? undefined : totalsOf(eaten),
          closed: closed && index === today,
        })),
        addDays(monday, today),
        1500,
      ),
      "kcal",
    );
  expect(ofWeek(1900, true, 4).rest).toContain("for the 2 days left");
  expect(ofWeek(1900, false, 4).rest).toContain("for the 3 days left");
  expect(ofWeek(2000, true, 5).lead).toBe("2,000 kcal tomorrow");
  expect(ofWeek(2000, true, 6).rest).toBe("The week had 14,000 kcal, 14,000 kcal are used.");
});
