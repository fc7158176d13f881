import { expect, test } from "vitest";
import { recoveryWords } from "./recovery.text.ts";
import {
  energyReading,
  needsNutritionAdjustment,
  recoveryBand,
  recoveryConsequence,
  setDropReading,
  sleepReading,
  stressReading,
  volumeCut,
  weekDifficultyReading,
} from "./recovery-bands.ts";
import { programGeneratedText, reviewTexts } from "./review.text.ts";

test("COACH-04 soreness and fatigue: 8+ severe, 6-7 elevated, 4-5 normal, else good", () => {
  expect([1, 3, 4, 5, 6, 7, 8, 10].map((rating) => recoveryWords[recoveryBand(rating)])).toEqual([
    "Excellent",
    "Excellent",
    "Normal",
    "Normal",
    "Elevated",
    "Elevated",
    "Severe",
    "Severe",
  ]);
  expect(volumeCut.severe).toEqual({ lowest: 40, highest: 50 });
  expect(volumeCut.elevated).toEqual({ lowest: 10, highest: 15 });
});

test("REV-01 a slider says what it will do to the next week", () => {
  expect(recoveryConsequence("Fatigue", 6)).toBe("Fatigue 6 or 7 trims next week by 10-15%.");
  expect(recoveryConsequence("Soreness", 9)).toBe("Soreness 8 or more trims next week by 40-50%.");
  expect(recoveryConsequence("Soreness", 5)).toBeUndefined();
});

test("COACH-04 sleep under 7 h is insufficient, 8 and more excellent", () => {
  expect([6.5, 7, 7.5, 8].map(sleepReading)).toEqual(["insufficient", "enough", "enough", "excellent"]);
});

test("COACH-04 stress 7+ is high, 4 or less low; energy 4 or less low, 7+ high", () => {
  expect([4, 5, 6, 7].map(stressReading)).toEqual(["low", "normal", "normal", "high"]);
  expect([4, 5, 6, 7].map(energyReading)).toEqual(["low", "normal", "normal", "high"]);
});

test("COACH-04 average difficulty: 8.5+ too high, 5 or less too low, 6.5-7.5 optimal", () => {
  expect([5, 5.1, 6.4, 6.5, 7.5, 7.6, 8.4, 8.5].map(weekDifficultyReading)).toEqual([
    "too-low",
    "acceptable",
    "acceptable",
    "optimal",
    "optimal",
    "acceptable",
    "acceptable",
    "too-high",
  ]);
});

test("COACH-04 a first-to-last drop over 30% is fatigue, under 10% strong endurance", () => {
  const drops = [(10 - 6) / 10, (10 - 7) / 10, (10 - 9) / 10, (20 - 19) / 20];
  expect(drops.map(setDropReading)).toEqual(["fatigue", "normal", "normal", "strong"]);
});

test("COACH-04 nutrition adjusts over +100 or under −200 kcal, or under −20 g protein", () => {
  expect(needsNutritionAdjustment(100, 0)).toBe(false);
  expect(needsNutritionAdjustment(101, 0)).toBe(true);
  expect(needsNutritionAdjustment(-200, -20)).toBe(false);
  expect(needsNutritionAdjustment(-201, 0)).toBe(true);
  expect(needsNutritionAdjustment(0, -21)).toBe(true);
});

test("REV-03 texts of success and failure are the specification's", () => {
  expect(programGeneratedText(7)).toBe("Week 7 program generated! Check your schedule.");
  expect(Object.values(reviewTexts)).toEqual([
    "Failed to load data. Please try again.",
    "Failed to generate program from Claude",
    "Failed to generate new program",
  ]);
});
