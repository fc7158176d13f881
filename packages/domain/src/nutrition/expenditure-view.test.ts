import { expect, test } from "vitest";
import { expenditureView } from "./expenditure-view.ts";

const estimate = { tdee: 2453, sd: 200, isLearned: true, foodDays: 10, weighIns: 5 };

test("expenditure has the range that holds 90%, rounded to ten kcal", () => {
  expect(expenditureView({ ...estimate, sd: 100 })).toEqual({
    from: 2290,
    to: 2620,
    isLearning: false,
  });
});

test("it learns until sure, or 14 days of food and 8 weigh-ins; a formula never does", () => {
  expect(expenditureView(estimate).isLearning).toBe(true);
  expect(expenditureView({ ...estimate, foodDays: 14, weighIns: 8 }).isLearning).toBe(false);
  expect(expenditureView({ ...estimate, foodDays: 14, weighIns: 7 }).isLearning).toBe(true);
  expect(expenditureView({ ...estimate, sd: 149, isLearned: false }).isLearning).toBe(true);
});
