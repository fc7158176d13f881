/** Seconds of rest after a set (feature F3): the plan's value, by what the set was for. */
import type { PlannedExercise } from "../planning/plan.ts";
import { formatSeconds } from "../shared/format.ts";
import { type ExercisePreference, preferenceFor } from "./exercises/exercise-preference.ts";
import type { SetRole } from "./set-roles.ts";

/** Seconds after a warm-up: it should not tire. */
const warmUpRestSeconds = 45;

/** @returns 0 when the exercise has no rest */
export const restSecondsAfter = (role: SetRole, exercise: Pick<PlannedExercise, "restSeconds">): number =>
  role === "warmup" ? Math.min(warmUpRestSeconds, exercise.restSeconds) : exercise.restSeconds;

/** The exercises of a workout with the rests that the person chose, in place of the plan's. */
export const withOwnRests = <E extends Pick<PlannedExercise, "exerciseId" | "rest" | "restSeconds">>(
  exercises: readonly E[],
  preferences: readonly ExercisePreference[],
): readonly E[] =>
  exercises.map((exercise) => {
    const restSeconds = preferenceFor(preferences, exercise.exerciseId).restSeconds ?? null;
    return restSeconds === null ? exercise : { ...exercise, restSeconds, rest: formatSeconds(restSeconds) };
  });
