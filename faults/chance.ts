/** Repeatable chance for harnesses that try a million things: faster than a library's, and named by its seed. */
export type Chance = {
  /** A whole number from 0 to `below` - 1. */
  readonly int: (below: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
  readonly often: (share: number) => boolean;
  readonly text: (alphabet: string, most: number) => string;
};

export const createChance = (seed: number): Chance => {
  let state = seed >>> 0;
  /** mulberry32: even, with a period of 2^32. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    // The list has a first entry, so an index below its length finds one.
    pick: (list) => list[int(list.length)] ?? list[0],
    often: (share) => next() < share,
    text: (alphabet, most) =>
      Array.from({ length: int(most + 1) }, () => alphabet.charAt(int(alphabet.length))).join(""),
  };
};
