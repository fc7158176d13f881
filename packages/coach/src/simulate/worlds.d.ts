/**
 * Constants of the simulated body (coach.md 4.1) and the three worlds they are varied in. They are guesses: they rank
 * coaches and catch regressions; they are no evidence of human results. Fixed before any coach is tuned.
 */
import type { FitnessLevel } from "@muster/domain/profiles/options";
export declare const worldNames: readonly ["base", "slow-recovery", "fast-gains"];
export type WorldName = (typeof worldNames)[number];
export type World = {
  readonly name: WorldName;
  /** Multiplies what training adds to fatigue. */
  readonly fatigue: number;
  /** Multiplies the weekly rate of gain. */
  readonly gain: number;
};
export declare const worlds: Readonly<Record<WorldName, World>>;
export type LevelConstants = {
  /** Most that strength can become, as a multiple of the start. */
  readonly ceiling: number;
  /** Rate of gain a week of full stimulus, share of the start. */
  readonly weeklyGain: number;
  /** Sets at which 63% of the stimulus is reached. */
  readonly halfDose: number;
  /** Hard sets a week that the body is used to. */
  readonly usualSets: number;
};
export declare const levelConstants: Readonly<Record<FitnessLevel, LevelConstants>>;
/** Fatigue above which a week counts as overreached: the gain of the week has fallen to a fifth. */
export declare const overreachedAbove = 1.2;
/** Spread of daily form, of the repetitions-to-load slope, of ratings; kg of a scale; share of a day's food. */
export declare const spread: {
  readonly form: 0.02;
  readonly slope: 0.07;
  readonly rating: 0.7;
  readonly soreness: 0.7;
  readonly scaleKg: 0.8;
  readonly intake: 0.12;
  readonly exercise: 0.1;
};
