import fc from "fast-check";
import { expect, test } from "vitest";
import { readLabel, readLabelAmount } from "./food-label.ts";

const parts = { proteinG: 8, carbsG: 57, fatG: 31 };

test.each([
  ["kcal", { kcal: 539, ...parts }, 539, false],
  ["kJ only", { kj: 2252, ...parts }, 538, false],
  ["kJ in the field for kcal", { kcal: 2252, ...parts }, 538, false],
  ["both, the kcal wrong", { kcal: 39, kj: 2252, ...parts }, 538, false],
  ["text with a comma", { kcal: "539,0", proteinG: "8,0 g", carbsG: "57 g", fatG: "31" }, 539, false],
  ["no energy, but its parts", { ...parts }, 539, true],
  ["energy that fits nothing", { kcal: 120, ...parts }, 120, true],
  ["no protein", { kcal: 120, carbsG: 30 }, 120, true],
])("BAR-01 a label with %s", (_, numbers, kcal, unverified) => {
  const read = readLabel(numbers, 100);
  if (!read.ok) throw new Error(read.error.type);
  expect([Math.round(read.value.per100g.kcal), read.value.unverified]).toEqual([kcal, unverified]);
});

test("BAR-01 a label per serving is brought to 100 g once", () => {
  const read = readLabel({ kcal: 80.85, proteinG: 1.2, carbsG: 8.55, fatG: 4.65 }, 15);
  expect(read).toMatchObject({ ok: true, value: { unverified: false } });
  if (read.ok) expect(read.value.per100g.kcal).toBeCloseTo(539, 6);
});

test.each([
  ["1,000 g protein", { kcal: 400, proteinG: 1000 }, 100, "impossible"],
  ["more than 100 g in 100 g", { kcal: 400, proteinG: 60, carbsG: 60, fatG: 0 }, 100, "impossible"],
  ["a serving of nothing", { kcal: 400 }, 0, "impossible"],
  ["no number at all", {}, 100, "no-energy"],
  ["words for numbers", { kcal: "plenty" }, 100, "no-energy"],
  ["negative energy", { kcal: -5 }, 100, "no-energy"],
])("BAR-01 %s is refused", (_, numbers, grams, type) => {
  expect(readLabel(numbers, grams)).toEqual({ ok: false, error: { type } });
});

test("BAR-01 whatever a table holds, what comes out is a food or a refusal", () => {
  const small = fc.double({ min: 0, max: 60, noNaN: true });
  const anything = fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 2, arbitrary: small.map((value) => `${value.toFixed(1).replace(".", ",")} g`) },
    fc.double(),
    fc.string(),
    fc.constant(undefined),
    fc.integer(),
    fc.constant(null),
  );
  let foods = 0;
  fc.assert(
    fc.property(
      fc.record({ kcal: anything, kj: anything, proteinG: anything, carbsG: anything, fatG: anything }),
      fc.oneof(fc.double({ min: 10, max: 1_000, noNaN: true }), fc.double()),
      (numbers, grams) => {
        const read = readLabel(numbers, grams);
        if (!read.ok) return;
        foods += 1;
        for (const value of Object.values(read.value.per100g)) {
          if (typeof value !== "number") continue;
          expect(Number.isFinite(value) && value >= 0 && value <= 1_000).toBe(true);
        }
      },
    ),
    { numRuns: 5_000 },
  );
  expect(foods).toBeGreaterThan(500);
  expect(["<0.5 g", "1e3", "", " 3 ", "3 g of it"].map(readLabelAmount)).toEqual([
    0.5,
    undefined,
    undefined,
    3,
    undefined,
  ]);
});
