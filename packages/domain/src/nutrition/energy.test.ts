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
