/** The way up of a lift as its card names it, for the texts that speak of it: nobody is promised a step that the kit or the move does not have. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { type ProgressionName, progressions } from "../design/progress/progression.ts";

/** What a card says of a band: it has no weights to go through. */
export const bandTip =
  "Add reps first. When the top of the range is easy, shorten the band or take a stronger one.";

/** A move that only a band makes harder. */
const isOfBand = ({ needs, takesWeight }: Exercise): boolean =>
  !takesWeight && needs.length > 0 && needs.every((kit) => kit.includes("resistance_bands"));

const ofBand: ReadonlySet<ProgressionName> = new Set(["ladder", "last-rung"]);

/** What the card says of the way up. */
export const wayUpTip = (exercise: Exercise, progression: ProgressionName): string =>
  isOfBand(exercise) && ofBand.has(progression) ? bandTip : progressions[progression];

export type WayUp = ProgressionName | "band";

/** The way up that stands on a card; undefined where a model or an older plan wrote its own words. */
export const wayUpOf = ({
  exerciseId,
  progressionTips,
}: Pick<PlannedExercise, "exerciseId" | "progressionTips">): WayUp | undefined => {
  if (progressionTips === bandTip) return "band";
  const names = Object.keys(progressions) as ProgressionName[];
  const named = names.find((name) => name !== "none" && progressions[name] === progressionTips);
  const exercise = exerciseById(exerciseId);
  return exercise !== undefined && isOfBand(exercise) && named !== undefined && ofBand.has(named)
    ? "band"
    : named;
};
