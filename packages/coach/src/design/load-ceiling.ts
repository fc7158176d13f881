/** How heavy a planned weight may be: what an estimate implies, what the log allows, what a held week allows. */
import type { Exercise } from "../catalogue/exercise.ts";
import { maxFactor } from "../state/one-rep-max.ts";
import type { Person } from "../state/person.ts";
import type { Dose } from "./dose.ts";
import { largestJump, type Reference, referenceOf, reserve, wasTooHard } from "./reference-bout.ts";

/** Planned load stays within this share of what the estimate implies (coach.I4). */
export const estimateTolerance = 1.025;
/** An easy week's load is at most this share of the last one (coach.V10). */
export const deloadMost = 0.95;

type Range = Pick<Dose, "low" | "high">;

/** Load in lb that an estimate allows for so many repetitions at this effort. */
export const impliedLoad = (e1rmLb: number, repetitions: number, difficulty: number): number =>
  e1rmLb / maxFactor(repetitions + reserve(difficulty));

/** Highest load in lb that history allows in this range; Infinity without one (coach.I5, I6). */
export const loadCeiling = (
  exercise: Exercise,
  person: Pick<Person, "exercises">,
  { low, high }: Range,
): number => {
  const state = person.exercises.get(exercise.id);
  if (state === undefined || state.bestRecentLoadLb === null || exercise.loadKind === "assisted")
    return Number.POSITIVE_INFINITY;
  const reference = referenceOf(state, low, high);
  if (reference?.isSameRange === true && wasTooHard(reference.bout)) return reference.loadLb;
  const best = Math.max(state.bestRecentLoadLb, reference?.isSameRange === true ? reference.loadLb : 0);
  return Math.max(best * (1 + largestJump), best + exercise.loadStepLb);
};

/**
 * Rated four or less with every set at the top of the range that was asked for: a weight that is still being found,
 * whatever the week.
 */
export const isBeingFound = ({ bout, isSameRange }: Reference, high: number): boolean =>
  isSameRange &&
  bout.difficulty !== null &&
  bout.difficulty <= 4 &&
  bout.amounts.length > 0 &&
  bout.amounts.every((amount) => amount >= (bout.targetHigh ?? high));

/**
 * What "no rise" means in lb (coach.R3): the last weight in this range. Back to it after an easy week is no rise, and
 * finding a weight is none either (ADR 0015).
 */
export const heldLoad = (exercise: Exercise, person: Person, range: Range): number => {
  const reference = referenceOf(person.exercises.get(exercise.id), range.low, range.high);
  if (reference === undefined || exercise.loadKind === "assisted") return Number.POSITIVE_INFINITY;
  return isBeingFound(reference, range.high) ? loadCeiling(exercise, person, range) : reference.loadLb;
};
