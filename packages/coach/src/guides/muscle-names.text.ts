/** Muscles as people call them, once for every screen. */
import { type Exercise, type Muscle, muscles } from "../catalogue/exercise.ts";

/** Muscle -> English name. */
export const muscleNames: Readonly<Record<Muscle, string>> = {
  chest: "Chest",
  front_delts: "Front shoulders",
  side_delts: "Side shoulders",
  rear_delts: "Rear shoulders",
  lats: "Lats",
  upper_back: "Upper back",
  biceps: "Biceps",
  triceps: "Triceps",
  forearms: "Forearms and grip",
  abs: "Abs",
  obliques: "Side abs",
  lower_back: "Lower back",
  glutes: "Glutes",
  quads: "Front thighs",
  hamstrings: "Back thighs",
  adductors: "Inner thighs",
  calves: "Calves",
};

/** Muscles that an exercise trains directly, and those that work along; in the order of the catalogue. */
export const musclesOf = (
  exercise: Pick<Exercise, "muscles">,
): { readonly primary: readonly Muscle[]; readonly secondary: readonly Muscle[] } => ({
  primary: muscles.filter((muscle) => exercise.muscles[muscle] === 1),
  secondary: muscles.filter((muscle) => exercise.muscles[muscle] === 0.5),
});
