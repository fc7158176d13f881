/** Why something in a file was not taken, in words; the count stands beside it. */
export const leftOut = {
  restTimer: "Rest timers: they are no sets",
  note: "Notes without an exercise",
  noDate: "Rows without a date that can be read",
  twoWays: "Rows whose date can be read in two ways, such as 3/4/2026",
  future: "Rows dated after today",
  tooOld: "Rows dated before 1950",
  noName: "Sets without the name of an exercise",
  emptySet: "Sets without repetitions, time or distance",
  figures: "Sets with figures that cannot be",
  reading: "Measurements outside of what is possible",
  otherReading: "Measurements that Muster does not keep",
  meal: "Meals with figures that cannot be",
  total: "Totals of a day: they are counted from the meals",
  cardio: "Activities without a set",
  cutMeal: "Meals of a file that was cut off: parts of them may be missing",
  cut: "A last row that ends in its middle: the file was cut off",
} as const;
/** Why rows were left out: a key of `leftOut`. */
export type LeftOutReason = keyof typeof leftOut;

/** What is called so because its file names it not. */
export const importedText = {
  /** @param number on its day */
  workout: (number: number) => (number === 1 ? "Workout" : `Workout ${number}`),
  table: "your table",
} as const;
