import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { addDays, civilDateAt, daysBetween, isCivilDate, mondayOf, weekOf, yearWeekOf } from "./dates.ts";

/** Zones with clock changes at midnight, half hours, skipped days and the two ends of the date line. */
const zones = [
  "UTC",
  "America/New_York",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];
const instant = fc
  .integer({ min: 0, max: Date.UTC(2100, 11, 31) / 1000 })
  .map((seconds) => new Date(seconds * 1000));
const zone = fc.constantFrom(...zones);
const hours = (count: number) => count * 3_600_000;

test("HOME-08 an instant's civil date is UTC's or its neighbour, 1970-2100", () => {
  fc.assert(
    fc.property(instant, zone, (at, timeZone) => {
      const here = civilDateAt(at, timeZone);
      expect(isCivilDate(here)).toBe(true);
      expect(Math.abs(daysBetween(civilDateAt(at, "UTC"), here))).toBeLessThanOrEqual(1);
    }),
  );
});

test("HOME-08 the date never runs back through a change of the clock", () => {
  fc.assert(
    fc.property(instant, zone, fc.integer({ min: 1, max: 72 }), (at, timeZone, later) => {
      const before = civilDateAt(at, timeZone);
      const after = civilDateAt(new Date(at.getTime() + hours(later)), timeZone);
      expect(after >= before).toBe(true);
      // Samoa left out a whole day once; nowhere more.
      expect(daysBetween(before, after)).toBeLessThanOrEqual(Math.ceil((later + 2) / 24) + 1);
    }),
  );
});

test("HOME-08 the device's day is its zone's, without a date formatter", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  fc.assert(
    fc.property(instant, (at) => {
      expect(civilDateAt(at)).toBe(civilDateAt(at, timeZone));
    }),
  );
  const made = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => made.mockRestore());
  expect(civilDateAt(new Date(Date.UTC(2026, 10, 20, 12)))).toMatch(/^2026-11-(19|20|21)$/);
  expect(made).not.toHaveBeenCalled();
});

test("HOME-08 every day has an instant unless its zone left it out", () => {
  const leftOut = new Set([
    "Pacific/Apia 2011-12-30",
    "Pacific/Kiritimati 1994-12-31",
    "Pacific/Kiritimati 1995-01-01",
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 47_000 }), zone, (days, timeZone) => {
      const date = addDays("1970-01-01", days);
      fc.pre(!leftOut.has(`${timeZone} ${date}`));
      const noon = Date.parse(`${date}T12:00:00Z`);
      const shown = [-24, -12, 0, 12].map((shift) => civilDateAt(new Date(noon + hours(shift)), timeZone));
      expect(shown).toContain(date);
    }),
  );
});

test("CHK-01 weeks of the year run from 1 to 53 and grow every seven days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 47_000 }), (days) => {
      const date = addDays("1970-01-01", days);
      const week = yearWeekOf(date);
      expect(week >= 1 && week <= 53).toBe(true);
      const later = addDays(date, 7);
      expect(yearWeekOf(later)).toBe(later.slice(0, 4) === date.slice(0, 4) ? week + 1 : 1);
      expect(yearWeekOf(`${date.slice(0, 4)}-01-01`)).toBe(1);
    }),
  );
});

test("SCHED-01 a week across a year's end is one week with one Monday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: -6, max: 6 }), (year, shift) => {
      const date = addDays(`${year}-01-01`, shift);
      const week = weekOf(date);
      expect(week).toHaveLength(7);
      expect(new Set(week.map(mondayOf)).size).toBe(1);
      expect(week).toContain(date);
    }),
  );
});
