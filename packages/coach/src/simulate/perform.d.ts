/**
 * One exercise of one session as a simulated person does it: which weight, how many repetitions, how hard it was and
 * how hard it is said to have been (coach.md 4.1).
 */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Exercise } from "../catalogue/exercise.ts";
import type { PastExercise } from "../design/input.ts";
import { type Strength } from "./fit-body.ts";
import type { Noise } from "./noise.ts";
import { type Latent } from "./people-file.ts";
import { type TrueStrength } from "./true-strength.ts";
export type DoneSet = {
  readonly reserve: number;
  readonly failed: boolean;
  readonly isRated: boolean;
};
export type Performed = {
  readonly log: PastExercise;
  /** True repetitions in reserve of each set, in order. */
  readonly sets: readonly DoneSet[];
};
export type Doer = {
  readonly latent: Latent;
  readonly isBeginner: boolean;
  readonly truth: TrueStrength;
  readonly noise: Noise;
  readonly strength: Strength;
  readonly fatigue: number;
  readonly bodyWeightLb: number;
};
/**
 * @param weightLb what the card says; null: the person finds a weight
 * @param key names the day, so that the same day brings the same form
 * @param sessionSets hard sets already done in this session
 */
export declare const performExercise: (
  planned: PlannedExercise,
  exercise: Exercise,
  weightLb: number | null,
  doer: Doer,
  key: string,
  sessionSets: number,
) => Performed;
