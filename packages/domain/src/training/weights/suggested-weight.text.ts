/** Each row of the decision table of suggested weights: when it applies, in words. */
export const suggestionReasons = {
  "big-drop-hard": "Repetitions dropped over 30% and it felt hard (8 or more)",
  "big-drop": "Repetitions dropped over 30%",
  "some-drop-easy": "Repetitions dropped 15-30% but it felt easy (4 or less)",
  "some-drop": "Repetitions dropped 15-30%",
  "steady-same-easy": "Same weight in every set, repetitions held, and it felt easy (4 or less)",
  "steady-same-medium": "Same weight in every set, repetitions held, difficulty 5-8",
  "steady-same-hard": "Same weight in every set, repetitions held, and it felt very hard (9 or more)",
  "steady-mixed-easy": "Different weights, repetitions held, and it felt easy (4 or less)",
  "steady-mixed-medium": "Different weights, repetitions held, difficulty 5-8",
  "steady-mixed-hard": "Different weights, repetitions held, and it felt very hard (9 or more)",
} as const;

/** A row of the decision table: a key of `suggestionReasons`. */
export type SuggestionRule = keyof typeof suggestionReasons;

/** What the number in the weight field means, where it is not all that is lifted. */
export const loadMeanings = { hand: "per hand", help: "of help", added: "added" } as const;
