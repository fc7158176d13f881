/** Weights that the kit of the place can make, as steps up and down from one that the person uses (settled point 50). */
import { loadableWeightsLb } from "@muster/domain/training/weights/loadable";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";

/** Who lifts, and where. */
export type KitOwner = Pick<Person, "body" | "exercises" | "gear" | "place">;

/** The weights that can be loaded, next to a given one. */
export type KitSteps = {
  /** The next heavier weight in lb; null where the kit ends. */
  readonly next: (loadLb: number) => number | null;
  /** The next lighter weight; the weight itself where there is none. */
  readonly below: (loadLb: number) => number;
  /** The heaviest that is no more than this; the lightest of all where none is. */
  readonly atMost: (loadLb: number) => number;
  readonly nearest: (loadLb: number) => number;
};

/** A step of a fifth and more is coarse: repetitions fill the gap (NSCA Essentials: 2.5-10% a step). */
const coarseStep = 1.2;
/**
 * True for a step of a fifth and more between two weights.
 * @param carriedLb of the body that go up with them
 */
export const isCoarse = (lighterLb: number, heavierLb: number, carriedLb = 0): boolean =>
  heavierLb + carriedLb >= (lighterLb + carriedLb) * coarseStep - 1e-9;

/** Less than half of the smallest step that there is, lb. */
const tolerance = 0.1;

/** Where nobody knows the weights: usual steps, counted from a weight that the person has used. */
const usualSteps = ({ loadStepLb: size }: Exercise, fromLb: number): KitSteps => {
  const least = fromLb > 0 ? Math.min(size, fromLb) : size;
  const at = (load: number, round: (steps: number) => number) =>
    Math.max(least, fromLb + round((load - fromLb) / size) * size);
  return {
    next: (load) => at(load, (steps) => Math.floor(steps + 1e-9) + 1),
    below: (load) => at(load, (steps) => Math.ceil(steps - 1e-9) - 1),
    atMost: (load) => at(load, (steps) => Math.floor(steps + 1e-9)),
    nearest: (load) => at(load, (steps) => Math.round(steps - 1e-9)),
  };
};

/**
 * @param fromLb a weight that the person has lifted: it stays to the gram, whatever the list says
 */
export const kitSteps = (
  exercise: Exercise,
  { gear, place }: Omit<KitOwner, "body">,
  fromLb = 0,
): KitSteps => {
  const { id, name, machine } = exercise;
  const listed = loadableWeightsLb({ exerciseId: id, name, machine }, gear[place]) ?? [];
  if (listed.length === 0) return usualSteps(exercise, fromLb);
  const weights =
    fromLb <= 0 ||
    // An entered kit is complete; a usual kit is only assumed.
    gear[place].usual === undefined ||
    listed.some((one) => Math.abs(one - fromLb) <= tolerance)
      ? listed.map((one) => (Math.abs(one - fromLb) <= tolerance ? fromLb : one))
      : [...listed, fromLb].toSorted((a, b) => a - b);
  const lightest = weights[0] ?? 0;
  const atMost = (load: number) => weights.findLast((one) => one <= load + tolerance) ?? lightest;
  return {
    next: (load) => weights.find((one) => one > load + tolerance) ?? null,
    below: (load) => weights.findLast((one) => one < load - tolerance) ?? load,
    atMost,
    nearest: (load) => {
      const down = atMost(load);
      const up = weights.find((one) => one > load + tolerance) ?? down;
      return up - load < load - down ? up : down;
    },
  };
};
