/** "More of" an exercise is more than once a week, where there are days and sets for it. */
import { emptyWish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import { exercisesIn, withExercises } from "../../notes/exercise-words.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import { inputWith, testToday } from "../testing/inputs.ts";

const lifter: Partial<Profile> = {
  fitnessLevel: "intermediate",
  primaryGoal: "muscle",
  gymAccess: "commercial_gym",
  gymDays: [],
  equipment: ["dumbbells", "pull_up_bar"],
  restDays: ["sunday"],
  targetAreas: [],
  pullups: 6,
  pushups: 25,
  timePerSession: "45_60",
};
const wishFor = (words: string) => ({
  ...emptyWish,
  type: "exercise_in" as const,
  exerciseIds: [...new Set(exercisesIn(withExercises(words)).flatMap(({ ids }) => ids))],
  date: testToday,
});
const asking = (profile: Partial<Profile>, ...words: string[]): DesignInput =>
  inputWith({ checkIns: [], wishes: words.map(wishFor), profile: { ...lifter, ...profile } });

/** Weekdays of training days that hold one of the exercises. */
const daysWith = (input: DesignInput, words: string): readonly string[] => {
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  const { exerciseIds } = wishFor(words);
  return weekdays.filter((day) =>
    week.days[day].exercises.some(({ exerciseId }) => exerciseIds.includes(exerciseId)),
  );
};

test.each(
  [4, 5].flatMap((daysPerWeek) =>
    [
      "pull-up",
      "hip thrust",
      "bench press",
      "deadlift",
      "lateral raise",
      "bulgarian split squat",
      "curl",
    ].map((words) => [words, daysPerWeek] as const),
  ),
)("PLAN-01 %s are planned twice on %i days when they are wished", (words, daysPerWeek) => {
  const days = daysWith(asking({ daysPerWeek }, words), words);
  expect(days.length).toBeGreaterThanOrEqual(2);
});

test("PLAN-01 two wishes are both planned twice, and the main lifts stay", () => {
  const input = asking({ daysPerWeek: 4 }, "hip thrust", "lateral raise");
  expect(daysWith(input, "hip thrust").length).toBeGreaterThanOrEqual(2);
  expect(daysWith(input, "lateral raise").length).toBeGreaterThanOrEqual(2);
  const leads = (one: DesignInput) => {
    const week = designWeek(one);
    return weekdays.map((day) => week.days[day].exercises[0]?.exerciseId);
  };
  expect(leads(input)).toEqual(leads(asking({ daysPerWeek: 4 })));
});

test("PLAN-01 on three days once is enough", () => {
  expect(daysWith(asking({ daysPerWeek: 3 }, "hip thrust"), "hip thrust").length).toBeGreaterThanOrEqual(1);
});
