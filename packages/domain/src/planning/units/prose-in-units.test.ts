import { expect, test } from "vitest";
import { dayProseIn, planProseIn } from "./prose-in-units.ts";

const imperial = { units: "imperial", energy: "kcal" } as const;
const metric = { units: "metric", energy: "kcal" } as const;
const kilojoules = { units: "imperial", energy: "kJ" } as const;
const fact = { id: "load", subject: "Squat", value: 135, unit: "lb", rule: "coach.I4", source: "your log" };
const day = {
  name: "Legs",
  focus: "Squat 135 lb",
  coachingInsight: "Squat 135 lb for 5, then 2x100-110 lb.",
  nutritionNotes: "0.8 g of protein per lb of body weight.",
  recoveryNotes: "A 25 lb pack is enough.",
  recoveryTips: ["Walk.", "Carry 10 lb."],
  facts: [fact],
};
const plan = {
  programSummary: "Squat 135 lb twice.",
  weeklyStrategyOverview: "Start at 135 lb.\n\nEnd at 140 lb.",
  weeklyFeedback: {
    progressAssessment: "You lifted 130 lb.",
    strengths: ["130 lb went well."],
    areasToImprove: ["Log each set."],
    motivationalMessage: "140 lb comes next.",
  },
  nutritionSummary: {
    bmr: 1_700,
    tdee: 2_300,
    weeklyAverageCalories: 2_200,
    weeklyAverageProtein: 150,
    macroSplit: { proteinGrams: 150, carbohydrateGrams: 220, fatGrams: 70 },
    rationale: "At 180 lb this holds.",
  },
  nutritionGuidance: "Eat for 180 lb.",
  progressionPlan: "Add 5 lb.",
  weekSummary: "Squat 135 → 140 lb.",
};

test("UNIT-01 a designer's pounds are shown in kilograms, stored unchanged", () => {
  const before = structuredClone({ day, plan });
  expect(dayProseIn(metric, day)).toEqual({
    name: "Legs",
    focus: "Squat 61.2 kg",
    coachingInsight: "Squat 61.2 kg for 5, then 2x45.4-49.9 kg.",
    nutritionNotes: "0.8 g of protein per lb of body weight.",
    recoveryNotes: "A 11.3 kg pack is enough.",
    recoveryTips: ["Walk.", "Carry 4.5 kg."],
    facts: [{ ...fact, value: 61.2, unit: "kg" }],
  });
  const shown = planProseIn(metric, plan);
  expect(JSON.stringify(shown)).not.toMatch(/\blb\b/);
  expect(shown.weeklyStrategyOverview).toBe("Start at 61.2 kg.\n\nEnd at 63.5 kg.");
  expect(shown.weeklyFeedback?.strengths).toEqual(["59 kg went well."]);
  expect(shown.nutritionSummary).toEqual({ ...plan.nutritionSummary, rationale: "At 81.6 kg this holds." });
  expect(shown.weekSummary).toBe("Squat 61.2 → 63.5 kg.");
  // Told again, nothing moves; in pounds nothing does at all.
  expect(planProseIn(metric, shown)).toEqual(shown);
  expect(planProseIn(imperial, plan)).toBe(plan);
  expect(dayProseIn(imperial, day)).toBe(day);
  expect({ day, plan }).toEqual(before);
});

test("UNIT-01 a week without feedback or food has none in kilograms either", () => {
  const shown = planProseIn(metric, { ...plan, weeklyFeedback: null, nutritionSummary: null });
  expect(shown.weeklyFeedback).toBeNull();
  expect(shown.nutritionSummary).toBeNull();
});

test("UNIT-01 a designer's calories are shown in kilojoules, stored unchanged", () => {
  const eaten = { ...plan, nutritionGuidance: "Eat 2,200 kcal; no day needs fewer calories." };
  const shown = planProseIn(kilojoules, eaten);
  expect(shown).toEqual({ ...eaten, nutritionGuidance: "Eat 9,200 kJ; no day needs fewer kilojoules." });
  expect(planProseIn(kilojoules, shown)).toEqual(shown);
  expect(dayProseIn(kilojoules, { ...day, nutritionNotes: "2,000 kcal today." }).nutritionNotes).toBe(
    "8,370 kJ today.",
  );
});
