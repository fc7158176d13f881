import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kilogramsToPounds } from "../../shared/units.ts";
import { type Gear, gearOf, usualGear } from "./gear.ts";
import {
  barLoadings,
  gramsOf,
  isFarAbove,
  isLoadable,
  lightestLoadLb,
  loadableStep,
  loadableWeightsLb,
  nearestLoadable,
} from "./loadable.ts";

const kg = kilogramsToPounds;
const inKg = (pounds: readonly number[] | undefined) => pounds?.map((plate) => gramsOf(plate) / 1000);
/** 20×1, 15×2, 10×1, 2.5×1 kg a side: a home set on which greedy loading misses four totals. */
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

  test("F16 an unloadable weight names both neighbours, below the bar only above", () => {
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

const on = (name: string, machine: string | null = null) => ({ exerciseId: name, name, machine });
const bench = on("Barbell Bench Press");
const curls = on("Dumbbell Curls");
const legPress = on("Leg Press", "Leg Press");
const rows = on("Dumbbell One-arm Rows");
const swings = on("Kettlebell Swings");
const goblet = { exerciseId: "squat.goblet", name: "Goblet Squats", machine: null };

describe("feature F16: what can be loaded", () => {
  const gear: Gear = {
    place: "home",
    bars: [45, 35],
    plates: [{ weight: 10, pairs: 1 }],
    dumbbells: [5, 10, 15, 25],
    singles: [40],
    kettlebells: [26],
    smithBar: null,
    stackStep: null,
  };

  test("F16 the nearest dumbbell is taken, the lighter one of two", () => {
    expect(nearestLoadable(20, curls, gear)).toBe(15);
    expect(nearestLoadable(24, curls, gear)).toBe(25);
    expect(nearestLoadable(80, curls, gear)).toBe(25);
  });

  test("F16 down is never above, up never below; nothing there is said", () => {
    expect(nearestLoadable(24, curls, gear, "down")).toBe(15);
    expect(nearestLoadable(16, curls, gear, "up")).toBe(25);
    expect(nearestLoadable(4, curls, gear, "down")).toBeUndefined();
    expect(nearestLoadable(26, curls, gear, "up")).toBeUndefined();
  });

  test("F16 every bar is tried", () => {
    expect(loadableWeightsLb(bench, gear)).toEqual([35, 45, 55, 65]);
    expect(lightestLoadLb(bench, gear)).toBe(35);
  });

  test("F16 a dumbbell of which there is one serves moves of one hand only", () => {
    expect(loadableWeightsLb(rows, gear)).toEqual([5, 10, 15, 25, 40]);
    expect(loadableWeightsLb(curls, gear)).toEqual([5, 10, 15, 25]);
    expect(loadableWeightsLb(goblet, gear)).toEqual([5, 10, 15, 25, 26, 40]);
  });

  test("F16 a stack goes by its pins, never below the first", () => {
    expect(nearestLoadable(52, legPress, { ...gear, stackStep: 10 })).toBe(50);
    expect(nearestLoadable(3, legPress, { ...gear, stackStep: 10 })).toBe(10);
    expect(loadableWeightsLb(legPress, gear)).toEqual([]);
    expect(nearestLoadable(20, curls, { ...gear, dumbbells: [] })).toBeUndefined();
  });

  test("F16 a Smith bar and a bar on one end take plates; what is not known has no list", () => {
    expect(loadableWeightsLb(on("Smith Machine Squats"), { ...gear, smithBar: 20 })).toEqual([20, 40]);
    expect(loadableWeightsLb(on("Landmine Press"), { ...gear, bars: [45] })).toEqual([45, 55, 65]);
    expect(loadableWeightsLb(on("Bear Crawl"), gear)).toBeUndefined();
  });

  test("EXC-03 a step is the next weight of the kit in its direction, if any", () => {
    expect(loadableStep({ baseLb: 10, stepLb: 2.5 }, curls, gear)).toBe(15);
    expect(loadableStep({ baseLb: 15, stepLb: -2.5 }, curls, gear)).toBe(10);
    expect(loadableStep({ baseLb: 25, stepLb: 2.5 }, curls, gear)).toBe(25);
    expect(loadableStep({ baseLb: 22, stepLb: 0 }, curls, gear)).toBe(22);
    expect(loadableStep({ baseLb: 12, stepLb: 2.5 }, curls, { ...gear, dumbbells: [12, 30] })).toBe(12);
  });
});

describe("feature F16: usual weights where nobody told", () => {
  test("UNIT-01 usual kilogram weights are whole steps, and 20 kg stay 20 kg", () => {
    const usual = usualGear("gym", "metric");
    for (const exercise of [bench, curls, legPress])
      for (const weight of loadableWeightsLb(exercise, usual) ?? []) expect(gramsOf(weight) % 2_500).toBe(0);
    expect(loadableWeightsLb(swings, usual)?.map((one) => gramsOf(one) / 1000)).toEqual([
      4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48,
    ]);
    expect(gramsOf(nearestLoadable(kg(20), bench, usual) ?? 0)).toBe(20_000);
  });

  test("F16 at home only what was ticked is there; a gym of one's own is the home", () => {
    const kettlebells = { equipment: ["kettlebells"], gymAccess: "no_gym" } as const;
    expect(loadableWeightsLb(curls, gearOf("home", "imperial", {}, kettlebells))).toEqual([]);
    expect(loadableWeightsLb(goblet, gearOf("home", "imperial", {}, kettlebells))?.[3]).toBe(35);
    // Nobody is taken to own the kettlebells of a gym.
    expect(loadableWeightsLb(goblet, gearOf("home", "imperial", {}, kettlebells))?.at(-1)).toBe(70);
    const home = { ...usualGear("home", "imperial"), dumbbells: [12] };
    const own = { equipment: ["dumbbells"], gymAccess: "home_gym" } as const;
    expect(loadableWeightsLb(curls, gearOf("gym", "imperial", { home }, own))).toEqual([12]);
  });

  test("F16 a field missing from an older record is usual, an empty one is none", () => {
    const record = { place: "home", bars: [], plates: [], dumbbells: [12], stackStep: null } as const;
    const gear = gearOf("home", "imperial", { home: { ...record, bars: [], plates: [], dumbbells: [12] } });
    expect(loadableWeightsLb(bench, gear)).toEqual([]);
    expect(lightestLoadLb(swings, gear)).toBe(9);
    expect(gear.usual).toBeUndefined();
  });
});

describe("feature F16: properties over any kit", () => {
  const weights = fc.uniqueArray(
    fc.integer({ min: 1, max: 40 }).map((step) => step * 2.5),
    { maxLength: 12 },
  );
  const kits: fc.Arbitrary<Gear> = fc.record({
    place: fc.constant("home" as const),
    bars: fc.uniqueArray(fc.constantFrom(15, 25, 35, 45), { maxLength: 2 }),
    plates: fc.uniqueArray(
      fc.record({ weight: fc.constantFrom(1.25, 2.5, 5, 10, 25, 45), pairs: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 4, selector: ({ weight }) => weight },
    ),
    dumbbells: weights,
    singles: weights,
    kettlebells: weights,
    smithBar: fc.constantFrom(null, 15, 20),
    stackStep: fc.constantFrom(null, 5, 10, 15),
  });
  const requests = fc.record({
    kit: kits,
    exercise: fc.constantFrom(bench, curls, rows, swings, goblet, legPress, on("Smith Machine Squats")),
    target: fc.double({ min: 0, max: 600, noNaN: true }),
    step: fc.constantFrom(-10, -5, -2.5, 2.5, 5, 10, 15),
  });

  test("F16 lists rise, and every answer is one of the list", () => {
    fc.assert(
      fc.property(requests, ({ kit, exercise, target }) => {
        const all = loadableWeightsLb(exercise, kit) ?? [];
        expect(all.every((one, index) => index === 0 || one > (all[index - 1] ?? 0))).toBe(true);
        for (const rounding of ["nearest", "down", "up"] as const) {
          const found = nearestLoadable(target, exercise, kit, rounding);
          if (found === undefined) continue;
          expect(isLoadable(found, exercise, kit)).toBe(true);
          if (rounding === "down") expect(found).toBeLessThanOrEqual(target + 0.1);
          if (rounding === "up") expect(found).toBeGreaterThanOrEqual(target - 0.1);
          expect(nearestLoadable(found, exercise, kit, rounding)).toBe(found);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("EXC-03 a step from a loadable weight ends on a loadable weight", () => {
    fc.assert(
      fc.property(requests, ({ kit, exercise, target, step }) => {
        const baseLb = nearestLoadable(target, exercise, kit);
        if (baseLb === undefined) return;
        const next = loadableStep({ baseLb, stepLb: step }, exercise, kit);
        expect(isLoadable(next, exercise, kit)).toBe(true);
        expect(Math.sign(next - baseLb) * Math.sign(step)).toBeGreaterThanOrEqual(0);
        expect(isFarAbove(next, baseLb + Math.max(0, step))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
