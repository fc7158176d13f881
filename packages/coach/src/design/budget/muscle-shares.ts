/** Muscles of an exercise as lists, made once each: choosing and counting ask for them many thousand times a week. */
import { type Exercise, type Muscle, muscles, primaryMuscles } from "../../catalogue/exercise.ts";

type Shares = {
  readonly direct: readonly Muscle[];
  readonly all: readonly (readonly [Muscle, number])[];
};

/** A cache of what the entry itself says; it changes no answer. */
const known = new WeakMap<Exercise, Shares>();

/** Which muscles an exercise trains directly, and its share of a set for each; reckoned once for each exercise. */
export const sharesOf = (exercise: Exercise): Shares => {
  const before = known.get(exercise);
  if (before !== undefined) return before;
  const shares: Shares = {
    direct: primaryMuscles(exercise),
    all: muscles.flatMap((muscle) => {
      const share = exercise.muscles[muscle];
      return share === undefined ? [] : [[muscle, share] as const];
    }),
  };
  known.set(exercise, shares);
  return shares;
};
