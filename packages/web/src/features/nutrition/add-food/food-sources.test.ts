import type { Food } from "@muster/domain/nutrition/foods/food";
import { expect, test } from "vitest";
import { aboutFood, searchTrouble } from "./food-sources.ts";

const spread: Food = {
  id: "off:3017620422003",
  name: "Hazelnut spread",
  source: "openFoodFacts",
  per100g: { kcal: 539, proteinG: 6.3, carbsG: 57.5, fatG: 30.9 },
  measures: [],
  defaultMeasure: { label: "15 g", grams: 15 },
  brand: "Ferrero",
};

test.each([
  [spread, "Ferrero · Open Food Facts, numbers add up"],
  [
    { ...spread, per100g: { kcal: 539, proteinG: 6.3 } },
    "Ferrero · Open Food Facts, numbers not cross-checked",
  ],
  [{ ...spread, unverified: true as const }, "Ferrero · Open Food Facts, check the label"],
  [{ ...spread, source: "shared" as const }, "Ferrero · Your household's"],
])("FOOD-01 a food says whose numbers these are and how far they go (%#)", (food, words) => {
  expect(aboutFood(food)).toBe(words);
});

test("FOOD-01 in a list only numbers that cannot be right are pointed at", () => {
  expect(aboutFood(spread, "short")).toBe("Ferrero · Open Food Facts");
  expect(aboutFood({ ...spread, unverified: true }, "short")).toBe(
    "Ferrero · Open Food Facts, check the label",
  );
});

const answers = (openFoodFacts: "nothing" | "down", fdc: "found" | "down" | "off") =>
  [
    { source: "openFoodFacts", status: openFoodFacts },
    { source: "fdc", status: fdc },
    { source: "nutritionix", status: "off" },
  ] as const;

test.each([
  [answers("nothing", "found"), ""],
  [answers("down", "found"), "No answer from Open Food Facts. The rest is shown."],
  [answers("down", "down"), "Failed to search foods online. What is on this device is shown."],
  [answers("down", "off"), "Failed to search foods online. What is on this device is shown."],
])("FOOD-01 a source that did not answer is named; without any it is a failure (%#)", (sources, words) => {
  expect(searchTrouble(sources)).toBe(words);
});
