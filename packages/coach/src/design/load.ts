/**
 * The weight to plan: what the estimate allows for these repetitions at this effort, never more than a step or a tenth
 * above what was lifted lately, held when it was too hard (coach.md 3a-8; I4-I6).
 */
import { roundToHalf } from "@muster/domain/shared/units";
import type { Exercise } from "../catalogue/exercise.ts";
import type { ExerciseState } from "../state/exercise-history.ts";
import { knownStrength } from "../state/known-strength.ts";
import { maxFactor } from "../state/one-rep-max.ts";
import type { Person } from "../state/person.ts";
import type { Phase } from "./phase.ts";
import type { Dose } from "./prescription.ts";

export type LoadRule = "none" | "find" | "related" | "estimate" | "up" | "hold" | "too-hard" | "phase";

export type Load = {
  /** lb; null: no weight, or find your weight. */
  readonly loadLb: number | null;
  readonly rule: LoadRule;
  /** Last weight in lb, when there was one. */
  readonly lastLb: number | null;
  /** Exercise whose log the number comes from. */
  readonly fromId: string | null;
};

/** A rise above the best of three weeks is at most this share, or one step (coach.I5). */
export const largestJump = 0.1;
/** Planned load stays within this share of what the estimate implies (coach.I4). */
export const estimateTolerance = 1.025;

/** Too hard: rated 9 or more, or less than four fifths of the sets done (spec §9; coach.I6). */
export const wasTooHard = (state: ExerciseState): boolean =>
  state.lastDifficulty >= 9 || (state.completion !== null && state.completion < 0.8);

/** All sets at the top of the range at an effort of 7.5 or less: the next step is earned (coach.md 3a-8). */
export const earnedStep = (state: ExerciseState, top: number): boolean =>
  state.lastAmounts.length > 0 &&
  state.lastAmounts.every((amount) => amount >= top) &&
  state.lastDifficulty <= 7.5 &&
  !wasTooHard(state);

/** Highest load in lb that history allows; Infinity without one. */
export const loadCeiling = (exercise: Exercise, person: Person): number => {
  const state = person.exercises.get(exercise.id);
  if (state === undefined || state.bestRecentLoadLb === null || exercise.loadKind === "assisted")
    return Number.POSITIVE_INFINITY;
  if (wasTooHard(state) && state.lastLoadLb !== null) return state.lastLoadLb;
  return Math.max(state.bestRecentLoadLb * (1 + largestJump), state.bestRecentLoadLb + exercise.loadStepLb);
};

const downToStep = (load: number, step: number, from: number): number => {
  const size = step > 0 ? step : 5;
  return from + Math.floor((load - from) / size + 1e-9) * size;
};

/** Less help is more work: the other way round for assisted moves. */
const assistedLoad = (exercise: Exercise, state: ExerciseState, dose: Dose, phase: Phase): Load => {
  const lastLb = state.lastLoadLb;
  if (lastLb === null) return { loadLb: null, rule: "find", lastLb: null, fromId: null };
  const step = exercise.loadStepLb > 0 ? exercise.loadStepLb : 5;
  const easier = wasTooHard(state) || phase.loadFactor < 1;
  const moved = easier
    ? lastLb + step
    : earnedStep(state, dose.high) && phase.mayGrow
      ? lastLb - step
      : lastLb;
  return {
    loadLb: moved > 0 ? roundToHalf(moved) : step,
    rule: easier ? "too-hard" : moved < lastLb ? "up" : "hold",
    lastLb,
    fromId: exercise.id,
  };
};

export const loadFor = (exercise: Exercise, dose: Dose, person: Person, phase: Phase): Load => {
  const state = person.exercises.get(exercise.id);
  const lastLb = state?.lastLoadLb ?? null;
  if (!exercise.takesWeight) return { loadLb: null, rule: "none", lastLb, fromId: null };
  if (exercise.loadKind === "assisted")
    return state === undefined
      ? { loadLb: null, rule: "find", lastLb: null, fromId: null }
      : assistedLoad(exercise, state, dose, phase);
  const known = knownStrength(exercise, person);
  if (known === undefined) return { loadLb: null, rule: "find", lastLb, fromId: null };
  const reserve = Math.max(0, 10 - dose.difficulty);
  const implied = known.e1rmLb / maxFactor((dose.low + dose.high) / 2 + reserve);
  const step = exercise.loadStepLb;
  if (state === undefined || lastLb === null) {
    const rounded = downToStep(implied * phase.loadFactor, step, 0);
    return rounded <= 0
      ? { loadLb: null, rule: "find", lastLb, fromId: known.fromId }
      : {
          loadLb: roundToHalf(rounded),
          rule: known.source === "own" ? "estimate" : "related",
          lastLb,
          fromId: known.fromId,
        };
  }
  let load = Math.min(implied, loadCeiling(exercise, person));
  let rule: LoadRule = "estimate";
  // Double progression: the step is earned by repetitions, also where the estimate cannot see past 12 of them.
  if (earnedStep(state, dose.high)) load = Math.max(load, lastLb + step);
  if (wasTooHard(state)) {
    load = Math.min(load, lastLb);
    rule = "too-hard";
  } else if (!phase.mayGrow && load >= lastLb) {
    load = lastLb;
    rule = "hold";
  }
  if (phase.loadFactor < 1) {
    load = Math.min(load, lastLb) * phase.loadFactor;
    rule = "phase";
  }
  const rounded = downToStep(load, step, lastLb);
  const final = rounded > 0 ? rounded : Math.max(step, 2.5);
  const bounded = roundToHalf(Math.min(final, Math.max(loadCeiling(exercise, person), 0)));
  return {
    loadLb: bounded,
    rule: rule !== "estimate" ? rule : bounded > lastLb ? "up" : bounded === lastLb ? "hold" : "estimate",
    lastLb,
    fromId: known.fromId,
  };
};
