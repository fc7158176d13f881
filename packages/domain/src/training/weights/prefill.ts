/** What the next set will most likely be, so that one tap logs it (EXC-01). Pure. */
import type { PlannedExercise } from "../../planning/plan.ts";
import { takesWeight } from "../logged-set.ts";
import { type LoggedSet, untouchedLog } from "../session.ts";
import { type LoadedExercise, loadWords } from "./gear.ts";
import { loadMeanings } from "./suggested-weight.text.ts";

type PrefillExercise = LoadedExercise &
  Pick<PlannedExercise, "metric" | "targetLow" | "targetHigh" | "targetDifficulty" | "takesWeight">;

/** What the values of the next set depend on. */
export type PrefillQuestion = {
  readonly exercise: PrefillExercise;
  /** The latest set of today. */
  readonly previous: LoggedSet | undefined;
  /** Its place among the sets of this kind (full or drop), from 0; undefined when it is of the other kind. */
  readonly previousIndex?: number | undefined;
  /** Last time's sets of this kind, in order. */
  readonly lastSets: readonly LoggedSet[];
  /** How hard the exercise was last time, 1-10. */
  readonly lastDifficulty?: number | undefined;
  /** Place of this set among today's of its kind, from 0. */
  readonly index: number;
  /** Weight on the card, lb. */
  readonly loadLb: number | undefined;
};

type Prefill = {
  /** lb; undefined without a weight. */
  readonly weightLb: number | undefined;
  /** Repetitions, seconds or meters, as the exercise is measured; null for a test of the maximum. */
  readonly measure: number | null;
};

/** Epley (1985): a repetition is worth a thirtieth of the weight. */
const repsOfWeight = 30;

/**
 * Weight: of the set just done, else of the card, else of last time. Repetitions, seconds or meters: those of the set just
 * done, fewer where they fell from set to set last time; before any set is done, repetitions as last time's best set lets
 * expect them, seconds and meters as last time, inside the plan's range; its low end when nothing is known.
 */
export const prefillOf = (question: PrefillQuestion): Prefill => {
  const { exercise, previous, previousIndex, lastSets, index, loadLb } = question;
  const { metric, targetLow, targetHigh } = exercise;
  const last = lastSets[index] ?? lastSets.at(-1);
  const weightLb = takesWeight(exercise)
    ? (previous?.weight ?? loadLb ?? last?.weight ?? undefined)
    : undefined;
  const low = targetLow ?? targetHigh;
  const high = targetHigh ?? targetLow;
  if (low === null || high === null) return { weightLb, measure: null };
  const just = previous?.[metric] ?? null;
  // A slip of the finger is not repeated.
  if (just !== null && just >= low / 2 && just <= high * 2)
    return { weightLb, measure: Math.max(1, just - fallBetween(lastSets, previousIndex, index)) };
  const expected = metric === "reps" ? expectedReps(question, weightLb, last) : last?.[metric];
  return { weightLb, measure: Math.min(high, Math.max(low, expected ?? low)) };
};

/**
 * Repetitions at today's weight that leave as many over as the plan asks for: by the best estimate of last time's sets, each
 * with what was left over then (repetitions in reserve: Zourdos et al., J Strength Cond Res 30(1), 2016). With the same
 * weight never fewer than in last time's same set.
 */
const expectedReps = (
  { exercise, lastSets, lastDifficulty }: PrefillQuestion,
  weightLb: number | undefined,
  last: LoggedSet | undefined,
): number | undefined => {
  // With help or added weight the body counts too, and nobody knows its weight here.
  const words = loadWords(exercise);
  const movesBody = words === loadMeanings.help || words === loadMeanings.added;
  const today = movesBody ? undefined : weightLb;
  const done = lastSets.filter(({ reps, weight }) => reps !== null && (today === undefined || weight));
  if (last === undefined || done.length === 0) return last?.reps ?? undefined;
  const planned = exercise.targetDifficulty === null ? undefined : 10 - exercise.targetDifficulty;
  // The slider stands there until it is moved: too little to expect more repetitions from.
  const rated =
    lastDifficulty === undefined || lastDifficulty === untouchedLog.difficulty
      ? undefined
      : 10 - lastDifficulty;
  const best = done.map(({ reps, weight, rir }) => {
    const left = rir ?? rated ?? planned ?? 0;
    const maximum = (1 + ((reps ?? 0) + left) / repsOfWeight) * (weight ?? 1);
    return repsOfWeight * (maximum / (today ?? weight ?? 1) - 1) - (planned ?? left);
  });
  const [first] = lastSets;
  const fall = first?.weight === last.weight ? Math.max(0, (first.reps ?? 0) - (last.reps ?? 0)) : 0;
  const expected = Math.round(Math.max(...best)) - fall;
  return today === undefined || last.weight === today ? Math.max(expected, last.reps ?? 0) : expected;
};

/** By how many repetitions a set fell from an earlier one, where each of three and more sets at one weight had fewer. */
const fallBetween = (sets: readonly LoggedSet[], from: number | undefined, to: number): number => {
  const reps = sets.map((set) => set.reps ?? 0);
  const isSteady =
    sets.length > 2 &&
    sets.every(({ weight }) => weight === sets[0]?.weight) &&
    reps.every((count, at) => at === 0 || count < (reps[at - 1] ?? 0));
  const [before, here] = [from === undefined ? undefined : reps[from], reps[to]];
  return isSteady && before !== undefined && here !== undefined ? before - here : 0;
};
