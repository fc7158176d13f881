/** A stored plan with the weights that the kit of today can make, in the units of today (settled point 50, ADR 0146). */

import { placeOfDay } from "../../planning/day-place.ts";
import type { DayWorkout, PlanChange, PlannedExercise } from "../../planning/plan.ts";
import { ownLoadDay } from "../../planning/plan-fields.ts";
import type { GearPlace } from "./gear.ts";
import { needsLog, type WeightKit, weightInKit } from "./kit-weight.ts";

/** What can be loaded at a place by now, for one exercise. */
export type KitOf = (place: GearPlace, exerciseId: string) => WeightKit;

const mapLoads = (
  workout: DayWorkout,
  change: (exercise: PlannedExercise, place: GearPlace) => PlannedExercise,
): DayWorkout => {
  const main = placeOfDay(workout);
  return {
    ...workout,
    exercises: workout.exercises.map((exercise) => change(exercise, main)),
    homeAlternative: workout.homeAlternative && {
      ...workout.homeAlternative,
      exercises: workout.homeAlternative.exercises.map((exercise) => change(exercise, "home")),
    },
  };
};

/** A weight of the coach; what the person set by hand stays. */
const plannedLoad = (exercise: PlannedExercise): number | undefined =>
  exercise.loadLb === null || exercise.loadLb <= 0 || ownLoadDay(exercise) !== undefined
    ? undefined
    : exercise.loadLb;

/** The day with every load of the coach one that can be made, each named in its reasons as it stands. */
export const workoutInKit = (workout: DayWorkout, kitOf: KitOf): DayWorkout =>
  mapLoads(workout, (exercise, place) => {
    const plannedLb = plannedLoad(exercise);
    if (plannedLb === undefined) return exercise;
    const loadLb = weightInKit(plannedLb, exercise, kitOf(place, exercise.exerciseId)) ?? null;
    if (loadLb === plannedLb) return exercise;
    return {
      ...exercise,
      loadLb,
      facts: exercise.facts.flatMap((fact) =>
        fact.id !== `load.${exercise.exerciseId}` ? fact : loadLb === null ? [] : { ...fact, value: loadLb },
      ),
    };
  });

/** Whether the log has to be read to know the day's weights: it is not, for most plans. */
export const planNeedsLog = (workout: DayWorkout, kitOf: KitOf): boolean => {
  let asks = false;
  mapLoads(workout, (exercise, place) => {
    const plannedLb = plannedLoad(exercise);
    asks ||= plannedLb !== undefined && needsLog(plannedLb, exercise, kitOf(place, exercise.exerciseId));
    return exercise;
  });
  return asks;
};

/**
 * What changed, told with the weights that the days show.
 * @param stored the days as they were written
 * @param shown the same days in the kit of today
 */
export const changesInKit = (
  changes: readonly PlanChange[],
  stored: readonly DayWorkout[],
  shown: readonly DayWorkout[],
): PlanChange[] => {
  const now = shown.flatMap(({ exercises }) => exercises);
  const before = stored.flatMap(({ exercises }) => exercises);
  return changes.map((change) => {
    const at = before.findIndex(({ name, loadLb }) => name === change.subject && loadLb === change.afterLb);
    const loadLb = now[at]?.loadLb;
    return typeof change.afterLb !== "number" || typeof loadLb !== "number"
      ? change
      : { ...change, afterLb: loadLb };
  });
};
