/** Why a move had to leave the week: the person's own word, a sore spot, their health, what is missing. */
import { bodyAreas } from "@muster/domain/planning/limit-options";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { isFeasible } from "../../catalogue/feasible.ts";
import { isWithinLimits, limitsOfProfile, rulesOut } from "../../catalogue/limits.ts";
import { situationAt } from "../../design/select/legal.ts";
import type { WeekFrame } from "../../design/week-draft.ts";
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
  if (exercise === undefined) return person.excluded.has(id) ? changeText.leftOut() : undefined;
  const { avoided, limits } = person.gates;
  const because = [...limits, ...limitsOfProfile(input.profile.limits)].filter((limit) =>
    rulesOut(limit, exercise),
  );
  const sore = because.find(({ area }) => area !== null)?.area;
  if (sore != null) return changeText.spares({ area: bodyAreas[sore].toLowerCase() });
  if (because.length > 0 || !isWithinLimits(exercise, avoided)) return changeText.forHealth();
  if (person.excluded.has(id)) return changeText.leftOut();
  return (["home", "gym"] as const).some((place) => isFeasible(exercise, situationAt(input, person, place)))
    ? undefined
    : changeText.noEquipment();
};
