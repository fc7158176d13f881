/** How heavy a planned weight may be: what an estimate implies, what the log allows, what a held week allows. */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import { carriedLbOf, loadAt } from "../../state/strength/one-rep-max.ts";
import { easyRating } from "../../state/strength/strength-estimate.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { isCoarse, type KitOwner, type KitSteps, kitSteps } from "./kit-steps.ts";
import {
  earnsStep,
  earnsTwoSteps,
  fellShort,
  isInReach,
  keepsWeight,
  type LoadedBout,
  largestJump,
  lastLoaded,
  type Reference,
  reachedTop,
  referenceOf,
  reserve,
  wasLifted,
  wasLongTwice,
  wasTooHard,
} from "./reference-bout.ts";

/** Planned load stays within this share of what the estimate implies (coach.I4). */
export const estimateTolerance = 1.025;
/** An easy week's load is at most this share of the last one (coach.V10). */
export const deloadMost = 0.95;

/**
 * The heaviest load of an easy week, lb: a step below the last one, or the last one where that step is coarse: fewer sets make such
 * a week easy, half of the weight would make it none (Bell 2023: sets first, loads little or not at all).
 */
export const easyLoad = (kit: Pick<KitSteps, "below">, lastLb: number): number => {
  const below = kit.below(lastLb);
  return isCoarse(below, lastLb) ? lastLb : below;
};

/**
 * lb of the body that go up with a weight. Where the kit's next one is further than a usual step, what is held counts alone: such a
 * step is judged on the careful side.
 */
export const carriedAt = (exercise: Exercise, person: KitOwner, loadLb: number): number => {
  const next = kitSteps(exercise, person, loadLb).next(loadLb);
  const isUsual = next === null || next - loadLb <= Math.max(exercise.loadStepLb, 2.5) + 0.5;
  return isUsual ? carriedLbOf(exercise, person.body.weightLb) : 0;
};

/** Days since a session of the first week back. */
const daysOfFirstWeek = 10;

/** In the second week back the load of the first one where that went well, lb: the way back goes up. 0 in other weeks. */
export const firstWeekBackLb = (
  state: ExerciseState | undefined,
  { reasons }: Pick<Phase, "reasons">,
): number => {
  const newest = state?.bouts.at(-1);
  if (state === undefined || newest === undefined || !reasons.includes("re-entry-ramp")) return 0;
  const wentWell = !wasTooHard(newest) && !fellShort(newest, newest.targetLow ?? 0);
  return wentWell && state.restedDays <= daysOfFirstWeek ? (newest.loadLb ?? 0) : 0;
};

type Range = Pick<Dose, "low" | "high">;

/** Whose weights may rise by how much. */
export type Lifter = KitOwner & Pick<Person, "gates">;

/** Load in lb that an estimate allows for so many repetitions at this effort. */
export const impliedLoad = (
  e1rmLb: number,
  repetitions: number,
  difficulty: number,
  carriedLb: number,
): number => loadAt(e1rmLb, repetitions + reserve(difficulty), carriedLb);

/** Highest load in lb that history allows in this range; Infinity without one (coach.I5, I6). */
export const loadCeiling = (exercise: Exercise, person: Lifter, { low, high }: Range): number => {
  const state = person.exercises.get(exercise.id);
  if (state === undefined || state.bestRecentLoadLb === null || exercise.loadKind === "assisted")
    return Number.POSITIVE_INFINITY;
  const reference = referenceOf(state, low, high);
  if (reference?.isSameRange === true && wasTooHard(reference.bout)) return reference.loadLb;
  const best = Math.max(state.bestRecentLoadLb, reference?.isSameRange === true ? reference.loadLb : 0);
  const kit = kitSteps(exercise, person, best);
  const next = kit.next(best) ?? best;
  const isTwo = reference?.isSameRange === true && earnsTwoSteps(reference.bout, high, person.gates);
  return Math.max(best * (1 + largestJump), isTwo ? (kit.next(next) ?? next) : next);
};

/** The heaviest weight that a session earned in this range: the next one, or the one after it, or its own again, lb. */
export const earnedLoad = (
  exercise: Exercise,
  person: Lifter,
  done: LoadedBout,
  dose: Range & Pick<Dose, "difficulty">,
): number => {
  // Five and more left: the step is a small part of all that goes up, and needs no such care.
  const isFarFromHard = done.difficulty !== null && done.difficulty <= easyRating;
  const carriedLb = isFarFromHard
    ? carriedLbOf(exercise, person.body.weightLb)
    : carriedAt(exercise, person, done.loadLb);
  const bout = { ...done, carriedLb };
  const kit = kitSteps(exercise, person, bout.loadLb);
  const next = kit.next(bout.loadLb);
  if (next === null) return bout.loadLb;
  const isTop = reachedTop(bout, dose.high);
  // Of meters and seconds no formula speaks.
  if (exercise.metric !== "reps") return isTop ? next : bout.loadLb;
  const state = person.exercises.get(exercise.id);
  const isBack = isTop && wasLifted(state, next, dose.low);
  const isDue = isTop && dose.low < (bout.targetLow ?? 0) && wasLongTwice(state, bout);
  if (!isBack && !isDue && !earnsStep(bout, next, dose)) return bout.loadLb;
  const second = kit.next(next);
  const isTwo =
    second !== null &&
    earnsTwoSteps(bout, dose.high, person.gates) &&
    isInReach({ ...bout, carriedLb: 0 }, second, dose.low, reserve(dose.difficulty));
  return isTwo ? second : next;
};

/**
 * What the log itself proves in this range, lb: a weight that was lifted so often, or the next one where it is earned; 0 without
 * a session to go by (coach.I4).
 */
export const provenLoad = (
  exercise: Exercise,
  person: Lifter,
  dose: Range & Pick<Dose, "difficulty">,
): number => {
  const state = person.exercises.get(exercise.id);
  const last = lastLoaded(state);
  const reference = referenceOf(state, dose.low, dose.high);
  const provenBy = (bout: LoadedBout, isSameRange: boolean): number => {
    const earned = earnedLoad(exercise, person, bout, dose);
    if (earned > bout.loadLb) return earned;
    return isSameRange || keepsWeight(bout, dose) ? bout.loadLb : 0;
  };
  return Math.max(
    last === undefined ? 0 : provenBy(last, false),
    reference?.isSameRange === true ? provenBy(reference.bout, true) : 0,
  );
};

/**
 * Rated four or less with every set at the top of the range that was asked for: a weight that is still being found,
 * whatever the week.
 */
export const isBeingFound = ({ bout, isSameRange }: Reference, high: number): boolean =>
  isSameRange &&
  bout.difficulty !== null &&
  bout.difficulty <= 4 &&
  !fellShort(bout, bout.targetHigh ?? high);

/**
 * What "no rise" means in lb (coach.R3): the last weight in this range. Back to it after an easy week is no rise, and
 * finding a weight is none either (ADR 0016).
 */
export const lastLoadInRange = (exercise: Exercise, person: Lifter, range: Range): number => {
  const reference = referenceOf(person.exercises.get(exercise.id), range.low, range.high);
  if (reference === undefined || exercise.loadKind === "assisted") return Number.POSITIVE_INFINITY;
  return isBeingFound(reference, range.high) ? loadCeiling(exercise, person, range) : reference.loadLb;
};

/**
 * Most that the card may show beside this load, lb: it still leaves the bottom of the range in reach with the wanted
 * reserve, when the planned load is right for the middle (ADR 0146). To half a pound.
 */
export const mostBeside = (loadLb: number, { low, high, difficulty }: Dose, carriedLb: number): number => {
  const rise = (1 + ((low + high) / 2 + reserve(difficulty)) / 30) / (1 + (low + reserve(difficulty)) / 30);
  return Math.floor(((loadLb + carriedLb) * rise - carriedLb) * 2) / 2;
};
