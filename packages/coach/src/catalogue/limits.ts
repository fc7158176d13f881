/** What a person's limits forbid, as tags of exercises (ONB-07; coach.md 3a-2). Areas come as picks, never from prose. */
import type { Limits } from "@muster/domain/profiles/profile";
import type { ContraTag, Exercise } from "./exercise.ts";

/** What each sore area rules out. */
export const areaTags: Readonly<Record<Limits["injuryAreas"][number], readonly ContraTag[]>> = {
  shoulder: ["overhead", "dip", "hang", "shoulder"],
  elbow: ["elbow", "dip"],
  wrist: ["wrist"],
  lower_back: ["axial", "spinal_flexion"],
  hip: ["deep_hip", "plyometric", "running"],
  knee: ["deep_knee", "kneeling", "plyometric", "running"],
  ankle: ["ankle", "plyometric", "running"],
  neck: ["neck", "axial"],
};

const pregnancyTags: Readonly<Record<Limits["pregnancy"], readonly ContraTag[]>> = {
  none: [],
  pregnant: ["plyometric", "valsalva", "supine", "prone", "spinal_flexion"],
  postpartum: ["plyometric", "valsalva", "supine", "spinal_flexion"],
};

/** Tags that no exercise of this person may carry. */
export const avoidedTags = (limits: Limits): ReadonlySet<ContraTag> =>
  new Set<ContraTag>([
    ...limits.injuryAreas.flatMap((area) => areaTags[area]),
    ...pregnancyTags[limits.pregnancy],
    ...(limits.heartOrBloodPressureAdvice ? (["valsalva", "plyometric"] as const) : []),
  ]);

/** True when the exercise carries none of the tags. */
export const isWithinLimits = (exercise: Exercise, avoided: ReadonlySet<ContraTag>): boolean =>
  !exercise.contra.some((tag) => avoided.has(tag));
