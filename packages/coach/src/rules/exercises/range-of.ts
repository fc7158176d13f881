/** The repetitions, seconds or meters that an exercise asks for, with sensible ends where the plan leaves one open. */
import type { PlannedExercise } from "@muster/domain/planning/plan";

/** Loads are shown to half a pound: that much above a limit is still on it. */
export const roundingLb = 0.5;

/** A range as the load is chosen for; 8 and 10 where neither end is known. */
export const rangeOf = ({ targetLow, targetHigh }: Pick<PlannedExercise, "targetLow" | "targetHigh">) => ({
  low: targetLow ?? targetHigh ?? 8,
  high: targetHigh ?? targetLow ?? 10,
});
