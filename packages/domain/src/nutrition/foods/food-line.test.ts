import { expect, test } from "vitest";
import { lineOf } from "../diary-line.ts";
import { savedFoodSchema } from "../entry.ts";
import { componentsOfEstimate, componentsOfParsed, descriptionError } from "../meal-components.ts";
import { servingOfSaved } from "../saved-food.ts";
import { addAllText, addedText } from "../texts/meal-parts.text.ts";
import type { Food } from "./food.ts";
import { foodOfSaved, gram, measuresOf, portionOfFood, savedOfFood } from "./food-line.ts";
import { nextRead, type ScanReads } from "./scan-reads.ts";

const cup = { label: "cup", grams: 240 };
const milk: Food = {
  id: "everyday:milk",
  name: "Milk",
  source: "everyday",
  per100g: { kcal: 50, proteinG: 3.4, fatG: 2 },
  measures: [cup],
  defaultMeasure: cup,
};
const place = { logDate: "2026-11-20", mealSlot: "snack", createdAt: "2026-11-20T12:00:00.000Z" } as const;

test("FOOD-01 halves are servings; grams and odd amounts one serving of that size", () => {
  expect(portionOfFood(milk, cup, 1.5)).toMatchObject({
    servings: 1.5,
    serving: { size: "1 cup (240 g)", calories: 120, fat: 4.8, carbohydrate: null },
  });
  expect(portionOfFood(milk, gram, 150)).toMatchObject({
    servings: 1,
    serving: { size: "150 g", calories: 75 },
  });
  expect(portionOfFood(milk, cup, 0.33)).toMatchObject({
    servings: 1,
    serving: { size: "0.33 cup (79 g)", calories: 39.6 },
  });
  // Whichever way the amount is written, the line's total is rounded once and is the same.
  for (const amount of [0.5, 1.5, 2, 7])
    for (const [measure, times] of [
      [cup, 1],
      [gram, 240],
    ] as const) {
      const { serving, servings } = portionOfFood(milk, measure, amount * times);
      expect(lineOf(serving, servings, place).calories).toBe(120 * amount);
    }
  expect(measuresOf(milk).map(({ label }) => label)).toEqual(["cup", "100 g", "g"]);
});

test("BAR-01 a product on the shelf keeps its numbers, with and without a weight", () => {
  const product: Food = { ...milk, id: "off:1", brand: "Dairy Co", barcode: "0123456789012" };
  const saved = savedOfFood(product, "2026-11-20T12:00:00.000Z");
  expect(savedFoodSchema.safeParse(saved).success).toBe(true);
  const again = foodOfSaved(saved, "r1", "shared");
  expect(again).toMatchObject({ name: "Milk", brand: "Dairy Co", barcode: "0123456789012" });
  expect(portionOfFood(again, again.defaultMeasure, 2)).toEqual(portionOfFood(product, cup, 2));

  const typed = { ...saved, servingWeightGrams: null, servingUnit: "bar" };
  const bar = foodOfSaved(typed, "r2", "own");
  expect(bar.weightUnknown).toBe(true);
  expect(portionOfFood(bar, bar.defaultMeasure, 1).serving).toEqual(servingOfSaved(typed));
});

test("EST-02 parts of a meal have servings, short names and marked guesses", () => {
  const long = { ...milk, name: "A very long name of a dish that somebody wrote down in a table once" };
  const [part] = componentsOfParsed([
    { food: long, measure: cup, amount: 2, grams: 480, confidence: 0.5, matchedText: "milk" },
  ]);
  expect(part).toMatchObject({
    servings: 2,
    note: "A guess: please check",
    understood: '"milk": 480 g',
  });
  expect(part?.serving.name.length).toBeLessThanOrEqual(50);
  expect(
    componentsOfEstimate([
      {
        name: "Rice",
        portion: "1 cup",
        gramsLow: 150,
        gramsHigh: 220,
        confidence: 0.9,
        kcal: 240,
        proteinG: 4,
      },
    ]),
  ).toMatchObject([{ note: "150-220 g", serving: { size: "1 cup", calories: 240, fat: null } }]);
});

test("EST-02 a total with parts left open does not say 'all'", () => {
  expect(addAllText(3, 0, 420.4, 21)).toBe("Add all: 420 kcal, 21 g protein");
  expect(addAllText(2, 1, 249, 14)).toBe("Add 2 of 3: 249 kcal, 14 g protein");
  expect(addAllText(2, 1, 249, 14, "kJ")).toBe("Add 2 of 3: 1,042 kJ, 14 g protein");
});

test("EST-02 what was added and what failed is said in the specification's words", () => {
  expect(addedText(2, 1)).toBe("Added 2 items successfully, but 1 failed to save.");
  expect(addedText(0, 3)).toBe("Failed to add items. Please try again.");
  expect(addedText(3, 0)).toBe("Added 3 items");
});

test("EST-01 refuses an empty and a too short description", () => {
  expect([" ", "ab", "egg"].map(descriptionError)).toEqual([
    "Please describe your meal",
    "Please provide a meal description",
    undefined,
  ]);
});

test("BAR-01 a code counts after two equal reads with a product's length", () => {
  const accepted: string[] = [];
  let reads: ScanReads = {};
  const see = (...codes: readonly (string | undefined)[]): void => {
    for (const code of codes) {
      const next = nextRead(reads, code);
      reads = next.reads;
      if (next.isAccepted && code !== undefined) accepted.push(code);
    }
  };
  see("4006381333931", "4006381333932", "4006381333931");
  expect(accepted).toEqual([]);
  see(undefined, "4006381333931");
  expect(accepted).toEqual(["4006381333931"]);
  see("4006381333931", "4006381333931", "12345", "12345", "ABCDEFGH", "ABCDEFGH");
  expect(accepted).toEqual(["4006381333931"]);
  see("96385074", "96385074");
  expect(accepted).toEqual(["4006381333931", "96385074"]);
});

test("FOOD-01 one of a table's 'cookies' is a cookie, a serving of several stays one", () => {
  const sizeOf = (label: string) => portionOfFood(milk, { label, grams: 12 }, 1).serving.size;
  expect(["cookies", 'slices, (1/4" thick)', "glass", "biscuits, (1 NLEA serving)"].map(sizeOf)).toEqual([
    "1 cookie (12 g)",
    '1 slice, (1/4" thick) (12 g)',
    "1 glass (12 g)",
    "1 biscuits, (1 NLEA serving) (12 g)",
  ]);
});

test("EST-02 more than 1,000 kcal of one food is asked about, whoever estimated it", () => {
  const [food] = componentsOfEstimate([
    {
      name: "Rotisserie chicken",
      portion: "1 chicken",
      gramsLow: 400,
      gramsHigh: 500,
      confidence: 1,
      kcal: 1_171,
      proteinG: 134,
    },
  ]);
  expect(food?.note).toBe("400-500 g, A lot for one food: please check");
});
