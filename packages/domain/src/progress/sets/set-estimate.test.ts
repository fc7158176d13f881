import fc from "fast-check";
import { expect, test } from "vitest";
import { aDoneSet } from "../testing/done-sets.ts";
import { estimatedExercises, estimateSeries, setEstimate } from "./set-estimate.ts";

/** Published table for 100 kg × n: Epley, Brzycki, Lombardi, RPE table. */
const published = [
  { reps: 3, epley: 110.0, brzycki: 105.9, lowest: 105.9, highest: 111.6 },
  { reps: 5, epley: 116.7, brzycki: 112.5, lowest: 112.5, highest: 117.5 },
  { reps: 10, epley: 133.3, brzycki: 133.3, lowest: 125.9, highest: 136.4 },
  { reps: 12, epley: 140.0, brzycki: 144.0, lowest: 128.2, highest: 147.0 },
];

test.each(published)("PROG-07 F7 100 × $reps estimates the mean of Epley and Brzycki", (row) => {
  const estimate = setEstimate(aDoneSet({ load: 100, reps: row.reps })) ?? 0;
  expect(estimate).toBeCloseTo((row.epley + row.brzycki) / 2, 0);
  expect(estimate).toBeGreaterThanOrEqual(row.lowest);
  expect(estimate).toBeLessThanOrEqual(row.highest);
});

test("PROG-07 F7 one repetition is itself; 3 repetitions are 1.08 times", () => {
  expect(setEstimate(aDoneSet({ load: 225, reps: 1 }))).toBe(225);
  expect(setEstimate(aDoneSet({ load: 100, reps: 3 }))).toBeCloseTo(108, 9);
});

test("PROG-07 F7 the estimate of a pair of dumbbells is per hand, as it is logged", () => {
  expect(setEstimate(aDoneSet({ weight: 50, load: 100, reps: 3 }))).toBeCloseTo(54, 9);
  // Where body weight is moved too, all of it counts.
  expect(setEstimate(aDoneSet({ weight: 50, load: 200, reps: 3, movesBody: true }))).toBeCloseTo(216, 9);
});

test("PROG-07 F7 no estimate above 12 reps, nor from warm-up and drop sets", () => {
  expect(setEstimate(aDoneSet({ load: 100, reps: 13 }))).toBeUndefined();
  expect(setEstimate(aDoneSet({ load: 100, reps: 5, role: "warmup" }))).toBeUndefined();
  expect(setEstimate(aDoneSet({ load: 100, reps: 5, role: "drop" }))).toBeUndefined();
  expect(setEstimate(aDoneSet({ load: null, reps: 5 }))).toBeUndefined();
  expect(setEstimate(aDoneSet({ load: 100, reps: null }))).toBeUndefined();
});

test("PROG-07 F7 repetitions in reserve count, 12 in all at most", () => {
  expect(setEstimate(aDoneSet({ load: 100, reps: 8, rir: 2 }))).toBe(
    setEstimate(aDoneSet({ load: 100, reps: 10 })),
  );
  expect(setEstimate(aDoneSet({ load: 100, reps: 11, rir: 6 }))).toBe(
    setEstimate(aDoneSet({ load: 100, reps: 12 })),
  );
});

test("PROG-07 F7 more load or more repetitions never estimate less", () => {
  const load = fc.double({ min: 1, max: 1000, noNaN: true });
  const reps = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(load, load, reps, reps, (a, b, m, n) => {
      const low = setEstimate(aDoneSet({ load: Math.min(a, b), reps: Math.min(m, n) })) ?? Number.NaN;
      const high = setEstimate(aDoneSet({ load: Math.max(a, b), reps: Math.max(m, n) })) ?? Number.NaN;
      expect(high).toBeGreaterThanOrEqual(low * (1 - 1e-12));
    }),
  );
});

test("PROG-07 F7 an easy set never lowers the estimate, a hard one does", () => {
  const sets = [
    aDoneSet({ date: "2026-10-26", load: 185, reps: 11 }),
    aDoneSet({ date: "2026-11-02", load: 185, reps: 3, isEasy: true }),
    aDoneSet({ date: "2026-11-09", load: 200, reps: 11, isEasy: true }),
    aDoneSet({ date: "2026-11-16", load: 185, reps: 8 }),
  ];
  expect(estimateSeries(sets, "bench").map(({ date }) => date)).toEqual([
    "2026-10-26",
    "2026-11-09",
    "2026-11-16",
  ]);
});

test("PROG-07 an exercise has one point a day, its best set", () => {
  const sets = [
    aDoneSet({ date: "2026-01-05", load: 100, reps: 5 }),
    aDoneSet({ date: "2026-01-05", load: 110, reps: 5 }),
    aDoneSet({ date: "2026-01-07", load: 105, reps: 5 }),
    aDoneSet({ date: "2026-01-07", exerciseId: "row", name: "Row", load: 90, reps: 8 }),
  ];
  expect(estimateSeries(sets, "bench").map((point) => [point.date, point.set.load])).toEqual([
    ["2026-01-05", 110],
    ["2026-01-07", 105],
  ]);
  expect(estimatedExercises(sets).map((one) => [one.name, one.days])).toEqual([
    ["Bench", 2],
    ["Row", 1],
  ]);
});
