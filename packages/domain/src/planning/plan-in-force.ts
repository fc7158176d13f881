/**
 * Which plan a date is trained by. Plans are never rewritten; a pointer says from which date one is in force. A plan
 * that has not fully arrived on this device is passed over, so a half-synced week is never shown.
 */
import type { CivilDate } from "../shared/dates.ts";
import { weekdays } from "../shared/dates.ts";
import type { PlanDay, PlanPointer } from "./plan.ts";

type PlanInForce = { readonly planId: string; readonly pointer: PlanPointer };

/**
 * The plan of `date`: of the pointers that start on or before it, the latest whose plan is complete here.
 * A person's choice goes before what the built-in coach wrote (docs/specs: plans).
 * @returns undefined when no plan applies: the built-in default week stands in
 */
export const planInForce = (
  pointers: readonly PlanPointer[],
  completePlanIds: ReadonlySet<string>,
  date: CivilDate,
): PlanInForce | undefined => {
  const latestFirst = pointers
    .filter((pointer) => pointer.from <= date)
    .sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));
  for (const pointer of latestFirst) {
    const planId = pointer.choice ?? pointer.builtIn;
    if (planId !== null && completePlanIds.has(planId)) return { planId, pointer };
  }
  return undefined;
};

/** Ids of the plans that are whole on this device: the header and all seven days are there. */
export const completePlanIds = (
  planIds: Iterable<string>,
  planDays: readonly Pick<PlanDay, "planId" | "weekday">[],
): ReadonlySet<string> => {
  const daysByPlan = new Map<string, Set<string>>();
  for (const { planId, weekday } of planDays) {
    const days = daysByPlan.get(planId) ?? new Set();
    daysByPlan.set(planId, days.add(weekday));
  }
  return new Set([...planIds].filter((id) => daysByPlan.get(id)?.size === weekdays.length));
};
