/** The words beside the difficulty slider (EXC-01): effort told as repetitions that were still possible. */
const words: readonly string[] = [
  "Very easy",
  "Very easy",
  "Easy",
  "Easy, 6 or more reps left",
  "Medium, 5 reps left",
  "Medium, 4 reps left",
  "Hard, 2-3 reps left",
  "Hard, 2 reps left",
  "Very hard, 1 rep left",
  "All out, nothing left",
];

/** @param difficulty 1-10 */
export const difficultyWord = (difficulty: number): string =>
  words[Math.min(10, Math.max(1, Math.round(difficulty))) - 1] ?? "";
