/** The repetitions, seconds or meters that an exercise asks for, with sensible ends where the plan leaves one open. */
import type { PlannedExercise } from "@muster/domain/planning/plan";

/** A range as the load is chosen for; 8 and 10 where neither end is known. */
export const rangeOf = ({ targetLow, targetHigh }: Pick<PlannedExercise, "targetLow" | "targetHigh">) => ({
  low: targetLow ?? targetHigh ?? 8,
  high: targetHigh ?? targetLow ?? 10,
});
