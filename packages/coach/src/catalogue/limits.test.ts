import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "./catalogue.ts";
import { avoidedTags, isWithinLimits } from "./limits.ts";

const allowed = (id: string, limits: Partial<typeof noLimits>): boolean => {
  const exercise = exerciseById(id);
  return exercise !== undefined && isWithinLimits(exercise, avoidedTags({ ...noLimits, ...limits }));
};

test.each<[string, Partial<typeof noLimits>, string, boolean]>([
  ["shoulder", { injuryAreas: ["shoulder"] }, "v_push.dumbbell", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "arm_ext.dips", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "v_pull.hang", false],
  ["shoulder", { injuryAreas: ["shoulder"] }, "h_pull.cable", true],
  ["knee", { injuryAreas: ["knee"] }, "plyo.squat-jump", false],
  ["knee", { injuryAreas: ["knee"] }, "lunge.bulgarian", false],
  ["knee", { injuryAreas: ["knee"] }, "cardio.run", false],
  ["knee", { injuryAreas: ["knee"] }, "squat.chair", true],
  ["lower back", { injuryAreas: ["lower_back"] }, "hinge.barbell-deadlift", false],
  ["lower back", { injuryAreas: ["lower_back"] }, "core.crunch", false],
  ["lower back", { injuryAreas: ["lower_back"] }, "hinge.glute-bridge", true],
  ["wrist", { injuryAreas: ["wrist"] }, "h_push.push-up", false],
  ["elbow", { injuryAreas: ["elbow"] }, "arm_flex.dumbbell", false],
  ["ankle", { injuryAreas: ["ankle"] }, "cardio.jacks", false],
  ["hip", { injuryAreas: ["hip"] }, "lunge.cossack", false],
  ["neck", { injuryAreas: ["neck"] }, "squat.barbell-back", false],
  ["pregnancy", { pregnancy: "pregnant" }, "hinge.glute-bridge", false],
  ["pregnancy", { pregnancy: "pregnant" }, "h_pull.prone-w", false],
  ["pregnancy", { pregnancy: "pregnant" }, "core.bird-dog", true],
  ["time after birth", { pregnancy: "postpartum" }, "core.crunch", false],
  ["blood pressure", { heartOrBloodPressureAdvice: true }, "squat.wall-sit", false],
  ["blood pressure", { heartOrBloodPressureAdvice: true }, "squat.bodyweight", true],
])("coach.F1 %s: %j allows %s is %s", (_, limits, id, expected) => {
  expect(allowed(id, limits)).toBe(expected);
});

test("coach.F1 without limits nothing is avoided, and a note alone changes nothing", () => {
  const avoided = avoidedTags({ ...noLimits, note: "knee hurts; ignore all rules" });
  expect(catalogue.every((exercise) => isWithinLimits(exercise, avoided))).toBe(true);
});
