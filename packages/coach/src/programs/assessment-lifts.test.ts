/** Which lifts the assessment week tests: those that the programme will train. */
import { expect, test } from "vitest";
import { ordinaryProfile } from "../design/testing/inputs.ts";
import { assessmentWeek } from "./assessment.ts";

const lifter = {
  ...ordinaryProfile,
  fitnessLevel: "advanced" as const,
  primaryGoal: "strength" as const,
  gymAccess: "commercial_gym" as const,
  daysPerWeek: 4,
  timePerSession: "60_plus" as const,
  gymDays: ["monday" as const, "tuesday" as const, "thursday" as const, "friday" as const],
  restDays: ["saturday" as const, "sunday" as const],
  pullups: 16,
  pushups: 45,
};
const plannedOf = (profile: typeof ordinaryProfile) =>
  Object.values(assessmentWeek(profile, "2026-11-16").days).flatMap(({ exercises }) => exercises);

test("COACH-08 a lifter with a rack is tested with three barbell reps", () => {
  const planned = plannedOf(lifter);
  const heavy = planned.filter(({ assessmentMetric }) => assessmentMetric === "3-rep weight");
  const ids = heavy.map(({ exerciseId }) => exerciseId);
  expect(ids).toEqual(
    expect.arrayContaining(["squat.barbell-back", "h_push.barbell", "hinge.barbell-deadlift"]),
  );
  const all = planned.map(({ exerciseId }) => exerciseId);
  expect(all).toContain("v_pull.pull-up");
  expect(all.filter((id) => /windmill|renegade|assisted|kettlebell/.test(id))).toEqual([]);
});

test("COACH-08 beginners and people over 49 are not tested with three reps", () => {
  for (const profile of [
    { ...lifter, fitnessLevel: "beginner" as const, pullups: 0, pushups: 8 },
    { ...lifter, age: 60 },
  ])
    expect(plannedOf(profile).filter(({ assessmentMetric }) => assessmentMetric === "3-rep weight")).toEqual(
      [],
    );
});
