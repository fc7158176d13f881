import fc from "fast-check";
import { expect, test } from "vitest";
import type { Nutrients } from "./food.ts";
import { nutrientsFor, per100gOf, servingGrams } from "./serving.ts";

const amount = fc.double({ min: 0, max: 900, noNaN: true });
const nutrients = fc
  .record(
    { kcal: amount, proteinG: amount, fatG: amount, carbsG: amount, fiberG: amount },
    { requiredKeys: ["kcal", "proteinG"] },
  )
  .map((values) => values as Nutrients & { readonly proteinG: number });
const grams = fc.double({ min: 0.5, max: 5_000, noNaN: true });

test("FOOD-01 a portion is the values per 100 g times its grams, applied once", () => {
  fc.assert(
    fc.property(nutrients, grams, fc.double({ min: 0.5, max: 50, noNaN: true }), (per100g, weight, count) => {
      const once = nutrientsFor({ per100g }, servingGrams({ label: "piece", grams: weight }, count));
      expect(once.kcal).toBeCloseTo((per100g.kcal * weight * count) / 100, 6);
      expect(once.proteinG).toBeCloseTo((per100g.proteinG * weight * count) / 100, 6);
    }),
  );
});

test("FOOD-01 100 g are what the table says, 0 g are nothing", () => {
  fc.assert(
    fc.property(nutrients, (per100g) => {
      expect(nutrientsFor({ per100g }, 100)).toEqual({ ...per100g });
      expect(nutrientsFor({ per100g }, 0).kcal).toBe(0);
    }),
  );
});

test("FOOD-01 a label's serving becomes 100 g and the same serving again", () => {
  fc.assert(
    fc.property(nutrients, grams, (serving, weight) => {
      const again = nutrientsFor({ per100g: per100gOf(serving, weight) }, weight);
      expect(again.kcal).toBeCloseTo(serving.kcal, 6);
      expect(Object.keys(again).sort()).toEqual(Object.keys(serving).sort());
    }),
  );
});

test("FOOD-01 two halves are the whole, and what nobody knows is not 0", () => {
  fc.assert(
    fc.property(nutrients, grams, (per100g, weight) => {
      const half = nutrientsFor({ per100g }, weight / 2);
      expect(half.kcal * 2).toBeCloseTo(nutrientsFor({ per100g }, weight).kcal, 6);
      expect("fatG" in half).toBe("fatG" in per100g);
    }),
  );
});
