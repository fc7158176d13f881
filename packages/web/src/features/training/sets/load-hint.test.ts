import { usualGear } from "@muster/domain/training/weights/gear";
import { expect, test } from "vitest";
import { loadHint } from "./load-hint.ts";

const on = (name: string) => ({ exerciseId: name, name, machine: name === "Leg Press" ? name : null });
const { usual: _, ...gear } = usualGear("gym", "imperial");

test.each([
  [185, "Barbell Bench Press", "Each side 45 · 25"],
  [45, "Barbell Bench Press", "Just the bar"],
  [187, "Barbell Bench Press", "Loadable: 185 or 190 lb"],
  [25, "Dumbbell Curls", undefined],
  [27.5, "Dumbbell Curls", "Nearest you have: 25 lb"],
  [62, "Leg Press", "Nearest you have: 60 lb"],
] as const)("feature F16 %d lb with %s: %s", (weight, name, line) => {
  expect(loadHint(weight, gear, on(name), "imperial")).toBe(line);
});

test("feature F16 in kilograms the plates read as they are stamped", () => {
  const metric = usualGear("gym", "metric");
  const bar = metric.bars[0] ?? 0;
  expect(loadHint(bar * 3.125, metric, on("Barbell Bench Press"), "metric")).toBe("Each side 20 · 1.25");
});

test.each([
  [187, "Barbell Bench Press", "With usual plates: 185 or 190 lb"],
  [27.5, "Dumbbell Curls", "Nearest usual weight: 25 lb"],
  [62, "Leg Press", "Nearest usual weight: 60 lb"],
] as const)(
  "feature F16 training.P1 usual kit is never called own: %d lb with %s: %s",
  (weight, name, line) => {
    expect(loadHint(weight, usualGear("gym", "imperial"), on(name), "imperial")).toBe(line);
  },
);
