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
  expect(inUnits({ units: "imperial", height: "5'8\"", weight: "" }, "metric")).toEqual({
    units: "metric",
    height: "5'8\"",
    weight: "",
  });
});

test("the same unit again changes nothing", () => {
  const draft = { units: "metric", height: "173,0", weight: "79.40" } as const;
  expect(inUnits(draft, "metric")).toEqual(draft);
});
