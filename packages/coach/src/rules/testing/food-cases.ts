/** Weeks that break the rules of energy and protein. */

import { addDays } from "@muster/domain/shared/dates";
import { withDay, withPlan } from "../../design/testing/changes.ts";
import { inputWith, testToday } from "../../design/testing/inputs.ts";

import { type Case, summaryOf, trained, withCalories, withSummary } from "./lives.ts";

/** Broken weeks that the validator must find, for coach.N1-N10. */
export const foodCases: readonly Case[] = [
  { id: "coach.N1", says: "an invented energy at rest", spoil: (week) => withSummary(week, { bmr: 900 }) },
  {
    id: "coach.N2",
    says: "an invented energy a day",
    spoil: (week) => withSummary(week, { tdee: summaryOf(week).tdee + 200 }),
  },
  {
    id: "coach.N3",
    says: "an average 100 kcal off",
    spoil: (week) =>
      withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories + 100 }),
  },
  {
    id: "coach.N4",
    says: "a day below 1200 kcal",
    spoil: (week) => withDay(week, "sunday", { calorieGoal: 1_100 }),
  },
  {
    id: "coach.N5",
    says: "a crash diet",
    spoil: (week) => withSummary(week, { weeklyAverageCalories: 900 }),
  },
  {
    id: "coach.N6",
    says: "protein of 60 g",
    spoil: (week) => withSummary(week, { weeklyAverageProtein: 60 }),
  },
  {
    id: "coach.N7",
    says: "the same calories every day",
    spoil: (week) => withCalories(week, () => summaryOf(week).weeklyAverageCalories),
  },
  {
    id: "coach.N8",
    says: "a jump of 400 kcal",
    input: () => ({
      ...trained(),
      intake: Array.from({ length: 10 }, (_, index) => ({
        date: addDays(testToday, -index),
        calories: 2_300,
        protein: 120,
        closed: true,
      })),
    }),
    spoil: (week) =>
      withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories + 400 }),
  },
  {
    id: "coach.N9",
    says: "a change without a food log",
    input: () => trained({ profile: { primaryGoal: "weight_loss" } }),
    spoil: (week) => withSummary(week, { weeklyAverageCalories: summaryOf(week).weeklyAverageCalories - 40 }),
  },
  {
    id: "coach.N10",
    says: "macros that do not add up",
    spoil: (week) =>
      withSummary(week, { macroSplit: { proteinGrams: 120, carbohydrateGrams: 10, fatGrams: 60 } }),
  },
  {
    id: "coach.N5",
    says: "a loss of 1% a week for somebody lean",
    input: () => inputWith({ profile: { primaryGoal: "weight_loss", bodyFat: 17 } }),
    spoil: (week) =>
      withSummary(week, {
        weeklyAverageCalories: summaryOf(week).tdee - Math.round((0.01 * 150 * 0.4536 * 7_700) / 7),
      }),
  },
  {
    id: "coach.N9",
    says: "no word about a week of hardly any protein",
    input: () =>
      trained({
        intake: [1, 2, 3, 4, 5, 6].map((day) => ({
          date: addDays(testToday, -day),
          calories: 1_900,
          protein: 40,
          closed: true,
        })),
      }),
    spoil: (week) => withPlan(week, { nutritionGuidance: "Eat well." }),
  },
];
