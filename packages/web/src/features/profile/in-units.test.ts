import { expect, test } from "vitest";
import { inUnits } from "./in-units.ts";

test("UNIT-01 typed height and weight are shown in the new unit", () => {
  expect(inUnits({ units: "imperial", height: "68", weight: "175" }, "metric")).toEqual({
    units: "metric",
    height: "172.7",
    weight: "79.4",
  });
});

test("UNIT-01 what cannot be read, or is blank, stays as it was typed", () => {
  expect(inUnits({ units: "imperial", height: "tall", weight: "" }, "metric")).toEqual({
    units: "metric",
    height: "tall",
    weight: "",
  });
});

test("UNIT-01 feet and inches become centimeters, and return as typed", () => {
  const typed = { units: "imperial", height: "5'8\"", weight: "150" } as const;
  const metric = inUnits(typed, "metric");
  expect(metric.height).toBe("172.7");
  expect(inUnits(metric, "imperial", typed)).toEqual(typed);
  // Feet in a metric form are feet: readHeight takes them.
  expect(inUnits({ units: "metric", height: "5 ft 8", weight: "" }, "imperial").height).toBe("68");
});

test("UNIT-01 to kilograms and back leaves typed values, converts changes", () => {
  const typed = { units: "imperial", height: "5'8", weight: "150" } as const;
  const metric = inUnits(typed, "metric");
  expect(metric.weight).toBe("68");
  expect(inUnits(metric, "imperial", typed)).toEqual(typed);
  expect(inUnits({ ...metric, weight: "70" }, "imperial", typed)).toEqual({ ...typed, weight: "154.3" });
});

test("UNIT-01 a height that is none in its unit was meant in the other", () => {
  expect(inUnits({ units: "imperial", height: "180", weight: "" }, "metric").height).toBe("180");
  expect(inUnits({ units: "metric", height: "70", weight: "" }, "imperial").height).toBe("27.6");
  // No height at all: shown for what it says.
  expect(inUnits({ units: "imperial", height: "900", weight: "" }, "metric").height).toBe("2286");
});

test("the same unit again changes nothing", () => {
  const draft = { units: "metric", height: "173,0", weight: "79.40" } as const;
  expect(inUnits(draft, "metric")).toEqual(draft);
});
