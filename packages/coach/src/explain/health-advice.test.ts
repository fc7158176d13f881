import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { asPrevious, checkInWith, type InputChange, inputWith, testToday } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { seenBefore, seeProfessional } from "./health-note.text.ts";

/** Weeks in a row, with a check-in of these words in each. */
const weeksWith = (notes: readonly string[], change: InputChange = {}): readonly DesignedWeek[] => {
  let input = inputWith({ checkIns: [], ...change });
  return notes.map((text, index) => {
    const today = addDays(testToday, 7 * index);
    input = {
      ...input,
      today,
      validFrom: addDays(today, 1),
      checkIns: [...input.checkIns, checkInWith({ date: today, notes: text })],
    };
    const week = deliverWeek(undefined, input);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    input = { ...input, previousPlan: asPrevious(week) };
    return week;
  });
};
const isFull = ({ plan }: DesignedWeek) => plan.weeklyStrategyOverview.includes(seeProfessional);
const isReminded = ({ plan }: DesignedWeek) =>
  seenBefore.some((sentence) => plan.weeklyStrategyOverview.includes(sentence));

test("coach.F3 a standing condition sends to a doctor in full once, then as a reminder", () => {
  const weeks = weeksWith(["I have osteoporosis", "", "", ""]);
  expect(weeks.map(isFull)).toEqual([true, false, false, false]);
  expect(weeks.map(isReminded)).toEqual([false, true, true, true]);
});

test("coach.F3 what is told anew is said in full again", () => {
  const weeks = weeksWith(["I have osteoporosis", "", "my hand is numb"]);
  expect(weeks.map(isFull)).toEqual([true, false, true]);
});

test("coach.F3 a pelvic floor is sent to a pelvic health physiotherapist", () => {
  const [week] = weeksWith(["my pelvic floor is weak since the birth"], {
    profile: { gymAccess: "no_gym", gymDays: [] },
  });
  expect(week?.plan.weeklyStrategyOverview).toContain("pelvic health physiotherapist");
});
