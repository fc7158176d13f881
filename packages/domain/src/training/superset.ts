/**
 * Exercises that alternate (feature F18): those of a session that share a letter. One set of each makes a round; one
 * rest follows the round, the last exercise's.
 */
import type { PlannedExercise } from "../planning/plan.ts";

/** Positions of the exercises that alternate with the one at `position`, in order; only itself when it stands alone. */
export const groupOf = (
  exercises: readonly Pick<PlannedExercise, "pair">[],
  position: number,
): readonly number[] => {
  const letter = exercises[position]?.pair ?? null;
  if (letter === null) return [position];
  return exercises.flatMap((exercise, index) => (exercise.pair === letter ? [index] : []));
};

type AfterSet = {
  /** The exercise whose set comes next; the same one when it stands alone or the others are done. */
  readonly position: number;
  /** True at the end of a round. */
  readonly rests: boolean;
};

/**
 * Where a logged working set leads.
 * @param group positions in order, `position` among them
 * @param hasSetsLeft whether an exercise has a planned set to do, the one just logged counted as done
 */
export const afterSet = (
  group: readonly number[],
  position: number,
  hasSetsLeft: (position: number) => boolean,
): AfterSet => {
  const at = group.indexOf(position);
  const later = group.slice(at + 1).find(hasSetsLeft);
  if (later !== undefined) return { position: later, rests: false };
  const next = group.slice(0, at + 1).find(hasSetsLeft);
  return { position: next ?? position, rests: true };
};
