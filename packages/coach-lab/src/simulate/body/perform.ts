/**
 * One exercise of one session as a simulated person does it: which weight, how many repetitions, how hard it was and
 * how hard it is said to have been (docs/coach-evaluation.md).
 */

import type { Exercise } from "@muster/coach/catalogue/exercise";
import { setCount } from "@muster/coach/catalogue/session-minutes";
import type { KitSteps } from "@muster/coach/design/progress/kit-steps";
import type { PastExercise, PastSet } from "@muster/coach/state/input";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { difficultyModeOf, type Latent } from "../people/people-file.ts";
import { freshness, type LiftStrength } from "./fit-body.ts";
import type { Noise } from "./noise.ts";
import { strengthFor, type TrueStrength } from "./true-strength.ts";
import { spread } from "./worlds.ts";

type DoneSet = { readonly reserve: number; readonly failed: boolean; readonly isRated: boolean };

type Performed = {
  readonly log: PastExercise;
  /** True repetitions in reserve of each set, in order. */
  readonly sets: readonly DoneSet[];
};

type Doer = {
  readonly latent: Latent;
  readonly isBeginner: boolean;
  readonly truth: TrueStrength;
  readonly noise: Noise;
  readonly strength: LiftStrength;
  readonly fatigue: number;
  readonly bodyWeightLb: number;
  /** The weights that are there for this exercise: nobody finds one that is not. */
  readonly kit: KitSteps;
};

/** Repetitions in reserve that a plan without a target asks for. */
const usualReserve = 3;
/** Performance lost with each set of the exercise, at 90 s of rest. */
const setFade = 0.012;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** How the person rates an exercise, 1-10. */
const ratingOf = (doer: Doer, reserve: number, key: readonly (string | number)[]): number => {
  const honest = clamp(
    Math.round(
      10 - reserve + doer.latent.difficultyBias + spread.rating * doer.noise.normal("rating", ...key),
    ),
    1,
    10,
  );
  const mode = difficultyModeOf(doer.latent.difficultyMode) ?? "honest";
  if (typeof mode === "number") return mode;
  switch (mode) {
    case "honest":
      return honest;
    case "inverted":
      return 11 - honest;
    case "random":
      return 1 + Math.floor(10 * doer.noise.uniform("slider", ...key));
    case "always-10":
      return 10;
    case "always-7":
      return 7;
    case "always-1":
      return 1;
  }
};

/** Seconds that a hold can last, fresh. */
const holdSeconds = (exercise: Exercise, doer: Doer): number =>
  (doer.isBeginner ? 45 : 70) *
  (exercise.level === 1 ? 1.2 : exercise.level === 2 ? 1 : 0.75) *
  (exercise.pattern === "cardio" || exercise.pattern === "mobility" ? 8 : 1) *
  strengthFor(exercise, doer.strength) *
  Math.exp(0.15 * doer.noise.normal("hold", exercise.id));

const emptySet: PastSet = {
  role: "working",
  reps: null,
  weight: null,
  time: null,
  distance: null,
  rir: null,
};

const performHold = (planned: PlannedExercise, exercise: Exercise, doer: Doer): Performed => {
  const most = holdSeconds(exercise, doer) * freshness(doer.fatigue);
  const target = planned.targetHigh ?? planned.targetLow ?? 30;
  const sets = Array.from({ length: setCount(planned.sets) }, (_, index) => {
    const possible = most * (1 - 0.06 * index);
    const done =
      exercise.metric === "distance" ? target : Math.max(5, Math.min(target, Math.floor(possible)));
    const reserve = exercise.metric === "distance" ? 4 : clamp((12 * (possible - done)) / done, 0, 9);
    return { done, reserve, failed: done < (planned.targetLow ?? 0) };
  });
  return {
    sets: sets.map(({ reserve, failed }) => ({ reserve, failed, isRated: false })),
    log: {
      ...frame(planned),
      difficulty: ratingOf(doer, sets.at(-1)?.reserve ?? 4, [exercise.id, planned.id]),
      sets: sets.map(({ done }) => ({
        ...emptySet,
        ...(exercise.metric === "distance" ? { distance: done } : { time: done }),
        ...(planned.takesWeight ? { weight: planned.loadLb ?? doer.kit.nearest(20) } : {}),
      })),
    },
  };
};

const frame = (planned: PlannedExercise): Omit<PastExercise, "difficulty" | "sets"> => ({
  exerciseId: planned.exerciseId,
  name: planned.name,
  metric: planned.metric,
  completed: true,
  assessmentMetric: planned.assessmentMetric,
  notes: "",
  plannedSets: setCount(planned.sets),
  targetLow: planned.targetLow,
  targetHigh: planned.targetHigh,
  targetDifficulty: planned.targetDifficulty,
});

/** More to spare than this is felt as this much. */
const mostFelt = 6;
/** The weight of the next set after one that left too many repetitions over: by Epley, one step at least. */
const higher = (weightLb: number, spare: number, exercise: Exercise, doer: Doer): number => {
  const { truth, bodyWeightLb, kit } = doer;
  const moved = truth.movedLb(exercise, weightLb, bodyWeightLb) * (1 + Math.min(spare, mostFelt) / 30);
  const wanted = truth.loggedLb(exercise, moved, bodyWeightLb) ?? weightLb;
  return Math.max(kit.next(weightLb) ?? weightLb, kit.atMost(wanted));
};

/**
 * @param weightLb what the card says; null: the person finds a weight
 * @param isFirst never done before: what the card says is where the finding begins
 * @param key names the day, so that the same day brings the same form
 * @param sessionSets hard sets already done in this session
 */
export const performExercise = (
  planned: PlannedExercise,
  exercise: Exercise,
  weightLb: number | null,
  doer: Doer,
  key: string,
  sessionSets: number,
  isFirst: boolean,
): Performed => {
  if (planned.metric !== "reps") return performHold(planned, exercise, doer);
  const { truth, noise, bodyWeightLb, kit } = doer;
  const slope = 1 + spread.slope * noise.normal("slope", exercise.id);
  const form = 1 + spread.form * noise.normal("form", key, exercise.id);
  const top =
    truth.startMaxLb(exercise) *
    strengthFor(exercise, doer.strength) *
    freshness(doer.fatigue) *
    form *
    (1 - 0.002 * sessionSets);
  const isTest = planned.targetLow === null && planned.targetHigh === null;
  const low = isTest ? 1 : (planned.targetLow ?? planned.targetHigh ?? 8);
  const high = isTest ? 60 : (planned.targetHigh ?? low);
  const wanted = isTest
    ? 1
    : planned.targetDifficulty === null
      ? usualReserve
      : 10 - planned.targetDifficulty;
  const guess = (): number | null => {
    const middle = isTest ? 8 : (low + high) / 2;
    const fits = top / (1 + (middle + wanted) / (30 * slope));
    const logged = truth.loggedLb(
      exercise,
      fits * Math.exp(-0.06 + 0.12 * noise.normal("guess", key, exercise.id)),
      bodyWeightLb,
    );
    return logged === null ? null : kit.nearest(logged);
  };
  let weight = planned.takesWeight ? (weightLb ?? guess()) : null;
  const isHelp = exercise.loadKind === "assisted";
  const fade = setFade * Math.sqrt(90 / clamp(planned.restSeconds, 30, 240));
  const sets: DoneSet[] = [];
  const logged: PastSet[] = [];
  for (let index = 0; index < setCount(planned.sets); index += 1) {
    const can = top * (1 - fade * index);
    const moved = truth.isByFeel(exercise)
      ? // Bands and towels: as hard as it should feel, more or less.
        (can / (1 + ((low + high) / 2 + wanted) / 30)) *
        Math.exp(0.06 * noise.normal("feel", key, exercise.id))
      : truth.movedLb(exercise, weight, bodyWeightLb);
    const most = Math.max(0, 30 * slope * (can / Math.max(1, moved) - 1));
    const felt = most * (1 + 0.06 * noise.normal("felt", key, exercise.id, index)) - wanted;
    const possible = Math.floor(most);
    const reps = Math.min(possible, Math.round(clamp(felt, low, high)));
    const failed = possible < low;
    const done = Math.max(1, reps);
    const reserve = clamp(most - done, 0, 12);
    sets.push({ reserve, failed, isRated: true });
    logged.push({ ...emptySet, reps: done, weight });
    if (weight === null) continue;
    // Nobody repeats a weight that failed; a found weight that was far too light goes up.
    if (failed) weight = isHelp ? (kit.next(weight) ?? weight) : kit.below(weight);
    else if ((weightLb === null || isFirst) && reserve > wanted + 2.5)
      weight = isHelp ? kit.below(weight) : higher(weight, reserve - wanted, exercise, doer);
  }
  return {
    sets,
    log: {
      ...frame(planned),
      difficulty: ratingOf(doer, Math.min(...sets.map(({ reserve }) => reserve)), [key, exercise.id]),
      sets: logged,
    },
  };
};
