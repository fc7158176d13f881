/** Weekly hard sets a muscle by level, fractional: trained directly 1, along 0.5 (coach.md 1.1, "Volume landmarks"). */
import type { VolumeLevel } from "../state/person.ts";

export type Landmark = {
  /** Sets a muscle in the first week of a block. */
  readonly start: number;
  readonly growTo: number;
  /** Never more than this in a week. */
  readonly max: number;
  /** Never more than this in one session. */
  readonly perSession: number;
  /**
   * Sets of all exercises together on three days, in the assessment week and in the first week after it. ACSM 2009: novices do one to
   * three sets of eight to ten exercises on two or three days; who is fresh after it gets more week by week.
   */
  readonly weekStart: number;
};

export const landmarks: Readonly<Record<VolumeLevel, Landmark>> = {
  beginner: { start: 5, growTo: 10, max: 12, perSession: 6, weekStart: 32 },
  returning: { start: 5, growTo: 12, max: 14, perSession: 7, weekStart: 35 },
  intermediate: { start: 8, growTo: 16, max: 20, perSession: 9, weekStart: 54 },
  advanced: { start: 11, growTo: 20, max: 24, perSession: 11, weekStart: 70 },
};
