/**
 * How fatigue and strength move in a week (coach.md 4.1), shared by the person who follows a coach and by the oracle
 * who knows these equations. Pure numbers.
 */
import type { LevelConstants, World } from "./worlds.ts";
export declare const lifts: readonly ["squat", "hinge", "h_push", "v_push", "h_pull", "v_pull"];
export type Lift = (typeof lifts)[number];
/** Strength of each lift as a multiple of the start. */
export type Strength = Readonly<Record<Lift, number>>;
export declare const startStrength: Strength;
export declare const forLifts: (value: (lift: Lift) => number) => Record<Lift, number>;
/** What a set with `reserve` repetitions left is worth: whole up to 3, then 0.22 less for each; half when it failed. */
export declare const setEffort: (reserve: number, failed: boolean) => number;
/** What a set costs: sets to failure cost half as much again, easy ones little. */
export declare const setCost: (reserve: number, failed: boolean) => number;
export type BodyConstants = {
  readonly level: LevelConstants;
  readonly world: World;
  readonly responsiveness: number;
  /** Weeks. */
  readonly recoveryTau: number;
};
export declare const nextFatigue: (fatigue: number, hardSets: number, body: BodyConstants) => number;
/** Share of the gain that fatigue leaves: whole to 0.7, none near 1.3, a loss beyond. */
export declare const gainShare: (fatigue: number) => number;
/** @param dose useful sets of the lift in the week */
export declare const nextStrength: (
  strength: number,
  dose: number,
  fatigue: number,
  body: BodyConstants,
) => number;
/** Performance that fatigue leaves. */
export declare const freshness: (fatigue: number) => number;
/** Mean gain over the six lifts, 0.1 = 10%. */
export declare const gainOf: (strength: Strength) => number;
