import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../shared/dates.ts";
import {
  farFromTrend,
  goalDates,
  isWantedRate,
  slopeOf,
  trendShare,
  weeklyRate,
  weightTrend,
} from "./weight-trend.ts";

const start = "2026-01-01";
const daily = (values: readonly number[], step = 1) =>
  values.map((value, index) => ({ date: addDays(start, index * step), value }));

test("PROG-07 F8 after τ = 7 days a step has come through by 1 − 1/e", () => {
  expect(trendShare(7)).toBeCloseTo(0.6321, 4);
  const steady = daily(Array.from({ length: 30 }, () => 80));
  const from = steady.at(-1)?.date ?? start;
  const every = Array.from({ length: 7 }, (_, index) => ({ date: addDays(from, index + 1), value: 81 }));
  for (const after of [every, every.slice(-1)])
    expect(weightTrend([...steady, ...after]).at(-1)?.trend).toBeCloseTo(80 + 0.6321, 3);
});

// NIST/SEMATECH e-Handbook of Statistical Methods, 6.3.2.4 "EWMA Control Charts", has the average of even times:
// EWMA_t = λ Y_t + (1 − λ) EWMA_(t−1). Read every day ours is that with λ = 1 − e^(−1/7).
test("PROG-07 F8 read every day the trend is the textbook's exponential average", () => {
  const values = [52, 47, 53, 49.3, 50.1, 47, 51, 50.1, 51.2, 50.5, 49.6, 47.6, 49.9, 51.3, 47.8];
  const lambda = 0.1331221;
  let expected = 52;
  const trend = weightTrend(daily(values));
  // It begins at the median of the first three.
  expect(trend[0]?.trend).toBe(52);
  for (const [index, value] of values.entries()) {
    if (index > 0) expected = lambda * value + (1 - lambda) * expected;
    expect(trend[index]?.trend).toBeCloseTo(expected, 4);
  }
});

test("PROG-07 F8 it begins at the median of the first three readings within 7 days", () => {
  expect(weightTrend(daily([80, 95, 81]))[0]?.trend).toBe(81);
  expect(weightTrend(daily([80, 82], 3))[0]?.trend).toBe(81);
  // The third lies outside the week.
  expect(weightTrend(daily([80, 90, 70], 7))[0]?.trend).toBe(85);
  expect(weightTrend([])).toEqual([]);
});

test("PROG-07 F8 a day's readings count as their mean; order does not matter", () => {
  const readings = [
    { date: "2026-01-02", value: 81 },
    { date: "2026-01-01", value: 80 },
    { date: "2026-01-02", value: 83 },
    { date: "2026-01-03", value: 0 },
  ];
  expect(weightTrend(readings).map(({ date, raw }) => [date, raw])).toEqual([
    ["2026-01-01", 80],
    ["2026-01-02", 82],
  ]);
  expect(weightTrend(readings.toReversed())).toEqual(weightTrend(readings));
});

test("PROG-07 F8 a reading that the day's later one contradicts counts for nothing", () => {
  const readings = [
    { date: "2026-01-01", value: 72.5, at: "2026-01-01T08:00:00.000Z" },
    { date: "2026-01-02", value: 27.5, at: "2026-01-02T08:00:00.000Z" },
    { date: "2026-01-02", value: 72.4, at: "2026-01-02T09:00:00.000Z" },
  ];
  const trend = weightTrend(readings);
  expect(trend.map(({ raw }) => raw)).toEqual([72.5, 72.4]);
  for (const point of trend) expect(Math.abs(point.trend - 72.45)).toBeLessThan(0.06);
  expect(weightTrend(readings.toReversed())).toEqual(trend);
});

test("PROG-07 F8 the trend never leaves the range of the readings", () => {
  const readings = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 400 }),
      value: fc.double({ min: 30, max: 300, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(readings, (raw) => {
      const values = raw.map((one) => one.value);
      for (const point of weightTrend(raw.map(({ day, value }) => ({ date: addDays(start, day), value })))) {
        expect(point.trend).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
        expect(point.trend).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }
    }),
  );
});

test("PROG-07 F8 a steady loss is read as its rate once the trend has caught up", () => {
  const losing = weightTrend(daily(Array.from({ length: 90 }, (_, day) => 100 - (0.7 / 7) * day)));
  expect(weeklyRate(losing)).toBeCloseTo(-0.7, 3);
  expect(
    slopeOf([
      { day: 0, value: 1 },
      { day: 2, value: 5 },
    ]),
  ).toBe(2);
});

test("PROG-07 F8 no rate from fewer than three readings or less than a week", () => {
  expect(weeklyRate(weightTrend(daily([80, 79], 10)))).toBeUndefined();
  expect(weeklyRate(weightTrend(daily([80, 79, 78, 77])))).toBeUndefined();
  expect(weeklyRate([])).toBeUndefined();
});

test("PROG-07 F8 a reading off by 3% or three usual distances is asked about", () => {
  const trend = weightTrend(daily(Array.from({ length: 20 }, (_, day) => 80 + (day % 2) * 0.4)));
  const at = (value: number) => farFromTrend(trend, { date: "2026-02-01", value });
  expect(at(82)).toBeUndefined();
  expect(at(83)?.distance).toBeGreaterThan(2.4);
  expect(at(77)?.distance).toBeLessThan(-2.4);
  const noisy = weightTrend(daily(Array.from({ length: 28 }, (_, day) => 80 + (day % 2) * 6)));
  expect(farFromTrend(noisy, { date: "2026-02-01", value: 87 })).toBeUndefined();
  expect(farFromTrend([], { date: start, value: 500 })).toBeUndefined();
});

test("PROG-07 F8 the goal's dates are a range, and none when the way leads elsewhere", () => {
  const losing = weightTrend(daily(Array.from({ length: 60 }, (_, day) => 100 - 0.1 * day)));
  const last = losing.at(-1)?.trend ?? 0;
  const dates = goalDates(losing, last - 7);
  // 7 at 0.7 a week are 70 days; 56 to 93 with a quarter either way.
  expect(dates).toEqual({
    from: addDays(losing.at(-1)?.date ?? "", 56),
    to: addDays(losing.at(-1)?.date ?? "", 93),
  });
  expect(goalDates(losing, last + 5)).toBeUndefined();
  expect(goalDates(losing, last - 90)).toBeUndefined();
  expect(goalDates(weightTrend(daily(Array.from({ length: 30 }, () => 80))), 75)).toBeUndefined();
});

test("PROG-07 a rate that is shown as 0 is no progress in either direction", () => {
  expect(isWantedRate(0.04, "muscle", "imperial")).toBe(false);
  expect(isWantedRate(-0.04, "weight_loss", "imperial")).toBe(false);
  expect(isWantedRate(0.3, "muscle", "imperial")).toBe(true);
  // 0.1 lb a week is 0 kg.
  expect(isWantedRate(0.1, "muscle", "metric")).toBe(false);
  expect(isWantedRate(-0.3, "weight_loss", "metric")).toBe(true);
  expect(isWantedRate(-0.3, "strength", "imperial")).toBe(false);
});
