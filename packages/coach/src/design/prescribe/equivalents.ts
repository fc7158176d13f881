/**
 * Replacements for an exercise, best first, with a start weight (FEAT-13). Similarity is by muscles first: a leg curl is
 * never offered for a leg extension, however similar the machines look.
 */
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Place } from "../../catalogue/feasible.ts";
import { expectedMax } from "../../state/capability.ts";
import type { DesignInput } from "../../state/input.ts";
import { atPlace, type Person } from "../../state/person.ts";
import { knownStrength } from "../../state/strength/known-strength.ts";
import { carriedLbOf } from "../../state/strength/one-rep-max.ts";
import { sharesOf } from "../budget/volume-budget.ts";
import { kitSteps } from "../progress/kit-steps.ts";
import { impliedLoad, type Lifter, loadCeiling } from "../progress/load-ceiling.ts";
import { referenceOf, reserve } from "../progress/reference-bout.ts";
import { legalExercises } from "../select/legal.ts";
import { mostRepetitions, unloadedRange } from "./range.ts";

/** Shares of the score (features F13): muscles, movement, kind of load, what the person took before. */
const weights = { muscles: 0.45, pattern: 0.25, loadKind: 0.15, accepted: 0.15 } as const;
/** Less alike than this in muscles is another exercise, not a swap. */
const leastLikeness = 0.5;
const mostOffered = 8;
/** Loaded by hand or machine: a loaded exercise is replaced by a loaded one before an unloaded one. */
const otherLoad = 0.1;
/** A converted weight is a guess: start a tenth lower. */
const caution = 0.9;

type Equivalent = {
  readonly exercise: Exercise;
  /** lb as people log it; null: no weight, or to be found by the person. */
  readonly loadLb: number | null;
  /** Repetitions of today's range as this move can take them. */
  readonly low: number;
  readonly high: number;
};

/** The exercise to replace and today's prescription. */
export type SwapQuestion = {
  readonly exerciseId: string;
  readonly place: Place;
  /** Today's range and effort, which the swap takes over. */
  readonly low: number;
  readonly high: number;
  readonly difficulty: number;
  /** Moves that are in the session already, or that the person has left out. */
  readonly without: ReadonlySet<string>;
  /** How often a swap to this id was taken before. */
  readonly accepted: ReadonlyMap<string, number>;
};

/** Cosine of the two muscle vectors (direct 1, along 0.5): 0 nothing in common, 1 the same. */
export const muscleLikeness = (a: Exercise, b: Exercise): number => {
  const other = new Map(sharesOf(b).all);
  const dot = sharesOf(a).all.reduce((sum, [muscle, share]) => sum + share * (other.get(muscle) ?? 0), 0);
  const length = (exercise: Exercise) =>
    Math.sqrt(sharesOf(exercise).all.reduce((sum, [, share]) => sum + share * share, 0));
  const lengths = length(a) * length(b);
  return lengths === 0 ? 0 : dot / lengths;
};

/** @returns 0-1; below the least likeness of muscles 0 */
export const swapScore = (from: Exercise, to: Exercise, taken = 0): number => {
  const likeness = muscleLikeness(from, to);
  if (likeness < leastLikeness) return 0;
  return (
    weights.muscles * likeness +
    (from.pattern === to.pattern ? weights.pattern : 0) +
    (from.loadKind === to.loadKind ? weights.loadKind : from.takesWeight && to.takesWeight ? otherLoad : 0) +
    // Recent swaps on top: three of the same count in full.
    weights.accepted * Math.min(1, taken / 3)
  );
};

/** Whether a logged number is the weight of one hand, of one leg, or the whole. */
const portion = ({ loadKind, unilateral }: Exercise): number =>
  (loadKind === "perHand" ? 0.5 : 1) * (unilateral ? 0.5 : 1);

const canConvert = ({ loadKind, takesWeight }: Exercise): boolean =>
  takesWeight && (loadKind === "external" || loadKind === "perHand");

/** The weight to start with, lb: own work at these repetitions, own estimate, a related lift, the category's ratio; null: ask. */
export const transferredLoad = (
  from: Exercise,
  to: Exercise,
  person: Lifter,
  { low, high, difficulty }: Pick<SwapQuestion, "low" | "high" | "difficulty">,
): number | null => {
  if (!to.takesWeight) return null;
  const reference = referenceOf(person.exercises.get(to.id), low, high);
  if (reference?.isSameRange === true) return reference.loadLb;
  const middle = (low + high) / 2;
  const kit = kitSteps(to, person);
  const carriedLb = carriedLbOf(to, person.body.weightLb);
  const known = to.loadKind === "assisted" ? undefined : knownStrength(to, person);
  if (known !== undefined)
    // An estimate may have grown past what was ever lifted of it: one step at a time (coach.I5).
    return kit.atMost(
      Math.min(
        impliedLoad(known.e1rmLb, middle, difficulty, carriedLb),
        loadCeiling(to, person, { low, high }),
      ),
    );
  const own = person.exercises.get(from.id)?.e1rmLb ?? null;
  const isAlike = from.pattern === to.pattern && from.compound === to.compound;
  return own !== null && isAlike && canConvert(from) && canConvert(to)
    ? kit.atMost(impliedLoad(own * caution * (portion(to) / portion(from)), middle, difficulty, carriedLb))
    : null;
};

/** Today's range with a weight; without one what the person can do of the move (coach.I9). */
const rangeFor = (
  from: Exercise,
  to: Exercise,
  person: Person,
  { low, high, difficulty }: SwapQuestion,
): Pick<Equivalent, "low" | "high"> => {
  const known = expectedMax(to, person);
  const isAlike = !from.takesWeight && (known === null || high <= mostRepetitions(to, known));
  if (to.takesWeight || to.metric !== "reps" || isAlike) return { low, high };
  const [least, most] = unloadedRange(to, person, reserve(difficulty));
  return { low: least, high: most };
};

/** @returns at most eight, best first; empty when the exercise is not in the catalogue or nothing is alike enough */
export const equivalentsFor = (
  input: DesignInput,
  known: Person,
  question: SwapQuestion,
): readonly Equivalent[] => {
  const from = exerciseById(question.exerciseId);
  if (from === undefined) return [];
  const person = atPlace(known, question.place);
  const isOfFamily = ({ exercise }: { readonly exercise: Exercise }): number =>
    Number(exercise.family === from.family);
  return legalExercises(input, person, question.place)
    .filter(({ id, metric }) => id !== from.id && metric === from.metric && !question.without.has(id))
    .map((exercise) => ({ exercise, score: swapScore(from, exercise, question.accepted.get(exercise.id)) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) => b.score - a.score || isOfFamily(b) - isOfFamily(a) || a.exercise.number - b.exercise.number,
    )
    .slice(0, mostOffered)
    .map(({ exercise }) => ({
      exercise,
      ...rangeFor(from, exercise, person, question),
      loadLb: transferredLoad(from, exercise, person, question),
    }));
};
