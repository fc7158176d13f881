import * as fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf, isTimeZone, wallClock } from "./zoned-time.ts";

const at = (text: string): number => Date.parse(text);

test.each([
  ["2026-11-20", 5 * 60, "Europe/Berlin", "2026-11-20T04:00:00Z"],
  ["2026-07-20", 5 * 60, "Europe/Berlin", "2026-07-20T03:00:00Z"],
  ["2026-11-20", 5 * 60, "America/Los_Angeles", "2026-11-20T13:00:00Z"],
  ["2026-11-20", 0, "Pacific/Kiritimati", "2026-11-19T10:00:00Z"],
  ["2026-11-20", 9 * 60, "Asia/Kathmandu", "2026-11-20T03:15:00Z"],
  // 2:30 does not exist on that night: half an hour after the jump of 2:00 to 3:00.
  ["2026-03-29", 150, "Europe/Berlin", "2026-03-29T01:30:00Z"],
  // 2:30 comes twice: the first one.
  ["2026-10-25", 150, "Europe/Berlin", "2026-10-25T00:30:00Z"],
])("NOTI-02 %s, minute %i in %s is %s", (date, minutes, zone, instant) => {
  expect(instantOf(date, minutes, zone)).toBe(at(instant));
});

test("NOTI-02 a clock shows the asked time in every zone unless it jumps", () => {
  const zones = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Asia/Tehran",
    "Pacific/Apia",
  ];
  const day = fc.integer({ min: at("2025-01-01"), max: at("2028-01-01") });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1_439 }), fc.constantFrom(...zones), (when, minutes, zone) => {
      const date = new Date(when).toISOString().slice(0, 10);
      const shown = wallClock(instantOf(date, minutes, zone), zone);
      const jumped = shown.minutes - minutes;
      expect(shown.date).toBe(date);
      // Lord Howe moves by half an hour, everybody else by one.
      expect([0, 30, 60]).toContain(jumped);
      if (jumped !== 0)
        expect(wallClock(instantOf(date, minutes - 120, zone), zone).minutes).toBe(minutes - 120);
    }),
    { numRuns: 500 },
  );
});

test("NOTI-02 an unknown time zone is recognized as unknown", () => {
  expect(isTimeZone("Europe/Berlin")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
});
