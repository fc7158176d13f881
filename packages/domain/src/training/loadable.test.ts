import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kilogramsToPounds } from "../shared/units.ts";
import { type Gear, usualGear } from "./gear.ts";
import { barLoadings, gramsOf, lightestLoad, nearestLoadable } from "./loadable.ts";

const kg = kilogramsToPounds;
const inKg = (pounds: readonly number[] | undefined) => pounds?.map((plate) => gramsOf(plate) / 1000);
/** 20×1, 15×2, 10×1, 2.5×1 kg a side: the home set of features.md, on which greedy loading misses four totals. */
const homeSet = [
  { weight: kg(20), pairs: 1 },
  { weight: kg(15), pairs: 2 },
  { weight: kg(10), pairs: 1 },
  { weight: kg(2.5), pairs: 1 },
];

describe("feature F16: plates", () => {
  test.each([25, 27.5, 40, 42.5])(
    "F16 a home set makes %d kg a side exactly, where greedy can not",
    (side) => {
      const { exact } = barLoadings(kg(20 + 2 * side), kg(20), homeSet);
      expect(inKg(exact?.perSide)?.reduce((sum, plate) => sum + plate, 0)).toBeCloseTo(side, 6);
    },
  );

  test("F16 fewest plates: 135 lb is one 45 a side, 185 lb one 45 and one 25", () => {
    const { plates } = usualGear("gym", "imperial");
    expect(barLoadings(135, 45, plates).exact?.perSide).toEqual([45]);
    expect(barLoadings(185, 45, plates).exact?.perSide).toEqual([45, 25]);
    expect(barLoadings(45, 45, plates).exact?.perSide).toEqual([]);
    expect(barLoadings(215, 45, plates).exact?.perSide).toEqual([45, 35, 5]);
    // Of two ways with as many plates the one with the larger plate: no 25 · 25 · 25 · 10.
    const without35 = plates.filter(({ weight }) => weight !== 35);
    expect(barLoadings(215, 45, without35).exact?.perSide).toEqual([45, 25, 10, 5]);
  });

  test("F16 of equally many plates the stack that changes least", () => {
    const plates = [
      { weight: 30, pairs: 1 },
      { weight: 20, pairs: 2 },
      { weight: 10, pairs: 1 },
    ];
    expect(barLoadings(125, 45, plates, [20]).exact?.perSide).toEqual([20, 20]);
    expect(barLoadings(125, 45, plates, [30]).exact?.perSide).toEqual([30, 10]);
  });

  test("F16 what can not be made names both neighbours; below the bar there is only above", () => {
    const { plates } = usualGear("gym", "imperial");
    const { exact, below, above } = barLoadings(137, 45, plates);
    expect(exact).toBeUndefined();
    expect([below?.totalLb, above?.totalLb]).toEqual([135, 140]);
    expect(barLoadings(30, 45, plates)).toMatchObject({ below: undefined, above: { totalLb: 45 } });
  });

  test("F16 pounds on a kilogram set: 100 lb is between 45 and 46 kg, never called exact", () => {
    const { plates } = usualGear("gym", "metric");
    const { exact, below, above } = barLoadings(100, kg(20), plates);
    expect(exact).toBeUndefined();
    expect([gramsOf(below?.totalLb ?? 0), gramsOf(above?.totalLb ?? 0)]).toEqual([45_000, 47_500]);
  });

  test("F16 against trying every combination: the neighbours are the nearest there are", () => {
    const inventory = fc.array(
      fc.record({
        weight: fc.constantFrom(1.25, 2.5, 5, 10, 15, 20, 25).map(kg),
        pairs: fc.integer({ min: 1, max: 2 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(inventory, fc.integer({ min: 20, max: 150 }), (plates, target) => {
        const all = plates.reduce<readonly number[]>(
          (sums, kind) =>
            sums.flatMap((sum) =>
              Array.from({ length: kind.pairs + 1 }, (_, count) => sum + 2 * count * gramsOf(kind.weight)),
            ),
          [20_000],
        );
        const wanted = target * 1000;
        const { exact, below, above } = barLoadings(kg(target), kg(20), plates);
        const grams = (loading: typeof exact) =>
          loading === undefined ? undefined : gramsOf(loading.totalLb);
        expect(grams(exact)).toBe(all.includes(wanted) ? wanted : undefined);
        const lower = all.filter((sum) => sum < wanted);
        const higher = all.filter((sum) => sum > wanted);
        expect(grams(below)).toBe(lower.length === 0 ? undefined : Math.max(...lower));
        expect(grams(above)).toBe(higher.length === 0 ? undefined : Math.min(...higher));
      }),
      { numRuns: 300 },
    );
  });
});

describe("feature F16: what can be loaded", () => {
  const gear: Gear = {
    place: "home",
    bars: [45, 35],
    plates: [{ weight: 10, pairs: 1 }],
    dumbbells: [5, 10, 15, 25],
    stackStep: null,
  };

  test("F16 the nearest dumbbell, the lighter one of two equally near; 20 lb of a set without 20s is 15", () => {
    expect(nearestLoadable(20, gear, "dumbbell")).toBe(15);
    expect(nearestLoadable(24, gear, "dumbbell")).toBe(25);
    expect(nearestLoadable(80, gear, "dumbbell")).toBe(25);
  });

  test("F16 every bar is tried", () => {
    expect(nearestLoadable(55, gear, "barbell")).toBe(55);
    expect(nearestLoadable(46, gear, "barbell")).toBe(45);
    expect(lightestLoad(gear, "barbell")).toBe(35);
  });

  test("F16 a stack goes by its pins, never below the first; a place without one says nothing", () => {
    expect(nearestLoadable(52, { ...gear, stackStep: 10 }, "stack")).toBe(50);
    expect(nearestLoadable(3, { ...gear, stackStep: 10 }, "stack")).toBe(10);
    expect(nearestLoadable(52, gear, "stack")).toBeUndefined();
    expect(nearestLoadable(20, { ...gear, dumbbells: [] }, "dumbbell")).toBeUndefined();
  });
});
