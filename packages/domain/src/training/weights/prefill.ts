/** What the next set will most likely be, so that one tap logs it (EXC-01). Pure. */
import type { PlannedExercise } from "../../planning/plan.ts";
import { takesWeight } from "../logged-set.ts";
import type { LoggedSet } from "../session.ts";
import { type LoadedExercise, loadWords } from "./gear.ts";

type PrefillExercise = LoadedExercise &
  Pick<PlannedExercise, "metric" | "targetLow" | "targetHigh" | "takesWeight">;

/** What the values of the next set depend on. */
export type PrefillQuestion = {
  readonly exercise: PrefillExercise;
  /** The latest set of today. */
  readonly previous: LoggedSet | undefined;
  /** Its place among the sets of this kind (full or drop), from 0; undefined when it is of the other kind. */
  readonly previousIndex?: number | undefined;
  /** Last time's sets of this kind, in order. */
  readonly lastSets: readonly LoggedSet[];
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
/** A larger change of weight says too little about the repetitions. */
const largestChange = 1.25;

/**
 * Weight: of the set just done, else of the card, else of last time. Repetitions, seconds or meters: those of the set just
 * done, fewer where they fell from set to set last time; for a first set those of last time's, with another weight as many as
 * its estimated maximum allows, inside the plan's range; its low end when nothing is known.
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
  const before = last?.[metric] ?? null;
  if (last === undefined || before === null) return { weightLb, measure: low };
  const expected = metric === "reps" ? repsAt(weightLb, last, before, exercise) : before;
  return { weightLb, measure: Math.min(high, Math.max(low, expected)) };
};

/** Repetitions at today's weight with the effort of `reps` at last time's; whole. */
const repsAt = (
  weightLb: number | undefined,
  last: LoggedSet,
  reps: number,
  exercise: PrefillExercise,
): number => {
  // With help or added weight the body counts too, and nobody knows its weight here.
  const movesBody = ["of help", "added"].includes(loadWords(exercise));
  if (weightLb === undefined || last.weight === null || last.weight <= 0 || movesBody) return reps;
  const change = weightLb / last.weight;
  if (change > largestChange || change < 1 / largestChange) return weightLb > last.weight ? 0 : reps;
  return Math.round(repsOfWeight * ((1 + reps / repsOfWeight) / change - 1));
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
