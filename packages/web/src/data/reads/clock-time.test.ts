import { expect, test } from "vitest";
import { clockTime } from "./use-today.ts";

test("a time of day is this device's, with a plain space before AM", () => {
  expect(clockTime(new Date(2026, 10, 5, 9, 14))).toBe("9:14 AM");
  expect(clockTime(new Date(2026, 10, 5, 23, 5))).toBe("11:05 PM");
});
