/** Weekly hard sets a muscle by level, fractional: trained directly 1, along 0.5 (Pelland 2024; Schoenfeld 2017; Baz-Valle 2022). */
import type { Muscle } from "../../catalogue/exercise.ts";
import type { VolumeLevel } from "../../state/person.ts";

/** Weekly sets of a muscle at one level of training. */
export type Landmark = {
  /** Sets of a muscle that the goal names in the first week of a block. */
  readonly start: number;
  /** Where growth over the block ends. */
  readonly growTo: number;
  /** Never more than this in a week. */
  readonly max: number;
  /** Never more than this in one session. */
  readonly perSession: number;
  /**
   * Sets of all exercises of a day in a first week: three of each large lift and two of each small move for a beginner, as published
   * beginner programmes have it; three of each from intermediate level on (ACSM 2009: one to three sets for novices, multiple after).
   */
  readonly dayStart: number;
};

/** Level -> sets of a muscle in a week, in a session and at the start. */
export const landmarks: Readonly<Record<VolumeLevel, Landmark>> = {
  beginner: { start: 8, growTo: 12, max: 14, perSession: 7, dayStart: 15 },
  returning: { start: 8, growTo: 12, max: 16, perSession: 8, dayStart: 16 },
  intermediate: { start: 10, growTo: 18, max: 20, perSession: 10, dayStart: 18 },
  advanced: { start: 12, growTo: 22, max: 24, perSession: 12, dayStart: 20 },
};

/** Sets of a muscle up to which one more is added: where growth ends. Every squat, hinge and lunge trains the glutes along. */
export const growsTo = (level: VolumeLevel, muscle: Muscle): number =>
  landmarks[level][muscle === "glutes" ? "max" : "growTo"];

/** Sets a week that keep and slowly build what the goal does not name (Pelland 2024: 5-10 are efficient). */
export const leastOfOthers = 6;
