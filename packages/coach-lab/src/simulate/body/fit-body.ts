/**
 * How fatigue and strength move in a week (docs/coach-evaluation.md), shared by the person who follows a coach and by the oracle
 * who knows these equations. Pure numbers.
 */
import type { LevelConstants, World } from "./worlds.ts";

/** The lifts whose strength is simulated. */
export const lifts = ["squat", "hinge", "h_push", "v_push", "h_pull", "v_pull"] as const;
/** Name of a simulated lift. */
export type Lift = (typeof lifts)[number];

/** Strength of each lift as a multiple of the start. */
export type LiftStrength = Readonly<Record<Lift, number>>;
/** Strength at the start: 1 for every lift. */
export const startStrength: LiftStrength = { squat: 1, hinge: 1, h_push: 1, v_push: 1, h_pull: 1, v_pull: 1 };

/** Fatigue with which everybody starts: somewhat rested. */
export const startFatigue = 0.3;

/** One value for each of the six lifts. */
export const forLifts = (value: (lift: Lift) => number): Record<Lift, number> => ({
  squat: value("squat"),
  hinge: value("hinge"),
  h_push: value("h_push"),
  v_push: value("v_push"),
  h_pull: value("h_pull"),
  v_pull: value("v_pull"),
});

/** What a set with `reserve` repetitions left is worth: whole up to 3, then 0.22 less for each; half when it failed. */
export const setEffort = (reserve: number, failed: boolean): number =>
  Math.max(0, reserve <= 3 ? 1 : 1 - 0.22 * (reserve - 3)) * (failed ? 0.5 : 1);

/** What a set costs: sets to failure cost half as much again, easy ones little. */
export const setCost = (reserve: number, failed: boolean): number =>
  failed || reserve < 0.5
    ? 1.5
    : reserve < 1
      ? 1.25
      : reserve <= 3
        ? 1
        : Math.max(0.25, 1 - 0.15 * (reserve - 3));

/** How one person reacts to training. */
export type BodyConstants = {
  readonly level: LevelConstants;
  readonly world: World;
  readonly responsiveness: number;
  /** Weeks. */
  readonly recoveryTau: number;
};

/** Fatigue after a week (1 is the steady state of usual work): it fades by the recovery time, and hard sets add to it. */
export const nextFatigue = (fatigue: number, hardSets: number, body: BodyConstants): number =>
  fatigue * Math.exp(-1 / body.recoveryTau) +
  body.world.fatigue * 0.55 * (hardSets / body.level.usualSets) ** 1.4;

/** Share of the gain that fatigue leaves: whole to 0.7, none near 1.3, a loss beyond. */
export const gainShare = (fatigue: number): number => Math.max(-0.5, 1 - 1.6 * Math.max(0, fatigue - 0.7));

/** Lost in a week with less than one useful set. */
const detraining = 0.004;

/** @param dose useful sets of the lift in the week */
export const nextStrength = (
  strength: number,
  dose: number,
  fatigue: number,
  body: BodyConstants,
): number => {
  const { ceiling, weeklyGain, halfDose } = body.level;
  if (dose < 1) return Math.max(0.85, strength * (1 - detraining));
  const room = Math.max(0, (ceiling - strength) / (ceiling - 1));
  const stimulus = 1 - Math.exp(-dose / halfDose);
  return strength + weeklyGain * body.world.gain * body.responsiveness * stimulus * room * gainShare(fatigue);
};

/** Performance that fatigue leaves. */
export const freshness = (fatigue: number): number => Math.max(0.5, 1 - 0.18 * fatigue);

/** Mean gain over the six lifts, 0.1 = 10%. */
export const meanGain = (strength: LiftStrength): number =>
  lifts.reduce((sum, lift) => sum + strength[lift] - 1, 0) / lifts.length;
