/** The hash of a passcode in one round instead of hundreds of thousands: the same function, and a test's time for the rest. */
import { afterAll, beforeAll, vi } from "vitest";

/**
 * For all tests of a file.
 * @returns the rounds that were asked for, one of each hash
 */
export const hashCheaply = (): readonly number[] => {
  const rounds: number[] = [];
  beforeAll(() => {
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, "deriveBits").mockImplementation((algorithm, ...rest) => {
      if (typeof algorithm === "string" || !("iterations" in algorithm)) return derive(algorithm, ...rest);
      rounds.push(algorithm.iterations);
      return derive({ ...algorithm, iterations: 1 }, ...rest);
    });
  });
  afterAll(() => vi.mocked(crypto.subtle.deriveBits).mockRestore());
  return rounds;
};
