import * as fc from "fast-check";
import { expect, test } from "vitest";
import { backoffDelay } from "./backoff.ts";

test("SYNC-05 waits after failures are one second to five minutes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (failures, random) => {
        const delay = backoffDelay(failures, random);
        expect(delay).toBeGreaterThanOrEqual(1_000);
        expect(delay).toBeLessThanOrEqual(300_000);
      },
    ),
  );
});

test.each([
  [1, 1_800],
  [3, 7_200],
  [7, 115_200],
  [20, 270_000],
])("SYNC-05 after %i failures a wait is at most twice the one before", (failures, expected) => {
  expect(backoffDelay(failures, 0.9)).toBe(expected);
});
