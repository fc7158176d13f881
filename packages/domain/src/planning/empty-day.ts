import { type DayWorkout, noCardio } from "./plan.ts";

/** A day that holds nothing: whoever makes one lays over it what it has. */
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
