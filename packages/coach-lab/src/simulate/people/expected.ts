/** A person's expected numbers against the first designed plan: energy, protein, days, minutes (docs/coach-evaluation.md). */

import { sessionMinutes } from "@muster/coach/catalogue/session-minutes";
import { personOf } from "@muster/coach/state/person";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import type { Life } from "../life.ts";
import type { Expectation, Expected } from "./people-file.ts";

/** Whether one expected number was met. */
export type ExpectedResult = { readonly name: string; readonly passed: boolean; readonly detail: string };

const near = (value: number, wanted: Expectation, share: number): boolean =>
  typeof wanted === "number"
    ? Math.abs(value - wanted) <= Math.max(2, share * wanted)
    : value >= wanted[0] - 1 && value <= wanted[1] + 1;
const text = (wanted: Expectation): string => (typeof wanted === "number" ? `${wanted}` : wanted.join("-"));

/** One number is met within 1% (at rest), 5% (in all; the plan's average), 15% (protein). */
const tolerance = {
  bmr: 0.01,
  tdeePrior: 0.05,
  kcalWeekAvgFirstPlan: 0.05,
  proteinGramsPerDay: 0.15,
} as const;

/** @returns nothing for numbers that the first designed plan does not hold */
export const expectedResults = ({ subject, weeks }: Life): readonly ExpectedResult[] => {
  const wanted: Expected | undefined = subject.expected;
  const first = weeks.find(({ week }) => week === 2);
  if (wanted === undefined || first === undefined) return [];
  const food = first.plan.plan.nutritionSummary;
  const days = Object.values(first.plan.days);
  const results: ExpectedResult[] = [];
  const compare = (name: keyof typeof tolerance, value: number | undefined) => {
    const goal = wanted[name];
    if (goal === undefined || value === undefined) return;
    results.push({
      name,
      passed: near(value, goal, tolerance[name]),
      detail: `${Math.round(value)}, expected ${text(goal)}`,
    });
  };
  // Expectations are for the weight of the profile; 10 kcal a kg for what the scale has said since (Mifflin-St Jeor).
  const { bmr, prior } = personOf(first.input).expenditure;
  const weighed = first.input.checkIns.at(-1)?.weight ?? first.input.profile.weight;
  const sinceThen = 10 * (weighed - first.input.profile.weight) * kilogramsPerPound;
  compare("bmr", food === null ? undefined : food.bmr - sinceThen);
  compare("tdeePrior", food === null ? undefined : prior - sinceThen * (prior / bmr));
  compare("kcalWeekAvgFirstPlan", food?.weeklyAverageCalories);
  compare("proteinGramsPerDay", food?.weeklyAverageProtein);
  const { kcalFloor, trainingDays, sessionMinutesMax } = wanted;
  if (kcalFloor !== undefined && food !== null) {
    const floor = typeof kcalFloor === "number" ? kcalFloor : kcalFloor[0];
    const lowest = Math.min(
      ...weeks.slice(1).flatMap(({ plan }) => Object.values(plan.days).map((day) => day.calorieGoal)),
    );
    results.push({ name: "kcalFloor", passed: lowest >= floor - 1, detail: `${lowest}, floor ${floor}` });
  }
  // A first plan that health stops says nothing about days and minutes.
  if (first.plan.plan.phase === "illness") return results;
  const training = days.filter(({ kind }) => kind === "training");
  if (trainingDays !== undefined)
    results.push({
      name: "trainingDays",
      passed:
        typeof trainingDays === "number"
          ? training.length === trainingDays
          : training.length >= trainingDays[0] && training.length <= trainingDays[1],
      detail: `${training.length}, expected ${text(trainingDays)}`,
    });
  if (sessionMinutesMax !== undefined) {
    const most = typeof sessionMinutesMax === "number" ? sessionMinutesMax : sessionMinutesMax[1];
    const longest = Math.max(0, ...training.map((day) => sessionMinutes(day)));
    results.push({
      name: "sessionMinutesMax",
      passed: longest <= most + 0.05,
      detail: `${longest}, at most ${most}`,
    });
  }
  return results;
};
