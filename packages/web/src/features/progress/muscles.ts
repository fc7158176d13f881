/** Muscles with a weekly range, in the order in which they are shown; small ones get much of their work along the way. */

import { type Muscle, muscles } from "@muster/coach/catalogue/exercise";
import type { Landmark } from "@muster/coach/design/budget/volume.data";
import { strengthText } from "./texts/strength.text.ts";

/** Muscles that are charted first. */
export const firstChartedMuscles: readonly Muscle[] = [
  "chest",
  "lats",
  "upper_back",
  "front_delts",
  "quads",
  "hamstrings",
  "glutes",
  "abs",
];

/** All other muscles. */
export const minorMuscles: readonly Muscle[] = muscles.filter(
  (muscle) => !firstChartedMuscles.includes(muscle),
);

/** Place of a value against its range -> words. */
export const rangeWords = {
  below: strengthText.belowRange,
  inside: strengthText.inRange,
  above: strengthText.aboveRange,
  most: strengthText.aLot,
} as const;

/**
 * Where a week's hard sets of a muscle lie: the one word beside its bar, and what "3 of 8 in the range" counts.
 * @param sets a week, fractional @param landmark of the person's level, sets a week
 */
export const rangeWord = (sets: number, { start, growTo, max }: Landmark): string =>
  sets > max
    ? rangeWords.most
    : sets > growTo
      ? rangeWords.above
      : sets >= start
        ? rangeWords.inside
        : rangeWords.below;
