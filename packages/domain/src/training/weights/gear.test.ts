import { expect, test } from "vitest";
import { gearSchema } from "./gear.schema.ts";
import { implementOf, usualGear } from "./gear.ts";
import { gramsOf } from "./loadable.ts";

test("F16 a usual gym has a bar and plates of the shown unit, and is a valid record", () => {
  expect(usualGear("gym", "imperial").bars).toEqual([45]);
  expect(usualGear("gym", "metric").plates.map((plate) => gramsOf(plate.weight))).toEqual([
    25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250,
  ]);
  for (const units of ["imperial", "metric"] as const)
    expect(gearSchema.safeParse(usualGear("home", units)).success).toBe(true);
});

test.each([
  ["Barbell Bench Press", null, "barbell"],
  ["Dumbbell Curls", null, "dumbbell"],
  ["Leg Press", "Leg Press", "stack"],
  ["Smith Machine Squats", "Smith Machine", "smith"],
  ["Kettlebell Swings", null, "kettlebell"],
  ["Landmine Press", null, "landmine"],
  ["Bear Crawl", null, undefined],
])("F16 %s is loaded with its implement", (name, machine, implement) => {
  expect(implementOf({ exerciseId: "x", name, machine })).toBe(implement);
});
