/** How often the app's prefilled set is what was then done: of the sets that had a last time, the right ones are one tap. */
import type { PastSet } from "@muster/coach/state/input";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { LastTime } from "@muster/domain/training/last-time";
import { prefillOf } from "@muster/domain/training/weights/prefill";

/** Counts of prefilled sets. */
export type PrefillHits = {
  readonly sets: number;
  /** Weight and repetitions as prefilled. */
  readonly right: number;
  /** At most one repetition off. */
  readonly close: number;
};

/** The counts before any set. */
export const noPrefill: PrefillHits = { sets: 0, right: 0, close: 0 };

/**
 * @param done sets of repetitions as they were logged, in order
 * @param loadLb the weight on the card, lb
 */
export const prefillHits = (
  exercise: PlannedExercise,
  done: readonly PastSet[],
  last: LastTime | undefined,
  loadLb: number | undefined,
): PrefillHits => {
  if (last === undefined || exercise.metric !== "reps") return noPrefill;
  const logged = done.map((set, position) => ({ ...set, position, at: "" }));
  return logged.reduce<PrefillHits>((hits, { reps, weight }, index) => {
    const { measure, weightLb } = prefillOf({
      exercise,
      previous: logged[index - 1],
      previousIndex: index === 0 ? undefined : index - 1,
      lastSets: last.sets,
      lastDifficulty: last.difficulty,
      index,
      loadLb,
    });
    if (measure === null || reps === null) return hits;
    return {
      sets: hits.sets + 1,
      right: hits.right + Number(measure === reps && (weightLb ?? null) === weight),
      close: hits.close + Number(Math.abs(measure - reps) <= 1),
    };
  }, noPrefill);
};

/** The hits of several lives together. */
export const addHits = (all: readonly PrefillHits[]): PrefillHits =>
  all.reduce(
    (sum, { sets, right, close }) => ({
      sets: sum.sets + sets,
      right: sum.right + right,
      close: sum.close + close,
    }),
    noPrefill,
  );
