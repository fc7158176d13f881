/** Texts of exercises that are added or swapped in a workout. */
export const swapText = {
  addAnExercise: "Add an exercise",
  notOnDevice: "The exercises are not on this device yet. Connect once and they stay for offline use.",
  openingTheExercises: "Opening the exercises…",
  workoutIsFull: (mostExercises: number) =>
    `This workout has ${mostExercises} exercises. Finish it and start another one.`,
  searchExercises: "Search exercises",
  nameMuscleOrEquipment: "Name, muscle or equipment",
  noExerciseIsCalledThat: "No exercise is called that.",
  makeOwn: (wanted: string) => `Make “${wanted}” your own exercise`,
  pickAnExercise: "Pick an exercise",
  addCount: (pickedCount: string) => `Add ${pickedCount}`,
  readFailed: "What trains the same could not be read. Nothing was changed.",
  looking: "Looking for what trains the same…",
  profileNotHere: "Your profile is not on this device yet.",
  forHowLong: "For how long",
  leftOutOfPlans: (name: string) =>
    `This workout changes, and new plans leave out ${name}. The exercise library takes that back.`,
  isTest: (name: string) => `${name} is a test here. What takes its place is trained, and tests nothing.`,
  nothingElse: "Nothing else trains the same with what is here.",
  yourOwn: "Your own",
  searchAllExercises: "Search all exercises",
  keepName: (name: string) => `Keep ${name}`,
  thisTime: "This time",
  fromNowOn: "From now on",
  insteadThisTime: (name: string) => `${name} instead, this time`,
  insteadFromNow: ({ name, name2 }: { name: string; name2: string }) =>
    `${name} instead. New plans leave out ${name2}.`,
  notInYourEquipment: "not in your equipment",
  findYourWeight: "find your weight",
} as const;
