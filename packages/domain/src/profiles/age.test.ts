import fc from "fast-check";
import { expect, test } from "vitest";
import {
  ageGroup,
  ageGroupOf,
  currentAge,
  goalOf,
  goalsForAge,
  hasPlan,
  isAgeQuestionDue,
  isMinor,
} from "./age.ts";

const aged = (age: number) => ({ age, ageRecordedOn: "2026-03-10" });

test("ONB-08 age groups change at 13, 18 and 65", () => {
  const table = [
    [1, "child"],
    [12, "child"],
    [13, "youth"],
    [17, "youth"],
    [18, "adult"],
    [64, "adult"],
    [65, "older"],
    [120, "older"],
  ] as const;
  for (const [age, group] of table) expect([age, ageGroupOf(age)]).toEqual([age, group]);
});

test("ONB-08 an entered age grows by one on each anniversary of its entry", () => {
  expect(currentAge(aged(12), "2027-03-09")).toBe(12);
  expect(ageGroup(aged(12), "2027-03-09")).toBe("child");
  expect(currentAge(aged(12), "2027-03-10")).toBe(13);
  expect(ageGroup(aged(12), "2027-03-10")).toBe("youth");
  expect(currentAge({ age: 40, ageRecordedOn: "2024-02-29" }, "2025-02-28")).toBe(40);
  expect(currentAge({ age: 40, ageRecordedOn: "2024-02-29" }, "2025-03-01")).toBe(41);
});

test("ONB-08 nobody gets younger, also with a clock that ran back", () => {
  const dates = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, (instant) => {
      expect(currentAge(aged(30), instant.toISOString().slice(0, 10))).toBeGreaterThanOrEqual(30);
    }),
  );
});

test("ONB-08 under 13 there is no plan; minors end at 18", () => {
  expect(hasPlan(aged(12), "2026-03-10")).toBe(false);
  expect(hasPlan(aged(13), "2026-03-10")).toBe(true);
  expect(isMinor(aged(17), "2026-03-10")).toBe(true);
  expect(isMinor(aged(17), "2027-03-10")).toBe(false);
});

test("ONB-08 the age is asked again after a year", () => {
  expect(isAgeQuestionDue(aged(30), "2027-03-09")).toBe(false);
  expect(isAgeQuestionDue(aged(30), "2027-03-10")).toBe(true);
});

test("ONB-08 under 13 no goal is about losing fat, also one chosen before", () => {
  expect(Object.keys(goalsForAge(12))).toEqual(["strength", "muscle", "athletic", "general_fitness"]);
  expect(Object.keys(goalsForAge(13))).toContain("weight_loss");
  expect(Object.keys(goalsForAge(undefined))).toContain("weight_loss");
  const profile = { ...aged(12), primaryGoal: "weight_loss" } as const;
  expect(goalOf(profile, "2026-03-10")).toBe("General fitness");
  expect(goalOf(profile, "2027-03-10")).toBe("Losing weight");
});
