/**
 * How many repetitions a set without a chosen weight may show at most. The validator asks the same (coach.I9).
 */
import type { Exercise } from "../catalogue/exercise.ts";
import { ladderOf } from "./ladder.ts";
import { hardestShare } from "./legal.ts";

/** Unloaded sets longer than this train patience, not strength (coach.I1). */
export const longestUnloadedSet = 30;

/**
 * Rungs of a ladder stay crisp: 85% of the best (coach.md 1.2). Of any other move the effort says when a set ends, and two
 * left of twenty-five are more than 85% of them: the range may reach the best itself, never past it.
 * @param most expected most repetitions in one set
 */
export const mostRepetitions = (exercise: Exercise, most: number): number =>
  Math.max(1, Math.floor((ladderOf(exercise) === undefined ? most : most * hardestShare) + 1e-9));
