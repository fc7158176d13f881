/** What is called so because its file names it not. */
export const importedText = {
  /** @param number on its day */
  workout: (number: number) => (number === 1 ? "Workout" : `Workout ${number}`),
  table: "your table",
} as const;
