import { expect, test } from "vitest";
import {
  clockTime,
  dateRange,
  dayOfMonth,
  fullDate,
  monthAndDay,
  shortDate,
  weekdayName,
} from "./date-words.ts";

test("HOME-01 day name and date are the civil date's, whatever the zone of the device", () => {
  expect([weekdayName("2026-11-20"), monthAndDay("2026-11-20")]).toEqual(["Friday", "November 20"]);
  expect(fullDate("2026-03-08")).toBe("Sunday, March 8");
});

test.each([
  ["2026-11-16", "2026-11-22", "Nov 16-22"],
  ["2026-11-30", "2026-12-06", "Nov 30-Dec 6"],
])("SCHED-01 the week %s to %s reads %s, with a plain hyphen", (from, to, words) => {
  expect(dateRange(from, to)).toBe(words);
});

test("short forms", () => {
  expect(shortDate("2026-11-05")).toBe("Nov 5");
  expect(dayOfMonth("2026-11-05")).toBe("5");
  expect(clockTime(new Date(2026, 10, 5, 9, 14))).toBe("9:14 AM");
});
