/** The version at home of a gym day (spec §9 "Home adaptation"): by weights, else bands, else the bar, else the own body. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Equipment } from "@muster/domain/profiles/options.text";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { designWeek } from "./design-week.ts";

const gymDays = ["monday", "tuesday", "thursday", "friday"] as const;
const inputOf = (equipment: readonly Equipment[]) =>
  inputWith({
    profile: {
      gymAccess: "commercial_gym",
      gymDays: [...gymDays],
      equipment: [...equipment],
      fitnessLevel: "intermediate",
      primaryGoal: "strength",
    },
    checkIns: [],
  });

/** What stands at home on the gym days of a designed week and of an assessment, with its note. */
const atHome = (equipment: readonly Equipment[]) => {
  const input = inputOf(equipment);
  return [designWeek(input), assessmentWeek(input.profile, testToday)].flatMap(({ days }) =>
    Object.values(days).flatMap(({ homeAlternative }) =>
      (homeAlternative?.exercises ?? []).flatMap((planned) => {
        const exercise = exerciseById(planned.exerciseId);
        return exercise === undefined ? [] : [{ planned, exercise }];
      }),
    ),
  );
};

const needs = (item: Equipment) => (exercise: Exercise) =>
  exercise.needs.length > 0 && exercise.needs.every((all) => all.some((one) => one === item));

test.each(["dumbbells", "kettlebells", "resistance_bands", "pull_up_bar"] as const)(
  "COACH-05 with %s at home they take the place of machines",
  (item) => {
    const found = atHome([item]);
    expect(found.filter(({ exercise }) => needs(item)(exercise)).length).toBeGreaterThan(1);
    for (const { exercise } of found)
      expect(isFeasible(exercise, { place: "home", equipment: [item], gymAccess: "no_gym" })).toBe(true);
  },
);

test("COACH-05 without anything the own body takes over, and the note warns", () => {
  const found = atHome(["none"]);
  expect(found.every(({ exercise }) => !exercise.takesWeight || exercise.needs.length === 0)).toBe(true);
  expect(found.some(({ planned }) => /⚠ .* needs a gym: this takes its place/.test(planned.notes))).toBe(
    true,
  );
});

test("COACH-05 a test of three heavy repetitions is none at home without weights", () => {
  const { days } = assessmentWeek(inputOf(["none"]).profile, testToday);
  const isHeavy = ({ assessmentMetric }: PlannedExercise) => assessmentMetric === "3-rep weight";
  expect(Object.values(days).flatMap(({ exercises }) => exercises.filter(isHeavy))).not.toEqual([]);
  expect(atHome(["none"]).filter(({ planned }) => isHeavy(planned))).toEqual([]);
});
