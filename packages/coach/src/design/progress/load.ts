/**
 * The weight to plan (specs/design.md 3a-8, ADR 0146). First what the last session says: a step down, the same, or a step up, each by a
 * named rule. Then what bounds it. The smallest counts, as a weight that the kit can make.
 */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import { mostCarefulEffort } from "../../state/outgrown.ts";
import type { Person } from "../../state/person.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { assistedLoad } from "./assisted-load.ts";
import { firstLoad, shareOfEstimate, unknownLoad } from "./first-load.ts";
import { isCoarse, type KitSteps, kitSteps } from "./kit-steps.ts";
import {
  carriedAt,
  deloadMost,
  earnedLoad,
  easyLoad,
  estimateTolerance,
  firstWeekBackLb,
  impliedLoad,
  isBeingFound,
  lastLoadInRange,
  loadCeiling,
  provenLoad,
} from "./load-ceiling.ts";
import type { Load, LoadRule } from "./load-rule.ts";
import { risesEarly } from "./progression.ts";
import {
  fallsInto,
  fellShort,
  isEffortLimited,
  isInReach,
  keepsWeight,
  type LoadedBout,
  lastLoaded,
  mostAfter,
  overshot,
  type Reference,
  reachedTop,
  referenceOf,
  wasRatedLight,
  wasTooHard,
} from "./reference-bout.ts";

/** What a weight is decided by. */
type Question = {
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
type Verdict = { readonly loadLb: number; readonly rule: LoadRule };

/** What to put on the bar, in lb of what the kit can make, and by which rule; null: no weight, or found by the person in the workout. */
export const loadFor = (exercise: Exercise, dose: Dose, person: Person, phase: Phase): Load => {
  const state = person.exercises.get(exercise.id);
  if (!exercise.takesWeight) return { ...unknownLoad, rule: "none", lastLb: state?.lastLoadLb ?? null };
  const reference = referenceOf(state, dose.low, dose.high);
  if (state === undefined || reference === undefined)
    return exercise.loadKind === "assisted"
      ? unknownLoad
      : firstLoad(exercise, dose, person, phase.loadFactor);
  if (exercise.loadKind === "assisted") return assistedLoad(exercise, reference, dose, phase, person);
  const question: Question = {
    exercise,
    dose,
    person,
    phase,
    state,
    reference,
    last: lastLoaded(state),
    kit: kitSteps(exercise, person, reference.loadLb),
    mayGrow: mayGrow(reference, dose, person, phase),
  };
  return bounded(verdictOf(question), question);
};

/** Every set at the top of the range, rated easier than planned: what a worn week asks of a weight before it rises. */
const wasEasyAtTop = ({ bout, isSameRange }: Reference, { high, difficulty }: Dose): boolean =>
  isSameRange && reachedTop(bout, high) && bout.difficulty !== null && bout.difficulty <= difficulty - 1;

const mayGrow = (reference: Reference, dose: Dose, { recovery }: Person, phase: Phase): boolean => {
  if (dose.isFallen === true) return false;
  if (recovery.band === "elevated" && !wasEasyAtTop(reference, dose)) return false;
  // A weight that is still being found goes up in a held week too.
  const finds = recovery.holds && recovery.band !== "severe" && phase.phase === "accumulation";
  return phase.mayGrow || (finds && isBeingFound(reference, dose.high));
};

const verdictOf = (question: Question): Verdict =>
  afterChangeOfRange(question) ??
  (question.reference.isSameRange ? (tooHeavy(question) ?? sameRange(question)) : newRange(question));

/** The load that the estimate allows at so many repetitions; what was lifted last without one. */
const impliedAt = ({ exercise, dose, person, state, reference }: Question, repetitions: number): number =>
  state.e1rmLb === null
    ? reference.loadLb
    : impliedLoad(state.e1rmLb, repetitions, dose.difficulty, carriedAt(exercise, person, reference.loadLb));

const middleOf = ({ low, high }: Dose): number => (low + high) / 2;

/** What the estimate says of a range that is new. */
const estimated = (question: Question): number =>
  question.kit.atMost(
    Math.min(
      impliedAt(question, middleOf(question.dose)) * shareOfEstimate(question.dose),
      loadCeiling(question.exercise, question.person, question.dose),
    ),
  );

/** The last session where it was of another range. */
const otherRange = ({ last, dose: { low, high } }: Question): LoadedBout | undefined =>
  last === undefined || fallsInto(last, [low, high]) ? undefined : last;

/** The range climbed because the next weight is far, or fell because the one below is: the weight stays. */
const afterChangeOfRange = (question: Question): Verdict | undefined => {
  const { dose, kit, mayGrow, reference } = question;
  const other = otherRange(question);
  if (other?.targetLow == null) return undefined;
  const { loadLb, targetLow } = other;
  const isClimb = !reference.isSameRange && targetLow < dose.low && keepsWeight(other, dose);
  if (isClimb && !(mayGrow && estimated(question) > loadLb)) return { loadLb, rule: "reps-first" };
  const below = kit.below(loadLb);
  const isFar = below === loadLb || isCoarse(below, loadLb, other.carriedLb);
  const wasHard = fellShort(other, targetLow) || (!reference.isSameRange && wasTooHard(other));
  return wasHard && isFar && !fellShort(other, dose.low) ? { loadLb, rule: "too-hard" } : undefined;
};

/** By which rule a weight stays. */
const keptBy = (bout: Bout, high: number): LoadRule =>
  wasTooHard(bout) ? "too-hard" : reachedTop(bout, high) ? "top" : "hold";

/** A range without a session to go by: the estimate decides. */
const newRange = (question: Question): Verdict => {
  const { exercise, dose, person, reference, mayGrow } = question;
  const { bout, loadLb } = reference;
  const other = otherRange(question);
  // From the top of a climb to the heavier weight in the lower range.
  const earned = other === undefined || !mayGrow ? 0 : earnedLoad(exercise, person, other, dose);
  if (other !== undefined && earned > other.loadLb)
    return { loadLb: Math.max(estimated(question), earned), rule: "up" };
  // What was lifted more often than is asked now stays; a held week does not rise.
  const proven = reachedTop(bout, dose.high) ? loadLb : 0;
  const load = Math.max(proven, mayGrow ? estimated(question) : Math.min(estimated(question), loadLb));
  return { loadLb: load, rule: load === loadLb ? keptBy(bout, dose.high) : "new-range" };
};

/**
 * A step off where sets ended below the range, or went two points past a limited effort; where they were too hard twice running, or had
 * nothing left at the bottom (ACSM 2009: the load follows the repetitions left over). Where the lighter weight is far, the range gets
 * lower first (`climbedRange`).
 */
const tooHeavy = (question: Question): Verdict | undefined => {
  const { dose, person, state, kit } = question;
  const { bout, loadLb } = question.reference;
  // What reached its own range and can be kept in a higher one is not short of it.
  const isShort =
    fellShort(bout, dose.low) && (fellShort(bout, bout.targetLow ?? dose.low) || !keepsWeight(bout, dose));
  const isCareful = isEffortLimited(dose, person.gates) && overshot(bout, dose.difficulty);
  if (!wasTooHard(bout) && !isShort && !isCareful) return undefined;
  const below = kit.below(loadLb);
  const before = state.bouts.findLast(
    (other) => other.date < bout.date && !other.isEasy && other.loadLb === loadLb,
  );
  const isTwice =
    before !== undefined && overshot(bout, dose.difficulty) && overshot(before, dose.difficulty);
  const isSpent =
    Math.min(...bout.amounts) <= dose.low &&
    (bout.difficulty === 10 || (before !== undefined && wasTooHard(before)));
  const isFar = isCoarse(below, loadLb, bout.carriedLb);
  const stepLb = fellShort(bout, dose.low) || (!isFar && (isCareful || isTwice || isSpent)) ? below : loadLb;
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

/** The next weight, two where it was light, more where the estimate says so, or the same one again. */
const sameRange = (question: Question): Verdict => {
  const { exercise, dose, person, state, kit, mayGrow } = question;
  const { bout, loadLb } = question.reference;
  const isTop = reachedTop(bout, dose.high);
  if (!mayGrow) return { loadLb, rule: isTop ? "waits" : "hold" };
  const next = kit.next(loadLb);
  const isLight = wasRatedLight(bout, dose.low);
  const isEarly =
    next !== null &&
    !failedAt(next, state) &&
    (isLight || (reachedTop(bout, dose.low) && risesEarly(dose, person)));
  const earned = isTop || isEarly ? earnedLoad(exercise, person, bout, dose) : loadLb;
  if (earned <= loadLb) return { loadLb, rule: isTop ? "top" : "hold" };
  const wanted = kit.atMost(
    Math.min(impliedAt(question, middleOf(dose)), loadCeiling(exercise, person, dose)),
  );
  const isSafe = (isLight || isTop) && isInReach({ ...bout, carriedLb: 0 }, wanted, dose.low, 1);
  return { loadLb: isSafe ? Math.max(earned, wanted) : earned, rule: "up" };
};

/** The most that may be planned, lb, and what is said where it lightens the weight. */
type Bound = { readonly mostLb: number; readonly rule: LoadRule };

/** No more than the last weight in this range, where recovery holds the week (coach.R3). */
const inHeldWeek = ({ exercise, dose, person }: Question): number =>
  person.recovery.holds ? lastLoadInRange(exercise, person, dose) : Number.POSITIVE_INFINITY;

/** Where health or recovery caps the effort below last time's: what the estimate allows at the bottom of the range, a fifth off at most. */
const byCap = (question: Question): number => {
  const { dose, reference } = question;
  const isCapped = dose.difficulty <= mostCarefulEffort && (reference.bout.difficulty ?? 7) > dose.difficulty;
  const easiest = impliedAt(question, dose.low);
  return isCapped && reference.loadLb > easiest * estimateTolerance
    ? Math.max(easiest, reference.loadLb * 0.8)
    : Number.POSITIVE_INFINITY;
};

/** No more than the sets that failed left over. */
const afterFailure = ({ dose, person, reference, last }: Question): number =>
  Math.min(
    ...[reference.bout, last].map((bout) =>
      bout === undefined ? Number.POSITIVE_INFINITY : mostAfter(bout, dose, person.gates),
    ),
  );

/** No more than the estimate allows, or the log proves (coach.I4). */
const byEstimate = (question: Question): number => {
  const { exercise, dose, person, state } = question;
  if (exercise.loadKind === "bodyweightPlus" || state.e1rmLb === null) return Number.POSITIVE_INFINITY;
  return (
    Math.max(impliedAt(question, middleOf(dose)) * estimateTolerance, provenLoad(exercise, person, dose)) +
    0.5
  );
};

/**
 * Lighter on purpose: the phase's share of the last weight, at the nearest step that is light enough. Where a calmer effort asks for less
 * too, the smaller of both wins; they are never multiplied (specs/design.md 3a-5).
 */
const byPhase = ({ phase, state, reference: { loadLb }, kit }: Question): number => {
  if (phase.loadFactor >= 1) return Number.POSITIVE_INFINITY;
  const near = kit.nearest(loadLb * phase.loadFactor);
  const light = near <= deloadMost * loadLb ? near : kit.atMost(deloadMost * loadLb);
  // Below the lightest weight there is nothing to take: fewer sets and less effort lighten it then.
  const eased = phase.phase !== "re-entry" && isCoarse(light, loadLb) ? easyLoad(kit, loadLb) : light;
  return Math.max(Math.min(eased, newestOf(phase, state, loadLb)), firstWeekBackLb(state, phase));
};

/** A lighter week is lighter than what was lifted last, also where that was in another range. A way back goes up. */
const newestOf = ({ phase }: Phase, { lastLoadLb }: ExerciseState, loadLb: number): number =>
  phase === "re-entry" ? loadLb : Math.min(loadLb, lastLoadLb ?? loadLb);

/** Rules by which a weight is lighter than the one before, which was too heavy. */
const lightens: ReadonlySet<LoadRule> = new Set(["too-hard", "below-range", "careful"]);

/** Rules by which a weight stays as it was. */
const stays: ReadonlySet<LoadRule> = new Set(["hold", "top", "waits"]);

/** The verdict within its bounds, and what is said of it. */
const bounded = (verdict: Verdict, question: Question): Load => {
  const { exercise, dose, phase, state, kit, reference } = question;
  const lastLb = reference.loadLb;
  const isShort = [reference.bout, question.last].some((bout) => bout && fellShort(bout, dose.low));
  // Said of sets that ended below the range alone; other weights come down for the effort.
  const tooMuch = isShort ? "below-range" : "careful";
  const allowedLb = byEstimate(question);
  const bounds: readonly Bound[] = [
    { mostLb: kit.atMost(Number.POSITIVE_INFINITY), rule: "new-range" },
    { mostLb: loadCeiling(exercise, question.person, dose), rule: verdict.rule },
    { mostLb: inHeldWeek(question), rule: "waits" },
    { mostLb: byCap(question), rule: "careful" },
    { mostLb: afterFailure(question), rule: tooMuch },
    { mostLb: allowedLb, rule: tooMuch },
  ];
  const least = bounds.reduce((one, other) => (other.mostLb < one.mostLb ? other : one));
  const isBound = verdict.loadLb > Math.max(least.mostLb, kit.atMost(least.mostLb));
  const usualLb = isBound ? kit.atMost(least.mostLb) : verdict.loadLb;
  const loadLb = Math.min(usualLb, byPhase(question));
  // Where the kit has nothing so light, the person finds a weight that fits.
  if (loadLb > allowedLb) return { ...unknownLoad, lastLb, fromId: exercise.id };
  const fromId = exercise.id;
  if (phase.loadFactor < 1) return { loadLb, rule: "phase", lastLb: newestOf(phase, state, lastLb), fromId };
  const rule = isBound ? least.rule : verdict.rule;
  const newest = state.bouts.at(-1);
  // What was lightened before and went well since only stays.
  if (
    lightens.has(rule) &&
    newest?.loadLb === loadLb &&
    loadLb < lastLb &&
    !fellShort(newest, dose.low) &&
    !wasTooHard(newest)
  )
    return { loadLb, rule: rule === "careful" ? rule : keptBy(newest, dose.high), lastLb: loadLb, fromId };
  const isBack = loadLb === lastLb && (state.lastLoadLb ?? lastLb) < lastLb && stays.has(rule);
  return { loadLb, rule: isBack ? "back" : rule, lastLb, fromId };
};
