/** A week before loads, calories and words: which exercise stands in which slot, how many sets, which pairs. */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { TimedExercise } from "../../catalogue/session-minutes.ts";
import type { Slot } from "../template/day-types.data.ts";
import type { SplitDay } from "../template/split.ts";

/** How much of one exercise: what every prescription says, whoever wrote it. */
export type Dose = {
  /** Sets of a week with time and nothing to recover from. */
  readonly usualSets: number;
  readonly mostSets: number;
  /** Repetitions, seconds or meters by the exercise's metric. */
  readonly low: number;
  readonly high: number;
  readonly restSeconds: number;
  /** Where time is short. */
  readonly leastRestSeconds: number;
  readonly difficulty: number;
  /** The range is lower than usual because a lighter weight is far: it climbs back before the weight rises. */
  readonly isFallen?: true;
};

/** One exercise of a day with its sets. */
export type DraftSlot = {
  readonly slot: Slot;
  readonly exercise: Exercise;
  readonly dose: Dose;
  readonly sets: number;
  readonly restSeconds: number;
  /** Letter of the superset; null when done alone. */
  readonly pair: string | null;
};

/** One training day before loads and texts. */
export type DraftDay = SplitDay & { readonly slots: readonly DraftSlot[] };

/** All slots of these days, in their order. */
export const slotsOf = (days: readonly DraftDay[]): readonly DraftSlot[] =>
  days.flatMap(({ slots }) => slots);

/** Sets of all slots of these days. */
export const setsIn = (days: readonly DraftDay[]): number =>
  slotsOf(days).reduce((sum, { sets }) => sum + sets, 0);

/** As it will stand in the plan, for the time model: made for every step of a day that is fitted. */
export const plannedOutline = ({ exercise, dose, sets, restSeconds, pair }: DraftSlot): TimedExercise => ({
  exerciseId: exercise.id,
  metric: exercise.metric,
  sets,
  // Said by the targets.
  reps: "",
  targetLow: dose.low,
  targetHigh: dose.high,
  restSeconds,
  pair,
});
