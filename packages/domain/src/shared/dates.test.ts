import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  civilDateAt,
  daysBetween,
  isCivilDate,
  mondayOf,
  weekdayOf,
  weekdays,
  weekOf,
  yearWeekOf,
} from "./dates.ts";

test("CHK-01 week of the year is floor(days since Jan 1 / 7) + 1", () => {
  const table = [
    ["2026-01-01", 1],
    ["2026-01-07", 1],
    ["2026-01-08", 2],
    ["2026-11-20", 47],
    ["2026-12-31", 53],
    ["2024-12-31", 53],
  ] as const;
  for (const [date, week] of table) expect([date, yearWeekOf(date)]).toEqual([date, week]);
});

const dates = fc.integer({ min: 0, max: 47_846 }).map((days) => addDays("1970-01-01", days));

test("a civil week runs Monday to Sunday and holds its date, 1970-2100", () => {
  fc.assert(
    fc.property(dates, (date) => {
      const week = weekOf(date);
      expect(week.map(weekdayOf)).toEqual(weekdays);
      expect(week).toContain(date);
      expect(week[0]).toBe(mondayOf(date));
    }),
  );
});

test("adding days and counting them are inverse over leap and clock changes", () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test("only real days are civil dates", () => {
  expect(isCivilDate("2024-02-29")).toBe(true);
  for (const wrong of ["2026-02-29", "2026-13-01", "2026-1-1", "20261120", "2026-11-20T00:00", ""]) {
    expect([wrong, isCivilDate(wrong)]).toEqual([wrong, false]);
  }
});

test("one instant has each zone's own date", () => {
  const instant = new Date("2026-11-20T06:30:00Z");
  expect(civilDateAt(instant, "America/Los_Angeles")).toBe("2026-11-19");
  expect(civilDateAt(instant, "UTC")).toBe("2026-11-20");
  expect(civilDateAt(instant, "Pacific/Kiritimati")).toBe("2026-11-20");
  expect(civilDateAt(new Date("2026-11-20T10:30:00Z"), "Pacific/Kiritimati")).toBe("2026-11-21");
});
