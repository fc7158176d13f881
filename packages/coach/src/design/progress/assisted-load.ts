/**
 * Help of an assisted machine: less of it is more work, so everything is the other way round than with a load. It falls
 * by a step when the last time earned it; never by more than that or a tenth of the weight that is moved (coach.I5).
 */
import { daysBetween } from "@muster/domain/shared/dates";
import { roundToHalf } from "@muster/domain/shared/units";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import type { Load } from "./load-rule.ts";
import {
  largestJump,
  type Reference,
  reachedTop,
  referenceOf,
  wasRatedLight,
  wasTooHard,
} from "./reference-bout.ts";

/** Help in lb that may go in a week: a tenth of the weight that is moved, in whole steps, one step at least (coach.I5). */
const mostHelpLess = (exercise: Exercise, helpLb: number, { body }: Pick<Person, "body">): number => {
  const step = exercise.loadStepLb;
  const moved = exercise.bodyweightFraction * body.weightLb - helpLb;
  return Math.max(step, Math.floor((moved * largestJump) / step + 1e-9) * step);
};

/** Least help in lb that history allows on an assisted machine; 0 without one, or for any other move (coach.I5). */
export const leastHelp = (
  exercise: Exercise,
  person: Pick<Person, "body" | "exercises">,
  { low, high }: Pick<Dose, "low" | "high">,
): number => {
  if (exercise.loadKind !== "assisted") return 0;
  const state = person.exercises.get(exercise.id);
  const reference = referenceOf(state, low, high);
  if (reference === undefined) return 0;
  const newest = reference.bout.date;
  const lately = (state?.bouts ?? []).flatMap(({ date, loadLb }) =>
    loadLb === null || loadLb <= 0 || daysBetween(date, newest) > helpMemory ? [] : [loadLb],
  );
  const least = Math.min(reference.loadLb, ...lately);
  return Math.max(0, least - mostHelpLess(exercise, least, person));
};
/** Days for which help that was enough says what is. */
const helpMemory = 21;

/** Less help is more work: a step less where the last time earned it, a step more where it was too hard. */
export const assistedLoad = (exercise: Exercise, reference: Reference, dose: Dose, phase: Phase): Load => {
  const { bout, loadLb: lastLb } = reference;
  const step = exercise.loadStepLb;
  const easier = wasTooHard(bout) || phase.loadFactor < 1;
  const mayDrop = phase.mayGrow && (reachedTop(bout, dose.high) || wasRatedLight(bout, dose.low));
  const moved = easier ? lastLb + step : mayDrop ? lastLb - step : lastLb;
  return {
    loadLb: moved > 0 ? roundToHalf(moved) : step,
    rule: phase.loadFactor < 1 ? "phase" : easier ? "too-hard" : moved < lastLb ? "up" : "hold",
    lastLb,
    fromId: exercise.id,
  };
};
