import { noLimits } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { checkInWith, inputWith } from "./testing/inputs.ts";
import { draftWeek, weekFrame } from "./week-draft.ts";

/** Slots a week that train biceps or triceps alone. */
const armSlots = (input: DesignInput): readonly string[] =>
  draftWeek(weekFrame(input)).days.flatMap(({ slots }) =>
    slots.flatMap(({ exercise: { id, pattern } }) =>
      pattern === "arm_flex" || pattern === "arm_ext" ? [id] : [],
    ),
  );

test("a worn week takes small work of other muscles before that of a target area", () => {
  const first = inputWith({
    profile: {
      targetAreas: ["arms", "chest"],
      equipment: ["dumbbells", "weight_bench"],
      gymAccess: "no_gym",
      gymDays: [],
    },
  });
  const [, second] = trainedWeeks(first, 2);
  const { input } = second ?? { input: first };
  const worn = { ...input, checkIns: [checkInWith({ date: input.today, muscleSoreness: 6 })] };
  const patterns = armSlots(worn).map((id) => exerciseById(id)?.pattern);
  expect(patterns.filter((pattern) => pattern === "arm_flex").length).toBeGreaterThanOrEqual(2);
  expect(patterns.filter((pattern) => pattern === "arm_ext").length).toBeGreaterThanOrEqual(2);
});

test("a slot of a target area stays in its area where only makeshift tools are left", () => {
  const input = inputWith({
    profile: {
      fitnessLevel: "beginner",
      targetAreas: ["arms", "glutes"],
      daysPerWeek: 3,
      equipment: ["yoga_mat"],
      gymAccess: "no_gym",
      gymDays: [],
      pushups: 5,
      pullups: 0,
    },
  });
  expect(armSlots(input).length).toBeGreaterThanOrEqual(2);
});

test.each([4, 5])("who names legs and hips alone trains them on three of %i days", (daysPerWeek) => {
  const input = inputWith({
    profile: {
      fitnessLevel: "intermediate",
      targetAreas: ["glutes", "thighs"],
      daysPerWeek,
      gymAccess: "commercial_gym",
    },
  });
  const { days } = draftWeek(weekFrame(input));
  const loads = days.map(({ type: { load } }) => load);
  expect(loads.filter((load) => load !== "upper")).toHaveLength(3);
  expect(loads.filter((load) => load !== "lower").length).toBeGreaterThanOrEqual(2);
});

/** The first lifts of days for legs or the whole body. */
const legLeads = (input: DesignInput): readonly string[] =>
  draftWeek(weekFrame(input)).days.flatMap(({ type: { load }, slots: [lead] }) =>
    lead !== undefined && (load === "lower" || load === "full") ? [lead.exercise.id] : [],
  );

test.each([
  ["intermediate", 3],
  ["intermediate", 4],
  ["intermediate", 5],
  ["advanced", 6],
  ["beginner", 3],
  ["returning", 4],
] as const)("glutes without bigger quads: hips lead, %s on %i days", (fitnessLevel, daysPerWeek) => {
  const first = (note: string) =>
    inputWith({
      profile: {
        fitnessLevel,
        targetAreas: ["glutes"],
        daysPerWeek,
        timePerSession: "60_plus",
        gymAccess: "commercial_gym",
        gymDays: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
        limits: { ...noLimits, note },
      },
    });
  const isSquat = (id: string) => exerciseById(id)?.pattern === "squat";
  for (const { input, week } of trainedWeeks(first("I do not want bigger quads."), 4)) {
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    const leads = legLeads(input);
    expect(leads.filter(isSquat).length).toBeLessThanOrEqual(1);
    expect(leads).toContainEqual(expect.stringMatching(/thrust|pull-through/));
    const ids = Object.values(week.days).flatMap(({ exercises }) => exercises.map((one) => one.exerciseId));
    expect(ids.some(isSquat)).toBe(true);
  }
  expect(legLeads(first("")).some(isSquat)).toBe(true);
});
