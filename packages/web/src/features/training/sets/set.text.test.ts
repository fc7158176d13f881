import { expect, test } from "vitest";
import { machineHint } from "./set.text.ts";

test("WORK-01 a machine is named beside an exercise whose name does not say it", () => {
  expect(machineHint({ name: "Seated Calf Raises", machine: "Leg Press" })).toBe("Leg Press");
  expect(machineHint({ name: "Leg Press Calf Raises", machine: "Leg Press" })).toBeUndefined();
  expect(machineHint({ name: "Leg press", machine: "Leg Press" })).toBeUndefined();
  expect(machineHint({ name: "Push-ups", machine: null })).toBeUndefined();
});
