/** Who wants strength starts on the bar where there is one, as published programmes for novices do. */
import { emptyWish } from "@muster/domain/planning/limits";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { inputWith, testToday } from "./testing/inputs.ts";

const novice = (profile: Partial<Profile> = {}, change: Partial<DesignInput> = {}): DesignInput =>
  inputWith({
    checkIns: [],
    ...change,
    profile: {
      primaryGoal: "strength",
      fitnessLevel: "beginner",
      gender: "male",
      age: 22,
      height: 73,
      weight: 168,
      pullups: 1,
      pushups: 12,
      targetAreas: [],
      daysPerWeek: 3,
      timePerSession: "60_plus",
      gymAccess: "commercial_gym",
      gymDays: ["monday", "wednesday", "friday"],
      restDays: [],
      equipment: ["none"],
      ...profile,
    },
  });
const idsOf = (input: DesignInput): readonly string[] => {
  const { days } = designWeek(input);
  return weekdays.flatMap((day) => days[day].exercises.map(({ exerciseId }) => exerciseId));
};
const basics = ["squat.barbell-back", "h_push.barbell", "hinge.barbell-deadlift", "v_push.barbell"];
const ownRack: Partial<DesignInput> = {
  gear: {
    home: {
      place: "home",
      bars: [45],
      plates: [
        { weight: 45, pairs: 2 },
        { weight: 10, pairs: 2 },
        { weight: 5, pairs: 1 },
        { weight: 2.5, pairs: 1 },
      ],
      dumbbells: [10, 15, 20, 25, 30, 35, 40, 50],
      stackStep: null,
    },
  },
};

test("a beginner for strength has the bar on every lift from the first week", () => {
  const input = novice();
  const week = designWeek(input);
  expect(idsOf(input)).toEqual(expect.arrayContaining(basics));
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  const leads = weekdays.flatMap((day) => week.days[day].exercises.slice(0, 1));
  expect(leads.map(({ exerciseId }) => exerciseId)).toEqual([
    "squat.barbell-back",
    "hinge.barbell-deadlift",
    "squat.barbell-back",
  ]);
});

test("a rack at home leads the days of who comes back for strength", () => {
  const input = novice(
    {
      fitnessLevel: "returning",
      age: 52,
      weight: 198,
      gymAccess: "home_gym",
      daysPerWeek: 4,
      timePerSession: "45_60",
      equipment: ["dumbbells", "weight_bench", "pull_up_bar"],
    },
    ownRack,
  );
  expect(idsOf(input)).toEqual(expect.arrayContaining(basics));
});

test.each<[string, Partial<Profile>]>([
  ["a budget gym has no free bar", { gymAccess: "planet_fitness" }],
  ["from 65 on the bar is not where strength begins", { age: 66 }],
  ["the young begin without it", { age: 15 }],
  ["advice for the heart rules it out", { limits: { ...noLimits, heartOrBloodPressureAdvice: true } }],
  ["for muscle a beginner has dumbbells, and no bar for a week", { primaryGoal: "muscle" }],
  ["who wants fitness begins on machines", { primaryGoal: "general_fitness" }],
])("%s", (_, profile) => {
  expect(idsOf(novice(profile)).filter((id) => id.includes(".barbell"))).toEqual([]);
});

test("a beginner who asks for the squat with a bar gets it, whatever the goal", () => {
  const input = novice(
    { primaryGoal: "weight_loss" },
    {
      wishes: [
        {
          ...emptyWish,
          type: "exercise_in",
          exerciseIds: ["squat.barbell-back"],
          date: testToday,
        },
      ],
    },
  );
  expect(idsOf(input)).toContain("squat.barbell-back");
});

test("a beginner for muscle who asks for squats gets the bar's", () => {
  const input = novice(
    { primaryGoal: "muscle" },
    {
      wishes: [
        {
          ...emptyWish,
          type: "exercise_in",
          exerciseIds: ["squat.barbell-back", "squat.goblet", "squat.leg-press"],
          date: testToday,
        },
      ],
    },
  );
  expect(idsOf(input)).toContain("squat.barbell-back");
});
