/** How hard an exercise was, in words. In a file of their own, so that a workout does not load the review's texts. */

/**
 * Effort of an exercise in words, for the difficulty slider (EXC-01): 10 − difficulty repetitions were left.
 * @param difficulty 1-10
 */
export const difficultyInWords = (difficulty: number): string => {
  if (difficulty >= 10) return "All out, nothing left";
  if (difficulty >= 9) return "Very hard, 1 rep left";
  if (difficulty >= 7) return "Hard, 2-3 reps left";
  if (difficulty >= 5) return "Moderate, 4-5 reps left";
  return difficulty >= 3 ? "Easy, many reps left" : "Very easy";
};

/** The same without repetitions: of what is held or run none are left. */
export const effortWord = (difficulty: number): string => difficultyInWords(difficulty).replace(/,.*/, "");

/** Said below a slider that nobody moved (training.T9). */
export const unratedHint = "Not rated yet.";

/** Names of the difficulty slider's ends. */
export const difficultyEnds = ["Very easy", "All out"] as const;
