/**
 * The weight to plan, by double progression (coach.md 3a-8): the top of the range in all sets at an effort of 7.5 or
 * less earns a step; a very hard session holds or takes a twentieth off; everything else holds and asks for
 * repetitions. Steps are those that the person owns, and rounding to them never turns a hold into a drop.
 */
import { roundToHalf } from "@muster/domain/shared/units";
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import { knownStrength } from "../state/known-strength.ts";
import { maxFactor } from "../state/one-rep-max.ts";
import type { Person } from "../state/person.ts";
import { assistedLoad } from "./assisted-load.ts";
import { longestUnloadedSet, mostRepetitions } from "./longest-set.ts";
import type { Phase } from "./phase.ts";
import type { Dose } from "./prescription.ts";
import {
  earnedStep,
  feltLight,
  largestJump,
  type Reference,
  referenceOf,
  reserve,
  wasTooHard,
} from "./reference-bout.ts";

export type LoadRule =
  | "none"
  | "find"
  | "related"
  | "estimate"
  | "up"
  | "hold"
  | "back"
  | "reps-first"
  | "new-range"
  | "below-range"
  | "too-hard"
  | "careful"
  | "too-light"
  | "phase";

export type Load = {
  /** lb; null: no weight, or find your weight. */
  readonly loadLb: number | null;
  readonly rule: LoadRule;
  /** Weight in lb that this one is compared with, when there was one. */
  readonly lastLb: number | null;
  /** Exercise whose log the number comes from. */
  readonly fromId: string | null;
};

/** Planned load stays within this share of what the estimate implies (coach.I4). */
export const estimateTolerance = 1.025;
/** An easy week's load is at most this share of the last one (coach.V10). */
export const deloadMost = 0.95;

type Range = Pick<Dose, "low" | "high">;

/** Load in lb that an estimate allows for so many repetitions at this effort. */
export const impliedLoad = (e1rmLb: number, repetitions: number, difficulty: number): number =>
  e1rmLb / maxFactor(repetitions + reserve(difficulty));

/** Highest load in lb that history allows in this range; Infinity without one (coach.I5, I6). */
export const loadCeiling = (exercise: Exercise, person: Person, { low, high }: Range): number => {
  const state = person.exercises.get(exercise.id);
  if (state === undefined || state.bestRecentLoadLb === null || exercise.loadKind === "assisted")
    return Number.POSITIVE_INFINITY;
  const reference = referenceOf(state, low, high);
  if (reference?.isSameRange === true && wasTooHard(reference.bout)) return reference.loadLb;
  const best = Math.max(state.bestRecentLoadLb, reference?.isSameRange === true ? reference.loadLb : 0);
  return Math.max(best * (1 + largestJump), best + exercise.loadStepLb);
};

/**
 * Rated four or less with every set at the top of the range that was asked for: a weight that is still being found,
 * whatever the week.
 */
const isBeingFound = ({ bout, isSameRange }: Reference, high: number): boolean =>
  isSameRange &&
  bout.difficulty !== null &&
  bout.difficulty <= 4 &&
  bout.amounts.length > 0 &&
  bout.amounts.every((amount) => amount >= (bout.targetHigh ?? high));

/**
 * What "no rise" means in lb (coach.R3): the last weight in this range. Back to it after an easy week is no rise, and
 * finding a weight is none either (ADR 0015).
 */
export const heldLoad = (exercise: Exercise, person: Person, range: Range): number => {
  const reference = referenceOf(person.exercises.get(exercise.id), range.low, range.high);
  if (reference === undefined || exercise.loadKind === "assisted") return Number.POSITIVE_INFINITY;
  return isBeingFound(reference, range.high) ? loadCeiling(exercise, person, range) : reference.loadLb;
};

/** Steps counted from a weight that the person has used, so that odd dumbbells stay odd. */
const grid = (exercise: Exercise, from: number) => {
  const size = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
  const at = (load: number, round: (steps: number) => number) =>
    Math.max(Math.min(size, from), from + round((load - from) / size) * size);
  return {
    size,
    down: (load: number) => at(load, (steps) => Math.floor(steps + 1e-9)),
    nearest: (load: number) => at(load, (steps) => Math.round(steps - 1e-9)),
  };
};

/** A step this large against the load asks for more repetitions first (coach.md 3a-8: kettlebells). */
const coarseStep = 0.1;

/** Whether the next step still leaves the bottom of the range in reach, or so many repetitions that it must. */
const isStepWithinReach = (
  exercise: Exercise,
  { bout, loadLb }: Reference,
  dose: Dose,
  most: number,
): boolean => {
  const next = loadLb + exercise.loadStepLb;
  if (next <= loadLb * (1 + coarseStep)) return true;
  // Epley over any number of repetitions: here both sides are near each other, so its error hardly shows.
  const possible = Math.min(...bout.amounts) + reserve(bout.difficulty ?? 8);
  const then = 30 * ((loadLb * (1 + possible / 30)) / next - 1);
  return (
    then - reserve(dose.difficulty) >= dose.low ||
    (then >= dose.low &&
      bout.amounts.every(
        (amount) => amount >= Math.max(dose.high, Math.min(most, coarseTop(exercise, dose.high, loadLb))),
      ))
  );
};

/** Rated three or less at the top of the range: the weight was never found, and small steps would take weeks. */
const isStillLight = ({ bout, isSameRange }: Reference, dose: Dose): boolean =>
  isSameRange && earnedStep(bout, dose.high) && bout.difficulty !== null && bout.difficulty <= 3;

/** Longest loaded set that may be asked for: fifteen under 18 (coach.F4), twenty else (coach.I1). */
export const longestLoadedSet = ({ gates }: Pick<Person, "gates">): number =>
  gates.ageGroup === "youth" ? 15 : 20;

/** Coarse loads are trained up to half as many repetitions again before the weight goes up. */
export const stretchedTop = (high: number): number => Math.round(high * 1.5);

/** Where the next step is a large part of the weight, repetitions fill the gap between the two: to the longest set. */
const coarseTop = ({ loadStepLb }: Exercise, high: number, loadLb: number | null): number =>
  loadLb !== null && loadStepLb > loadLb * 0.3 ? Math.max(high * 2, stretchedTop(high)) : stretchedTop(high);

/**
 * Top of the range of a move without a chosen weight: as far as the person can get, thirty at most, fifteen under 18
 * (coach.F4, I9). What nobody knows yet keeps its range.
 */
const openBodyTop = (exercise: Exercise, dose: Dose, person: Person): number => {
  const most = expectedMax(exercise, person);
  const longest = person.gates.ageGroup === "youth" ? 15 : longestUnloadedSet;
  return most === null ? dose.high : Math.max(dose.high, Math.min(longest, mostRepetitions(exercise, most)));
};

/** Repetitions by which an estimate errs. */
const estimateError = 5;

/** Repetitions at which the next step of the kit leaves the bottom of the range in reach (Epley), and what an estimate errs by. */
const toNextStep = ({ loadStepLb }: Exercise, { low, difficulty }: Dose, loadLb: number | null): number =>
  loadLb === null || loadLb <= 0
    ? 0
    : Math.round(
        (30 + low + reserve(difficulty)) * (1 + loadStepLb / loadLb) -
          30 -
          reserve(difficulty) +
          estimateError,
      );

/**
 * Top of the range as it is shown: half as many repetitions again as the dose asks for, twice as many where the next
 * step is more than three tenths of the weight. An estimate errs by several repetitions and steps of the kit lie apart: within a
 * wide range the effort decides when a set ends, within a narrow one a light weight ends it far too soon.
 */
export const openTop = (exercise: Exercise, dose: Dose, loadLb: number | null, person: Person): number =>
  exercise.metric !== "reps" || exercise.pattern === "plyo"
    ? dose.high
    : exercise.takesWeight
      ? Math.max(
          dose.high,
          Math.min(
            longestLoadedSet(person),
            Math.max(coarseTop(exercise, dose.high, loadLb), toNextStep(exercise, dose, loadLb)),
          ),
        )
      : openBodyTop(exercise, dose, person);

/**
 * Most that the card may show beside this load, lb: it still leaves the bottom of the range in reach with the wanted
 * reserve, when the planned load is right for the middle (ADR 0014). To half a pound.
 */
export const mostBeside = (loadLb: number, { low, high, difficulty }: Dose): number =>
  Math.floor(
    ((loadLb * (1 + ((low + high) / 2 + reserve(difficulty)) / 30)) /
      (1 + (low + reserve(difficulty)) / 30)) *
      2,
  ) / 2;

/**
 * Takes a twentieth off after a session that was too hard and fell short, or was too hard twice. While fewer repetitions
 * still lie within the range, they are the way down: a step of the kit is often a fifth of the weight.
 */
const afterTooHard = (exercise: Exercise, person: Person, reference: Reference, dose: Dose): number => {
  const { bout, loadLb } = reference;
  const hardBefore = (person.exercises.get(exercise.id)?.bouts ?? []).filter(
    (other) => other.date < bout.date && !other.isEasy && other.loadLb === loadLb,
  );
  const isRepeated = hardBefore.at(-1) !== undefined && hardBefore.slice(-1).every(wasTooHard);
  const fewest = Math.min(...bout.amounts);
  const fellShort = fewest < dose.low;
  if (!isRepeated && !(fellShort && (bout.difficulty ?? 0) >= 9)) return loadLb;
  const { size, nearest } = grid(exercise, loadLb);
  const eased = nearest(loadLb * (1 - easedShare));
  if (
    size > loadLb * easedShare &&
    // Not without end, and not while somebody is worn out.
    !(hardBefore.length >= 2 && hardBefore.slice(-2).every(wasTooHard)) &&
    person.recovery.band !== "severe" &&
    (bout.completion ?? 1) >= 0.8 &&
    person.gates.ageGroup === "adult" &&
    dose.difficulty > 6
  ) {
    // Fewer repetitions at this weight, or far too many at the one below: what leaves the wanted reserve more nearly.
    const possible = fewest + reserve(bout.difficulty ?? 9);
    const below = Math.max(Math.min(size, loadLb), loadLb - size);
    const left = possible - dose.low;
    const leftBelow = (30 + possible) * (loadLb / below) - 30 - longestLoadedSet(person);
    const wanted = reserve(dose.difficulty);
    if (left >= wanted || (left >= 0.5 && wanted - left <= leftBelow - wanted)) return loadLb;
  }
  // A step that is a large part of the weight still goes: staying would end short of the range every time.
  return eased < loadLb ? eased : Math.max(Math.min(size, loadLb), loadLb - size);
};

/** What a weight that was too hard gives (coach.md 3a-8). */
const easedShare = 0.05;

/** The load of a normal week, before phases lighten it. */
const usualLoad = (
  exercise: Exercise,
  dose: Dose,
  person: Person,
  phase: Phase,
  reference: Reference,
  e1rmLb: number | null,
): { readonly load: number; readonly rule: LoadRule } => {
  const { bout, loadLb, isSameRange } = reference;
  const { down, nearest, size } = grid(exercise, loadLb);
  const ceiling = loadCeiling(exercise, person, dose);
  const implied = e1rmLb === null ? loadLb : impliedLoad(e1rmLb, (dose.low + dose.high) / 2, dose.difficulty);
  if (!isSameRange) {
    // An unknown range or effort: the estimate decides, and a held week does not rise.
    const near = nearest(Math.min(implied, ceiling));
    const load = near <= implied * estimateTolerance ? near : down(implied);
    const kept = phase.mayGrow ? load : Math.min(load, loadLb);
    return { load: Math.min(kept, ceiling), rule: kept === loadLb ? "hold" : "new-range" };
  }
  if (wasTooHard(bout)) return { load: afterTooHard(exercise, person, reference, dose), rule: "too-hard" };
  const easiest = e1rmLb === null ? loadLb : impliedLoad(e1rmLb, dose.low, dose.difficulty);
  // Effort that health or recovery caps well below last time's needs less weight; usual effort never does.
  if (
    dose.difficulty <= 6 &&
    (bout.difficulty ?? 7) > dose.difficulty &&
    loadLb > easiest * estimateTolerance
  )
    return { load: Math.max(down(easiest), down(loadLb * 0.8)), rule: "careful" };
  if (earnedStep(bout, dose.high)) {
    if (!phase.mayGrow) return { load: loadLb, rule: "hold" };
    if (!isStepWithinReach(exercise, reference, dose, longestLoadedSet(person)))
      return { load: loadLb, rule: "reps-first" };
    const load = Math.min(ceiling, Math.max(loadLb + size, down(Math.min(implied, ceiling))));
    return { load: down(load), rule: "up" };
  }
  if (phase.mayGrow && feltLight(bout, dose.low)) {
    const load = down(Math.min(implied, ceiling));
    if (load > loadLb) return { load, rule: "up" };
  }
  const missed = bout.amounts.filter((amount) => amount < dose.low).length;
  if (missed * 2 > bout.amounts.length && easiest < loadLb)
    return { load: Math.max(loadLb - size, nearest(easiest)), rule: "below-range" };
  return { load: loadLb, rule: "hold" };
};

/** Lighter on purpose: the phase's share, at the nearest step that is light enough. */
const lightened = (exercise: Exercise, load: number, lastLb: number, phase: Phase): number => {
  const { nearest, size } = grid(exercise, lastLb);
  const base = Math.min(load, lastLb);
  const near = nearest(base * phase.loadFactor);
  // Below the lightest weight there is nothing to take: fewer sets and less effort lighten it then.
  return near <= deloadMost * lastLb ? near : Math.max(Math.min(size, lastLb), near - size);
};

export const loadFor = (exercise: Exercise, dose: Dose, person: Person, phase: Phase): Load => {
  const state = person.exercises.get(exercise.id);
  if (!exercise.takesWeight)
    return { loadLb: null, rule: "none", lastLb: state?.lastLoadLb ?? null, fromId: null };
  const reference = referenceOf(state, dose.low, dose.high);
  if (exercise.loadKind === "assisted")
    return reference === undefined
      ? { loadLb: null, rule: "find", lastLb: null, fromId: null }
      : assistedLoad(exercise, reference, dose, phase, person);
  const known = knownStrength(exercise, person);
  if (reference === undefined) {
    if (known === undefined) return { loadLb: null, rule: "find", lastLb: null, fromId: null };
    const implied = impliedLoad(known.e1rmLb, (dose.low + dose.high) / 2, dose.difficulty);
    const size = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
    // A twentieth is off already: the nearest step is careful enough, and a light kit has no smaller one.
    const rounded = Math.max(
      known.source === "own" ? 0 : implied >= 0.6 * size ? size : 0,
      Math.round((implied * phase.loadFactor) / size - 0.2) * size,
    );
    return {
      loadLb: rounded <= 0 ? null : roundToHalf(rounded),
      rule: rounded <= 0 ? "find" : known.source === "own" ? "estimate" : "related",
      lastLb: null,
      fromId: known.fromId,
    };
  }
  const own = known?.source === "own" ? known.e1rmLb : null;
  if (isStillLight(reference, dose) && phase.mayGrow && phase.loadFactor >= 1)
    return { loadLb: null, rule: "too-light", lastLb: reference.loadLb, fromId: exercise.id };
  const finds =
    person.recovery.holds &&
    person.recovery.band !== "severe" &&
    phase.phase === "accumulation" &&
    isBeingFound(reference, dose.high);
  const wanted = usualLoad(
    exercise,
    dose,
    person,
    finds ? { ...phase, mayGrow: true } : phase,
    reference,
    own,
  );
  const held = person.recovery.holds ? heldLoad(exercise, person, dose) : Number.POSITIVE_INFINITY;
  const usual = wanted.load > held ? { load: held, rule: "hold" as const } : wanted;
  const lastLb = reference.loadLb;
  const newest = state?.lastLoadLb ?? lastLb;
  const isBack = usual.load === lastLb && newest < lastLb && usual.rule === "hold";
  return {
    loadLb: roundToHalf(phase.loadFactor < 1 ? lightened(exercise, usual.load, lastLb, phase) : usual.load),
    rule: phase.loadFactor < 1 ? "phase" : isBack ? "back" : usual.rule,
    lastLb,
    fromId: exercise.id,
  };
};
