/** What the last session says of the next weight: a step down, the same, or a step up, each by a named rule; the first that applies. */
import { daysBetween } from "@muster/domain/shared/dates";
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { newRangeShare } from "./first-load.ts";
import { isCoarse, type KitSteps } from "./kit-steps.ts";
import { carriedAt, earnedLoad, impliedLoad, loadCeiling } from "./load-ceiling.ts";
import type { LoadRule } from "./load-rule.ts";
import { risesEarly } from "./progression.ts";
import {
  fallsInto,
  fellShort,
  isEffortLimited,
  isInReach,
  isNewlyLimited,
  keepsWeight,
  type LoadedBout,
  missedHalf,
  mostAfterHalf,
  overshot,
  type Reference,
  reachedTop,
  wasRatedLight,
  wasTooHard,
} from "./reference-bout.ts";

/** What a weight is decided by. */
export type LoadQuestion = {
  readonly exercise: Exercise;
  readonly dose: Dose;
  readonly person: Person;
  readonly phase: Phase;
  readonly state: ExerciseState;
  readonly reference: Reference;
  /** The last session with a weight, in whatever range, that was not easy on purpose. */
  readonly last: LoadedBout | undefined;
  readonly kit: KitSteps;
  /** The week and the range allow a rise. */
  readonly mayGrow: boolean;
};

/** What the last session says, lb. */
export type Verdict = { readonly loadLb: number; readonly rule: LoadRule };

/** The load that the estimate allows at so many repetitions; what was lifted last without one. */
export const impliedAt = (
  { exercise, dose, person, state, reference }: LoadQuestion,
  repetitions: number,
): number =>
  state.e1rmLb === null
    ? reference.loadLb
    : impliedLoad(state.e1rmLb, repetitions, dose.difficulty, carriedAt(exercise, person, reference.loadLb));

/** The middle of a range. */
export const middleOf = ({ low, high }: Dose): number => (low + high) / 2;

/** What the estimate says of a range that is new; a tenth less where it comes of a test that failed. */
const estimated = (question: LoadQuestion): number => {
  const { dose, kit, reference } = question;
  const share = newRangeShare * (missedHalf(reference.bout) ? mostAfterHalf : 1);
  return kit.atMost(impliedAt(question, middleOf(dose)) * share);
};

/** The last session where it was of another range. */
const otherRange = ({ last, dose: { low, high } }: LoadQuestion): LoadedBout | undefined =>
  last === undefined || fallsInto(last, [low, high]) ? undefined : last;

/** The range climbed because the next weight is far: the weight stays, unless the estimate allows more. */
const staysForClimb = (question: LoadQuestion): Verdict | undefined => {
  const { dose, mayGrow, reference } = question;
  const other = otherRange(question);
  if (other?.targetLow == null || reference.isSameRange) return undefined;
  const isClimb = other.targetLow < dose.low && keepsWeight(other, dose);
  return isClimb && !(mayGrow && estimated(question) > other.loadLb)
    ? { loadLb: other.loadLb, rule: "reps-first" }
    : undefined;
};

/** The range fell because the lighter weight is far: the weight stays. */
const staysForFall = (question: LoadQuestion): Verdict | undefined => {
  const { dose, kit, reference } = question;
  const other = otherRange(question);
  if (other?.targetLow == null || fellShort(other, dose.low)) return undefined;
  const below = kit.below(other.loadLb);
  const isFar = below === other.loadLb || isCoarse(below, other.loadLb, other.carriedLb);
  const wasHard = fellShort(other, other.targetLow) || (!reference.isSameRange && wasTooHard(other));
  return wasHard && isFar ? { loadLb: other.loadLb, rule: "too-hard" } : undefined;
};

/** From the top of a climb to the heavier weight in the lower range. */
const risesAfterClimb = (question: LoadQuestion): Verdict | undefined => {
  const { exercise, dose, person, reference, mayGrow } = question;
  const other = otherRange(question);
  if (reference.isSameRange || other === undefined || !mayGrow) return undefined;
  const earned = earnedLoad(exercise, person, other, dose);
  return earned > other.loadLb ? { loadLb: Math.max(estimated(question), earned), rule: "up" } : undefined;
};

/** By which rule a weight stays. */
export const keptBy = (bout: Bout, high: number): LoadRule =>
  wasTooHard(bout) ? "too-hard" : reachedTop(bout, high) ? "top" : "hold";

/** A range without a session to go by: the estimate decides. */
const beginsRange = (question: LoadQuestion): Verdict | undefined => {
  const { dose, reference, mayGrow } = question;
  const { bout, loadLb, isSameRange } = reference;
  if (isSameRange) return undefined;
  // What was lifted more often than is asked now stays; a held week does not rise.
  const proven = reachedTop(bout, dose.high) ? loadLb : 0;
  const load = Math.max(proven, mayGrow ? estimated(question) : Math.min(estimated(question), loadLb));
  return { loadLb: load, rule: load === loadLb ? keptBy(bout, dose.high) : "new-range" };
};

const daysInWeek = 7;
/** So many points above a limited effort: the set was stopped far too late, and the weight answers at once. */
const farAbove = 3;

/**
 * A step off where sets ended below the range; where they were too hard twice running, or had nothing left at the bottom (ACSM 2009: the
 * load follows the repetitions left over). A limited effort that was passed once asks for sets that stop sooner; passed by far, or
 * before it was limited, for a step off. Where the lighter weight is far, the range gets lower first (`climbedRange`).
 */
const comesDown = (question: LoadQuestion): Verdict | undefined => {
  const { dose, person, state, kit } = question;
  const { bout, loadLb } = question.reference;
  // What reached its own range and can be kept in a higher one is not short of it.
  const isShort =
    fellShort(bout, dose.low) && (fellShort(bout, bout.targetLow ?? dose.low) || !keepsWeight(bout, dose));
  const isCareful = isEffortLimited(dose, person.gates) && overshot(bout, dose.difficulty);
  if (!wasTooHard(bout) && !isShort && !isCareful) return undefined;
  const below = kit.below(loadLb);
  // Two sessions of one week are one answer to a limit: the card that asks to stop sooner comes after them.
  const daysApart = isCareful ? daysInWeek : 1;
  const before = state.bouts.findLast(
    (other) => daysBetween(other.date, bout.date) >= daysApart && !other.isEasy && other.loadLb === loadLb,
  );
  const isTwice =
    before !== undefined && overshot(bout, dose.difficulty) && overshot(before, dose.difficulty);
  const isSpent =
    (isCareful && (isNewlyLimited(bout, dose, person.gates) || overshot(bout, dose.difficulty, farAbove))) ||
    (Math.min(...bout.amounts) <= dose.low &&
      (bout.difficulty === 10 || (before !== undefined && wasTooHard(before))));
  const isFar = isCoarse(below, loadLb, bout.carriedLb);
  const stepLb = fellShort(bout, dose.low) || (!isFar && (isTwice || isSpent)) ? below : loadLb;
  return {
    loadLb: stepLb,
    rule: isCareful ? "careful" : wasTooHard(bout) ? "too-hard" : "below-range",
  };
};

/** A weight that ended below its range is tried again after the top of the range below it, whatever the ratings say. */
const failedAt = (nextLb: number, { bouts }: ExerciseState): boolean =>
  bouts.some(
    (bout) =>
      !bout.isEasy && bout.loadLb !== null && bout.loadLb <= nextLb && fellShort(bout, bout.targetLow ?? 0),
  );

/** The next weight, two where it was light, more where the estimate says so. */
const rises = (question: LoadQuestion): Verdict | undefined => {
  const { exercise, dose, person, state, kit, mayGrow, reference } = question;
  const { bout, loadLb } = reference;
  const next = kit.next(loadLb);
  if (!mayGrow || next === null) return undefined;
  const isTop = reachedTop(bout, dose.high);
  const isLight = wasRatedLight(bout, dose.low);
  const isEarly =
    !failedAt(next, state) && (isLight || (reachedTop(bout, dose.low) && risesEarly(dose, person)));
  const earned = isTop || isEarly ? earnedLoad(exercise, person, bout, dose) : loadLb;
  if (earned <= loadLb) return undefined;
  const wanted = kit.atMost(
    Math.min(impliedAt(question, middleOf(dose)), loadCeiling(exercise, person, dose)),
  );
  const isSafe = (isLight || isTop) && isInReach({ ...bout, carriedLb: 0 }, wanted, dose.low, 1);
  return { loadLb: isSafe ? Math.max(earned, wanted) : earned, rule: "up" };
};

/** A step that is due waits where the week allows none. */
const stays = ({ dose, mayGrow, reference: { bout, loadLb } }: LoadQuestion): Verdict => {
  const isTop = reachedTop(bout, dose.high);
  return { loadLb, rule: !isTop ? "hold" : mayGrow ? "top" : "waits" };
};

/** Reasons in the order in which they count. */
const reasons = [staysForClimb, staysForFall, risesAfterClimb, beginsRange, comesDown, rises] as const;

/** What the last session says, whatever the week and the estimate allow. */
export const verdictOf = (question: LoadQuestion): Verdict => {
  for (const reason of reasons) {
    const verdict = reason(question);
    if (verdict !== undefined) return verdict;
  }
  return stays(question);
};
