/**
 * Estimated one-repetition maximum. The mean of Epley and Brzycki: at 3 repetitions it is the specification's 1.08.
 * Never from more than 12 repetitions, where the formulas differ by more than a tenth (specs/design.md 1.1).
 */
import type { Exercise } from "../../catalogue/exercise.ts";

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

/**
 * lb of the body that go up with each logged pound: on a belt at the bar, and with weights in the hands in squats, lunges and
 * hinges (specs/design.md 3a-3). Bars and machines are logged and tabulated without the body; a swing is thrown.
 */
export const carriedLbOf = (
  { takesWeight, loadKind, needs, family, bodyweightFraction }: Exercise,
  bodyWeightLb: number,
): number => {
  if (!takesWeight || loadKind === "assisted" || family === "swing") return 0;
  const isInHands = needs.every((all) => all.some((kit) => kit === "dumbbells" || kit === "kettlebells"));
  if (loadKind !== "bodyweightPlus" && !isInHands) return 0;
  return (bodyweightFraction * bodyWeightLb) / (loadKind === "perHand" ? 2 : 1);
};

/** A logged weight says how strong somebody is at the longest set of an estimate: there lifts are compared with each other. */
const compared = maxFactor(longestSetForEstimate);

/**
 * A one-repetition maximum in lb as lifts are compared by: of the logged weight alone, from one of all that moves. Both agree at twelve
 * repetitions; without a carried share they are the same.
 */
export const loggedMax = (movedMaxLb: number, carriedLb: number): number => movedMaxLb - compared * carriedLb;

/** Load in lb that allows so many repetitions to failure. @param e1rmLb of the logged weight alone (`loggedMax`) */
export const loadAt = (e1rmLb: number, repetitions: number, carriedLb: number): number =>
  (e1rmLb + compared * carriedLb) / maxFactor(repetitions) - carriedLb;

/** Beginners stop earlier than they think: people underpredict their reserve by about 0.95 repetitions (Halperin 2022). */
const beginnerReserve = 0.6;

/**
 * Repetitions in reserve behind a rating: 10 means none left.
 * @param difficulty 1-10 as rated for the exercise
 */
export const reserveOf = (difficulty: number, isBeginner: boolean): number =>
  Math.max(0, 10 - difficulty) + (isBeginner ? beginnerReserve : 0);
