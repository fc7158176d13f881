import * as fc from "fast-check";
import { expect, test } from "vitest";
import { backoffDelay } from "./backoff.ts";

test("SYNC-05 waiting after failures lies between one second and five minutes, whatever happens", () => {
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
])(
  "SYNC-05 after %i failures a device may wait up to twice as long as after one less",
  (failures, expected) => {
    expect(backoffDelay(failures, 0.9)).toBe(expected);
  },
);
