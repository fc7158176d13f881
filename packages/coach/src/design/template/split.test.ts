import { emptyLimit } from "@muster/domain/planning/limits";
import { addDays, type Weekday, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import type { DesignInput } from "../../state/input.ts";
import { type InputChange, inputWith, testToday } from "../testing/inputs.ts";
import { draftWeek, weekFrame } from "../week-draft.ts";
import { longestRun } from "./training-days.ts";

/** What each day works, in the order of the week. */
const loadsOf = (input: DesignInput) => draftWeek(weekFrame(input)).days.map(({ type: { load } }) => load);

/** The movements of the first lifts of a day. */
const leadsOn = (input: DesignInput, weekday: Weekday) =>
  draftWeek(weekFrame(input))
    .days.filter((day) => day.weekday === weekday)
    .flatMap(({ slots }) =>
      slots.flatMap(({ slot, exercise: { pattern } }) => (slot.role === "main" ? [pattern] : [])),
    );

const kit: InputChange["profile"] = { gymAccess: "commercial_gym", gymDays: [], equipment: ["none"] };

test("three days running do not squat on two of them that touch", () => {
  const input = inputWith({
    profile: {
      ...kit,
      fitnessLevel: "beginner",
      daysPerWeek: 3,
      restDays: ["tuesday", "wednesday", "thursday", "friday"],
    },
  });
  expect(leadsOn(input, "saturday")).toContain("squat");
  expect(leadsOn(input, "sunday")).not.toContain("squat");
  expect(leadsOn(input, "monday")).toContain("squat");
});

test("a whole-body day among five does not follow a day of the legs", () => {
  const input = inputWith({
    profile: { ...kit, targetAreas: ["glutes", "thighs"], daysPerWeek: 5, restDays: ["wednesday", "sunday"] },
  });
  expect(loadsOf(input)).toEqual(["lower", "upper", "lower", "upper", "full"]);
  const friday = leadsOn(input, "friday");
  expect(leadsOn(input, "saturday").filter((lead) => friday.includes(lead))).toEqual([]);
});

test.each([5, 6])("bad knees get no leg press on two days that touch, %i days", (daysPerWeek) => {
  const input = inputWith({
    profile: { ...kit, fitnessLevel: "beginner", daysPerWeek, restDays: ["sunday"], targetAreas: [] },
    limits: [{ ...emptyLimit, date: testToday, area: "knee", until: addDays(testToday, 6) }],
  });
  const days = weekdays.filter((day) =>
    draftWeek(weekFrame(input)).days.some(
      ({ weekday, slots }) =>
        weekday === day && slots.some(({ exercise: { id } }) => id === "squat.leg-press"),
    ),
  );
  expect(days.length).toBeGreaterThanOrEqual(2);
  expect(longestRun(days)).toBe(1);
});

test.each(["beginner", "returning"] as const)("four gym days are two halves twice: %s", (fitnessLevel) => {
  const input = inputWith({
    profile: { ...kit, fitnessLevel, daysPerWeek: 4, restDays: ["wednesday", "saturday", "sunday"] },
  });
  const [monday, tuesday, ...later] = loadsOf(input);
  for (const half of [[monday, tuesday], later]) expect(half.toSorted()).toEqual(["lower", "upper"]);
});

test("short days of the whole body that touch lead with different movements", () => {
  const input = inputWith({
    profile: { ...kit, daysPerWeek: 5, timePerSession: "under_30", restDays: ["wednesday", "sunday"] },
  });
  expect(leadsOn(input, "thursday")[0]).not.toBe(leadsOn(input, "friday")[0]);
  expect(leadsOn(input, "friday")[0]).not.toBe(leadsOn(input, "saturday")[0]);
});
