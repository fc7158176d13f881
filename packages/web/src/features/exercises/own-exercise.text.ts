/** Texts of an exercise that somebody made. */
export const ownExerciseText = {
  yourOwnExercise: "Your own exercise",
  editNamed: (name: string) => `Edit ${name}`,
  doneWith: "Done with",
  aSetIsCountedIn: "A set is counted in",
  trains: "Trains",
  worksAlongOptional: "Also works, optional",
  countsHalfASetForEach: "Counts half a set for each of these.",
  oneSideAfterTheOther: "One side after the other",
  notesToYourself: "Notes to yourself",
  saveExercise: "Save exercise",
  favorite: "Favorite",
  targetMuscles: "Target muscles",
  howItIsTrained: ({
    equipment,
    counted,
    oneSided,
  }: {
    equipment: string;
    counted: string;
    oneSided: boolean;
  }) => `${equipment} · counted in ${counted}${oneSided ? " · one side after the other" : ""}`,
  howToUse: "Add it to a workout that runs, or swap it in. The coach does not choose it by itself.",
  deleteNamed: (name: string) => `Delete ${name}`,
  reps: "Reps",
  time: "Time",
  distance: "Distance",
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted. What you logged stays.`,
} as const;
