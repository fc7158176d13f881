/** What a week changes against the one before it (FEED-01). */
import type { PlanChange } from "@muster/domain/planning/plan";
import { leaveReason } from "../explain/week/leave-reason.ts";
import { planChanges } from "../explain/week/plan-changes.ts";
import type { DesignedWeek } from "./designed-week.ts";
import { hasDesignedBefore } from "./template/designed-before.ts";
import type { WeekFrame } from "./week-draft.ts";

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
