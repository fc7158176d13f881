import { addDays } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { expect, test } from "vitest";
import { hashOf } from "../design/template/training-days.ts";
import { checkInWith, inputWith, testToday } from "../design/testing/inputs.ts";
import { bodyOf } from "./body.ts";
import { activityFactor, expenditureOf } from "./expenditure.ts";

const noNeeds = { isBreastfeeding: false, isSeated: false, sportDays: 0 };

test("coach.N1 Mifflin-St Jeor times the activity factor is the first estimate", () => {
  const input = inputWith({ checkIns: [] });
  const { bmr, prior, tdee, isLearned } = expenditureOf(input, bodyOf(input), noNeeds);
  // 10 × 68.04 + 6.25 × 167.64 − 5 × 34 − 161
  expect(bmr).toBeCloseTo(1397.1, 0);
  expect(prior).toBeCloseTo(bmr * 1.5, 5);
  expect(tdee).toBe(prior);
  expect(isLearned).toBe(false);
});

test.each([
  [3, "45_60", 1.45],
  [5, "45_60", 1.55],
  [6, "60_plus", 1.65],
  [3, "under_30", 1.4],
] as const)("activity factor of %i days, %s", (days, length, factor) => {
  expect(activityFactor(days, length)).toBeCloseTo(factor, 10);
});

/** Noise in −1..1 that is the same in every run. */
const noise = (...seed: readonly (string | number)[]): number => (hashOf(...seed) % 2001) / 1000 - 1;

/** Somebody who burns `truth` kcal, eats `eaten` and weighs in every `every` days. */
const lived = (truth: number, eaten: number, weeks: number, every: number, seed: number) => {
  const days = weeks * 7;
  const dates = Array.from({ length: days }, (_, index) => addDays(testToday, index - days + 1));
  let kg = 68;
  const weights: { metric: "weight"; value: number; date: string }[] = [];
  const intake = dates.map((date, index) => {
    if (index % every === 0)
      weights.push({
        metric: "weight",
        value: (kg + 0.8 * noise(seed, "scale", index)) / kilogramsPerPound,
        date,
      });
    const calories = eaten * (1 + 0.15 * noise(seed, "food", index));
    kg += (calories - truth) / 7700;
    return { date, calories, protein: 110, closed: true };
  });
  return inputWith({ checkIns: [], readings: weights, intake, profile: { weight: 150 } });
};

test("coach.N2 learns an expenditure that the formula misses, better with every week", () => {
  const truth = 2_500;
  const error = (weeks: number, every: number) => {
    const errors = Array.from({ length: 12 }, (_, seed) => {
      const input = lived(truth, 2_200, weeks, every, seed);
      return Math.abs(expenditureOf(input, bodyOf(input), noNeeds).tdee - truth);
    });
    return errors.reduce((sum, value) => sum + value, 0) / errors.length;
  };
  const formula = truth - 1397.1 * 1.5;
  expect(error(4, 7)).toBeLessThan(formula);
  expect(error(8, 7)).toBeLessThan(150);
  expect(error(12, 2)).toBeLessThan(80);
});

test("coach.N2 without a food log the scale alone changes nothing", () => {
  const input = { ...lived(2_500, 2_200, 8, 7, 1), intake: [] };
  const { prior, tdee } = expenditureOf(input, bodyOf(input), noNeeds);
  expect(tdee).toBe(prior);
});

test("a weigh-in more than 5% a week off is left out", () => {
  const input = inputWith({
    checkIns: [checkInWith({ weight: 150, date: addDays(testToday, -7) }), checkInWith({ weight: 105 })],
    profile: { weight: 150 },
  });
  expect(bodyOf(input).weightLb).toBe(150);
});

test("a day logged to less than half of the usual is not a whole day", () => {
  const intake = Array.from({ length: 7 }, (_, index) => ({
    date: addDays(testToday, index - 6),
    calories: index < 3 ? 300 : 2_000,
    protein: 50,
    closed: false,
  }));
  const input = inputWith({ intake });
  expect(expenditureOf(input, bodyOf(input), noNeeds)).toMatchObject({
    loggedDays: 4,
    averageCalories: null,
    averageProtein: null,
  });
});
