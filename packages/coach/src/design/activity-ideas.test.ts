import { dayWorkoutSchema } from "@muster/domain/planning/plan.schema";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { activityIdeas } from "./activity-ideas.ts";

test("ONB-08 a child gets ideas for seven days, without exercises, loads or goals", () => {
  const week = activityIdeas();
  for (const weekday of weekdays) {
    const day = dayWorkoutSchema.parse(week[weekday]);
    expect(day.exercises).toEqual([]);
    expect(day.activeRecovery).toHaveLength(3);
    expect([day.calorieGoal, day.proteinGoal]).toEqual([0, 0]);
  }
});
