import { noLimits } from "@muster/domain/profiles/profile";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf, testToday } from "../../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";

const trained = ({ days }: DesignedWeek): number =>
  Object.values(days).filter(({ kind }) => kind === "training").length;

/** Sundays in a row, each with a check-in without words but for the first. */
const weeksAfter = (first: DesignInput, count: number): readonly DesignedWeek[] => {
  let input = first;
  return Array.from({ length: count }, () => {
    const week = deliverWeek(undefined, input);
    expect(errorsOf(checkWeek(week, input))).toEqual([]);
    const today = addDays(input.today, 7);
    input = {
      ...input,
      today,
      validFrom: addDays(input.validFrom, 7),
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 7 })],
      checkIns: [...input.checkIns, checkInWith({ date: today, notes: "" })],
    };
    return week;
  });
};

const ranOut = /run out: 2 days\./;

test("PLAN-01 two days in a profile's note are planned in every week", () => {
  const weeks = weeksAfter(inputWith({ profile: { limits: { ...noLimits, note: "Only two days." } } }), 4);
  expect(weeks.map(trained)).toEqual([2, 2, 2, 2]);
  for (const { plan } of weeks) expect(plan.weeklyStrategyOverview).not.toMatch(ranOut);
});

test("PLAN-01 a wish for two days that has lapsed is told once", () => {
  const note = checkInWith({ date: testToday, notes: "Only two days please." });
  const weeks = weeksAfter(inputWith({ checkIns: [note] }), 4);
  expect(weeks.map(trained)).toEqual([2, 2, 4, 4]);
  expect(weeks.map(({ plan }) => ranOut.test(plan.weeklyStrategyOverview))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("PLAN-01 a wish for short days that has lapsed is told once, with its minutes", () => {
  const note = checkInWith({ date: testToday, notes: "only 30 minutes this week please" });
  const weeks = weeksAfter(inputWith({ checkIns: [note] }), 4);
  const told = weeks.map(({ plan }) => /run out/.test(plan.weekSummary));
  expect(told.filter(Boolean)).toHaveLength(1);
  const week = weeks[told.indexOf(true)];
  expect(week?.plan.weekSummary).toMatch(/30 minutes/);
  expect(week?.plan.weekSummary).toMatch(/It held until Nov 21\./);
  expect(week?.plan.facts.find(({ id }) => id === "lapsed.1")?.value).toMatch(/30 minutes, until Nov 21/);
});

test("coach.F1 a sore place of a note is spared for weeks; its end is told once", () => {
  const note = checkInWith({ date: testToday, notes: "My left achilles hurts" });
  const weeks = weeksAfter(inputWith({ checkIns: [note] }), 8);
  const ended = weeks.map(({ plan }) => /Ankle or Achilles, left/.test(plan.weekSummary));
  expect(ended.filter(Boolean)).toHaveLength(1);
  const end = ended.indexOf(true);
  expect(end).toBe(6);
  const jumps = ({ days }: DesignedWeek): boolean =>
    Object.values(days).some(({ exercises }) =>
      exercises.some(({ exerciseId }) => exerciseById(exerciseId)?.contra.includes("plyometric")),
    );
  expect(weeks.slice(0, end).some(jumps)).toBe(false);
});
