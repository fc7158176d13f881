/** The way up of a lift as its card names it, for the texts that speak of it: nobody is promised a step that the kit or the move does not have. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { type Exercise, isPower } from "../catalogue/exercise.ts";
import { bandTip, fastTip, progressions } from "../design/progress/progression.text.ts";
import type { ProgressionName } from "../design/progress/progression.ts";

/** A move that only a band makes harder. */
const isOfBand = ({ needs, takesWeight }: Exercise): boolean =>
  !takesWeight && needs.length > 0 && needs.every((kit) => kit.includes("resistance_bands"));

/** What the card says of the way up. */
export const wayUpTip = (exercise: Exercise, progression: ProgressionName): string =>
  exercise.family === "swing" || isPower(exercise)
    ? fastTip
    : isOfBand(exercise) && (progression === "ladder" || progression === "last-rung")
      ? bandTip
      : progressions[progression];

export type WayUp = ProgressionName | "band";

/** The way up that stands on a card; undefined where somebody wrote other words. */
export const wayUpOf = ({ progressionTips }: Pick<PlannedExercise, "progressionTips">): WayUp | undefined => {
  if (progressionTips === bandTip) return "band";
  // The keys of a record are its names; keys only widens them.
  const names = Object.keys(progressions) as ProgressionName[];
  return names.find((name) => name !== "none" && progressions[name] === progressionTips);
};
