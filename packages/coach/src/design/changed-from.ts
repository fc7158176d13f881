/** A week whose list of changes is true of its days as they are now (FEED-01). */
import { planChanges } from "../explain/plan-changes.ts";
import type { DesignedWeek } from "./designed-week.ts";
import type { DesignInput } from "./input.ts";

export const changedFrom = (week: DesignedWeek, input: Pick<DesignInput, "previousPlan">): DesignedWeek => {
  const before = Object.fromEntries(
    input.previousPlan?.days.map(({ weekday, workout }) => [weekday, workout]) ?? [],
  );
  return { ...week, plan: { ...week.plan, changes: planChanges(before, week.days) } };
};
