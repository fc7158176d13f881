/** The last sessions of an exercise, as far as they say what to do next. */
import { shouldReduceLoad } from "@muster/domain/progress/analysis";
import { maxOf } from "@muster/domain/shared/averages";
import type { PastExercise, PastSet } from "./input.ts";
import {
  amountsOf,
  easyRating,
  hardRating,
  type LogReader,
  type Occurrence,
} from "./strength/strength-estimate.ts";

/** One session's work on one exercise, as far as it says what to do next. */
export type Bout = {
  readonly date: string;
  /** Heaviest working weight in lb, but for one that was taken off after a set; null without one. */
  readonly loadLb: number | null;
  /** Repetitions (seconds, meters) of the sets at that weight, in order. */
  readonly amounts: readonly number[];
  /** 1-10; null when the slider never moves and so says nothing. */
  readonly difficulty: number | null;
  /** Done sets ÷ planned sets; null when the plan gave no count. */
  readonly completion: number | null;
  /** Lighter on purpose (deload, re-entry), or a hard test: no measure for the next load. */
  readonly isEasy: boolean;
  readonly targetLow: number | null;
  readonly targetHigh: number | null;
  /** Effort that the plan asked for, 1-10; absent: not known. */
  readonly targetDifficulty?: number;
  /** lb of the body that go up with the weight, as on a belt at the pull-up bar; absent: none. */
  readonly carriedLb?: number;
};

const mostBouts = 6;

/** A test within a range that left four and more over tested nothing: it is the first session with a weight that is too light. */
const wasEasyTest = ({ targetHigh, difficulty }: PastExercise, sliderWorks: boolean): boolean =>
  sliderWorks && targetHigh != null && difficulty !== null && difficulty <= lightRating;
const lightRating = 6;

/** Heaviest work of a session; lighter than before and rated easy counts as lighter on purpose. */
export const boutsOf = (
  occurrences: readonly Occurrence[],
  { sliderWorks, isEasyWeek, isHelp, carriedLb }: LogReader,
): readonly Bout[] => {
  const bouts: Bout[] = [];
  for (const { session, done, sets } of occurrences.slice(-mostBouts)) {
    const loadLb = workingWeight(sets, done.targetLow ?? 0);
    const before = bouts.at(-1);
    // Once lighter than the time before, without a reason in it, and easy: an easy week. Twice is the new weight, and a
    // test before it is none to compare with: its weight was a guess.
    // Less help of a machine is more work.
    const isLighter =
      isHelp !== true &&
      before !== undefined &&
      !before.isEasy &&
      loadLb !== null &&
      (before.loadLb ?? 0) > loadLb * 1.04 &&
      (before.difficulty ?? 0) < hardRating &&
      !shouldReduceLoad(before.completion);
    bouts.push({
      date: session.date,
      loadLb,
      amounts: amountsOf(sets.filter(({ weight }) => loadLb === null || weight === loadLb)),
      difficulty: sliderWorks ? done.difficulty : null,
      completion: completionOf(done),
      isEasy:
        // What was very hard in an easy week was no easy work.
        (isEasyWeek(session.date) && !(sliderWorks && (done.difficulty ?? 0) >= hardRating)) ||
        (done.assessmentMetric !== null && !wasEasyTest(done, sliderWorks)) ||
        (isLighter && sliderWorks && done.difficulty !== null && done.difficulty <= easyRating),
      targetLow: done.targetLow ?? null,
      targetHigh: done.targetHigh ?? null,
      ...(done.targetDifficulty == null ? {} : { targetDifficulty: done.targetDifficulty }),
      ...(carriedLb > 0 ? { carriedLb } : {}),
    });
  }
  return bouts;
};

/** Share of the planned working sets that were done, 0-1; null where none were planned. */
export const completionOf = (done: PastExercise): number | null =>
  done.plannedSets === null || done.plannedSets <= 0
    ? null
    : // A drop set is one of the plan's sets.
      Math.min(1, done.sets.filter(({ role }) => role !== "warmup").length / done.plannedSets);

/** The heaviest weight in lb; the next one where a single set showed that it was far too heavy, and less was taken at once. */
const workingWeight = (sets: readonly PastSet[], targetLow: number): number | null => {
  const most = heaviest(sets);
  const [first, ...others] = sets;
  const isTakenOff =
    first?.weight === most && others.length > 0 && others.every(({ weight }) => (weight ?? 0) < (most ?? 0));
  return isTakenOff && (first.reps ?? targetLow) < targetLow / 2 ? heaviest(others) : most;
};

/** Heaviest weight in lb; null without any. */
export const heaviest = (sets: readonly PastSet[]): number | null => maxOf(sets.map(({ weight }) => weight));
