import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { plannedExercise } from "../compose/planned-exercise.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { progressions, shorterBand } from "../design/progress/progression.text.ts";
import { inputWith } from "../design/testing/inputs.ts";
import { bout, dose, exercise, growing, nobody, state } from "../design/testing/load-cases.ts";

const banded = trainedWeeks(
  inputWith({
    profile: {
      equipment: ["resistance_bands"],
      gymAccess: "no_gym",
      gymDays: [],
      daysPerWeek: 3,
      fitnessLevel: "beginner",
      primaryGoal: "toned",
    },
  }),
  3,
).map(({ week }) => week);

test("a band's card says to shorten the band, not that a harder version takes over", () => {
  const cards = banded.flatMap(({ days }) =>
    Object.values(days).flatMap(({ exercises }) => exercises.filter(({ name }) => /\bBand\b/.test(name))),
  );
  const counted = cards.filter(({ metric }) => metric === "reps");
  expect(counted.length).toBeGreaterThan(3);
  for (const { name, progressionTips } of counted)
    expect([name, progressionTips]).toEqual([name, progressions.band]);
});

test("a band that was easy at the top is shortened today, and not in an easy week", () => {
  const band = exercise("hinge.band-good-morning");
  const noteAfter = (amounts: readonly number[], difficulty: number, phase = growing) => {
    const last = bout({ loadLb: null, amounts, targetLow: 15, targetHigh: 20, difficulty });
    const person = {
      ...nobody,
      exercises: new Map([[band.id, state({ exerciseId: band.id, bouts: [last] })]]),
    };
    const slot = {
      slot: { role: "accessory" as const, patterns: [band.pattern] },
      exercise: band,
      dose: { ...dose, low: 15, high: 20, difficulty: 8 },
      sets: 2,
      restSeconds: 60,
      pair: null,
    };
    return plannedExercise(slot, person, phase).notes;
  };
  expect(noteAfter([20, 20], 1)).toContain(shorterBand);
  expect(noteAfter([20, 18], 1)).not.toContain(shorterBand);
  expect(noteAfter([20, 20], 9)).not.toContain(shorterBand);
  expect(noteAfter([20, 20], 1, { ...growing, mayGrow: false })).not.toContain(shorterBand);
});

test("a wave's weight goes up by plan, a linear one with two reps left", () => {
  const said = (fitnessLevel: "advanced" | "beginner") =>
    trainedWeeks(
      inputWith({
        profile: { fitnessLevel, gymAccess: "commercial_gym", primaryGoal: "strength", targetAreas: [] },
      }),
      4,
    )
      .map(({ week }) => week.plan.progressionPlan)
      .join(" ");
  expect(said("advanced")).toMatch(/wave|week by week/);
  expect(said("advanced")).not.toMatch(/reaches \d+ reps|the sign to go up/);
  expect(said("beginner")).toMatch(/two reps (?:are )?left/);
});

test("a linear way up asks for the reps left that the card shows", () => {
  const { plan, days } = trainedWeeks(
    inputWith({
      profile: {
        fitnessLevel: "beginner",
        limits: { ...noLimits, heartOrBloodPressureAdvice: true },
        targetAreas: [],
      },
    }),
    3,
  ).at(-1)?.week ?? { plan: undefined, days: {} };
  const cards = Object.values(days).flatMap(({ exercises }) => exercises);
  expect(cards.some(({ targetDifficulty }) => targetDifficulty === 6)).toBe(true);
  expect(plan?.progressionPlan).toMatch(/four reps (?:are )?left/);
  for (const { progressionTips = "" } of cards)
    expect(progressionTips).not.toMatch(/two (?:good |clean )?reps/);
});

test("who trains in waves is asked for no rep more, and who has no weights for none", () => {
  const said = (profile: Parameters<typeof inputWith>[0]) =>
    trainedWeeks(inputWith(profile), 6)
      .map(({ week: { plan } }) => `${plan.programSummary} ${plan.weeklyStrategyOverview}`)
      .join(" ");
  expect(
    said({
      profile: {
        fitnessLevel: "advanced",
        gymAccess: "commercial_gym",
        primaryGoal: "strength",
        targetAreas: [],
      },
    }),
  ).not.toMatch(/by one rep|One more clean rep/);
  expect(
    said({ profile: { equipment: ["none"], gymAccess: "no_gym", gymDays: [], targetAreas: [] } }),
  ).not.toMatch(/weight/);
});
