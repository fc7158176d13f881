/** What can be chosen of an exercise: labels by what is stored. */

/** What an own exercise is done with; stored value -> what a person reads. Decides whether a set takes a weight, and what one means. */
export const ownEquipment = {
  none: "Nothing, body weight",
  dumbbells: "Dumbbells",
  barbell: "Barbell",
  kettlebell: "Kettlebell",
  machine: "Machine",
  cable: "Cable",
  band: "Band",
  other: "Something else with a weight",
} as const;
/** A key of `ownEquipment`. */
export type OwnEquipment = keyof typeof ownEquipment;

/** Why an exercise is left out, in words; stored value -> what a person reads. */
export const exclusions = {
  no: "Not left out",
  injury: "It hurts or is not safe for me",
  dislike: "I don't like it",
} as const;
/** Whether and why an exercise is left out: a key of `exclusions`. */
export type Exclusion = keyof typeof exclusions;

/** Why an own exercise cannot be saved. */
export const ownExerciseErrors = {
  noName: "Give it a name",
  tooLong: (most: number) => `Shorten the name to ${most} characters or fewer`,
  taken: (name: string) => `There is already an exercise called ${name}`,
  noMuscle: "Pick at least one muscle that it trains",
  tooManyMuscles: (most: number) => `Pick at most ${most} muscles`,
} as const;
