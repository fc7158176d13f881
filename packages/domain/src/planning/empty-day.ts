import { type DayWorkout, noCardio } from "./plan.ts";

/** A day that holds nothing: the base onto which every maker of a day spreads its own fields. */
export const emptyDay: DayWorkout = {
  kind: "rest",
  name: "",
  time: "",
  duration: "",
  minutes: null,
  location: "",
  locationNote: "",
  focus: "",
  coachingInsight: "",
  calorieGoal: 0,
  proteinGoal: 0,
  nutritionNotes: "",
  recoveryNotes: "",
  exercises: [],
  warmUp: [],
  coolDown: [],
  cardio: noCardio,
  homeAlternative: null,
  activeRecovery: [],
  recoveryTips: [],
  facts: [],
};
