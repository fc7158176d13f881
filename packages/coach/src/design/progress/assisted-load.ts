/**
 * Help of an assisted machine: less of it is more work, so everything is the other way round than with a load. It falls
 * when the last time earned it, a step or a tenth of the weight that is moved at a time (coach.I5).
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
  reserve,
  wasRatedLight,
  wasTooHard,
} from "./reference-bout.ts";

/** Repetitions up to which an estimate of strength is worth anything. */
const longestTelling = 12;

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

/** Help that leaves the middle of the range with the wanted reserve, by what the last time showed; Epley on the weight moved. */
const fittingHelp = (
  exercise: Exercise,
  { bout, loadLb }: Reference,
  dose: Dose,
  { body }: Pick<Person, "body">,
): number => {
  const free = exercise.bodyweightFraction * body.weightLb;
  // Long easy sets say little about strength: beyond twelve an estimate promises more than there is.
  const possible = Math.min(longestTelling, Math.min(...bout.amounts) + reserve(bout.difficulty ?? 8));
  const moved = Math.max(1, free - loadLb);
  return (
    free - (moved * (1 + possible / 30)) / (1 + ((dose.low + dose.high) / 2 + reserve(dose.difficulty)) / 30)
  );
};

/** Less help is more work: the other way round for assisted moves. */
export const assistedLoad = (
  exercise: Exercise,
  reference: Reference,
  dose: Dose,
  phase: Phase,
  person: Pick<Person, "body">,
): Load => {
  const { bout, loadLb: lastLb } = reference;
  const step = exercise.loadStepLb;
  const easier = wasTooHard(bout) || phase.loadFactor < 1;
  const mayDrop = phase.mayGrow && (reachedTop(bout, dose.high) || wasRatedLight(bout, dose.low));
  const fitting = mayDrop ? Math.round(fittingHelp(exercise, reference, dose, person) / step) * step : lastLb;
  const moved = easier
    ? lastLb + step
    : mayDrop
      ? Math.max(lastLb - mostHelpLess(exercise, lastLb, person), Math.min(lastLb - step, fitting))
      : lastLb;
  return {
    loadLb: moved > 0 ? roundToHalf(moved) : step,
    rule: phase.loadFactor < 1 ? "phase" : easier ? "too-hard" : moved < lastLb ? "up" : "hold",
    lastLb,
    fromId: exercise.id,
  };
};
