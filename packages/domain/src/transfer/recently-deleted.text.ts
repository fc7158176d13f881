/** What each kind of the bin is called. */
export const deletedKinds = {
  nutritionEntry: "Meal",
  savedFood: "Saved food",
  reading: "Measurement",
  template: "Template",
  ownExercise: "Own exercise",
} as const;
