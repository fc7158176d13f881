/** What a swap takes over from an exercise of a plan that may be older than the person's last health entries. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { type Gates, leastReps, mostEffort, mostRepsOfYouth } from "../state/gates.ts";

type Dose = Pick<PlannedExercise, "exerciseId" | "metric" | "targetLow" | "targetHigh" | "targetDifficulty">;

/**
 * A plan may be older than the person's last health entries: its effort and its repetitions are not copied unchecked. "As many
 * as you can" is a test, and none for somebody who has to leave some (coach.F4, F5, F9).
 */
export const withinGates = <T extends Dose>(present: T, gates: Gates): T => {
  const { metric, targetLow, targetHigh, targetDifficulty } = present;
  const of = { id: present.exerciseId };
  const minReps = leastReps(of, gates);
  const isGuarded = metric === "reps" && minReps > 1;
  const isHeavy = isGuarded && (targetLow === null || targetLow < minReps);
  const most = metric === "reps" && gates.ageGroup === "youth" ? mostRepsOfYouth : Number.POSITIVE_INFINITY;
  const low = isHeavy ? minReps : targetLow;
  const high =
    isHeavy && (targetHigh !== null || targetLow === null)
      ? Math.max(targetHigh ?? 0, minReps + 2)
      : targetHigh;
  return {
    ...present,
    targetLow: low === null ? null : Math.min(low, most),
    targetHigh: high === null ? null : Math.min(high, most),
    targetDifficulty: targetDifficulty === null ? null : Math.min(targetDifficulty, mostEffort(of, gates)),
  };
};
