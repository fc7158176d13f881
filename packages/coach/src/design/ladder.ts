/**
 * Pull-ups and push-ups are skills with a number: trained two or three times a week at half to four fifths of the most
 * that the person can do (coach.md 1.2). What a ladder is; `ladder-rung.ts` says what a day trains, `ladder-week.ts` when.
 */
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";

export type LadderName = "pull-up" | "push-up";

/** The strict move that is counted and tested. */
export const testedMove: Readonly<Record<LadderName, string>> = {
  "pull-up": "v_pull.pull-up",
  "push-up": "h_push.push-up",
};

/** A rung is trained between so many repetitions at most (coach.md 1.2). */
export const rungMax = { least: 5, most: 15 } as const;

/**
 * From so many pull-ups on they are trained as such. One or two are each a test to the limit: every fifth such set failed in
 * the simulator, and the lift that led the day left it again within weeks (ADR 0039).
 */
export const leastStrict = 3;

/** All sets of the week of a muscle count: a pull-up day is worth so many sets at most. */
const mostSets = { beginner: 3, returning: 4, intermediate: 5, advanced: 6 } as const;

/** True for a rung of one of the two ladders. */
export const ladderOf = ({ family, pattern, loadKind, metric }: Exercise): LadderName | undefined =>
  family === "pull-up" && pattern === "v_pull"
    ? "pull-up"
    : family === "push-up" && loadKind === "bodyweightPlus" && metric === "reps"
      ? "push-up"
      : undefined;

/** Most repetitions of the tested move, by test and log; none when even singles ended at the very limit last time. */
export const ladderMax = (ladder: LadderName, person: Person): number => {
  const strict = exerciseById(testedMove[ladder]);
  const most = strict === undefined ? 0 : Math.floor((expectedMax(strict, person) ?? 0) + 1e-9);
  const last = person.exercises.get(testedMove[ladder])?.bouts.at(-1);
  const wasAtLimit = last !== undefined && !last.isEasy && (last.difficulty ?? 0) >= 9.5;
  return most <= 1 && wasAtLimit ? 0 : most;
};

/** Sets of a ladder day: below ten a day adds up to two to three times the maximum, the week to six and more. */
export const ladderSets = (exercise: Exercise, person: Person): number => {
  const ladder = ladderOf(exercise);
  const cap = mostSets[person.volumeLevel];
  if (ladder !== "pull-up") return Math.min(3, cap);
  const max = ladderMax(ladder, person);
  return Math.min(cap, max < leastStrict ? 3 : 4);
};
