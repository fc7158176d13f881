/**
 * What the assessment week showed (spec §3 "Assessment data summary", COACH-08): numbers per exercise, strength
 * baselines, tests, and how hard it felt. Weights in lb, times in seconds, distances in meters.
 */
import { maxOf, meanOf } from "../shared/averages.ts";
import { type ExerciseLog, isRated, type LoggedSet, setsInOrder } from "../training/session.ts";
import { estimateOneRepMax } from "../training/weights/one-rep-max.ts";
import { assessedNames } from "./week-summary.text.ts";

type ExercisePerformance = {
  readonly exerciseId: string;
  readonly name: string;
  /** What the assessment measured, e.g. 'Max reps'; else how the exercise is counted. */
  readonly metric: string;
  readonly totalSets: number;
  readonly maxWeight: number | null;
  readonly avgWeight: number | null;
  readonly maxReps: number | null;
  readonly avgReps: number | null;
  /** 1-10; null when nobody rated it. */
  readonly avgDifficulty: number | null;
  /** The longest for a hold, the shortest for a distance. */
  readonly bestTime: number | null;
  readonly totalDistance: number | null;
  readonly notes: string;
};

type StrengthBaseline = {
  readonly exerciseId: string;
  readonly name: string;
  /** Heaviest weight lifted for at least three repetitions. */
  readonly threeRepWeight: number;
  /** The set that the estimate is made from; without one, the heaviest. */
  readonly weight: number;
  readonly reps: number;
  /** lb, by the formula for the set's repetitions (1.08 for three); null when every set had more than twelve. */
  readonly estimatedOneRepMax: number | null;
};

type MaxRepTest = { readonly exerciseId: string; readonly name: string; readonly reps: number };

type ConditioningTest = {
  readonly exerciseId: string;
  readonly name: string;
  readonly bestTime: number | null;
  readonly totalDistance: number | null;
};

/** Results of the assessment week, as the first review and the prompt get them. */
export type AssessmentSummary = {
  readonly programName: string;
  readonly assessmentFocus: readonly string[];
  readonly exercisePerformance: readonly ExercisePerformance[];
  readonly strengthBaselines: readonly StrengthBaseline[];
  readonly maxRepTests: readonly MaxRepTest[];
  readonly conditioningTests: readonly ConditioningTest[];
  readonly difficultyRatings: readonly {
    readonly exerciseId: string;
    readonly name: string;
    readonly difficulty: number;
  }[];
  readonly notes: readonly string[];
};

/**
 * Exercises come in the order in which they were trained.
 * @param input.logs logs of the finished sessions since the last plan update, in any order; logs without a set are
 *   left out
 */
export const assessmentSummary = (input: {
  readonly programName: string;
  readonly assessmentFocus: readonly string[];
  readonly logs: readonly ExerciseLog[];
}): AssessmentSummary => {
  const asTrained = input.logs.toSorted((a, b) =>
    a.date === b.date ? a.position - b.position : a.date < b.date ? -1 : 1,
  );
  const exercises = [...Map.groupBy(asTrained, (log) => log.exerciseId).values()].flatMap((logs) => {
    const sets = logs.flatMap((log) => setsInOrder(log)).filter((set) => set.role !== "warmup");
    // A day on which it was only added to a workout is none on which it was rated, whatever was noted.
    const trained = logs.filter((log) => setsInOrder(log).length > 0);
    const latest = trained.at(-1);
    return latest === undefined || sets.length === 0 ? [] : [{ latest, logs, trained, sets }];
  });
  return {
    programName: input.programName,
    assessmentFocus: input.assessmentFocus,
    exercisePerformance: exercises.map(performanceOf),
    strengthBaselines: exercises.flatMap(baselineOf),
    maxRepTests: exercises.flatMap(maxRepTestOf),
    conditioningTests: exercises
      .filter(({ latest }) => latest.metric !== "reps")
      .map((exercise) => {
        const { exerciseId, name, bestTime, totalDistance } = performanceOf(exercise);
        return { exerciseId, name, bestTime, totalDistance };
      }),
    difficultyRatings: exercises.flatMap((exercise) => {
      const { exerciseId, name, avgDifficulty } = performanceOf(exercise);
      return avgDifficulty === null ? [] : [{ exerciseId, name, difficulty: avgDifficulty }];
    }),
    notes: exercises.flatMap(({ logs }) =>
      logs.flatMap((log) => (log.notes.trim() === "" ? [] : [`${log.name}: ${log.notes.trim()}`])),
    ),
  };
};

type Exercise = {
  readonly latest: ExerciseLog;
  readonly logs: readonly ExerciseLog[];
  /** Those with a set. */
  readonly trained: readonly ExerciseLog[];
  /** Working sets, in order of days; never empty. */
  readonly sets: readonly LoggedSet[];
};

const performanceOf = ({ latest, logs, trained, sets }: Exercise): ExercisePerformance => {
  const weights = known(sets, "weight");
  const reps = known(sets, "reps");
  const times = known(sets, "time");
  const distances = known(sets, "distance");
  return {
    exerciseId: latest.exerciseId,
    name: latest.name,
    metric: latest.assessmentMetric ?? assessedNames[latest.metric],
    totalSets: sets.length,
    maxWeight: maxOf(weights),
    avgWeight: meanOf(weights),
    maxReps: maxOf(reps),
    avgReps: meanOf(reps),
    avgDifficulty: meanOf(trained.filter(isRated).map((log) => log.difficulty)),
    bestTime: latest.metric === "distance" ? minOf(times) : maxOf(times),
    totalDistance: distances.length === 0 ? null : distances.reduce((sum, value) => sum + value, 0),
    notes: logs
      .map((log) => log.notes.trim())
      .filter((note) => note !== "")
      .join(" "),
  };
};

/** True for what a machine takes off the body: the metric of the assessment says so ('Help for 10 reps'). */
export const isHelp = ({ metric }: Pick<ExercisePerformance, "metric">): boolean => /^help\b/i.test(metric);

/** A single or a double says nothing here (the specification asks for three repetitions), nor does help. */
const baselineOf = (exercise: Exercise): readonly StrengthBaseline[] => {
  const { latest, sets } = exercise;
  if (isHelp(performanceOf(exercise))) return [];
  const best = sets
    .flatMap(({ reps, weight }) =>
      reps === null || reps < 3 || weight === null
        ? []
        : [{ reps, weight, estimatedOneRepMax: estimateOneRepMax(weight, reps) ?? null }],
    )
    .toSorted((a, b) => (b.estimatedOneRepMax ?? 0) - (a.estimatedOneRepMax ?? 0) || b.weight - a.weight);
  const [first] = best;
  if (first === undefined) return [];
  const { exerciseId, name } = latest;
  return [{ exerciseId, name, threeRepWeight: Math.max(...best.map(({ weight }) => weight)), ...first }];
};

/** A test of most repetitions, said so by its metric; without weight any counted assessment is one. */
const maxRepTestOf = ({ latest, sets }: Exercise): readonly MaxRepTest[] => {
  if (latest.metric !== "reps" || latest.assessmentMetric === null) return [];
  const isUnweighted = sets.every((set) => set.weight === null);
  const reps = maxOf(known(sets, "reps"));
  if (reps === null || !(isUnweighted || /\bmax|amrap|as many/i.test(latest.assessmentMetric))) return [];
  return [{ exerciseId: latest.exerciseId, name: latest.name, reps }];
};

const known = (
  sets: readonly LoggedSet[],
  field: "weight" | "reps" | "time" | "distance",
): readonly number[] =>
  sets.flatMap((set) => {
    const value = set[field];
    return value === null ? [] : [value];
  });

const minOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.min(...values);
