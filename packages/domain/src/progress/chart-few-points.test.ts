/** Every chart with nothing, one, two and many points: what it says and what its table holds. */
import { expect, test } from "vitest";
import { addDays } from "../shared/dates.ts";
import { estimateChart, measurementChart, volumeSeries, weightSeries } from "./chart-series.ts";
import { weightTrend } from "./weight-trend.ts";

const today = "2026-03-01";
const from = "2026-01-01";
const units = "imperial";
/** Readings a week apart, the last one today: 200, 199, … */
const readings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(today, -7 * (count - 1 - index)),
    value: 200 - index,
  }));

test.each([
  [0, undefined, undefined],
  [1, undefined, undefined],
  // It begins at their middle and goes 63% of the way in a week; no rate from two.
  [2, "Weight trend 199.2 lb.", 2],
  [8, expect.stringMatching(/^Weight trend 19\d\.\d lb, −\d(\.\d)? lb a week\.$/), 8],
])("PROG-07 the weight chart with %i weigh-ins", (count, sentence, rows) => {
  const series = weightSeries({ trend: weightTrend(readings(count)), from, today, units });
  expect(series?.sentence).toEqual(sentence);
  expect(series?.table.rows.length).toBe(rows);
  // What is drawn, what is read and what the table holds are the same days.
  expect(series?.points.length).toBe(rows);
  expect(series?.table.rows.every((row) => row.length === series.table.head.length) ?? true).toBe(true);
});

test.each([
  [0, undefined, []],
  [1, undefined, []],
  [
    2,
    "Waist 199 in, −1 since Feb 22.",
    [
      ["Mar 1", "199 in"],
      ["Feb 22", "200 in"],
    ],
  ],
])("PROG-07 a measurement's chart with %i values", (count, sentence, rows) => {
  const chart = measurementChart({ metric: "waist", series: readings(count), from, today, units });
  expect(chart?.sentence).toBe(sentence);
  expect(chart?.table.rows ?? []).toEqual(rows);
});

test.each([
  [0, undefined, undefined, []],
  [1, "200", undefined, [["Mar 1", "200"]]],
  [
    2,
    "199",
    "−1 lb since Feb 22",
    [
      ["Mar 1", "199"],
      ["Feb 22", "200"],
    ],
  ],
])("PROG-07 the estimate's chart with %i days", (count, figure, change, rows) => {
  const chart = estimateChart({ name: "Bench", points: readings(count), from, today, units, unit: "lb" });
  expect([chart?.figure, chart?.change]).toEqual([figure, change]);
  expect(chart?.table.rows ?? []).toEqual(rows);
});

test.each([
  [[], undefined, undefined, undefined],
  [[0, 0], undefined, undefined, undefined],
  [[0, 500], "500", "this week", undefined],
  [[400, 500], "400", "last week", undefined],
  [[300, 400, 100], "400", "last week", "+33% on the week before"],
])("PROG-07 the volume's chart with the weeks %o", (values, figure, week, change) => {
  // The last bar is the running week, which begins on Monday, February 23rd.
  const weeks = values.map((value, index) => ({
    monday: addDays("2026-02-23", -7 * (values.length - 1 - index)),
    value,
  }));
  const series = volumeSeries(weeks, today, units);
  expect([series?.figure, series?.week, series?.change]).toEqual([figure, week, change]);
  expect(series?.table.rows.length).toBe(series?.bars.length);
});
