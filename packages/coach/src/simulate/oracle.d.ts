/**
 * Upper bound for a person and a seed: knows the equations, the attendance that is to come and the true strength, so
 * every set is worth a whole one. Picks the best constant weekly dose and the best fatigue at which to halve it.
 */
import type { Profile } from "@muster/domain/profiles/profile";
import { type BodyConstants, type Lift } from "./fit-body.ts";
export type OracleWeek = {
  /** Sessions that take place. */
  readonly attended: number;
  /** Areas that hurt. */
  readonly injuries: readonly string[];
  readonly plateau: readonly string[];
  readonly isIll: boolean;
};
export declare const isOnPlateau: (lift: Lift, plateau: readonly string[]) => boolean;
/** What illness adds to fatigue in its week. */
export declare const illnessFatigue = 0.5;
export type OracleResult = {
  readonly gain: number;
  readonly overreachedWeeks: number;
  readonly dose: number;
};
export declare const oracleOf: (
  profile: Profile,
  weeks: readonly OracleWeek[],
  body: BodyConstants,
) => OracleResult;
