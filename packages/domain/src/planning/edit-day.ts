/**
 * Changing one day of a plan by hand (SCHED-05): exercises in and out, their order, sets, target, time and place. Pure:
 * each use case answers with the changed day, and leaves what it cannot change as it was. What the coach has to say to
 * it, and the modelled minutes, come from `coach/edit`.
 */

import type { CivilDate } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { timeOfDay } from "../shared/time-of-day.ts";
import { type EditPlace, placeOfDay } from "./day-place.ts";
import { emptyDay } from "./empty-day.ts";
import { homeVariant } from "./home-alternative.ts";
import type { DayWorkout, ExerciseMetric, PlannedExercise } from "./plan.ts";
import { planFactIds } from "./plan-fields.ts";
import { editedDayText, freedDayText } from "./texts/edit-day.text.ts";
import { ownChangeText } from "./texts/plan.text.ts";

/** Most exercises that a day may hold by hand: the session screen lists them all. */
export const mostPlannedExercises = 15;
/** Fewest and most sets of one exercise that an edit may set. */
export const setLimits = { least: 1, most: 10 } as const;
/** Largest target of a set: repetitions, seconds, meters (spec §5). */
const mostTarget: Readonly<Record<ExerciseMetric, number>> = { reps: 1_000, time: 86_400, distance: 100_000 };

const withExercises = (workout: DayWorkout, exercises: readonly PlannedExercise[]): DayWorkout => ({
  ...workout,
  exercises: tidyPairs(exercises),
});

const supersetWords = /\s*Superset [A-Z]: go back and forth, then rest\./g;

/** A superset whose partners no longer stand side by side is one no more. */
const tidyPairs = (exercises: readonly PlannedExercise[]): PlannedExercise[] =>
  exercises.map((exercise, index) => {
    if (exercise.pair === null) return exercise;
    const hasNeighbour = [exercises[index - 1], exercises[index + 1]].some(
      (other) => other?.pair === exercise.pair,
    );
    return hasNeighbour
      ? exercise
      : { ...exercise, pair: null, notes: exercise.notes.replaceAll(supersetWords, "").trim() };
  });

/** @param to the new place, from 0; out of range changes nothing */
export const movePlannedExercise = (workout: DayWorkout, from: number, to: number): DayWorkout => {
  const moved = workout.exercises[from];
  if (moved === undefined || to < 0 || to >= workout.exercises.length || to === from) return workout;
  const others = workout.exercises.filter((_, index) => index !== from);
  return withExercises(workout, [...others.slice(0, to), moved, ...others.slice(to)]);
};

/** The day without the exercise at this place. */
export const removePlannedExercise = (workout: DayWorkout, index: number): DayWorkout =>
  withExercises(
    workout,
    workout.exercises.filter((_, at) => at !== index),
  );

/** An exercise stands once in a day: its history would be split otherwise (coach.S3). */
const holds = (workout: DayWorkout, exerciseId: string): boolean =>
  workout.exercises.some((exercise) => exercise.exerciseId === exerciseId);

/** Puts another exercise in a place; one that the day holds already changes nothing. */
export const replaceExercise = (workout: DayWorkout, index: number, next: PlannedExercise): DayWorkout =>
  holds(workout, next.exerciseId)
    ? workout
    : withExercises(
        workout,
        workout.exercises.map((exercise, at) => (at === index ? { ...next, pair: exercise.pair } : exercise)),
      );

/** Adds an exercise at the end. A rest day becomes a training day with it. */
export const addExercise = (workout: DayWorkout, next: PlannedExercise): DayWorkout => {
  if (holds(workout, next.exerciseId) || workout.exercises.length >= mostPlannedExercises) return workout;
  const exercises = [...workout.exercises, { ...next, pair: null }];
  return withExercises(
    workout.kind === "training"
      ? workout
      : {
          ...workout,
          kind: "training",
          ...editedDayText.ownWorkout,
          activeRecovery: [],
          recoveryTips: [],
        },
    exercises,
  );
};

/** @param sets a whole number 1-10; anything else changes nothing */
export const changeSets = (workout: DayWorkout, index: number, sets: number): DayWorkout =>
  !Number.isInteger(sets) || sets < setLimits.least || sets > setLimits.most
    ? workout
    : withExercises(
        workout,
        workout.exercises.map((exercise, at) => (at === index ? { ...exercise, sets } : exercise)),
      );

type Target = { readonly low: number | null; readonly high: number | null };
type TargetError = {
  readonly type: "not-a-target" | "out-of-range" | "reversed-range";
  readonly message: string;
};

/**
 * Reads a target as people type it: '8-10', '10', '30-45 sec', 'Max'.
 * @returns repetitions, seconds or meters by the metric; nulls for 'Max'
 */
export const parseTarget = (text: string, metric: ExerciseMetric): Result<Target, TargetError> => {
  const typed = text.trim().toLowerCase();
  if (typed === "max") return ok({ low: null, high: null });
  const match = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(sec|s|min|m|reps?)?\.?$/.exec(typed);
  if (match === null) return err({ type: "not-a-target", message: editedDayText.target });
  const factor = match[3] === "min" ? 60 : 1;
  const low = Number(match[1]) * factor;
  const high = Number(match[2] ?? match[1]) * factor;
  if (low < 1 || high > mostTarget[metric])
    return err({ type: "out-of-range", message: editedDayText.targetTo(mostTarget[metric]) });
  return low > high ? err({ type: "reversed-range", message: editedDayText.reversed }) : ok({ low, high });
};

const units: Readonly<Record<ExerciseMetric, string>> = { reps: "", time: " sec", distance: " m" };

/** The target as it is edited: without unit and side. */
export const targetText = ({ targetLow, targetHigh }: PlannedExercise): string => {
  const low = targetLow ?? targetHigh;
  const high = targetHigh ?? targetLow;
  return low === null || high === null ? "Max" : low === high ? String(low) : `${low}-${high}`;
};

/** A new target; 'per leg' and the like stay. */
export const changeTarget = (workout: DayWorkout, index: number, { low, high }: Target): DayWorkout =>
  withExercises(
    workout,
    workout.exercises.map((exercise, at) => {
      if (at !== index) return exercise;
      const side = / per (leg|arm|side)$/.exec(exercise.reps)?.[0] ?? "";
      const changed = { ...exercise, targetLow: low, targetHigh: high };
      const range = targetText(changed);
      return {
        ...changed,
        reps: range === "Max" ? `Max${side}` : `${range}${units[exercise.metric]}${side}`,
      };
    }),
  );

/** Sentences about the weight that the plan had are no longer true. */
const withoutWeights = (notes: string): string =>
  notes
    .split(/(?<=\.) /)
    .filter((sentence) => !/\d lb\b|^Find your weight/.test(sentence))
    .join(" ");

/**
 * A weight that the person sets; what the plan said about its own goes, and the note of when keeps it on the card until the exercise was done since (card-weight).
 * @param loadLb above 0; null: the coach finds it again
 */
export const changeLoad = (
  workout: DayWorkout,
  index: number,
  loadLb: number | null,
  on: CivilDate,
): DayWorkout =>
  withExercises(
    workout,
    workout.exercises.map((exercise, at) => {
      if (at !== index || !exercise.takesWeight || (loadLb !== null && !(loadLb > 0))) return exercise;
      const others = exercise.facts.filter(
        ({ id }) => id !== planFactIds.ownLoad && id !== `load.${exercise.exerciseId}`,
      );
      const fact = {
        id: planFactIds.ownLoad,
        subject: ownChangeText.load,
        value: on,
        unit: "",
        rule: "planning.E6",
        source: ownChangeText.source,
      };
      const notes = withoutWeights(exercise.notes);
      const { loadIsGuess: _guess, ownLoadOn: _own, ...rest } = exercise;
      return loadLb === null
        ? { ...rest, loadLb, notes, facts: others }
        : { ...rest, loadLb, ownLoadOn: on, notes, facts: [...others, fact] };
    }),
  );

/** @param minutes since midnight; undefined: no fixed time */
export const changeTime = (workout: DayWorkout, minutes: number | undefined): DayWorkout => ({
  ...workout,
  time: minutes === undefined ? editedDayText.noTime : timeOfDay(minutes),
});

/**
 * Trains the day somewhere else. A gym day that has a home version becomes it; going to the gym keeps the exercises.
 * @param labels how the places are called for this person
 */
export const changePlace = (
  workout: DayWorkout,
  place: EditPlace,
  labels: { readonly home: string; readonly gym: string; readonly gymNote: string },
): DayWorkout => {
  if (placeOfDay(workout) === place) return workout;
  if (place === "gym") return { ...workout, place, location: labels.gym, locationNote: labels.gymNote };
  return (
    homeVariant(workout) ?? {
      ...workout,
      place,
      location: labels.home,
      locationNote: "",
      homeAlternative: null,
    }
  );
};

/** A day of rest in the place of another, with the food of the week's other rest days. */
export const restInPlaceOf = (workout: DayWorkout, otherRest: DayWorkout | undefined): DayWorkout => ({
  ...emptyDay,
  ...freedDayText,
  calorieGoal: otherRest?.calorieGoal ?? workout.calorieGoal,
  proteinGoal: otherRest?.proteinGoal ?? workout.proteinGoal,
  nutritionNotes: otherRest?.nutritionNotes ?? "",
});
