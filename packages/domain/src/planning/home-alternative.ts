/** Training a gym day at home: when it is offered (HOME-06) and what the day then looks like (WORK-01). */
import { placeOfDay } from "./day-place.ts";
import type { DayWorkout } from "./plan.ts";
import { homeLocations } from "./texts/plan.text.ts";

/** 'Start Home Workout Instead': the location mentions gym or planet, in any case, and an alternative exists. */
export const canStartAtHome = (
  workout: Pick<DayWorkout, "place" | "location" | "homeAlternative">,
): boolean => placeOfDay(workout) === "gym" && workout.homeAlternative !== null;

/**
 * The day as it is trained at home. Goals, focus and notes of the day stay; time and length too.
 * @returns undefined when the day has no home alternative
 */
export const homeVariant = (workout: DayWorkout): DayWorkout | undefined => {
  const home = workout.homeAlternative;
  if (home === null) return undefined;
  const usesWeights = home.exercises.some((exercise) => exercise.takesWeight);
  return {
    ...workout,
    name: home.name,
    place: "home",
    location: usesWeights ? homeLocations.weights : homeLocations.bodyweight,
    locationNote: "",
    exercises: home.exercises,
    warmUp: home.warmUp,
    coolDown: home.coolDown,
    cardio: home.cardio,
    homeAlternative: null,
  };
};
