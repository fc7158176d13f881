/** From a catalogue entry and a prescription to the exercise as it stands in a plan (spec §3). */
import type { ExerciseMetric, Fact, PlannedExercise, Progression } from "@muster/domain/planning/plan";
import type { Exercise } from "./exercise.ts";
import { repsText, restText } from "./planned.text.ts";

/** How an exercise is to be done: sets, target, rest, load (lb) and effort. */
export type Prescription = {
  /** 1-10, or text such as '8 intervals'. */
  readonly sets: number | string;
  /** Text to show instead of the one made from the target, e.g. 'Max'. */
  readonly reps?: string;
  /** Repetitions, seconds or meters by the exercise's metric, for one side; null for 'Max'. */
  readonly targetLow: number | null;
  readonly targetHigh: number | null;
  readonly restSeconds: number;
  readonly loadLb?: number | null;
  /** See `plannedExerciseSchema`. */
  readonly loadIsGuess?: boolean;
  readonly mostLb?: number | undefined;
  readonly targetDifficulty?: number | null;
  readonly pair?: string | null;
  readonly notes?: string;
  /** How it grows; without one the catalogue's own words, if they name no repetitions. */
  readonly progressionTips?: string;
  readonly progression?: Progression;
  readonly assessmentMetric?: string | null;
  /** What is logged, where it is not what the exercise is usually measured by: steps of a march. */
  readonly metric?: ExerciseMetric;
  readonly facts?: readonly Fact[];
};

/** Whether a tip of the catalogue or of a guide has a figure of repetitions, sets or weeks; seconds, minutes, meters and shares of a round stay. */
export const namesReps = (tip: string): boolean =>
  /\d/.test(tip.replaceAll(/\d+(?:-\d+)?(?=[ -](?:second|minute|m\b)|%)/g, ""));

/** Texts come from the catalogue; the result satisfies `plannedExerciseSchema` for every entry (tested). */
export const toPlanned = (exercise: Exercise, prescription: Prescription): PlannedExercise => ({
  id: exercise.number,
  exerciseId: exercise.id,
  name: exercise.name,
  sets: prescription.sets,
  reps: prescription.reps ?? repsText(exercise, prescription.targetLow, prescription.targetHigh),
  rest: restText(prescription.restSeconds),
  restSeconds: prescription.restSeconds,
  machine: exercise.machine,
  howTo: exercise.howTo.join(" "),
  notes: prescription.notes ?? exercise.cues.join(" "),
  // The range stands beside it: a tip with another one would contradict it.
  progressionTips: prescription.progressionTips ?? (namesReps(exercise.tips) ? "" : exercise.tips),
  ...(prescription.progression && { progression: prescription.progression }),
  assessmentMetric: prescription.assessmentMetric ?? null,
  metric: prescription.metric ?? exercise.metric,
  takesWeight: exercise.takesWeight,
  loadLb: exercise.takesWeight ? (prescription.loadLb ?? null) : null,
  ...(prescription.loadIsGuess === true ? { loadIsGuess: true } : {}),
  ...(prescription.mostLb === undefined ? {} : { mostLb: prescription.mostLb }),
  targetLow: prescription.targetLow,
  targetHigh: prescription.targetHigh,
  targetDifficulty: prescription.targetDifficulty ?? null,
  pair: prescription.pair ?? null,
  facts: [...(prescription.facts ?? [])],
});
