/**
 * Constants of the simulated body (docs/coach-evaluation.md) and the three worlds they are varied in. They are guesses: they rank
 * coaches and catch regressions; they are no evidence of human results. Fixed before any coach is tuned.
 */
import type { FitnessLevel } from "@muster/domain/profiles/options.text";

/** Names of the worlds. */
export const worldNames = ["base", "slow-recovery", "fast-gains"] as const;
/** Name of a world. */
export type WorldName = (typeof worldNames)[number];

/** Factors by which a world differs from the base. */
export type World = {
  readonly name: WorldName;
  /** Multiplies what training adds to fatigue. */
  readonly fatigue: number;
  /** Multiplies the weekly rate of gain. */
  readonly gain: number;
};

/** Name -> world. */
export const worlds: Readonly<Record<WorldName, World>> = {
  base: { name: "base", fatigue: 1, gain: 1 },
  "slow-recovery": { name: "slow-recovery", fatigue: 1.4, gain: 0.8 },
  "fast-gains": { name: "fast-gains", fatigue: 0.7, gain: 1.4 },
};

/** How strength grows at one level of training. */
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

/** Level -> its constants. */
export const levelConstants: Readonly<Record<FitnessLevel, LevelConstants>> = {
  beginner: { ceiling: 1.6, weeklyGain: 0.024, halfDose: 3, usualSets: 30 },
  returning: { ceiling: 1.5, weeklyGain: 0.022, halfDose: 3.5, usualSets: 32 },
  intermediate: { ceiling: 1.25, weeklyGain: 0.01, halfDose: 4.5, usualSets: 55 },
  advanced: { ceiling: 1.12, weeklyGain: 0.0045, halfDose: 6, usualSets: 85 },
};

/** Fatigue above which a week counts as overreached: the gain of the week has fallen to a fifth. */
export const overreachedAbove = 1.2;
/** Spread of daily form, of the repetitions-to-load slope, of ratings; kg of a scale; share of a day's food. */
export const spread = {
  form: 0.02,
  slope: 0.07,
  rating: 0.7,
  soreness: 0.7,
  scaleKg: 0.8,
  intake: 0.12,
  exercise: 0.1,
} as const;
