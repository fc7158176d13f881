import { expect, test } from "vitest";
import { knownWeeks, shownMonday } from "./known-weeks.ts";

const today = "2026-11-20";

test("SCHED-01 the arrows stop at the first and the last week with data", () => {
  expect(knownWeeks(today, ["2026-11-04", "2026-11-15"], undefined)).toEqual({
    first: "2026-11-02",
    last: "2026-11-16",
  });
  // A plan that starts today, a Friday, reaches into next week.
  expect(knownWeeks(today, [today], undefined).last).toBe("2026-11-23");
});

test("without a plan the weeks go back to the first workout, and not ahead", () => {
  expect(knownWeeks(today, [], "2026-10-01")).toEqual({ first: "2026-09-28", last: "2026-11-16" });
  expect(knownWeeks(today, [], undefined)).toEqual({ first: "2026-11-16", last: "2026-11-16" });
});

test("an address beyond what is known shows the nearest known week", () => {
  const known = { first: "2026-11-02", last: "2026-11-16" };
  expect(shownMonday("2020-01-01", today, known)).toBe("2026-11-02");
  expect(shownMonday("2030-01-01", today, known)).toBe("2026-11-16");
  expect(shownMonday("2026-11-11", today, known)).toBe("2026-11-09");
  expect(shownMonday(undefined, today, known)).toBe("2026-11-16");
});
