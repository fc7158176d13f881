import { expect, test } from "vitest";
import { dayAfterMidnight } from "./shown-day.ts";

const midnight = { from: "2026-11-20", to: "2026-11-21" } as const;

test("NUT-01 midnight is followed from today, and only when nothing is open or typed", () => {
  expect(dayAfterMidnight({ ...midnight, shown: "2026-11-20", isBusy: false })).toBe("2026-11-21");
  expect(dayAfterMidnight({ ...midnight, shown: "2026-11-20", isBusy: true })).toBe("2026-11-20");
  expect(dayAfterMidnight({ ...midnight, shown: "2026-11-18", isBusy: false })).toBe("2026-11-18");
});

test("NUT-01 a clock that is put back leaves no day after today on the screen", () => {
  const back = { from: "2026-11-21", to: "2026-11-20", shown: "2026-11-21" } as const;
  expect(dayAfterMidnight({ ...back, isBusy: true })).toBe("2026-11-20");
});
