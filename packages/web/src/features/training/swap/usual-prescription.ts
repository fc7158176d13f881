/** What an exercise starts with when a person adds it by hand: three sets in the middle of what most people do. */
import type { Exercise } from "@muster/coach/catalogue/exercise";
import type { Prescription } from "@muster/coach/catalogue/planned";

const targets = { reps: [8, 12], time: [30, 45], distance: [20, 40] } as const;

/** Three sets, by the metric and the pattern of the exercise. */
export const usualPrescription = ({
  metric,
  pattern,
}: Pick<Exercise, "metric" | "pattern">): Prescription => {
  // Easy cardio is one long set.
  if (pattern === "cardio" && metric !== "reps")
    return metric === "time"
      ? { sets: 1, targetLow: 1_200, targetHigh: 1_200, restSeconds: 0 }
      : { sets: 1, targetLow: 2_000, targetHigh: 2_000, restSeconds: 0 };
  const [targetLow, targetHigh] = targets[metric];
  return { sets: 3, targetLow, targetHigh, restSeconds: 90 };
};
