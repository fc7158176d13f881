/**
 * A gym day as it is trained at home. Two devices can begin the two versions of one day apart: what the home version has
 * instead of the gym's goes by its name, so that no set stands under the other's (ADR 0072).
 */
import { homeVariant } from "../planning/home-alternative.ts";
import type { DayWorkout, PlannedExercise } from "../planning/plan.ts";
import { addedRule, homeFactId } from "./log-of.ts";

const atHome = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  facts: [
    ...exercise.facts,
    {
      id: homeFactId,
      subject: "Trained at home",
      value: "by you",
      unit: "",
      rule: addedRule,
      source: "Your choice",
    },
  ],
});

/** @returns undefined when the day has no home version */
export const trainedAtHome = (day: DayWorkout): DayWorkout | undefined => {
  const home = homeVariant(day);
  return (
    home && {
      ...home,
      exercises: home.exercises.map((exercise, index) =>
        exercise.exerciseId === day.exercises[index]?.exerciseId ? exercise : atHome(exercise),
      ),
    }
  );
};
