import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CivilDate, weekdayOf } from "../shared/dates.ts";
import { weekCompleteTitle } from "./texts/plan.text.ts";
import { isReviewDue, nextPlannedWeek, remindLaterUntil, reviewStatus, weekNumber } from "./week-number.ts";

// A Sunday.
const sunday = "2026-11-22";

const counted = (
  weekOneOn: CivilDate | null,
  lastPlanUpdate: CivilDate | null,
  isAssessmentWeek = false,
) => ({
  weekOneOn,
  lastPlanUpdate,
  isAssessmentWeek,
});

test("HOME-03 without a first week N is floor(days since the last plan / 7) + 1", () => {
  const table = [
    [0, 1],
    [6, 1],
    [7, 2],
    [13, 2],
    [14, 3],
    [70, 11],
  ] as const;
  for (const [days, week] of table) {
    expect([days, weekNumber(counted(null, "2026-11-01"), addDays("2026-11-01", days))]).toEqual([
      days,
      week,
    ]);
  }
});

test("HOME-03 week 1 without an update, and with a clock that stands before it", () => {
  expect(weekNumber(counted(null, null), sunday)).toBe(1);
  expect(weekNumber(counted(null, "2026-11-25"), sunday)).toBe(1);
  expect(weekNumber(counted("2026-12-02", "2026-12-02"), sunday)).toBe(1);
});

test("HOME-03 N counts the person's own weeks, Monday to Sunday", () => {
  // An assessment that began on a Wednesday, and a new plan on each Sunday.
  const begun = "2026-10-21";
  for (const [date, plan, week] of [
    ["2026-10-25", begun, 1],
    ["2026-11-01", "2026-10-25", 2],
    ["2026-11-02", "2026-11-01", 3],
    ["2026-11-08", "2026-11-01", 3],
    ["2026-11-22", "2026-11-22", 5],
  ] as const)
    expect([date, weekNumber(counted(begun, plan), date)]).toEqual([date, week]);
});

test.each([
  ["Monday", -6, true],
  ["Thursday", -3, true],
  ["Friday", -2, false],
  ["Sunday", 0, false],
] as const)(
  "HOME-03 an assessment begun on %s is reviewed on its first Sunday or the next",
  (_, days, first) => {
    const begun = addDays(sunday, days);
    const settings = counted(begun, begun, true);
    expect(isReviewDue(settings, sunday)).toBe(first);
    expect(isReviewDue(settings, addDays(sunday, 7))).toBe(true);
  },
);

test("HOME-03 each Sunday offers the review unless a plan is under four days old", () => {
  const offered = (days: number) => isReviewDue(counted("2026-10-19", addDays(sunday, -days)), sunday);
  expect([0, 3, 4, 6, 7].map(offered)).toEqual([false, false, true, true, true]);
});

test("HOME-03 the review is due only on Sunday, and never without a plan", () => {
  const due = (update: CivilDate | null, today: CivilDate) => isReviewDue(counted(update, update), today);
  expect(due(addDays(sunday, -30), addDays(sunday, 1))).toBe(false);
  expect(due(addDays(sunday, -30), addDays(sunday, -1))).toBe(false);
  expect(due(null, sunday)).toBe(false);
});

test("HOME-03 due means a Sunday and four days or more, for any two dates", () => {
  const day = fc.integer({ min: 0, max: 47_000 }).map((days) => addDays("1970-01-01", days));
  fc.assert(
    fc.property(day, fc.integer({ min: -10, max: 100 }), (update, days) => {
      const today = addDays(update, days);
      expect(isReviewDue(counted(null, update), today)).toBe(weekdayOf(today) === "sunday" && days >= 4);
    }),
  );
});

const status = (over: Partial<Parameters<typeof reviewStatus>[0]> = {}) =>
  reviewStatus({
    settings: counted(null, addDays(sunday, -7)),
    today: sunday,
    checkedInWeek: false,
    dismissedUntil: null,
    now: new Date("2026-11-22T15:00:00Z"),
    ...over,
  });

test("HOME-03 'Remind Me Later' hides the prompt for four hours of the same Sunday", () => {
  const dismissedUntil = remindLaterUntil(new Date("2026-11-22T15:00:00Z"));
  expect(status()).toBe("due");
  expect(status({ dismissedUntil })).toBe("none");
  expect(status({ dismissedUntil, now: new Date("2026-11-22T18:59:59Z") })).toBe("none");
  expect(status({ dismissedUntil, now: new Date("2026-11-22T19:00:00Z") })).toBe("due");
});

test("HOME-03 from Monday on the review stays open, quietly, until it is done", () => {
  for (const days of [1, 3, 6]) expect(status({ today: addDays(sunday, days) })).toBe("open");
  expect(status({ today: addDays(sunday, 7) })).toBe("due");
  expect(status({ today: addDays(sunday, 1), dismissedUntil: "2026-11-23T23:00:00.000Z" })).toBe("open");
  expect(status({ today: addDays(sunday, 1), settings: counted(null, sunday) })).toBe("none");
});

test("HOME-03 no review of a reviewed week, without a plan, or after Thursday's", () => {
  expect(status({ checkedInWeek: true })).toBe("none");
  const young = counted(null, addDays(sunday, -3));
  expect(status({ settings: young })).toBe("none");
  expect(status({ settings: young, today: addDays(sunday, 1) })).toBe("none");
  expect(status({ settings: counted(null, null) })).toBe("none");
});

test("HOME-03 the prompt says 'Week N Complete!'", () => {
  expect(weekCompleteTitle(6)).toBe("Week 6 Complete!");
});

test("SCHED-01 a plan made since Thursday is for the week to come", () => {
  const planned = (made: CivilDate | null, today: CivilDate, isAssessmentWeek = false) =>
    nextPlannedWeek({ lastPlanUpdate: made, isAssessmentWeek }, today);
  expect(planned(sunday, sunday)).toBe(addDays(sunday, 1));
  expect(planned(addDays(sunday, -3), addDays(sunday, -2))).toBe(addDays(sunday, 1));
  expect(planned(addDays(sunday, -4), sunday)).toBeUndefined();
  // From Monday on it is this week's plan.
  expect(planned(sunday, addDays(sunday, 1))).toBeUndefined();
  expect(planned(sunday, sunday, true)).toBeUndefined();
  expect(planned(null, sunday)).toBeUndefined();
});
