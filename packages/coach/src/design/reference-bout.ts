/**
 * The session that the next load builds on: the last one in the same range of repetitions that was no test and not
 * lighter on purpose. Double progression compares like with like; a heavy and a light day of one lift each keep their
 * own weight (coach.md 3a-8).
 */
import { daysBetween } from "@muster/domain/shared/dates";
import type { Bout } from "../state/bouts.ts";
import type { ExerciseState } from "../state/exercise-history.ts";

export type Reference = {
  readonly bout: Bout;
  readonly loadLb: number;
  /** False: only other ranges, tests or easy weeks are known, so the estimate decides. */
  readonly isSameRange: boolean;
};

/** Older work says less than the estimate. */
const longestMemory = 42;

/** Ranges that start within two repetitions of each other. Their tops are open (ADR 0042): they say nothing about the weight. */
const isNear = (bout: Bout, low: number, high: number): boolean => {
  if (bout.targetLow !== null && bout.targetHigh !== null) return Math.abs(bout.targetLow - low) <= 2;
  const best = Math.max(0, ...bout.amounts);
  return best >= low - 1 && best <= high + 2;
};

/** @returns undefined when the exercise was never done with a weight */
export const referenceOf = (
  state: ExerciseState | undefined,
  low: number,
  high: number,
): Reference | undefined => {
  const weighted = (state?.bouts ?? []).flatMap((bout) =>
    bout.loadLb === null || bout.loadLb <= 0 ? [] : [{ bout, loadLb: bout.loadLb }],
  );
  const newest = weighted.at(-1);
  if (newest === undefined) return undefined;
  const real = weighted.filter(
    ({ bout }) => !bout.isEasy && daysBetween(bout.date, newest.bout.date) <= longestMemory,
  );
  const same = real.findLast(({ bout }) => isNear(bout, low, high));
  return same === undefined
    ? { ...(real.at(-1) ?? newest), isSameRange: false }
    : { ...same, isSameRange: true };
};

/** Too hard: rated 9 or more, or less than four fifths of the sets done (spec §9; coach.I6). */
export const wasTooHard = ({ difficulty, completion }: Bout): boolean =>
  (difficulty !== null && difficulty >= 9) || (completion !== null && completion < 0.8);

/** All sets at the top of the range at an effort of 7.5 or less: the next step is earned (coach.md 3a-8). */
export const earnedStep = (bout: Bout, top: number): boolean =>
  bout.amounts.length > 0 &&
  bout.amounts.every((amount) => amount >= top) &&
  (bout.difficulty === null || bout.difficulty <= 7.5) &&
  !wasTooHard(bout);

/** Every set inside the range and rated easy: the weight is too light, whatever the repetitions. */
export const feltLight = (bout: Bout, low: number): boolean =>
  bout.amounts.length > 0 &&
  bout.amounts.every((amount) => amount >= low) &&
  bout.difficulty !== null &&
  bout.difficulty <= 6 &&
  !wasTooHard(bout);

/** Repetitions left after a set of this effort. */
export const reserve = (difficulty: number): number => Math.max(0, 10 - difficulty);

/** A rise above the best of three weeks is at most this share, or one step (coach.I5). */
export const largestJump = 0.1;
