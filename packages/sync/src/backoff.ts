/** How long to wait after failed tries: full jitter, so that many devices do not come back at once. */

const shortest = 1_000;
const longest = 300_000;

/**
 * @param failures how many tries in a row have failed, from 1
 * @param random in [0, 1)
 * @returns milliseconds, between 1 s and 5 min
 */
export const backoffDelay = (failures: number, random: number): number =>
  Math.max(shortest, Math.floor(random * Math.min(longest, shortest * 2 ** Math.min(failures, 20))));
