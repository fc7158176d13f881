/** Two texts of the plan as one line: "Press and row. Leave two reps in reserve." */
export const joinSentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`))
    .join(" ");
