/** Whom the assessment is tested with: one person, and 250 drawn ones with their whole weeks. */

import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import {
  equipmentItems,
  fitnessLevels,
  genders,
  gymAccesses,
  primaryGoals,
  sessionLengths,
  valuesOf,
  workoutTimes,
} from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import fc from "fast-check";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { assessmentWeek } from "../assessment.ts";

/** The first day of every week here. */
export const today = "2026-11-23";

/** Monday to Sunday. */
export const dayList = (days: Readonly<Record<Weekday, DayWorkout>>) =>
  weekdays.map((weekday) => days[weekday]);

/** The entry of the catalogue; throws when there is none. */
export const exerciseOf = (planned: PlannedExercise): Exercise => {
  const exercise = exerciseById(planned.exerciseId);
  if (!exercise) throw new Error(`Unknown exercise ${planned.exerciseId}`);
  return exercise;
};

/** All exercises of a week, without the versions at home. */
export const mainOf = (days: Readonly<Record<Weekday, DayWorkout>>) =>
  dayList(days).flatMap((day) => day.exercises);

const subset = <T>(values: readonly T[], maxLength = values.length) =>
  fc.subarray([...values], { maxLength });

const anyProfile: fc.Arbitrary<Profile> = fc.record({
  username: fc.constant("anyone"),
  displayName: fc.constant("Anyone"),
  age: fc.integer({ min: 13, max: 95 }),
  ageRecordedOn: fc.constant(today),
  gender: fc.constantFrom(...valuesOf(genders)),
  height: fc.integer({ min: 50, max: 82 }),
  weight: fc.integer({ min: 80, max: 380 }),
  fitnessLevel: fc.constantFrom(...valuesOf(fitnessLevels)),
  pullups: fc.constantFrom(0, 0, 1, 3, 8, 20),
  pushups: fc.constantFrom(0, 1, 4, 12, 30, 80),
  bodyFat: fc.constantFrom(null, 4, 12, 24, 40),
  primaryGoal: fc.constantFrom(...valuesOf(primaryGoals)),
  targetAreas: fc.constant([]),
  timeframe: fc.constant("12_weeks" as const),
  daysPerWeek: fc.integer({ min: 3, max: 6 }),
  timePerSession: fc.constantFrom(...valuesOf(sessionLengths)),
  homeWorkoutTime: fc.constantFrom(...valuesOf(workoutTimes)),
  gymWorkoutTime: fc.constantFrom(...valuesOf(workoutTimes)),
  gymDays: subset(weekdays),
  restDays: subset(weekdays, 5),
  gymAccess: fc.constantFrom(...valuesOf(gymAccesses)),
  equipment: subset(valuesOf(equipmentItems)),
  limits: fc.record({
    injuryAreas: subset(
      ["shoulder", "elbow", "wrist", "lower_back", "hip", "knee", "ankle", "neck"] as const,
      3,
    ),
    pregnancy: fc.constantFrom("none", "none", "pregnant", "postpartum"),
    heartOrBloodPressureAdvice: fc.boolean(),
    note: fc.constant(""),
  }),
  medicalNoteConfirmedOn: fc.constant(null),
});

let drawn:
  | readonly { readonly profile: Profile; readonly week: ReturnType<typeof assessmentWeek> }[]
  | undefined;

/** Drawn once, with a fixed seed, because every rule looks at the same people and their whole weeks. */
export const everybody = () => {
  drawn ??= fc
    .sample(anyProfile, { numRuns: 250, seed: 20_261_123 })
    .map((profile) => ({ profile, week: assessmentWeek(profile, today) }));
  return drawn;
};

/** Runs one rule over all of them; a failure prints the profile that breaks it. */
export const everyWeek = (rule: (week: ReturnType<typeof assessmentWeek>, profile: Profile) => void) => {
  for (const { profile, week } of everybody()) {
    try {
      rule(week, profile);
    } catch (error) {
      throw new Error(`Broken for ${JSON.stringify(profile)}`, { cause: error });
    }
  }
};
