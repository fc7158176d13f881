/**
 * Chance that can be repeated: every draw is a function of its key, so two coaches meet the same weather, the same
 * missed trains and the same daily form, whatever else they do. No state, no clock.
 */

/** Keyed random numbers. */
export type Noise = {
  /** 0 to 1, the same for the same key. */
  readonly uniform: (...key: readonly (string | number)[]) => number;
  /** Standard normal. */
  readonly normal: (...key: readonly (string | number)[]) => number;
};

/** FNV-1a over the text, then the finalizer of MurmurHash3: neighbouring keys give unrelated numbers. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** Chance that the same key always gives again: uniform in 0-1, normal with mean 0 and deviation 1. @param seed names the run */
export const createNoise = (seed: string): Noise => {
  const uniform: Noise["uniform"] = (...key) => (hash(`${seed}|${key.join("|")}`) + 0.5) / 4_294_967_296;
  return {
    uniform,
    // Box-Muller.
    normal: (...key) =>
      Math.sqrt(-2 * Math.log(uniform("radius", ...key))) * Math.cos(2 * Math.PI * uniform("angle", ...key)),
  };
};
