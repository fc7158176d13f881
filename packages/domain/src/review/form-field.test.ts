import { expect, test } from "vitest";
import { pressureWarning } from "./form-field.ts";

test.each([
  ["180", "70", true],
  ["179", "119", false],
  ["130", "120", true],
  // Swapped or mistyped: the field says so when it is sent.
  ["50", "200", false],
  ["120", "120", false],
  // One number is enough to be worried about.
  ["190", "", true],
  ["", "121", true],
  ["", "", false],
  // While somebody types.
  ["1", "", false],
  ["abc", "x", false],
])("REV-01, CHK-01 a blood pressure of %j over %j is warned of at once: %j", (upper, lower, warned) => {
  expect(pressureWarning(upper, lower)?.includes("get medical help now") ?? false).toBe(warned);
});
