/** Texts of the fields of onboarding, and of the weights at home among them. */

/** What is said beside a field that is blank or holds none of its options. */
export const onboardingMissing = {
  username: "Please enter a username.",
  displayName: "Please enter the name that your household sees.",
  age: "Please enter your age.",
  gender: "Please choose one.",
  height: "Please enter your height.",
  weight: "Please enter your weight.",
  fitnessLevel: "Please choose the level that fits you best.",
  primaryGoal: "Please choose the goal that matters most to you.",
  timeframe: "Please choose a timeframe.",
  daysPerWeek: "Please choose 3 to 6 days.",
  timePerSession: "Please choose how long a session may take.",
  homeWorkoutTime: "Please choose a time of day.",
  gymWorkoutTime: "Please choose a time of day.",
  gymAccess: "Please say where you can train. 'No gym' is fine.",
} as const;

/** What is said beside a field that holds something else than it takes. */
export const onboardingText = {
  hiddenMarks: "This name has hidden marks in it. Please type it again.",
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  age: "Please enter an age between 1 and 120.",
  wholeYears: "Please enter your age in whole years.",
  count: (most: number) => `Please enter a whole number from 0 to ${most}.`,
  option: "Please choose one of the options.",
  oneWeight: "Choose or write one weight, such as 25",
  noWeight: "Choose at least one weight",
} as const;

/** What the server's 'taken' becomes beside the field (ONB-02). */
export const usernameTakenText = "That username is taken in your household. Please choose another one.";

const namesInSentence = { username: "username", displayName: "display name" } as const;

/** What Next still needs. */
export const fillInText = (missing: readonly (keyof typeof namesInSentence)[]): string =>
  `To go on, fill in ${missing.map((field) => namesInSentence[field]).join(" and ")}.`;

/** Hint beside the rest days: 'Select up to 2' for 5 days a week. Not enforced (spec §5). @param chosen how many are */
export const restDaysHint = (daysPerWeek: number, chosen: number): string =>
  chosen < 7
    ? `Select up to ${7 - daysPerWeek}`
    : "No day is left to train: your plan would have no workout. Free at least one.";

/** Dumbbells at home; stored value -> what a person reads. */
export const dumbbellSets = {
  adjustable: "A pair of adjustable dumbbells",
  one: "Two dumbbells, one weight",
  fixed: "Fixed pairs",
  single: "One dumbbell",
} as const;

/** What is asked about each of them, beside weights to choose from. */
export const dumbbellQuestions: Readonly<Record<keyof typeof dumbbellSets, string>> = {
  adjustable: "Up to",
  one: "Weight of one",
  fixed: "Dumbbell pairs",
  single: "Its weight",
};
