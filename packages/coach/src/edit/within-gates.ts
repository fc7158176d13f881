/** What a swap takes over from an exercise of a plan that may be older than what the person told since. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Gates } from "../state/gates.ts";

type Dose = Pick<PlannedExercise, "metric" | "targetLow" | "targetHigh" | "targetDifficulty">;

/** A plan may be older than what the person told since: its effort and its repetitions are not taken over unasked. */
export const withinGates = <T extends Dose>(present: T, { maxDifficulty, minReps }: Gates): T => {
  const { metric, targetLow, targetHigh, targetDifficulty } = present;
  const isHeavy = metric === "reps" && targetLow !== null && targetLow < minReps;
  return {
    ...present,
    targetLow: isHeavy ? minReps : targetLow,
    targetHigh: isHeavy && targetHigh !== null ? Math.max(targetHigh, minReps + 2) : targetHigh,
    targetDifficulty: targetDifficulty === null ? null : Math.min(targetDifficulty, maxDifficulty),
  };
};
