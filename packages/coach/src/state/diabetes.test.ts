import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import { inputWith } from "../design/testing/inputs.ts";

const withNote = (note: string) => inputWith({ profile: { limits: { ...noLimits, note } } });

test("coach.F9 diabetes alone takes nothing out of the programme", () => {
  const free = deliverWeek(undefined, inputWith());
  const told = deliverWeek(undefined, withNote("Type 1 diabetes, insulin pump"));
  for (const weekday of ["monday", "tuesday", "thursday"] as const)
    expect(told.days[weekday].exercises).toEqual(free.days[weekday].exercises);
});

test("coach.F3 diabetes is told when to measure, as its doctor agreed", () => {
  const { weeklyStrategyOverview } = deliverWeek(undefined, withNote("Type 1 diabetes")).plan;
  expect(weeklyStrategyOverview).toContain("7-10 mmol/L (126-180 mg/dl)");
  expect(weeklyStrategyOverview).toMatch(/as your doctor agreed/i);
});
