import { expect, test } from "vitest";
import { mifflinStJeor } from "./energy.ts";

// 80 kg, 180 cm, 30 years: 10 · 80 + 6.25 · 180 − 5 · 30 = 1775, before the term for gender.
const person = { weight: 80 / 0.45359237, height: 180 / 2.54, age: 30 };

test("COACH-04 Mifflin-St Jeor: +5 male, −161 female, −78 other, in kcal a day", () => {
  expect(mifflinStJeor({ ...person, gender: "male" })).toBeCloseTo(1780, 6);
  expect(mifflinStJeor({ ...person, gender: "female" })).toBeCloseTo(1614, 6);
  expect(mifflinStJeor({ ...person, gender: "other" })).toBeCloseTo(1697, 6);
});

test("COACH-04 10 kg more is 100 kcal more, 10 years more 50 less", () => {
  const base = mifflinStJeor({ ...person, gender: "male" });
  const heavier = mifflinStJeor({ ...person, weight: 90 / 0.45359237, gender: "male" });
  expect(heavier - base).toBeCloseTo(100, 6);
  expect(mifflinStJeor({ ...person, age: 40, gender: "male" }) - base).toBeCloseTo(-50, 6);
});

// Mifflin et al. 1990 (Am J Clin Nutr 51:241-247): the regression before its coefficients were rounded is 9.99 · kg +
// 6.25 · cm − 4.92 · years + 166 · (1 male, 0 female) − 161, from people of 19 to 78; "simplification did not affect
// its predictive value". An age too many, a lost inch or the other gender's term lies outside of 7 kcal.
test.each([
  ["male", 154, 70, 25],
  ["female", 130, 64, 19],
  ["male", 198, 72, 45],
  ["female", 265, 67, 78],
] as const)(
  "COACH-04 Mifflin-St Jeor: %s, %i lb, %i in, %i years matches its regression",
  (gender, weight, height, age) => {
    const regression =
      9.99 * weight * 0.45359237 + 6.25 * height * 2.54 - 4.92 * age + (gender === "male" ? 166 : 0) - 161;
    expect(Math.abs(mifflinStJeor({ gender, weight, height, age }) - regression)).toBeLessThan(7);
  },
);

// A worked example that others print (dummies.com, How to calculate your metabolic rate): 75 kg, 165.1 cm, 45 years.
test("COACH-04 Mifflin-St Jeor of a woman of 45, 75 kg and 65 in is 1,396 kcal", () => {
  const weight = 75 / 0.45359237;
  expect(Math.floor(mifflinStJeor({ gender: "female", weight, height: 65, age: 45 }))).toBe(1395);
});
