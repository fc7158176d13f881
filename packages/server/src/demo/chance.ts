/** Repeatable chance for the demo: the same seed gives the same twelve weeks. */

/** A seeded source of random numbers. */
export type Chance = {
  /** In [0, 1). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** True with the given probability. */
  readonly happens: (probability: number) => boolean;
  /** A UUID of the random shape, from the same seed. */
  readonly id: () => string;
};

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for invented meals. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join("");
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    happens: (probability) => next() < probability,
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
};
