import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
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
