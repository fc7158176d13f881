import { catalogue } from "@muster/coach/catalogue/catalogue";
import { toPlanned } from "@muster/coach/catalogue/planned";
import { plannedExerciseSchema } from "@muster/domain/planning/plan.schema";
import { expect, test } from "vitest";
import { usualPrescription } from "./usual-prescription.ts";

test("EXC-01 every catalogue exercise can be added with a fitting target", () => {
  for (const exercise of catalogue) {
    const planned = toPlanned(exercise, usualPrescription(exercise));
    expect(plannedExerciseSchema.safeParse(planned).success, exercise.id).toBe(true);
    expect(planned.targetLow, exercise.id).toBeGreaterThan(0);
  }
  expect(usualPrescription({ metric: "reps", pattern: "squat" })).toEqual({
    sets: 3,
    targetLow: 8,
    targetHigh: 12,
    restSeconds: 90,
  });
  expect(usualPrescription({ metric: "time", pattern: "cardio" })).toMatchObject({
    sets: 1,
    targetLow: 1_200,
  });
});
