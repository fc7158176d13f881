import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { personOf } from "../state/person.ts";
import { checkWeek } from "../validate/check-week.ts";
import { designWeek } from "./design-week.ts";
import type { DesignInput } from "./input.ts";
import { nutritionTargets, referenceWeight } from "./nutrition-targets.ts";
import { asPrevious, checkInWith, inputWith, today } from "./testing/inputs.ts";

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

test("coach.N7 COACH-04 training days have 10% more, rest days 10% less, the week averages the target", () => {
  const { average, trainingDay, restDay } = targets(goal("muscle"), 5);
  // 5 + 2 days: B = 0.959 A, training 1.055 A, rest 0.863 A
  expect(trainingDay / average).toBeCloseTo(1.055, 3);
  expect(restDay / average).toBeCloseTo(0.863, 3);
  expect((5 * trainingDay + 2 * restDay) / 7).toBeCloseTo(average, -0.5);
});

test("coach.N4 a rest day below the floor is raised and training days give, the average stays", () => {
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

test("coach.N6 protein is reckoned on reference weight, more in a deficit", () => {
  expect(targets(goal("muscle")).protein).toBe(120);
  expect(targets(goal("weight_loss")).protein).toBe(150);
  const heavy = targets(goal("weight_loss", 300));
  expect(heavy.protein).toBe(Math.round(referenceWeight(300, 66)));
  expect(heavy.referenceWeightLb).toBeLessThan(220);
});

test("waist above 35 inches puts fat loss first for a woman (spec §9)", () => {
  expect(targets(inputWith({ checkIns: [checkInWith({ waist: 36 })] })).goalDelta).toBe(-300);
  expect(targets(inputWith({ checkIns: [checkInWith({ waist: 35 })] })).goalDelta).toBe(300);
});

const later = (eaten: number | null, primaryGoal: "weight_loss" | "muscle") => {
  const before = inputWith({ today: addDays(today, -7), validFrom: addDays(today, -6) });
  return inputWith({
    previousPlan: asPrevious(designWeek(before)),
    profile: { primaryGoal },
    intake:
      eaten === null
        ? []
        : Array.from({ length: 7 }, (_, index) => ({
            date: addDays(today, index - 6),
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
  const before = designWeek(inputWith({ profile: { primaryGoal }, today: addDays(today, -7) }));
  const input = inputWith({ profile: { primaryGoal }, previousPlan: asPrevious(before), ...noted(notes) });
  const week = designWeek(input);
  const summary = week.plan.nutritionSummary;
  expect(
    Math.abs((before.plan.nutritionSummary?.weeklyAverageCalories ?? 0) - (summary?.tdee ?? 0)),
  ).toBeGreaterThan(150);
  expect(summary?.weeklyAverageCalories).toBe(summary?.tdee);
  expect(summary?.rationale).toContain("In a week without training that is enough.");
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
});

test("coach.N9 the goal comes back at once after a week of rest, with or without a food log", () => {
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
