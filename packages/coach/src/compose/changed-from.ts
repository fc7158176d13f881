/** What a week changes against the one before it (FEED-01). */

import { bodyAreas } from "@muster/domain/planning/limit-options.text";
import type { PlanChange } from "@muster/domain/planning/plan";
import { exerciseById } from "../catalogue/catalogue.ts";
import { isWithinLimits, limitsOfProfile, rulesOut } from "../catalogue/limits.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { hasDesignedBefore } from "../design/template/designed-before.ts";
import type { WeekFrame } from "../design/week-draft.ts";
import { changeText } from "../explain/week/change.text.ts";
import { planChanges } from "../explain/week/plan-changes.ts";
import { isFeasibleSomewhere } from "../explain/wishes/wish-answers.ts";

/**
 * @param id text id of a move of last week that this week does not have
 * @returns undefined when it could have stayed: then the designer chose another one
 */
const leaveReason = (
  { input, person }: Pick<WeekFrame, "input" | "person">,
  id: string,
): string | undefined => {
  const exercise = exerciseById(id);
  if (exercise === undefined) return person.excluded.has(id) ? changeText.leftOut() : undefined;
  const { avoided, limits, ruledOut } = person.gates;
  const because = [...limits, ...limitsOfProfile(input.profile.limits)].filter((limit) =>
    rulesOut(limit, exercise),
  );
  const sore = because.find(({ area }) => area !== null)?.area;
  if (sore != null) return changeText.spares({ area: bodyAreas[sore].toLowerCase() });
  // `excluded` holds what health rules out, too: that was not the person's choice.
  if (because.length > 0 || ruledOut.has(id) || !isWithinLimits(exercise, avoided))
    return changeText.forHealth();
  if (person.excluded.has(id)) return changeText.leftOut();
  return isFeasibleSomewhere(exercise, { person }) ? undefined : changeText.noEquipment();
};

/** What these days change against the plan before them; nothing without one. */
export const changesSince = (
  frame: Pick<WeekFrame, "input" | "person">,
  days: DesignedWeek["days"],
): PlanChange[] =>
  planChanges(
    Object.fromEntries(
      frame.input.previousPlan?.days.map(({ weekday, workout }) => [weekday, workout]) ?? [],
    ),
    days,
    (id) => leaveReason(frame, id),
    (id) => frame.person.exercises.get(id)?.lastLoadLb ?? null,
    !hasDesignedBefore(frame.input),
  );
