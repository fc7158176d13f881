import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { kilogramsPerPound } from "@muster/domain/shared/units";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import { checkWeek } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import { personOf } from "../../state/person.ts";
import { asPrevious, checkInWith, inputWith, testToday } from "../testing/inputs.ts";
import { nutritionTargets } from "./nutrition-targets.ts";
import { referenceWeight } from "./protein.ts";

const targets = (input: DesignInput, days = 4) => nutritionTargets(input, personOf(input), days);
const goal = (primaryGoal: DesignInput["profile"]["primaryGoal"], weight = 150) =>
  inputWith({ profile: { primaryGoal }, checkIns: [checkInWith({ weight })] });

test.each([
  ["muscle", 150, 300],
  ["strength", 150, 200],
  ["general_fitness", 150, 0],
  ["weight_loss", 150, -300],
  ["weight_loss", 165, -400],
  ["weight_loss", 200, -500],
] as const)("coach.N3 COACH-04 %s at %i lb asks for %i kcal", (primaryGoal, weight, delta) => {
  expect(targets(goal(primaryGoal, weight)).goalDelta).toBe(delta);
});

test("coach.N7 COACH-04 training days eat 10% more, rest days 10% less", () => {
  const { average, trainingDay, restDay } = targets(goal("muscle"), 5);
  // 5 + 2 days: B = 0.959 A, training 1.055 A, rest 0.863 A
  expect(trainingDay / average).toBeCloseTo(1.055, 3);
  expect(restDay / average).toBeCloseTo(0.863, 3);
  expect((5 * trainingDay + 2 * restDay) / 7).toBeCloseTo(average, -0.5);
});

test("coach.N4 a rest day below the floor is raised and the average stays", () => {
  const small = inputWith({
    profile: {
      primaryGoal: "weight_loss",
      height: 60,
      age: 55,
      daysPerWeek: 3,
      timePerSession: "under_30",
      bodyFat: 38,
    },
    checkIns: [checkInWith({ weight: 130 })],
  });
  const { average, trainingDay, restDay } = targets(small, 3);
  expect(restDay).toBeGreaterThanOrEqual(1_200);
  expect((3 * trainingDay + 4 * restDay) / 7).toBeCloseTo(average, -0.5);
});

test.each([
  ["a 16 year old", { profile: { age: 16, primaryGoal: "weight_loss" as const } }],
  [
    "somebody underweight",
    { profile: { primaryGoal: "weight_loss" as const }, checkIns: [checkInWith({ weight: 108 })] },
  ],
  [
    "a new mother",
    {
      profile: {
        primaryGoal: "weight_loss" as const,
        limits: { ...noLimits, pregnancy: "postpartum" as const },
      },
    },
  ],
])("coach.F6 no deficit for %s", (_who, change) => {
  const input = inputWith(change);
  expect(targets(input).average).toBeGreaterThanOrEqual(Math.floor(personOf(input).expenditure.tdee));
});

const gramsPerKg = (input: DesignInput) => {
  const { proteinLow, protein, proteinHigh } = targets(input);
  const kg = referenceWeight(personOf(input).body.weightLb, input.profile.height) * kilogramsPerPound;
  return [proteinLow, protein, proteinHigh].map((grams) => Math.round((grams / kg) * 100) / 100);
};

test.each([
  ["muscle", 150, [1.6, 1.8, 2.2]],
  ["strength", 150, [1.6, 1.8, 2.2]],
  ["athletic", 150, [1.4, 1.6, 2]],
  ["general_fitness", 150, [1.2, 1.55, 1.6]],
  ["weight_loss", 150, [1.6, 1.8, 2]],
  ["weight_loss", 300, [1.6, 1.8, 2]],
] as const)("coach.N6 protein for %s at %i lb, in g per kg", (primaryGoal, weight, band) => {
  for (const [index, share] of gramsPerKg(goal(primaryGoal, weight)).entries())
    expect(Math.abs(share - (band[index] ?? 0))).toBeLessThanOrEqual(0.02);
});

test("coach.N6 fat of larger bodies counts for a quarter", () => {
  const heavy = inputWith({
    profile: { primaryGoal: "weight_loss", gender: "male", height: 70 },
    checkIns: [checkInWith({ weight: 312 })],
  });
  const { protein, proteinLow } = targets(heavy);
  expect(referenceWeight(312, 70)).toBeLessThan(225);
  expect(protein).toBeLessThan(185);
  expect(proteinLow).toBeLessThan(165);
});

test("coach.N6 kidney disease lowers protein, and a doctor's number wins", () => {
  const week = (notes: string) => designWeek(inputWith({ checkIns: [checkInWith({ notes })] })).plan;
  const { nutritionSummary, nutritionGuidance } = week(
    "My doctor says my kidneys are weak and I should eat less protein",
  );
  expect(nutritionSummary?.weeklyAverageProtein).toBe(54);
  expect(nutritionGuidance).toContain("If your doctor gave you a number, that one counts.");
  for (const harmless of ["kidney beans for lunch", "my mother has kidney disease"])
    expect(week(harmless).nutritionSummary?.weeklyAverageProtein).toBe(122);
});

const nursing = (change: Parameters<typeof inputWith>[0]) => personOf(inputWith(change)).expenditure;

test("coach.N2 breastfeeding adds 400 kcal until it ends", () => {
  const limits = { ...noLimits, pregnancy: "postpartum" as const };
  const without = nursing({ profile: { limits } }).tdee;
  const noted = { profile: { limits: { ...limits, note: "4 months ago, breastfeeding, cleared" } } };
  expect(nursing(noted).tdee).toBeCloseTo(without + 400, 5);
  expect(
    nursing({ ...noted, checkIns: [checkInWith({ notes: "Stopped breastfeeding last week" })] }).tdee,
  ).toBe(without);
  const { plan } = designWeek(inputWith(noted));
  expect(plan.nutritionSummary?.rationale).toContain("400 kcal of that are for breastfeeding.");
});

test("coach.N2 who grows is given energy for it, the same every day", () => {
  const teen = inputWith({
    profile: { age: 15, gender: "male", height: 68, primaryGoal: "muscle" },
    checkIns: [checkInWith({ weight: 135 })],
  });
  const { trainingDay, restDay } = targets(teen);
  // IOM 2005, low active: 88.5 − 61.9 × 15 + 1.13 × (26.7 × 61.2 + 903 × 1.727) + 25
  expect(Math.abs(trainingDay - 2_795)).toBeLessThan(10);
  expect(restDay).toBe(trainingDay);
  const words = JSON.stringify(designWeek(teen));
  expect(words).not.toMatch(/less food|fewer carbs|smaller snack/i);
});

test("coach.N8 a step of more than 300 kcal after the assessment is explained", () => {
  const fixed = asPrevious(designWeek(inputWith()));
  const assessed = inputWith({
    previousPlan: {
      plan: { ...fixed.plan, source: "assessment" },
      days: fixed.days.map((day) => ({ ...day, workout: { ...day.workout, calorieGoal: 1_800 } })),
    },
  });
  const { nutritionGuidance } = designWeek(assessed).plan;
  expect(nutritionGuidance).toMatch(
    /That is about \d{3} kcal a day more than last week\. Last week's number was the same for everyone/,
  );
  expect(checkWeek(designWeek(assessed), assessed).filter(({ id }) => id === "coach.T1")).toEqual([]);
});

test("waist above 35 inches puts fat loss first for a woman (spec §9)", () => {
  expect(targets(inputWith({ checkIns: [checkInWith({ waist: 36 })] })).goalDelta).toBe(-300);
  expect(targets(inputWith({ checkIns: [checkInWith({ waist: 35 })] })).goalDelta).toBe(300);
});

const later = (eaten: number | null, primaryGoal: "weight_loss" | "muscle") => {
  const before = inputWith({ today: addDays(testToday, -7), validFrom: addDays(testToday, -6) });
  return inputWith({
    previousPlan: asPrevious(designWeek(before)),
    profile: { primaryGoal },
    intake:
      eaten === null
        ? []
        : Array.from({ length: 7 }, (_, index) => ({
            date: addDays(testToday, index - 6),
            calories: eaten,
            protein: 120,
            closed: true,
          })),
  });
};

test("coach.N8 a new goal moves calories by at most 150 a week", () => {
  const { average, previousAverage, bound } = targets(later(2_100, "weight_loss"));
  expect(bound).toBe("step");
  expect(average).toBe((previousAverage ?? 0) - 150);
});

test("coach.N2 while breastfeeding the goal of last week never falls", () => {
  const limits = { ...noLimits, pregnancy: "postpartum" as const };
  const nursed = (note: string) => {
    const input = later(2_100, "muscle");
    const { previousPlan } = input;
    const summary = previousPlan?.plan.nutritionSummary;
    if (!previousPlan || !summary) throw new Error("no targets");
    const plan = { ...previousPlan.plan, nutritionSummary: { ...summary, weeklyAverageCalories: 3_000 } };
    const profile = { ...input.profile, limits: { ...limits, note } };
    return targets({ ...input, profile, previousPlan: { ...previousPlan, plan } });
  };
  expect(nursed("4 months ago, breastfeeding, cleared")).toMatchObject({ average: 3_000, bound: "hold" });
  expect(nursed("4 months ago, cleared")).toMatchObject({ average: 2_850, bound: "step" });
});

test("coach.N9 who ate what an assessment week showed did not eat too much", () => {
  const input = later(2_800, "weight_loss");
  const { previousPlan } = input;
  if (previousPlan === null) throw new Error("no plan");
  const days = previousPlan.days.map((day) => ({ ...day, workout: { ...day.workout, calorieGoal: 2_800 } }));
  const plan = { ...previousPlan.plan, source: "assessment" as const };
  const { nutritionGuidance } = designWeek({ ...input, previousPlan: { plan, days } }).plan;
  expect(nutritionGuidance).not.toMatch(/ate more|above the goal|ran over/);
  expect(designWeek({ ...input, previousPlan }).plan.nutritionGuidance).toMatch(
    /ate more|above the goal|ran over/,
  );
});

test("coach.N9 with fewer than five logged days the goal holds and says so", () => {
  const input = later(null, "weight_loss");
  const { average, previousAverage, bound } = targets(input);
  expect(bound).toBe("hold");
  expect(average).toBe(previousAverage);
  expect(designWeek(input).plan.nutritionSummary?.rationale).toMatch(/stays for now/);
});

test("coach.N10 macros add up to the calories", () => {
  const { average, protein, fat, carbohydrate } = targets(goal("muscle"));
  expect(protein * 4 + fat * 9 + carbohydrate * 4).toBeCloseTo(average, -1);
});

const noted = (notes: string) => ({ checkIns: [checkInWith({ notes })] });
const fever = "fever since Monday";

test.each([
  ["a surplus for muscle", "muscle", fever],
  ["a deficit while ill", "weight_loss", fever],
  ["a deficit after fainting", "weight_loss", "I fainted on Monday"],
] as const)("coach.N3 coach.R6 a week of no training has no place for %s", (_what, primaryGoal, notes) => {
  const before = designWeek(inputWith({ profile: { primaryGoal }, today: addDays(testToday, -7) }));
  const input = inputWith({ profile: { primaryGoal }, previousPlan: asPrevious(before), ...noted(notes) });
  const week = designWeek(input);
  const summary = week.plan.nutritionSummary;
  expect(
    Math.abs((before.plan.nutritionSummary?.weeklyAverageCalories ?? 0) - (summary?.tdee ?? 0)),
  ).toBeGreaterThan(150);
  expect(summary?.weeklyAverageCalories).toBe(summary?.tdee);
  expect(summary?.rationale).toContain("in a week without training that is enough.");
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
});

test("coach.N9 the calorie goal returns right after a week of rest", () => {
  const rested = designWeek(inputWith(noted(fever)));
  const back = inputWith({ previousPlan: asPrevious(rested) });
  const { average, goalDelta, bound } = targets(back);
  expect(goalDelta).toBe(300);
  expect(bound).toBe("none");
  expect(average).toBe(Math.round(personOf(back).expenditure.tdee + 300));
});

test("coach.N3 who can train on no day of the week eats what they use", () => {
  expect(targets(goal("muscle"), 0).goalDelta).toBe(0);
  expect(targets(goal("weight_loss"), 0).goalDelta).toBe(-300);
});
