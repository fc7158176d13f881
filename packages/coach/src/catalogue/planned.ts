/** From a catalogue entry and a prescription to the exercise as it stands in a plan (spec §3). */
import type { ExerciseMetric, Fact, PlannedExercise } from "@muster/domain/planning/plan";
import type { Exercise } from "./exercise.ts";

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
  readonly targetDifficulty?: number | null;
  readonly pair?: string | null;
  readonly notes?: string;
  /** How it grows; the catalogue's own words without one. */
  readonly progressionTips?: string;
  readonly assessmentMetric?: string | null;
  /** What is logged, where it is not what the exercise is usually measured by: steps of a march. */
  readonly metric?: ExerciseMetric;
  readonly facts?: readonly Fact[];
};

const legs = new Set(["squat", "hinge", "lunge", "calf", "balance", "plyo"]);
const trunk = new Set(["core", "mobility", "cardio", "carry"]);

/** 'leg', 'arm' or 'side': what one half of a one-sided exercise is called. */
const sideWord = (exercise: Pick<Exercise, "pattern">): "leg" | "arm" | "side" =>
  legs.has(exercise.pattern) ? "leg" : trunk.has(exercise.pattern) ? "side" : "arm";

/** Seconds as people read them: '45 sec', '2 min', '1:30 min'. */
export const secondsText = (seconds: number): string => {
  if (seconds < 120) return `${seconds} sec`;
  const rest = seconds % 60;
  return rest === 0
    ? `${seconds / 60} min`
    : `${Math.floor(seconds / 60)}:${String(rest).padStart(2, "0")} min`;
};

const rangeText = (low: number, high: number): string => (low === high ? `${low}` : `${low}-${high}`);

/** '8-10', '10 per leg', '30-45 sec', '40 m'; 'Max' without a target. */
export const repsText = (exercise: Exercise, low: number | null, high: number | null): string => {
  const from = low ?? high;
  const to = high ?? low;
  const side = exercise.unilateral ? ` per ${sideWord(exercise)}` : "";
  if (from === null || to === null) return `Max${side}`;
  if (exercise.metric === "distance") return `${rangeText(from, to)} m${side}`;
  if (exercise.metric === "reps") return `${rangeText(from, to)}${side}`;
  return from === to || to >= 120
    ? `${from === to ? "" : `${secondsText(from)} - `}${secondsText(to)}${side}`
    : `${from}-${to} sec${side}`;
};

/** '90 sec', '2 min', 'n/a' for no rest. */
export const restText = (seconds: number): string => (seconds === 0 ? "n/a" : secondsText(seconds));

/** Why a move stands in another one's place at home (COACH-05): a warning for gym-only ones, a plain word where a small item is missing. */
export const swapNote = ({ name, gymClass }: Pick<Exercise, "name" | "gymClass">): string =>
  gymClass === null
    ? `Takes the place of ${name} here.`
    : `⚠ ${name} needs a gym: this takes its place at home.`;

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
  progressionTips: prescription.progressionTips ?? exercise.tips,
  assessmentMetric: prescription.assessmentMetric ?? null,
  metric: prescription.metric ?? exercise.metric,
  takesWeight: exercise.takesWeight,
  loadLb: exercise.takesWeight ? (prescription.loadLb ?? null) : null,
  ...(prescription.loadIsGuess === true ? { loadIsGuess: true } : {}),
  targetLow: prescription.targetLow,
  targetHigh: prescription.targetHigh,
  targetDifficulty: prescription.targetDifficulty ?? null,
  pair: prescription.pair ?? null,
  facts: [...(prescription.facts ?? [])],
});
