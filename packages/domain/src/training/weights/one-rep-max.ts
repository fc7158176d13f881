/**
 * Estimated one-repetition maximum. Never from more than 12 repetitions: there the known formulas differ by 11% and
 * more (docs/specs: coach).
 */

/** Estimated 1RM = 1.08 × the 3-rep weight (spec §9). */
const threeRepFactor = 1.08;

/** Most repetitions from which a maximum is estimated. */
export const mostRepsForEstimate = 12;

/** @param weightLb weight lifted for three repetitions */
export const oneRepMaxFromThree = (weightLb: number): number => weightLb * threeRepFactor;

/**
 * Mean of Epley (1 + r/30; Poundage Chart, Boyd Epley Workout, 1985) and Brzycki (36 / (37 − r); Strength Testing:
 * Predicting a One-Rep Max from Reps-to-Fatigue, JOPERD 64(1), 88-90, 1993); at three repetitions that is the specification's 1.08 to
 * within 0.1%, so 3 uses 1.08 itself.
 * @param reps whole repetitions, including those left in reserve when known
 * @returns lb; undefined below 1 or above 12 repetitions
 */
export const estimateOneRepMax = (weightLb: number, reps: number): number | undefined => {
  if (weightLb <= 0 || reps < 1 || reps > mostRepsForEstimate) return undefined;
  if (reps === 1) return weightLb;
  if (reps === 3) return oneRepMaxFromThree(weightLb);
  const epley = 1 + reps / 30;
  const brzycki = 36 / (37 - reps);
  return (weightLb * (epley + brzycki)) / 2;
};
