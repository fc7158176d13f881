/** Loads of a week that the person's kit can make (settled point 50): the last pass over whatever designer's week. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { DayWorkout, PlannedExercise } from "@muster/domain/planning/plan";
import type { GearPlace } from "@muster/domain/training/weights/gear";
import { isMarked } from "@muster/domain/training/weights/kit-weight";
import { isLoadable, nearestLoadable } from "@muster/domain/training/weights/loadable";
import { exerciseById } from "../../catalogue/catalogue.ts";
import type { Person } from "../../state/person.ts";

type Owner = Pick<Person, "gear" | "exercises">;

/**
 * Whether there is such a weight for the exercise: one of the kit, or one that was lifted where no kit was entered.
 * @param loadLb as the weight field means it
 */
export const isInKit = (
  loadLb: number,
  exercise: PlannedExercise,
  place: GearPlace,
  { gear, exercises }: Owner,
): boolean =>
  isLoadable(loadLb, exercise, gear[place]) ||
  (isMarked(loadLb, gear[place].usual) &&
    exercises.get(exercise.exerciseId)?.bouts.some((bout) => bout.loadLb === loadLb) === true);

/** With the nearest load that is no harder: what is planned is the most that health and history allow. null: find your weight. */
const exerciseInKit = (exercise: PlannedExercise, place: GearPlace, owner: Owner): PlannedExercise => {
  const { exerciseId, loadLb: planned } = exercise;
  const isHelp = exerciseById(exerciseId)?.loadKind === "assisted";
  const loadLb =
    planned === null || isInKit(planned, exercise, place, owner)
      ? planned
      : (nearestLoadable(planned, exercise, owner.gear[place], isHelp ? "up" : "down") ?? null);
  // Repairs lower a weight without its reason.
  const facts = exercise.facts.flatMap((fact) =>
    fact.id !== `load.${exerciseId}` ? fact : loadLb === null ? [] : { ...fact, value: loadLb },
  );
  return { ...exercise, loadLb, facts };
};

/** The day with every load one that can be made, each named in its reasons as it stands. */
export const dayInKit = (workout: DayWorkout, owner: Owner): DayWorkout => ({
  ...workout,
  exercises: workout.exercises.map((exercise) => exerciseInKit(exercise, placeOfDay(workout), owner)),
  homeAlternative: workout.homeAlternative && {
    ...workout.homeAlternative,
    exercises: workout.homeAlternative.exercises.map((exercise) => exerciseInKit(exercise, "home", owner)),
  },
});
