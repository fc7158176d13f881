/** Muscles with a weekly range, in the order in which they are shown; small ones get much of their work along the way. */
import { type Muscle, muscles } from "@muster/coach/catalogue/exercise";

export const majorMuscles: readonly Muscle[] = [
  "chest",
  "lats",
  "upper_back",
  "front_delts",
  "quads",
  "hamstrings",
  "glutes",
  "abs",
];

export const minorMuscles: readonly Muscle[] = muscles.filter((muscle) => !majorMuscles.includes(muscle));
