/**
 * Estimated one-repetition maximum. The mean of Epley and Brzycki: at 3 repetitions it is the specification's 1.08.
 * Never from more than 12 repetitions, where the formulas differ by more than a tenth (specs/design.md 1.1).
 */

/** Most repetitions of a set from which strength is estimated. */
export const longestSetForEstimate = 12;

/**
 * How many times heavier the one-repetition maximum is than a load that allows `repetitions`.
 * @param repetitions to failure, 1-12; fractions allowed; clamped to that range
 */
export const maxFactor = (repetitions: number): number => {
  const n = Math.min(longestSetForEstimate, Math.max(1, repetitions));
  const epley = 1 + n / 30;
  const brzycki = 36 / (37 - n);
  return (epley + brzycki) / 2;
};

/** Beginners stop earlier than they think: people underpredict their reserve by about 0.95 repetitions (Halperin 2022). */
const beginnerReserve = 0.6;

/**
 * Repetitions in reserve behind a rating: 10 means none left.
 * @param difficulty 1-10 as rated for the exercise
 */
export const reserveOf = (difficulty: number, isBeginner: boolean): number =>
  Math.max(0, 10 - difficulty) + (isBeginner ? beginnerReserve : 0);
