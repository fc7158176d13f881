/** Half an hour from 65 on: two minutes of rest after each large move leave little, and yet it is a week of training. */
import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { inputOfLife } from "../compose/testing/people.ts";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";

type Life = Parameters<typeof inputOfLife>[0];

const life = (profile: Partial<Life["profile"]>, weeks: number, checkIn: Life["checkIn"] = {}): Life => ({
  profile: {
    username: "someone",
    displayName: "Someone",
    age: 75,
    ageRecordedOn: "2026-10-01",
    gender: "other",
    height: 70,
    weight: 180,
    fitnessLevel: "beginner",
    pullups: 0,
    pushups: 5,
    bodyFat: null,
    primaryGoal: "general_fitness",
    targetAreas: [],
    timeframe: "12_weeks",
    daysPerWeek: 4,
    timePerSession: "under_30",
    homeWorkoutTime: "morning",
    gymWorkoutTime: "morning",
    gymDays: [],
    restDays: [],
    gymAccess: "commercial_gym",
    equipment: [],
    limits: noLimits,
    medicalNoteConfirmedOn: "2026-10-01",
    ...profile,
  },
  checkIn,
  weeks,
  difficulty: 6,
  attendance: 1,
  reachesTop: true,
  gapDays: 0,
  eats: null,
});

const lives: readonly (readonly [string, Life])[] = [
  [
    "five leg moves without kit",
    life(
      {
        fitnessLevel: "advanced",
        weight: 214,
        height: 78,
        pullups: 6,
        pushups: 9,
        primaryGoal: "athletic",
        gymAccess: "planet_fitness",
        gymDays: ["tuesday", "thursday"],
        restDays: ["tuesday", "thursday"],
      },
      1,
      { muscleSoreness: 7, fatigueLevel: 2, avgSleepHours: 9, stressLevel: 10, energyLevel: 2 },
    ),
  ],
  [
    "one leg at a time with a kettlebell",
    life(
      {
        age: 82,
        gender: "female",
        weight: 286,
        height: 74,
        fitnessLevel: "returning",
        pullups: 3,
        pushups: 58,
        targetAreas: ["chest", "core"],
        gymDays: ["tuesday", "friday", "sunday"],
        equipment: ["kettlebells", "pull_up_bar", "peloton"],
      },
      3,
      { muscleSoreness: 3, fatigueLevel: 1, avgSleepHours: 8, stressLevel: 10, energyLevel: 9 },
    ),
  ],
];

test.each(lives)("coach.C5 half an hour at 65 and more fits its minutes: %s", (_what, one) => {
  const input = inputOfLife(one);
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  const training = Object.values(week.days).filter(({ kind }) => kind === "training");
  expect(training).toHaveLength(one.profile.daysPerWeek);
  // Fewer than five are allowed here and in a week that recovery cuts; none is empty (coach.S4, Q3).
  for (const { exercises, homeAlternative } of training) {
    expect(exercises.length).toBeGreaterThanOrEqual(3);
    expect(homeAlternative?.exercises.length ?? 3).toBeGreaterThanOrEqual(3);
  }
});

test("coach.Q3 an upper-body day in pregnancy with a sore shoulder works at home", () => {
  const input = inputOfLife(
    life(
      {
        age: 42,
        gender: "male",
        height: 67,
        weight: 168,
        fitnessLevel: "intermediate",
        pullups: 19,
        pushups: 29,
        primaryGoal: "toned",
        targetAreas: ["calves", "full_body"],
        timeframe: "1_year",
        daysPerWeek: 5,
        timePerSession: "60_plus",
        homeWorkoutTime: "evening",
        gymDays: ["monday"],
        restDays: ["thursday", "saturday"],
        gymAccess: "other_gym",
        equipment: ["weight_bench"],
        limits: { ...noLimits, pregnancy: "pregnant", note: "likes music" },
      },
      0,
      {
        muscleSoreness: 1,
        fatigueLevel: 10,
        avgSleepHours: null,
        stressLevel: 9,
        energyLevel: 2,
        bloodPressureSystolic: 135,
        bloodPressureDiastolic: 78,
        notes: "sore shoulder",
      },
    ),
  );
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  expect(week.days.monday.homeAlternative?.exercises.length).toBeGreaterThanOrEqual(3);
});
