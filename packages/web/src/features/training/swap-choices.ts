/**
 * What can stand in for an exercise today: trains the same muscles the same way, with what is there, and carries a load
 * over where one is known (feature F13). The session's own prescription changes; the plan does not.
 */
import type { Exercise } from "@muster/coach/catalogue/exercise";
import { isFeasible, type Situation } from "@muster/coach/catalogue/feasible";
import { avoidedTags, isWithinLimits } from "@muster/coach/catalogue/limits";
import { toPlanned } from "@muster/coach/catalogue/planned";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import type { Limits } from "@muster/domain/profiles/profile";
import { type LastTime, sameSetLastTime } from "@muster/domain/training/last-time";
import { estimateOneRepMax, mostRepsForEstimate } from "@muster/domain/training/one-rep-max";

export type SwapChoice = {
  readonly exercise: Exercise;
  /** 0-1. */
  readonly score: number;
  readonly planned: PlannedExercise;
};

/** Weights of feature F13; the last one goes to exercises that the person marked as a favourite. */
const shares = { muscles: 0.45, pattern: 0.25, load: 0.15, liked: 0.15 } as const;
/** Below this likeness of muscles it is another exercise, not a substitute. */
const leastLikeness = 0.6;
const mostChoices = 8;

const likeness = (a: Exercise, b: Exercise): number => {
  const share = (exercise: Exercise, muscle: string): number =>
    exercise.muscles[muscle as keyof Exercise["muscles"]] ?? 0;
  const all = [...new Set([...Object.keys(a.muscles), ...Object.keys(b.muscles)])];
  const dot = all.reduce((sum, muscle) => sum + share(a, muscle) * share(b, muscle), 0);
  const length = (one: Exercise): number =>
    Math.sqrt(all.reduce((sum, muscle) => sum + share(one, muscle) ** 2, 0));
  return length(a) === 0 || length(b) === 0 ? 0 : dot / (length(a) * length(b));
};

export type SwapInput = {
  readonly present: PlannedExercise;
  readonly catalogue: readonly Exercise[];
  readonly situation: Situation;
  readonly limits: Limits;
  /** Exercises that stand in this session already. */
  readonly inSession: ReadonlySet<string>;
  readonly excluded: ReadonlySet<string>;
  readonly favourites: ReadonlySet<string>;
  readonly lastTimeOf: (exerciseId: string) => LastTime | undefined;
  /** To what can be loaded; the weight itself where nobody said. */
  readonly round: (planned: PlannedExercise, weightLb: number) => number;
};

/** Best first; empty for an exercise that the catalogue does not know. */
export const swapChoices = (input: SwapInput): readonly SwapChoice[] => {
  const { present, catalogue, situation, limits, inSession, excluded, favourites } = input;
  const from = catalogue.find((one) => one.id === present.exerciseId);
  if (from === undefined) return [];
  const avoided = avoidedTags(limits);
  return catalogue
    .filter(
      (one) =>
        one.id !== from.id &&
        one.metric === from.metric &&
        one.level <= Math.min(3, from.level + 1) &&
        !inSession.has(one.id) &&
        !excluded.has(one.id) &&
        isFeasible(one, situation) &&
        isWithinLimits(one, avoided) &&
        likeness(from, one) >= leastLikeness,
    )
    .map((one) => ({
      exercise: one,
      score:
        shares.muscles * likeness(from, one) +
        (one.pattern === from.pattern ? shares.pattern : 0) +
        (one.loadKind === from.loadKind ? shares.load : 0) +
        (favourites.has(one.id) ? shares.liked : 0),
      planned: plannedFor(from, one, input),
    }))
    .sort((a, b) => b.score - a.score || (a.exercise.id < b.exercise.id ? -1 : 1))
    .slice(0, mostChoices);
};

const plannedFor = (from: Exercise, to: Exercise, input: SwapInput): PlannedExercise => {
  const { present } = input;
  const planned = toPlanned(to, {
    sets: present.sets,
    targetLow: present.targetLow,
    targetHigh: present.targetHigh,
    restSeconds: present.restSeconds,
    targetDifficulty: present.targetDifficulty,
    ...(present.targetLow === null && present.targetHigh === null ? { reps: present.reps } : {}),
  });
  const loadLb = to.takesWeight ? transferredLoad(from, to, input) : undefined;
  return loadLb === undefined ? planned : { ...planned, loadLb: input.round(planned, loadLb) };
};

/** Own history first, by estimated maximum at today's repetitions; else the catalogue's ratio; else nobody knows. */
const transferredLoad = (from: Exercise, to: Exercise, input: SwapInput): number | undefined => {
  const reps = Math.min(mostRepsForEstimate, input.present.targetHigh ?? input.present.targetLow ?? 10);
  const last = sameSetLastTime(input.lastTimeOf(to.id), 0);
  if (last?.weight != null && last.reps !== null) {
    const known = estimateOneRepMax(last.weight, Math.min(last.reps, mostRepsForEstimate));
    const unit = estimateOneRepMax(1, reps);
    return known === undefined || unit === undefined ? last.weight : known / unit;
  }
  const present = input.present.loadLb ?? sameSetLastTime(input.lastTimeOf(from.id), 0)?.weight ?? undefined;
  if (present === undefined) return undefined;
  if (to.transfer?.from === from.id) return present * to.transfer.k;
  if (from.transfer?.from === to.id && from.transfer.k > 0) return present / from.transfer.k;
  return undefined;
};
