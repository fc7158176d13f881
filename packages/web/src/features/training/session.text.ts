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
  markedAsDone: "Marked as done.",
  workoutDiscarded: "Workout discarded",
  workoutDeleted: "Workout deleted",
  nothingIsLoggedYet: "Nothing is logged yet. Log a set first, or discard the workout.",
  heaviest: "Heaviest",
  heaviestOf: (reps: number) => `Heaviest set of ${reps}`,
  leastHelp: "Least help",
  bestEstimated1RM: "Best estimated 1RM",
  mostReps: (weight: string | undefined, isHelp: boolean) =>
    weight === undefined
      ? "Most reps in a set"
      : isHelp
        ? `Most reps with ${weight} of help`
        : `Most reps at ${weight}`,
  bestSet: "Best set",
  mostVolumeInASession: "Most volume in a session",
  longest: "Longest",
  furthest: "Furthest",
  bestPace: "Best pace",
  moment: ({ day, time }: { day: string | undefined; time: string }) =>
    day === undefined ? `at ${time}` : `on ${day} at ${time}`,
  supersetLine: ({ pair, exercise }: { pair: string | null; exercise: string }) =>
    `Superset ${pair} · ${exercise}`,
  warmUp: "Warm-up",
  cardio: "Cardio",
  coolDown: "Cool-down",
  lengthOfPart: (moves: string) => `${moves}, 5-7 min`,
} as const;
