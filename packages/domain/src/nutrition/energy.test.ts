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

// Mifflin et al. 1990 (Am J Clin Nutr 51:241-247), as published in pounds and inches: 4.536 · lb + 15.88 · in − 5 · years + 5.
test.each([
  [154, 70, 25],
  [198, 72, 45],
  [265, 67, 61],
])(
  "COACH-04 Mifflin-St Jeor of %i lb, %i in, %i years is the published imperial form's",
  (weight, height, age) => {
    const published = 4.536 * weight + 15.88 * height - 5 * age + 5;
    expect(Math.abs(mifflinStJeor({ gender: "male", weight, height, age }) - published)).toBeLessThan(0.5);
  },
);
