/** Sets that lead up to a heavy one: 45%, 65% and 85% of it, as loadable weights (feature F17, after wger's programme). */
import type { LoggedSet } from "../session.ts";

/** One planned warm-up set. */
export type WarmUpSet = {
  /** Pounds. */
  readonly weightLb: number;
  readonly reps: number;
};

/** Below this multiple of the lightest load there is nothing to lead up to. */
const worthWarmingUpFrom = 1.6;

/** Share of the working weight, and of its repetitions. */
const steps = [
  { weight: 0.45, reps: 1 },
  { weight: 0.65, reps: 0.7 },
  { weight: 0.85, reps: 0.5 },
] as const;

/**
 * @param input.workingLb pounds of the first working set
 * @param input.reps repetitions of it
 * @param input.lightestLb pounds of the empty bar, or the lightest dumbbell or pin
 * @param input.round to what can be loaded; undefined when nothing can
 * @returns lightest first; empty when the working weight is below 1.6 × the lightest load
 */
export const warmUpSets = (input: {
  readonly workingLb: number;
  readonly reps: number;
  readonly lightestLb: number;
  readonly round: (pounds: number) => number | undefined;
}): readonly WarmUpSet[] => {
  const { workingLb, reps, lightestLb, round } = input;
  if (workingLb < worthWarmingUpFrom * lightestLb) return [];
  const sets = new Map<number, WarmUpSet>();
  for (const step of steps) {
    const weightLb = workingLb * step.weight < lightestLb ? undefined : round(workingLb * step.weight);
    if (weightLb === undefined || weightLb >= workingLb) continue;
    if (!sets.has(weightLb))
      sets.set(weightLb, { weightLb, reps: Math.max(1, Math.round(reps * step.reps)) });
  }
  return [...sets.values()];
};

/**
 * What warm-up sets lead up to: what the person is about to lift, before what anybody thinks that they lift.
 * @param input.typedLb in the field for the next working set; undefined when nothing is typed
 * @param input.sets of this workout, in order
 * @param input.plannedLb by plan, suggestion or last time
 * @returns pounds; undefined while nobody knows
 */
export const workingWeight = (input: {
  readonly typedLb: number | undefined;
  readonly sets: readonly Pick<LoggedSet, "role" | "weight">[];
  readonly plannedLb: number | undefined;
}): number | undefined => {
  const { typedLb = 0, sets, plannedLb } = input;
  if (typedLb > 0) return typedLb;
  const lifted = sets.flatMap(({ role, weight }) => (role === "warmup" || weight === null ? [] : [weight]));
  return lifted.length > 0 ? Math.max(...lifted) : plannedLb;
};
