/** The catalogue's muscles in words. Large ones have a weekly range; small ones get much of their work along the way. */
import type { Muscle } from "@muster/coach/catalogue/exercise";

export const muscleNames: Readonly<Record<Muscle, string>> = {
  chest: "Chest",
  lats: "Lats",
  upper_back: "Upper back",
  front_delts: "Front shoulders",
  quads: "Quads",
  hamstrings: "Hamstrings",
  glutes: "Glutes",
  abs: "Abs",
  side_delts: "Side shoulders",
  rear_delts: "Rear shoulders",
  biceps: "Biceps",
  triceps: "Triceps",
  forearms: "Forearms",
  obliques: "Obliques",
  lower_back: "Lower back",
  adductors: "Inner thighs",
  calves: "Calves",
};
export type MuscleName = keyof typeof muscleNames;

export const majorMuscles: ReadonlySet<MuscleName> = new Set<MuscleName>([
  "chest",
  "lats",
  "upper_back",
  "front_delts",
  "quads",
  "hamstrings",
  "glutes",
  "abs",
]);
