import { defaultGoals } from "@muster/domain/nutrition/day-totals";
import { aWorkout } from "@muster/domain/testing/builders";
import { expect, test } from "vitest";
import { goalsOfPlan } from "./goals-on.ts";

const date = "2026-11-30";
const planned = (calorieGoal: number, ideas = false) =>
  ({
    is: "planned",
    date,
    weekday: "monday",
    workout: aWorkout({ calorieGoal, proteinGoal: 170 }),
    planDayKey: "",
    plan: undefined,
    source: "built-in",
    ideas,
  }) as const;

test("NUT-06 until the plan is read no goal is shown", () => {
  expect(goalsOfPlan({ state: "loading", waitsFor: "device" })).toBeUndefined();
  expect(goalsOfPlan({ state: "loading", waitsFor: "sync" })?.(date)).toBeNull();
});

test("NUT-06 a day has its plan's goals, the defaults without one, and a child none", () => {
  const goals = (day: ReturnType<typeof planned>) => goalsOfPlan({ state: "ready", days: [day] })?.(date);
  expect(goals(planned(2400))).toEqual({ calories: 2400, protein: 170 });
  expect(goals(planned(0))).toEqual(defaultGoals);
  expect(goals(planned(0, true))).toBeNull();
  expect(goalsOfPlan({ state: "ready", days: [] })?.(date)).toEqual(defaultGoals);
});
