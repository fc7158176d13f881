/**
 * Training without the gym (spec §9 "Home adaptation", COACH-05): on a gym day with access everything stays as
 * written; otherwise each move that the place cannot offer gives way to the nearest one, by weights first, then
 * bands, then the bar, then body weight, and says so in its note.
 */
import { homeLocations } from "@muster/domain/planning/home-alternative";
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { catalogue, exerciseById } from "./catalogue.ts";
import { substitutePatterns } from "./coverage.ts";
import {
  type ContraTag,
  type Exercise,
  type Kit,
  type Level,
  type Pattern,
  primaryMuscles,
  type TrainablePattern,
} from "./exercise.ts";
import { isFeasible, kitAt, type Situation } from "./feasible.ts";
import { isWithinLimits } from "./limits.ts";
import { toPlanned } from "./planned.ts";
import { setSeconds } from "./session-minutes.ts";

/** The person and place that a day is adapted for. */
export type AdaptFor = Situation & {
  readonly maxLevel: Level;
  readonly avoided: ReadonlySet<ContraTag>;
  /** False for a move that the person is not strong enough for; everything is allowed without it. */
  readonly canDo?: (exercise: Exercise) => boolean;
};

/** Labels of COACH-05. Weights are what a hand can hold: dumbbells and kettlebells. */
export const homeLocationLabel = (
  situation: Situation,
): "Gym" | (typeof homeLocations)[keyof typeof homeLocations] =>
  situation.place === "gym" && situation.gymAccess !== "no_gym"
    ? "Gym"
    : situation.equipment.some((item) => item === "dumbbells" || item === "kettlebells")
      ? homeLocations.weights
      : homeLocations.bodyweight;

/** The warning on a move that stands in for one of the gym. */
const gymOnlyNote = (name: string): string => `⚠ ${name} needs a gym: this takes its place at home.`;

/** Why a move stands there: a warning for gym-only ones, a plain word where a small item is missing. */
export const swapNote = (replaced: Exercise): string =>
  replaced.gymClass === null ? `Takes the place of ${replaced.name} here.` : gymOnlyNote(replaced.name);

/** The warning when nothing can take the place. */
const noSubstituteNote = (name: string): string => `⚠ ${name} needs a gym. Leave it out at home.`;

const kitOrder: readonly (readonly Kit[])[] = [
  ["dumbbells", "kettlebells"],
  ["resistance_bands"],
  ["pull_up_bar", "dip_station"],
];

/** 0 weights, 1 bands, 2 bar, 3 body weight: the best way to do it with what is there. */
const kitRank = (exercise: Exercise, kit: ReadonlySet<Kit>): number =>
  Math.min(
    ...exercise.needs
      .filter((all) => all.every((item) => kit.has(item)))
      .map((all) => {
        const rank = kitOrder.findIndex((group) => group.some((item) => all.includes(item)));
        return rank === -1 ? kitOrder.length : rank;
      }),
  );

/** Patterns to look in, the exercise's own first. */
const patternsToTry = (pattern: Pattern): readonly Pattern[] => [
  pattern,
  // Only trainable patterns have an entry; the others stand alone.
  ...(substitutePatterns[pattern as TrainablePattern] ?? []),
];

const isHold = (exercise: Exercise): boolean => exercise.metric !== "reps";

/** Best first; every candidate is feasible, within level and limits, and not in `used`. */
export const substitutesFor = (
  exercise: Exercise,
  person: AdaptFor,
  used: ReadonlySet<string> = new Set(),
): readonly Exercise[] => {
  const kit = kitAt(person);
  const direct = new Set(primaryMuscles(exercise));
  const shared = (other: Exercise) => primaryMuscles(other).filter((muscle) => direct.has(muscle)).length;
  return patternsToTry(exercise.pattern).flatMap((pattern) =>
    catalogue
      .filter(
        (other) =>
          other.pattern === pattern &&
          other.id !== exercise.id &&
          !used.has(other.id) &&
          other.level <= person.maxLevel &&
          isFeasible(other, person) &&
          isWithinLimits(other, person.avoided) &&
          (person.canDo?.(other) ?? true),
      )
      .map((other) => ({
        other,
        // Read left to right: compound for compound, reps for reps, kit, same muscles, same family, own level.
        rank: [
          Number(other.compound !== exercise.compound),
          Number(isHold(other) !== isHold(exercise)),
          kitRank(other, kit),
          -shared(other),
          Number(other.family !== exercise.family),
          // A load is set by the person, so the plainest move serves; body weight is not, so the hardest one does.
          kitRank(other, kit) < 2 ? Math.abs(other.level - exercise.level) : person.maxLevel - other.level,
          other.number,
        ],
      }))
      .sort((a, b) => compareRanks(a.rank, b.rank))
      .map(({ other }) => other),
  );
};

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
};

/** Seconds of a hold that stands in for repetitions, and repetitions that stand in for a hold. */
const defaultSeconds = { low: 20, high: 40 };
const defaultReps = { low: 8, high: 12 };
/** A move without a weight is done for more repetitions than the loaded one that it replaces. */
const lightestReps = 8;

const targetFor = (from: PlannedExercise, to: Exercise): { low: number | null; high: number | null } => {
  if (to.metric === "distance") return { low: 20, high: 40 };
  if (to.metric === "time")
    return from.metric === "time" ? { low: from.targetLow, high: from.targetHigh } : defaultSeconds;
  if (from.metric !== "reps" || from.targetLow === null) return defaultReps;
  const high = from.targetHigh ?? from.targetLow;
  return to.takesWeight || from.targetLow >= lightestReps
    ? { low: from.targetLow, high }
    : { low: lightestReps, high: Math.max(12, high) };
};

/** The exercise as it is done there: unchanged when feasible, else its substitute with the warning note. */
export const adaptExercise = (
  planned: PlannedExercise,
  person: AdaptFor,
  used: ReadonlySet<string> = new Set(),
): PlannedExercise => {
  const exercise = exerciseById(planned.exerciseId);
  if (exercise === undefined || isFeasible(exercise, person)) return planned;
  const substitute = substitutesFor(exercise, person, used)[0];
  if (substitute === undefined) return { ...planned, notes: noSubstituteNote(planned.name) };
  const target = targetFor(planned, substitute);
  const adapted = toPlanned(substitute, {
    sets: planned.sets,
    targetLow: target.low,
    targetHigh: target.high,
    restSeconds: planned.restSeconds,
    targetDifficulty: planned.targetDifficulty,
    pair: planned.pair,
    assessmentMetric: planned.assessmentMetric,
    notes: [swapNote(exercise), substitute.cues[0] ?? ""].join(" ").trim(),
    facts: planned.facts.filter((fact) => fact.unit !== "lb"),
  });
  return { ...adapted, sets: setsInTheSameTime(planned, adapted) };
};

/** One-sided and slow moves take longer: one set less keeps the session's length, two are the least. */
const setsInTheSameTime = (from: PlannedExercise, to: PlannedExercise): PlannedExercise["sets"] =>
  typeof from.sets === "number" && from.sets > 2 && setSeconds(to) > 1.5 * setSeconds(from)
    ? from.sets - 1
    : from.sets;

/** A whole list; no substitute is used twice, and none that the list has already. */
export const adaptExercises = (
  list: readonly PlannedExercise[],
  person: AdaptFor,
): readonly PlannedExercise[] => {
  const used = new Set(list.map(({ exerciseId }) => exerciseId));
  return list.map((planned) => {
    const adapted = adaptExercise(planned, person, used);
    used.add(adapted.exerciseId);
    return adapted;
  });
};
