/** Weeks that what was told made small: the next one is trained, and limits leave days with fewer moves, not days of rest. */
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { deliverWeek } from "../deliver/deliver-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { asPrevious, checkInWith, inputWith, sessionsOf } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { designWeek } from "./design-week.ts";

const trained = ({ days }: DesignedWeek): number =>
  Object.values(days).filter(({ kind }) => kind === "training").length;

/** A week later, everything done as planned. */
const later = (input: DesignInput, week: DesignedWeek, notes: string): DesignInput => {
  const validFrom = addDays(input.validFrom, 7);
  const today = addDays(validFrom, -1);
  return {
    ...input,
    today,
    validFrom,
    checkIns: [...input.checkIns, checkInWith({ date: today, notes })],
    previousPlan: asPrevious(week),
    sessions: [...input.sessions, ...sessionsOf(week, input.validFrom, { difficulty: 7 })],
  };
};

test.each([15, 20, 25])("coach.V2 after a week of %d minutes a day the usual days come back", (minutes) => {
  const first = inputWith();
  const short = later(first, designWeek(first), `only ${minutes} minutes this week please`);
  const after = later(short, designWeek(short), "");
  const week = designWeek(after);
  expect(errorsOf(checkWeek(week, after))).toEqual([]);
  expect(trained(deliverWeek(week, after))).toBe(4);
});

test.each([
  "my pelvic floor is weak since the birth",
  "my hip, glute and lower back hurt and my pelvic floor is weak",
])("coach.Q3 where limits leave four moves at home the week is trained: %s", (notes) => {
  const input = inputWith({ checkIns: [checkInWith({ notes })] });
  const week = designWeek(input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  expect(trained(deliverWeek(week, input))).toBe(4);
});

test("coach.R3 whole days of two sets are no rise over a smaller normal week", () => {
  const first = inputWith();
  const before = designWeek(first);
  const basis = { normalSets: 38, strain: null, limitCount: 0 };
  const small = { ...before, plan: { ...before.plan, basis } };
  const next = later(first, small, "");
  const tired = { ...next, checkIns: [checkInWith({ date: next.today, avgSleepHours: 6 })] };
  expect(trained(deliverWeek(undefined, tired))).toBe(4);
});
