/** Why an own exercise cannot be saved. */
export const ownExerciseErrors = {
  noName: "Give it a name",
  tooLong: (most: number) => `Shorten the name to ${most} characters or fewer`,
  taken: (name: string) => `There is already an exercise called ${name}`,
  noMuscle: "Pick at least one muscle that it trains",
  tooManyMuscles: (most: number) => `Pick at most ${most} muscles`,
} as const;
