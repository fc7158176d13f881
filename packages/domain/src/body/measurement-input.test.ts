import fc from "fast-check";
import { expect, test } from "vitest";
import {
  amountText,
  measurementEdit,
  measurementInWords,
  measurementText,
  parseAmount,
  parseMeasurement,
  rangeText,
} from "./measurement-input.ts";
import { type MeasurementName, measurementNames, measurements } from "./reading.ts";

const systems = fc.constantFrom("imperial", "metric") as fc.Arbitrary<"imperial" | "metric">;

test("UNIT-01 an untouched field writes nothing, in any unit", () => {
  const stored = fc.constantFrom(...measurementNames).chain((metric) =>
    fc.record({
      metric: fc.constant(metric),
      value: fc.double({
        min: measurements[metric].lowest,
        max: measurements[metric].highest,
        noNaN: true,
      }),
    }),
  );
  fc.assert(
    fc.property(stored, systems, ({ metric, value }, units) => {
      const shown = measurementText(metric, value, units);
      expect(measurementEdit(metric, ` ${shown} `, value, units)).toEqual({ type: "untouched" });
    }),
  );
});

test("UNIT-01 what was typed is shown again exactly, in kg and cm too", () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 6800 }), systems, (tenths, units) => {
      const typed = String(tenths / 10);
      const parsed = parseMeasurement("weight", typed, units);
      if (!parsed.ok || parsed.value === null) throw new Error(`not read: ${typed}`);
      expect(measurementText("weight", parsed.value, units)).toBe(typed);
    }),
  );
});

test("UNIT-01 changing units back and forth moves no stored number", () => {
  const stored = 174.2371;
  for (let round = 0; round < 100; round += 1) {
    for (const units of ["metric", "imperial"] as const) {
      const text = measurementText("weight", stored, units);
      expect(measurementEdit("weight", text, stored, units).type).toBe("untouched");
    }
  }
});

test("UNIT-01 pounds are stored as typed, kilograms converted once at full precision", () => {
  expect(parseMeasurement("weight", "174.2", "imperial")).toEqual({ ok: true, value: 174.2 });
  expect(parseMeasurement("weight", "79,4", "metric")).toEqual({ ok: true, value: 79.4 / 0.45359237 });
  expect(parseMeasurement("arms", "36.8", "metric")).toEqual({ ok: true, value: 36.8 / 2.54 });
});

test("UNIT-01 the range that a message names is accepted at both ends, in both systems", () => {
  for (const metric of measurementNames) {
    for (const units of ["imperial", "metric"] as const) {
      const { unit, lowest, highest } = measurements[metric];
      const numbers = rangeText(unit, { lowest, highest }, units)
        .replaceAll(",", "")
        .match(/[\d.]+/g);
      expect(numbers).toHaveLength(2);
      for (const number of numbers ?? []) {
        expect([metric, units, number, parseMeasurement(metric, number, units).ok]).toEqual([
          metric,
          units,
          number,
          true,
        ]);
      }
    }
  }
});

test("ONB-02 an absurd measurement gets a sentence with its range in the shown unit", () => {
  expect(parseMeasurement("weight", "5000", "imperial")).toEqual({
    ok: false,
    error: "Please enter a weight between 20 and 1,500 lb.",
  });
  expect(parseMeasurement("weight", "5000", "metric")).toEqual({
    ok: false,
    error: "Please enter a weight between 9.1 and 680.3 kg.",
  });
  expect(parseMeasurement("arms", "abc", "imperial")).toMatchObject({ ok: false });
  expect(parseMeasurement("weight", "174.25", "imperial")).toEqual({
    ok: false,
    error: "One decimal is enough, such as 174.2.",
  });
  expect(parseMeasurement("pullups", "5.5", "imperial")).toEqual({
    ok: false,
    error: "Please enter a whole number.",
  });
});

test("ONB-02 a size and a count are asked for as such, in the range of a body", () => {
  const errorOf = (metric: MeasurementName) => {
    const read = parseMeasurement(metric, "9999", "imperial");
    return read.ok ? "" : read.error;
  };
  expect(errorOf("arms")).toBe("Please enter a size between 4 and 40 in.");
  expect(errorOf("chest")).toBe("Please enter a size between 15 and 100 in.");
  expect(errorOf("pushups")).toBe("Please enter a number between 0 and 500.");
  expect(errorOf("bodyFat")).toBe("Please enter a body fat between 2 and 75%.");
  expect(errorOf("restingHeartRate")).toBe("Please enter a resting heart rate between 20 and 250 bpm.");
});

test("ONB-02 meters typed as centimeters hear of the range, not of their decimals", () => {
  const bounds = { lowest: 24, highest: 108 };
  const read = (text: string) =>
    parseAmount(text, { name: "height", kind: "length", bounds, units: "metric" });
  expect(read("1.78")).toEqual({ ok: false, error: "Please enter a height between 61 and 274.3 cm." });
  expect(read("178.25")).toEqual({ ok: false, error: "One decimal is enough, such as 174.2." });
});

test("UNIT-01 an emptied field becomes nothing, a blank one stays untouched", () => {
  expect(measurementEdit("chest", "", 40, "imperial")).toEqual({ type: "changed", value: null });
  expect(measurementEdit("chest", "  ", null, "imperial")).toEqual({ type: "untouched" });
  expect(measurementEdit("chest", "41", 40, "imperial")).toEqual({ type: "changed", value: 41 });
  expect(measurementEdit("chest", "4000", 40, "imperial")).toMatchObject({ type: "invalid" });
});

test("UNIT-01 measurements read with their unit", () => {
  expect(measurementInWords("weight", 174.24, "imperial")).toBe("174.2 lb");
  expect(measurementInWords("bodyFat", 19.4, "metric")).toBe("19.4%");
  expect(measurementInWords("pullups", 5, "imperial")).toBe("5 reps");
  expect(measurementInWords("pullups", 1, "imperial")).toBe("1 rep");
  expect(measurementInWords("restingHeartRate", 58, "metric")).toBe("58 bpm");
  expect(amountText("mass", 2.5, "imperial")).toBe("2.5");
});
