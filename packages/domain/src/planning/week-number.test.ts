import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "../shared/dates.ts";
import { isReviewDue, remindLaterUntil, reviewStatus, weekCompleteTitle, weekNumber } from "./week-number.ts";

// A Sunday.
const sunday = "2026-11-22";

test("HOME-03 week N is floor(days since the last plan update / 7) + 1", () => {
  const table = [
    [0, 1],
    [6, 1],
    [7, 2],
    [13, 2],
    [14, 3],
    [70, 11],
  ] as const;
  for (const [days, week] of table) {
    expect([days, weekNumber("2026-11-01", addDays("2026-11-01", days))]).toEqual([days, week]);
  }
});

test("HOME-03 week 1 without an update, and with a clock that stands before it", () => {
  expect(weekNumber(null, sunday)).toBe(1);
  expect(weekNumber("2026-11-25", sunday)).toBe(1);
});

test("HOME-03 the review is due only on Sunday and from 7 days after the last plan update", () => {
  expect(isReviewDue(addDays(sunday, -7), sunday)).toBe(true);
  expect(isReviewDue(addDays(sunday, -6), sunday)).toBe(false);
  expect(isReviewDue(addDays(sunday, -30), addDays(sunday, 1))).toBe(false);
  expect(isReviewDue(addDays(sunday, -30), addDays(sunday, -1))).toBe(false);
  expect(isReviewDue(null, sunday)).toBe(false);
});

test("HOME-03 due means a Sunday and seven days or more, for any two dates", () => {
  const day = fc.integer({ min: 0, max: 47_000 }).map((days) => addDays("1970-01-01", days));
  fc.assert(
    fc.property(day, fc.integer({ min: -10, max: 100 }), (update, days) => {
      const today = addDays(update, days);
      expect(isReviewDue(update, today)).toBe(weekdayOf(today) === "sunday" && days >= 7);
    }),
  );
});

const status = (over: Partial<Parameters<typeof reviewStatus>[0]> = {}) =>
  reviewStatus({
    lastPlanUpdate: addDays(sunday, -7),
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
  expect(status({ today: addDays(sunday, 1), lastPlanUpdate: sunday })).toBe("none");
});

test("HOME-03 nothing is asked when the week is reviewed, or the plan is younger than a week, or there is none", () => {
  expect(status({ checkedInWeek: true })).toBe("none");
  expect(status({ lastPlanUpdate: addDays(sunday, -6) })).toBe("none");
  expect(status({ lastPlanUpdate: addDays(sunday, -6), today: addDays(sunday, 1) })).toBe("none");
  expect(status({ lastPlanUpdate: null })).toBe("none");
});

test("HOME-03 the prompt says 'Week N Complete!'", () => {
  expect(weekCompleteTitle(6)).toBe("Week 6 Complete!");
});
