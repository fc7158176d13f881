import type { Plan } from "@muster/domain/planning/plan";
import { planDaySchema, planPointerSchema, planSchema } from "@muster/domain/planning/plan.schema";
import { planDayId, planPointerId } from "@muster/domain/record-ids";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { activityIdeas } from "../design/activity-ideas.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { planRecordChanges } from "./plan-records.ts";

const profileId = "0198c0de-0000-7000-8000-000000000001";
const planId = "0198c0de-0000-7000-8000-0000000000aa";
const plan: Omit<Plan, "reviewId" | "createdAt"> = {
  source: "built-in",
  validFrom: "2026-11-23",
  rulesVersion: "1",
  programName: "Week 2",
  programSummary: "",
  weeklyStrategyOverview: "",
  weeklyFeedback: null,
  nutritionSummary: null,
  nutritionGuidance: "",
  progressionPlan: "",
  weekSummary: "",
  designedBy: { name: "Built-in coach", fixes: [], rounds: 0 },
  changes: [],
  facts: [],
  mesocycleWeek: 1,
  phase: "accumulation",
};
const designed: DesignedWeek = { plan, days: activityIdeas() };
const options = {
  reviewId: null,
  from: "2026-11-20",
  by: "choice",
  now: new Date("2026-11-20T09:00:00Z"),
  newId: () => planId,
} as const;

test("REV-03 a plan is a header, seven days and, last, the pointer, all valid", () => {
  const changes = planRecordChanges(profileId, designed, options);
  expect(changes.map((change) => change.kind)).toEqual([
    "plan",
    ...weekdays.map(() => "planDay"),
    "planPointer",
  ]);
  const [header, ...rest] = changes;
  const pointer = rest.at(-1);
  if (pointer?.kind !== "planPointer" || !("create" in pointer)) throw new Error("the pointer comes last");
  expect(planSchema.parse(header.create)).toMatchObject({
    validFrom: "2026-11-20",
    createdAt: "2026-11-20T09:00:00.000Z",
    reviewId: null,
  });
  weekdays.forEach((weekday, index) => {
    const day = rest[index];
    if (day?.kind !== "planDay") throw new Error("a day a weekday");
    expect(day.id).toBe(planDayId(profileId, planId, weekday));
    expect(planDaySchema.parse(day.create)).toMatchObject({ planId, weekday });
  });
  expect(pointer.id).toBe(planPointerId(profileId, "2026-11-20"));
  expect(planPointerSchema.parse(pointer.create)).toEqual({
    from: "2026-11-20",
    builtIn: null,
    choice: planId,
  });
});

test("the built-in coach never blanks a choice that stands on the same day", () => {
  const pointer = { from: "2026-11-20", builtIn: null, choice: "0198c0de-0000-7000-8000-0000000000bb" };
  const changes = planRecordChanges(profileId, designed, { ...options, by: "builtIn", pointer });
  expect(changes.at(-1)).toEqual({
    kind: "planPointer",
    id: planPointerId(profileId, "2026-11-20"),
    patch: { builtIn: planId },
  });
});
