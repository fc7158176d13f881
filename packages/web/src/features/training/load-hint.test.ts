import { usualGear } from "@muster/domain/training/gear";
import { expect, test } from "vitest";
import { loadHint } from "./load-hint.ts";

const { usual: _, ...gear } = usualGear("gym", "imperial");

test.each([
  [185, "barbell", "Each side 45 · 25"],
  [45, "barbell", "Just the bar"],
  [187, "barbell", "Loadable: 185 or 190 lb"],
  [25, "dumbbell", undefined],
  [27.5, "dumbbell", "Nearest you have: 25 lb"],
  [62, "stack", "Nearest you have: 60 lb"],
] as const)("feature F16 %d lb with %s: %s", (weight, implement, line) => {
  expect(loadHint(weight, gear, implement, "imperial")).toBe(line);
});

test("feature F16 in kilograms the plates read as they are stamped", () => {
  const metric = usualGear("gym", "metric");
  const bar = metric.bars[0] ?? 0;
  expect(loadHint(bar * 3.125, metric, "barbell", "metric")).toBe("Each side 20 · 1.25");
});

test.each([
  [187, "barbell", "With usual plates: 185 or 190 lb"],
  [27.5, "dumbbell", "Nearest usual weight: 25 lb"],
  [62, "stack", "Nearest usual weight: 60 lb"],
] as const)(
  "feature F16 training.P1 nobody has told what there is, and no word says so: %d lb with %s: %s",
  (weight, implement, line) => {
    expect(loadHint(weight, usualGear("gym", "imperial"), implement, "imperial")).toBe(line);
  },
);
