import fc from "fast-check";
import { expect, test } from "vitest";
import { bodyWeightFrom, type EffectiveLoadRule, effectiveLoad } from "./effective-load.ts";

const rule = (loadKind: EffectiveLoadRule["loadKind"], bodyweightFraction = 0): EffectiveLoadRule => ({
  loadKind,
  bodyweightFraction,
});

test.each([
  ["a bar", rule("external"), 135, 180, 135],
  ["two dumbbells", rule("perHand"), 40, 180, 80],
  ["a pull-up", rule("bodyweightPlus", 0.95), null, 180, 171],
  ["a weighted pull-up", rule("bodyweightPlus", 0.95), 25, 180, 196],
  ["a push-up on the floor (Ebben 2011)", rule("bodyweightPlus", 0.64), null, 200, 128],
  ["an assisted pull-up", rule("assisted", 0.95), 60, 180, 111],
  ["help that is more than the body weighs", rule("assisted", 0.95), 300, 180, 0],
])("PROG-07 F6 effective load of %s", (_, of, entered, bodyWeight, load) => {
  expect(effectiveLoad(of, entered, bodyWeight)).toBeCloseTo(load, 9);
});

test("PROG-07 F6 what is not known gives no load instead of a wrong one", () => {
  expect(effectiveLoad(rule("none"), 20, 180)).toBeUndefined();
  expect(effectiveLoad(rule("external"), null, 180)).toBeUndefined();
  expect(effectiveLoad(rule("bodyweightPlus", 0.95), 10, undefined)).toBeUndefined();
  expect(effectiveLoad(rule("assisted", 0.95), null, 180)).toBeUndefined();
});

test("PROG-07 F6 less help and more weight are always more load", () => {
  const weight = fc.double({ min: 1, max: 400, noNaN: true });
  fc.assert(
    fc.property(weight, weight, weight, (a, b, body) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const of = (kind: EffectiveLoadRule["loadKind"], entered: number) =>
        effectiveLoad(rule(kind, 0.95), entered, body) ?? Number.NaN;
      expect(of("assisted", less)).toBeGreaterThanOrEqual(of("assisted", more));
      for (const kind of ["external", "perHand", "bodyweightPlus"] as const)
        expect(of(kind, more)).toBeGreaterThanOrEqual(of(kind, less));
    }),
  );
});

test("PROG-07 F6 body weight is the last one known, else the first reading", () => {
  const on = bodyWeightFrom(
    [
      { date: "2025-12-31", value: 180 },
      { date: "2026-01-10", value: 176 },
    ],
    150,
  );
  expect(["2025-01-01", "2025-12-31", "2026-01-09", "2026-01-10", "2030-01-01"].map(on)).toEqual([
    180, 180, 180, 176, 176,
  ]);
  expect(bodyWeightFrom([], 150)("2026-01-01")).toBe(150);
  expect(bodyWeightFrom([], undefined)("2026-01-01")).toBeUndefined();
});
