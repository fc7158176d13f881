import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centimetersToInches,
  inchesToCentimeters,
  kilogramsToPounds,
  parseDecimal,
  poundsToKilograms,
  roundTo,
} from "./units.ts";

/** What people type: one decimal. */
const typed = fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10);
const any = fc.double({ min: 0, max: 10_000, noNaN: true });

test("UNIT-01 typed kg and cm are shown again as typed after unit changes", () => {
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 50 }), (amount, times) => {
      let pounds = kilogramsToPounds(amount);
      let inches = centimetersToInches(amount);
      // Units are switched back and forth: each look converts, and nothing is rounded in between.
      for (let look = 0; look < times; look += 1) {
        pounds = kilogramsToPounds(poundsToKilograms(pounds));
        inches = centimetersToInches(inchesToCentimeters(inches));
      }
      expect(roundTo(poundsToKilograms(pounds), 1)).toBe(amount);
      expect(roundTo(inchesToCentimeters(inches), 1)).toBe(amount);
    }),
  );
});

test("UNIT-01 a unit round trip moves a value by one last place at most", () => {
  fc.assert(
    fc.property(any, (stored) => {
      const last = Math.max(stored, 1) * Number.EPSILON * 2;
      expect(Math.abs(kilogramsToPounds(poundsToKilograms(stored)) - stored)).toBeLessThanOrEqual(last);
      expect(Math.abs(centimetersToInches(inchesToCentimeters(stored)) - stored)).toBeLessThanOrEqual(last);
    }),
  );
});

test("UNIT-01 the order of two weights is the same in both units", () => {
  fc.assert(
    fc.property(any, any, (one, other) => {
      if (one < other) expect(poundsToKilograms(one)).toBeLessThanOrEqual(poundsToKilograms(other));
    }),
  );
});

test("UNIT-01 a point and a comma are the same number, and words are none", () => {
  fc.assert(
    fc.property(typed, (amount) => {
      expect(parseDecimal(String(amount))).toBe(amount);
      expect(parseDecimal(` ${String(amount).replace(".", ",")} `)).toBe(amount);
    }),
  );
  for (const text of ["", " ", "1.2.3", "1,000.5", "12 lb", "1e3", "Infinity", "NaN", "0x10", "-"])
    expect(parseDecimal(text), text).toBeUndefined();
});
