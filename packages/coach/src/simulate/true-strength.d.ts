/**
 * What a simulated person can really do with each exercise of the catalogue: five known lifts carried over to every
 * other one, body weight counted where the body is the load, and a personal quirk per exercise that no table knows.
 */
import type { Profile } from "@muster/domain/profiles/profile";
import type { Exercise } from "../catalogue/exercise.ts";
import type { Lift, Strength } from "./fit-body.ts";
import type { Noise } from "./noise.ts";
import type { Latent } from "./people-file.ts";
/** The lift that a set of the exercise trains; undefined for accessories. */
export declare const liftOf: ({ pattern }: Pick<Exercise, "pattern">) => Lift | undefined;
export declare const strengthFor: (exercise: Exercise, strength: Strength) => number;
export type TrueStrength = {
  /** One-repetition maximum at the start in lb of what is lifted (added weight and share of body weight together). */
  readonly startMaxLb: (exercise: Exercise) => number;
  /** What one repetition moves in lb, for a logged weight. */
  readonly movedLb: (exercise: Exercise, weightLb: number | null, bodyWeightLb: number) => number;
  /** Logged weight at which `movedLb` is reached; null when none can be chosen. */
  readonly loggedLb: (exercise: Exercise, movedLb: number, bodyWeightLb: number) => number | null;
  /** True when the person sets the resistance by feel: bands, towels. */
  readonly isByFeel: (exercise: Exercise) => boolean;
};
export declare const trueStrengthOf: (profile: Profile, latent: Latent, noise: Noise) => TrueStrength;
