/**
 * How long a session takes: one model for every program and for the validator (coach.C5).
 * specs/design.md 0.5: 6 exercises of 3 × 10 with 90 s rest are 44.5 min, 8 are 56, 10 are 67.5; three pairs × 2 rounds
 * with 45 s are 24.8.
 */

import { cardioSeconds, itemSeconds, secondsOf } from "@muster/domain/planning/cardio-fields";
import type { Cardio, MobilityItem, PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "./catalogue.ts";
import type { Exercise } from "./exercise.ts";

/** Walking over, setting up, reading the card. */
const changeoverSeconds = 45;
/** A set to the most a person can do, when nothing says how long. */
const openSetSeconds = 45;
/** Meters a second of carries, walks and runs that untrained people hold for a mile. */
const metersPerSecond = { carry: 1, walk: 1.6, run: 2.7 };

/** '8 intervals' is 8. At least 1. */
export const setCount = (sets: number | string): number =>
  typeof sets === "number" ? sets : Math.max(1, Number.parseInt(sets, 10) || 1);

/** What of a planned exercise takes time. */
export type TimedExercise = Pick<
  PlannedExercise,
  "exerciseId" | "sets" | "reps" | "metric" | "targetLow" | "targetHigh" | "restSeconds" | "pair"
>;

const paceOf = (exercise: Exercise | undefined): number =>
  exercise?.family === "run"
    ? metersPerSecond.run
    : exercise?.pattern === "cardio"
      ? metersPerSecond.walk
      : metersPerSecond.carry;

/** Seconds of work in one set, both sides of a one-sided exercise. */
const setSeconds = (planned: TimedExercise): number => {
  const exercise = exerciseById(planned.exerciseId);
  const sides = exercise?.unilateral === true ? 2 : 1;
  const target =
    planned.targetLow !== null && planned.targetHigh !== null
      ? (planned.targetLow + planned.targetHigh) / 2
      : (planned.targetHigh ?? planned.targetLow);
  if (target === null) return (secondsOf(planned.reps) || openSetSeconds) * sides;
  if (planned.metric === "time") return target * sides;
  if (planned.metric === "distance") return (target / paceOf(exercise)) * sides;
  return target * (exercise?.secondsPerRep ?? 4) * sides;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Exercises alone; a pair rests once after both. */
export const mainSeconds = (exercises: readonly TimedExercise[]): number => {
  const groups = Map.groupBy(exercises, (planned) => planned.pair ?? planned);
  return sum(
    [...groups.values()].map((group) => {
      const work = sum(group.map((planned) => setCount(planned.sets) * setSeconds(planned)));
      const rounds = Math.max(...group.map((planned) => setCount(planned.sets)));
      const rest = Math.max(...group.map((planned) => planned.restSeconds));
      return work + (rounds - 1) * rest + group.length * changeoverSeconds;
    }),
  );
};

/** Whole minutes of the session, to 0.1. */
export const sessionMinutes = (session: {
  readonly warmUp: readonly MobilityItem[];
  readonly exercises: readonly TimedExercise[];
  readonly coolDown: readonly MobilityItem[];
  readonly cardio: Cardio;
}): number => {
  const mobility = sum([...session.warmUp, ...session.coolDown].map(itemSeconds));
  return Math.round((mobility + mainSeconds(session.exercises) + cardioSeconds(session.cardio)) / 6) / 10;
};
