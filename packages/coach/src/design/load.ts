/**
 * The weight to plan, by double progression (coach.md 3a-8): the top of the range in all sets at an effort of 7.5 or
 * less earns a step; a very hard session holds or takes a twentieth off; everything else holds and asks for
 * repetitions. Steps are those that the person owns, and rounding to them never turns a hold into a drop.
 */
import { roundToHalf } from "@muster/domain/shared/units";
import type { Exercise } from "../catalogue/exercise.ts";
import { knownStrength } from "../state/known-strength.ts";
import type { Person } from "../state/person.ts";
import { assistedLoad } from "./assisted-load.ts";
import type { Dose } from "./dose.ts";
import {
  deloadMost,
  estimateTolerance,
  heldLoad,
  impliedLoad,
  isBeingFound,
  loadCeiling,
} from "./load-ceiling.ts";
import type { Load, LoadRule } from "./load-rule.ts";
import { coarseTop, longestLoadedSet } from "./open-top.ts";
import type { Phase } from "./phase.ts";
import { earnedStep, feltLight, type Reference, referenceOf, reserve, wasTooHard } from "./reference-bout.ts";

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

/**
 * Lighter on purpose: the phase's share of the last weight, at the nearest step that is light enough, or what is lighter already.
 * Where a calmer effort asks for less weight too, the smaller of both wins; they are never multiplied (coach.md 3a-5).
 */
const lightened = (exercise: Exercise, load: number, lastLb: number, phase: Phase): number => {
  const { nearest, size } = grid(exercise, lastLb);
  const near = nearest(lastLb * phase.loadFactor);
  // Below the lightest weight there is nothing to take: fewer sets and less effort lighten it then.
  const light = near <= deloadMost * lastLb ? near : Math.max(Math.min(size, lastLb), near - size);
  return Math.min(load, light);
};

/**
 * What to put on the bar, in lb on the kit's steps, and by which rule (coach.md 3a-8, ADR 0014).
 * @returns `loadLb` null when the exercise takes no weight or the person finds it in the workout
 */
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
