import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../compose/design-week.ts";
import { asPrevious, inputWith, sessionsOf, testToday } from "../design/testing/inputs.ts";
import { personOf } from "./person.ts";

const validFrom = addDays(testToday, -6);
const week = designWeek(inputWith({ today: addDays(testToday, -7), validFrom, checkIns: [] }));
const adherence = (attendance: number, change: Parameters<typeof inputWith>[0] = {}) =>
  personOf(
    inputWith({
      previousPlan: asPrevious(week),
      sessions: [...sessionsOf(week, validFrom, { difficulty: 7, attendance })],
      ...change,
    }),
  ).adherence;

test("PLAN-04 everything done is excellent, half is low", () => {
  expect(adherence(1)).toMatchObject({ planned: 4, done: 4, rate: 1, band: "excellent", missed: [] });
  expect(adherence(0.5)).toMatchObject({ planned: 4, done: 2, rate: 0.5, band: "low" });
});

test("PLAN-04 a missed Saturday is not counted among the missed", () => {
  const days = Object.entries(week.days).filter(([, { kind }]) => kind === "training");
  expect(days.some(([day]) => day === "saturday")).toBe(true);
  expect(adherence(0.75).missed).toEqual([]);
  expect(adherence(0.5).missed.length).toBe(1);
});

test("PLAN-04 in the middle of a first week only the days behind count", () => {
  const tuesday = addDays(validFrom, 1);
  const [first] = sessionsOf(week, validFrom, { difficulty: 7 });
  const middle = { today: tuesday, validFrom: addDays(tuesday, 1), sessions: first ? [first] : [] };
  expect(adherence(1, middle)).toMatchObject({ rate: 1, band: "excellent" });
});

test("somebody who never trained has no gap, somebody who stopped has one", () => {
  expect(personOf(inputWith()).adherence.gapDays).toBeNull();
  const later = addDays(testToday, 20);
  expect(adherence(1, { today: later, validFrom: addDays(later, 1) }).gapDays).toBeGreaterThanOrEqual(20);
});
