/**
 * The weight to plan. What a session earned, by the named progression (`progression.ts`): linear and wave rise as soon as the next
 * weight still fits the range with two left, double progression first wants the top of the range in every set. A very hard
 * session holds or takes a step off; everything else holds. Always a weight that the kit can make.
 */
import type { Exercise } from "../../catalogue/exercise.ts";
import type { Bout } from "../../state/bouts.ts";
import type { ExerciseState } from "../../state/exercise-history.ts";
import { rebuildingShare } from "../../state/gates.ts";
import type { Person } from "../../state/person.ts";
import { knownStrength } from "../../state/strength/known-strength.ts";
import { carriedLbOf, loadAt } from "../../state/strength/one-rep-max.ts";
import type { Phase } from "../phase.ts";
import type { Dose } from "../prescribe/draft.ts";
import { assistedLoad } from "./assisted-load.ts";
import { isCoarse, kitSteps } from "./kit-steps.ts";
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
  lastLoaded,
  mostAfter,
  overshot,
  type Reference,
  reachedTop,
  referenceOf,
  wasRatedLight,
  wasTooHard,
} from "./reference-bout.ts";
import { startingMaxLb } from "./starting-strength.ts";

/**
 * Share of what the person's own estimate allows, for the first session in a range: too light rather than too heavy (5/3/1: 90%). What
 * comes from a related lift or from standards is lowered where it is estimated, and only there.
 */
const firstInRange = 0.95;
/** The same where sets are of six and fewer: a heavy block begins a little lighter, and has weeks to rise in (5/3/1: 90%). */
const firstOfHeavy = 0.9;
const longestHeavySet = 6;
const firstShare = ({ high }: Pick<Dose, "high">): number =>
  high <= longestHeavySet ? firstOfHeavy : firstInRange;

type Choice = { readonly load: number; readonly rule: LoadRule };

/** What a weight is decided by. */
type Question = {
  readonly exercise: Exercise;
  readonly dose: Dose;
  readonly person: Person;
  readonly reference: Reference;
  /** The week and the range allow a rise. */
  readonly mayGrow: boolean;
};

/**
 * A step off where sets ended below the range; where they were two points harder than planned, twice running or with a limited effort
 * (ACSM 2009: the load follows the repetitions left over); or where they had nothing left, or were very hard twice running, at the bottom.
 * Where the lighter weight is far, the range gets lower first (`climbedRange`).
 */
const afterTooHard = ({ exercise, person, dose, reference: { bout, loadLb } }: Question): number => {
  const below = kitSteps(exercise, person, loadLb).below(loadLb);
  if (fellShort(bout, dose.low)) return below;
  if (isCoarse(below, loadLb, bout.carriedLb)) return loadLb;
  const before = (person.exercises.get(exercise.id)?.bouts ?? []).findLast(
    (other) => other.date < bout.date && !other.isEasy && other.loadLb === loadLb,
  );
  const isOver =
    overshot(bout, dose.difficulty) &&
    (isEffortLimited(dose, person.gates) || (before !== undefined && overshot(before, dose.difficulty)));
  const isAtBottom = Math.min(...bout.amounts) <= dose.low;
  const isSpent = bout.difficulty === 10 || (before !== undefined && wasTooHard(before));
  return isOver || (isAtBottom && isSpent) ? below : loadLb;
};

/** A weight that ended below its range is tried again after the top of the range below it, whatever the ratings say. */
const failedAt = (nextLb: number, state: ExerciseState | undefined): boolean =>
  state?.bouts.some(
    (bout) =>
      !bout.isEasy && bout.loadLb !== null && bout.loadLb <= nextLb && fellShort(bout, bout.targetLow ?? 0),
  ) === true;

/** What the session earned: the next weight, two where it was light, more where the estimate says so, or the same one again. */
const afterSuccess = ({ exercise, dose, person, reference }: Question, mostLb: number): Choice => {
  const { bout, loadLb } = reference;
  const kit = kitSteps(exercise, person, loadLb);
  const isTop = reachedTop(bout, dose.high);
  const next = kit.next(loadLb);
  const isSure = next !== null && !failedAt(next, person.exercises.get(exercise.id));
  const isLight = wasRatedLight(bout, dose.low);
  const isEarned = isTop || (isSure && (isLight || (reachedTop(bout, dose.low) && risesEarly(dose, person))));
  if (!isEarned) return { load: loadLb, rule: "hold" };
  // Long sets of another day with the same weight say it as well.
  const last = lastLoaded(person.exercises.get(exercise.id));
  const same = last?.loadLb === loadLb ? [bout, last] : [bout];
  const earned = Math.max(...same.map((done) => earnedLoad(exercise, person, done, dose)));
  if (earned <= loadLb) return { load: loadLb, rule: isTop ? "top" : "hold" };
  const wanted = kit.atMost(mostLb);
  const isSafe = (isLight || isTop) && isInReach({ ...bout, carriedLb: 0 }, wanted, dose.low, 1);
  return { load: isSafe ? Math.max(earned, wanted) : earned, rule: "up" };
};

/** The load of a normal week, before phases lighten it. */
const usualLoad = (question: Question): Choice => {
  const { exercise, dose, person, reference, mayGrow } = question;
  const { bout, loadLb, isSameRange } = reference;
  const { low, high, difficulty } = dose;
  const state = person.exercises.get(exercise.id);
  const kit = kitSteps(exercise, person, loadLb);
  const ceiling = loadCeiling(exercise, person, dose);
  const impliedAt = (repetitions: number): number =>
    state?.e1rmLb == null
      ? loadLb
      : impliedLoad(state.e1rmLb, repetitions, difficulty, carriedAt(exercise, person, loadLb));
  const implied = impliedAt((low + high) / 2);
  // Of an unknown range or effort the estimate decides.
  const estimated = kit.atMost(Math.min(implied * firstShare(dose), ceiling));
  const last = lastLoaded(state);
  const other = last === undefined || fallsInto(last, [low, high]) ? undefined : last;
  // The range climbed because the next weight is far, or fell because the one below is: the weight stays.
  if (other?.targetLow != null) {
    const keeps =
      !isSameRange &&
      other.targetLow < low &&
      keepsWeight(other, dose) &&
      !(mayGrow && estimated > other.loadLb);
    if (keeps) return { load: other.loadLb, rule: "reps-first" };
    const below = kit.below(other.loadLb);
    if (
      (fellShort(other, other.targetLow) || (!isSameRange && wasTooHard(other))) &&
      !fellShort(other, low) &&
      (below === other.loadLb || isCoarse(below, other.loadLb, other.carriedLb))
    )
      return { load: other.loadLb, rule: "too-hard" };
  }
  if (!isSameRange) {
    // From the top of a climb to the heavier weight in the lower range.
    const earned = other === undefined || !mayGrow ? 0 : earnedLoad(exercise, person, other, dose);
    if (other !== undefined && earned > other.loadLb)
      return { load: Math.max(estimated, Math.min(earned, ceiling)), rule: "up" };
    // What was lifted more often than is asked now stays; a held week does not rise.
    const proven = reachedTop(bout, high) ? loadLb : 0;
    const load = Math.max(proven, mayGrow ? estimated : Math.min(estimated, loadLb));
    return { load, rule: load === loadLb ? keptBy(bout, high) : "new-range" };
  }
  // What reached its own range and can be kept in a higher one is not short of it.
  const isShort =
    fellShort(bout, low) && (fellShort(bout, bout.targetLow ?? low) || !keepsWeight(bout, dose));
  const easiest = impliedAt(low);
  // Effort that health or recovery caps below last time's needs less weight; usual effort does after very hard sets alone.
  const isAboveCap =
    difficulty <= 6 && (bout.difficulty ?? 7) > difficulty && loadLb > easiest * estimateTolerance;
  const most = isAboveCap ? Math.max(kit.atMost(easiest), kit.atMost(loadLb * 0.8)) : loadLb;
  const isCareful = isAboveCap || (isEffortLimited(dose, person.gates) && overshot(bout, difficulty));
  if (wasTooHard(bout) || isShort || isCareful)
    return {
      load: Math.min(most, afterTooHard(question)),
      rule: isCareful ? "careful" : wasTooHard(bout) ? "too-hard" : "below-range",
    };
  if (mayGrow) return afterSuccess(question, Math.min(implied, ceiling));
  return { load: loadLb, rule: reachedTop(bout, high) ? "waits" : "hold" };
};

/**
 * Lighter on purpose: the phase's share of the last weight, at the nearest step that is light enough, or what is lighter already.
 * Where a calmer effort asks for less weight too, the smaller of both wins; they are never multiplied (specs/design.md 3a-5).
 */
const lightened = (
  exercise: Exercise,
  person: Person,
  load: number,
  lastLb: number,
  phase: Phase,
): number => {
  const kit = kitSteps(exercise, person, lastLb);
  const near = kit.nearest(lastLb * phase.loadFactor);
  const light = near <= deloadMost * lastLb ? near : kit.atMost(deloadMost * lastLb);
  // Below the lightest weight there is nothing to take: fewer sets and less effort lighten it then.
  return Math.min(
    load,
    phase.phase !== "re-entry" && isCoarse(light, lastLb) ? easyLoad(kit, lastLb) : light,
  );
};

/** A told best of more than so many times what can be expected was mistyped, or is of another lift. */
const mostOfExpected = 2;

/** What is known of the lift, a told best no further than it can be from what is to be expected; lb of one repetition. */
const strengthOf = (exercise: Exercise, person: Person) => {
  const known = knownStrength(exercise, person);
  const expected = startingMaxLb(exercise, person);
  const most =
    known?.source === "told" && expected !== undefined ? mostOfExpected * expected : Number.POSITIVE_INFINITY;
  return { known, maxLb: known === undefined ? expected : Math.min(known.e1rmLb, most) };
};

/**
 * Whether the kit has a weight that is light enough: one that allows eight repetitions of a large lift, ten of a small one, with two
 * left; where only standards speak, one that can be lifted three times. Who cannot press the bar takes dumbbells or a machine (ACSM 2009:
 * novices 8-12; NSCA Essentials: the load is chosen for the range).
 */
export const canLiftLightest = (exercise: Exercise, person: Person): boolean => {
  if (exercise.loadKind !== "external" && exercise.loadKind !== "perHand") return true;
  const { known, maxLb } = strengthOf(exercise, person);
  const lastLb = person.exercises.get(exercise.id)?.lastLoadLb ?? 0;
  const fewest = known === undefined ? 3 : exercise.compound ? 10 : 12;
  const lightestLb = kitSteps(exercise, person, lastLb).atMost(0);
  return (
    maxLb === undefined || lightestLb <= loadAt(maxLb, fewest, carriedLbOf(exercise, person.body.weightLb))
  );
};

/** Half of it where an operated part begins again. */
const firstShareOf = ({ id }: Exercise, { gates }: Person): number =>
  gates.surgeryStep === "rebuilding" && gates.eased.has(id) ? rebuildingShare : 1;

/**
 * Without a log in which it was lifted: the estimate of a related lift, else what people of this sex, level and body weight lift, both
 * on the careful side; never the lightest of a kit that is far too heavy.
 */
const firstLoad = (exercise: Exercise, dose: Dose, person: Person, loadFactor: number): Load => {
  const { known, maxLb } = strengthOf(exercise, person);
  if (maxLb === undefined) return unknownLoad;
  const isOwn = known?.source === "own";
  const carriedLb = carriedLbOf(exercise, person.body.weightLb);
  const middle = (dose.low + dose.high) / 2;
  const implied =
    impliedLoad(maxLb, middle, dose.difficulty, carriedLb) *
    firstShareOf(exercise, person) *
    loadFactor *
    (isOwn ? firstShare(dose) : 1);
  const loadLb = kitSteps(exercise, person).atMost(implied);
  if (loadLb > implied * 1.5) return unknownLoad;
  const rule = known === undefined ? "start" : known.source === "own" ? "estimate" : known.source;
  return { loadLb, rule, lastLb: null, fromId: known?.fromId ?? null };
};

/** Found by the person in the workout. */
const unknownLoad: Load = { loadLb: null, rule: "find", lastLb: null, fromId: null };

/** Every set at the top of the range, rated easier than planned: what a worn week asks of a weight before it rises. */
const wasEasyAtTop = ({ bout, isSameRange }: Reference, { high, difficulty }: Dose): boolean =>
  isSameRange && reachedTop(bout, high) && bout.difficulty !== null && bout.difficulty <= difficulty - 1;

/** By which rule a weight stays. */
const keptBy = (bout: Bout, high: number): LoadRule =>
  wasTooHard(bout) ? "too-hard" : reachedTop(bout, high) ? "top" : "hold";

/** Rules by which a weight is lighter than the one before, which was too heavy. */
const lightens: ReadonlySet<LoadRule> = new Set(["too-hard", "below-range", "careful"]);

/** Rules by which a weight stays as it was. */
const stays: ReadonlySet<LoadRule> = new Set(["hold", "top", "waits"]);

/**
 * What to put on the bar, in lb of what the kit can make, and by which rule (specs/design.md 3a-8, ADR 0146).
 * @returns `loadLb` null when the exercise takes no weight or the person finds it in the workout
 */
export const loadFor = (exercise: Exercise, dose: Dose, person: Person, phase: Phase): Load => {
  const state = person.exercises.get(exercise.id);
  if (!exercise.takesWeight) return { ...unknownLoad, rule: "none", lastLb: state?.lastLoadLb ?? null };
  const reference = referenceOf(state, dose.low, dose.high);
  if (exercise.loadKind === "assisted")
    return reference === undefined ? unknownLoad : assistedLoad(exercise, reference, dose, phase, person);
  if (reference === undefined) return firstLoad(exercise, dose, person, phase.loadFactor);
  const lastLb = reference.loadLb;
  const { holds, band } = person.recovery;
  const finds =
    holds && band !== "severe" && phase.phase === "accumulation" && isBeingFound(reference, dose.high);
  const isEarned = band !== "elevated" || wasEasyAtTop(reference, dose);
  const mayGrow = (finds || (phase.mayGrow && isEarned)) && dose.isFallen !== true;
  const wanted = usualLoad({ exercise, dose, person, reference, mayGrow });
  const most = holds ? lastLoadInRange(exercise, person, dose) : Number.POSITIVE_INFINITY;
  const failed = kitSteps(exercise, person, lastLb).atMost(
    Math.min(
      ...[reference.bout, lastLoaded(state)].flatMap((bout) =>
        bout === undefined ? [] : mostAfter(bout, dose, person.gates),
      ),
    ),
  );
  // Said of sets that ended below the range alone; other weights come down for the effort.
  const isShort = [reference.bout, lastLoaded(state)].some((bout) => bout && fellShort(bout, dose.low));
  const tooHeavy = isShort ? "below-range" : "careful";
  const usual: Choice =
    wanted.load > failed
      ? { load: Math.min(failed, most), rule: tooHeavy }
      : wanted.load > most
        ? { load: most, rule: "waits" }
        : wanted;
  const isBack = usual.load === lastLb && (state?.lastLoadLb ?? lastLb) < lastLb && stays.has(usual.rule);
  const isEased = phase.loadFactor < 1;
  // A lighter week is lighter than what was lifted last, also where that was in another range. A way back goes up.
  const newestLb = phase.phase === "re-entry" ? lastLb : Math.min(lastLb, state?.lastLoadLb ?? lastLb);
  const loadLb = isEased
    ? Math.max(
        Math.min(lightened(exercise, person, usual.load, lastLb, phase), newestLb),
        Math.min(usual.load, firstWeekBackLb(state, phase)),
      )
    : usual.load;
  // No more than the estimate allows (coach.I4); where the kit has nothing so light, the person finds one that fits.
  const own = exercise.loadKind === "bodyweightPlus" ? null : (state?.e1rmLb ?? null);
  const carriedLb = carriedAt(exercise, person, lastLb);
  const implied =
    own === null
      ? Number.POSITIVE_INFINITY
      : impliedLoad(own, (dose.low + dose.high) / 2, dose.difficulty, carriedLb) * estimateTolerance;
  const allowed = Math.max(implied, provenLoad(exercise, person, dose)) + 0.5;
  const lighter = kitSteps(exercise, person, lastLb).atMost(allowed - 0.5);
  if (loadLb > allowed && lighter > allowed) return { ...unknownLoad, lastLb, fromId: exercise.id };
  const planned = loadLb > allowed ? lighter : loadLb;
  // What was lightened before and went well since only stays.
  const newest = state?.bouts.at(-1);
  const isLightened =
    lightens.has(usual.rule) &&
    newest?.loadLb === planned &&
    planned < lastLb &&
    !fellShort(newest, dose.low) &&
    !wasTooHard(newest);
  const rule = isLightened && usual.rule !== "careful" ? keptBy(newest, dose.high) : usual.rule;
  return {
    loadLb: planned,
    rule: loadLb > allowed ? tooHeavy : isEased ? "phase" : isBack ? "back" : rule,
    lastLb: isEased ? newestLb : isLightened ? planned : lastLb,
    fromId: exercise.id,
  };
};
