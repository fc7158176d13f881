/**
 * Chance that can be repeated: every draw is a function of its key, so two coaches meet the same weather, the same
 * missed trains and the same daily form, whatever else they do. No state, no clock.
 */
export type Noise = {
  /** 0 to 1, the same for the same key. */
  readonly uniform: (...key: readonly (string | number)[]) => number;
  /** Standard normal. */
  readonly normal: (...key: readonly (string | number)[]) => number;
};
export declare const createNoise: (seed: string) => Noise;
