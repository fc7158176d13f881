/** A week whose list of changes is true of its days as they are now (FEED-01). */
import type { PlanChange } from "@muster/domain/planning/plan";
import { planChanges } from "../explain/plan-changes.ts";
import type { DesignedWeek } from "./designed-week.ts";
import type { DesignInput } from "./input.ts";

type Before = Pick<DesignInput, "previousPlan">;

/** What these days change against the plan before them; nothing without one. */
export const changesSince = ({ previousPlan }: Before, days: DesignedWeek["days"]): PlanChange[] =>
  planChanges(
    Object.fromEntries(previousPlan?.days.map(({ weekday, workout }) => [weekday, workout]) ?? []),
    days,
  );

/** The same week with its list of changes told anew. */
export const changedFrom = (week: DesignedWeek, input: Before): DesignedWeek => ({
  ...week,
  plan: { ...week.plan, changes: changesSince(input, week.days) },
});
