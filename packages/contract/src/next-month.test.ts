import { expect, test } from "vitest";
import { nextMonth } from "./next-month.ts";

test.each([
  ["2026-11", "2026-12-01"],
  ["2026-12", "2027-01-01"],
  ["2027-01", "2027-02-01"],
  ["2027-02", "2027-03-01"],
  ["2028-02", "2028-03-01"],
])("COACH-02 the allowance of %s begins anew on %s", (month, day) => {
  expect(nextMonth(month)).toBe(day);
});
