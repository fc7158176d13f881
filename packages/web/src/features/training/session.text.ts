/** Texts of a running workout and of the records that it brought. */
export const sessionText = {
  personalRecords: "Personal records",
  time: "Time",
  ofPlannedSets: (plannedSets: number) => `of ${plannedSets}`,
  volume: "Volume",
  difficulty: "Difficulty",
  averageMark: "average",
  didYouStop: (end: string) => `Did you stop ${end}?`,
  lastSetWas: (lastSetAt: string) => `Your last set was ${lastSetAt}. All your sets are saved either way.`,
  finishAt: (end: string) => `Finish ${end}`,
  goOnWithThisWorkout: "Go on with this workout",
  finishWorkout: "FINISH WORKOUT",
  now: "Now",
  thisSession: "This session",
  noExerciseYet: "No exercise yet. Add the first one.",
} as const;
