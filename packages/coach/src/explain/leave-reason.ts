/** Why a move had to leave the week: the person's own word, a sore spot, their health, what is missing. */
import { exerciseById } from "../catalogue/catalogue.ts";
import { isFeasible } from "../catalogue/feasible.ts";
import { areaTags, isWithinLimits } from "../catalogue/limits.ts";
import { situationAt } from "../design/legal.ts";
import type { WeekFrame } from "../design/week-draft.ts";
import { changeText } from "./change.text.ts";

/**
 * @param id text id of a move of last week that this week does not have
 * @returns undefined when it could have stayed: then the designer chose another one
 */
export const leaveReason = (
  { input, person }: Pick<WeekFrame, "input" | "person">,
  id: string,
): string | undefined => {
  const exercise = exerciseById(id);
  if (person.excluded.has(id)) return changeText.leftOut();
  if (exercise === undefined) return undefined;
  const { avoided, flags } = person.gates;
  const sore = [...flags.injuries, ...input.profile.limits.injuryAreas].find((area) =>
    areaTags[area].some((tag) => exercise.contra.includes(tag)),
  );
  if (sore !== undefined) return changeText.spares({ area: sore.replace("_", " ") });
  if (!isWithinLimits(exercise, avoided)) return changeText.forHealth();
  return (["home", "gym"] as const).some((place) => isFeasible(exercise, situationAt(input, person, place)))
    ? undefined
    : changeText.noEquipment();
};
