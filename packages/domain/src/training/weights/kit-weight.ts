/** A weight as the kit of today can make it: cards and the stored plan ask the same question (settled point 50, ADR 0146). */
import { kilogramsToPounds, poundsToKilograms, roundToHalf, type UnitSystem } from "../../shared/units.ts";
import type { Gear, LoadedExercise } from "./gear.ts";
import { isFarAbove, isLoadable, loadableWeightsLb, nearestLoadable } from "./loadable.ts";

/** What the weights of an exercise depend on. */
export type WeightKit = {
  readonly gear: Gear;
  readonly units: UnitSystem;
  /** Weights of this exercise in the log, lb: with usual equipment, lifted weights count as available. */
  readonly liftedLb: readonly number[];
};

/**
 * Whether a weight, lb, can stand on a plate or be typed in a unit: it has one decimal there. 25 lb are no weight of a person
 * who reads kilograms by now. False without a unit.
 */
export const isMarked = (weightLb: number, units: UnitSystem | undefined): boolean => {
  if (units === undefined) return false;
  const tenths = (units === "metric" ? poundsToKilograms(weightLb) : weightLb) * 10;
  return Math.abs(tenths - Math.round(tenths)) < 1e-6;
};

/** Whether only the log can tell that the weight is there: a usual kit has no such weight. */
export const needsLog = (
  weightLb: number,
  exercise: LoadedExercise,
  { gear, units }: Omit<WeightKit, "liftedLb">,
) =>
  isMarked(weightLb, units) &&
  (loadableWeightsLb(exercise, gear) === undefined
    ? units === "metric"
    : gear.usual !== undefined && !isLoadable(weightLb, exercise, gear));

/**
 * @returns lb: the weight itself, else the nearest that is not far above it; undefined when there is nothing of the kind
 */
export const weightInKit = (
  weightLb: number,
  exercise: LoadedExercise,
  kit: WeightKit,
): number | undefined => {
  const { gear, units, liftedLb } = kit;
  if (liftedLb.includes(weightLb) && needsLog(weightLb, exercise, kit)) return weightLb;
  if (loadableWeightsLb(exercise, gear) === undefined)
    return units === "imperial"
      ? isMarked(weightLb, units)
        ? weightLb
        : Math.max(0.5, roundToHalf(weightLb))
      : kilogramsToPounds(Math.max(0.5, roundToHalf(poundsToKilograms(weightLb))));
  const near = nearestLoadable(weightLb, exercise, gear);
  return near === undefined || isFarAbove(near, weightLb)
    ? nearestLoadable(weightLb, exercise, gear, "down")
    : near;
};
