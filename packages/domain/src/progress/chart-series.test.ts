import { expect, test } from "vitest";
import { estimateChart, measurementChart, volumeSeries, weightSeries } from "./chart-series.ts";
import { chartPoints, currentMeasurement, measurementSeries } from "./measurement-series.ts";
import { bestSets } from "./sets/best-set.ts";
import { aDoneSet } from "./testing/done-sets.ts";
import { weightTrend } from "./weight-trend.ts";
import { weightFacts } from "./why-facts.text.ts";

const reading = (
  metric: "arms" | "bicepLeft" | "bicepRight" | "pullups",
  value: number,
  date: string,
  hour = 8,
) => ({
  metric,
  value,
  date,
  at: `${date}T0${hour}:00:00.000Z`,
});

test("PROG-02 a day's last reading counts, compared with the day before it", () => {
  const series = measurementSeries(
    [
      reading("arms", 14, "2026-01-01"),
      reading("arms", 41, "2026-01-08"),
      reading("arms", 14.2, "2026-01-08", 9),
    ],
    "arms",
  );
  expect(series.map((point) => point.value)).toEqual([14, 14.2]);
  expect(currentMeasurement(series)?.change).toBeCloseTo(0.2, 9);
  expect(currentMeasurement(series.slice(0, 1))?.change).toBeUndefined();
  expect(currentMeasurement([])).toBeUndefined();
});

test("PROG-02 arms are the mean of both biceps where arms themselves were not measured", () => {
  const both = [reading("bicepLeft", 14, "2026-01-01"), reading("bicepRight", 14.5, "2026-01-01")];
  expect(measurementSeries(both, "arms")).toEqual([{ date: "2026-01-01", value: 14.25 }]);
  expect(measurementSeries(both.slice(1), "arms")).toEqual([]);
  expect(measurementSeries([...both, reading("arms", 15, "2026-01-01")], "arms")[0]?.value).toBe(15);
});

test("PROG-07 charts draw points above 0 only", () => {
  expect(chartPoints([{ value: 0 }, { value: 1 }, { value: -2 }])).toEqual([{ value: 1 }]);
  const zero = [
    reading("pullups", 0, "2026-01-01"),
    reading("pullups", 2, "2026-01-03"),
    reading("pullups", 3, "2026-01-05"),
  ];
  const chart = measurementChart({
    metric: "pullups",
    series: measurementSeries(zero, "pullups"),
    from: "2026-01-01",
    today: "2026-01-06",
    units: "imperial",
  });
  expect(chart?.points.map((point) => point.text)).toEqual(["Jan 3: 2 reps", "Jan 5: 3 reps"]);
  expect(chart?.sentence).toBe("Pull-ups 3 reps, +1 since Jan 3.");
});

test("PROG-07 UNIT-01 weight sentence, days and table agree in both units", () => {
  const trend = weightTrend([
    { date: "2025-12-20", value: 176 },
    { date: "2025-12-28", value: 175 },
    { date: "2026-01-04", value: 174 },
  ]);
  const of = (units: "imperial" | "metric") =>
    weightSeries({ trend, from: "2025-12-01", today: "2026-01-05", units, goalLb: 170 });
  const lb = of("imperial");
  expect(lb?.sentence).toMatch(/^Weight trend 174\.\d lb, −0\.\d lb a week\.$/);
  expect(lb?.points[0]?.text).toMatch(/^Dec 20, 2025: trend 176 lb, scale 176 lb$/);
  expect(lb?.table.rows[0]?.[0]).toBe("Jan 4");
  expect(lb?.table.rows).toHaveLength(3);
  expect(lb?.goal?.label).toBe("Goal 170");
  expect(lb?.expected).toMatch(/^170 lb expected .+ to .+\.$/);
  expect(of("metric")?.now).toEqual({ figure: "79.1", unit: "kg" });
  expect(
    weightSeries({ trend: trend.slice(0, 1), from: "2025-12-01", today: "2026-01-05", units: "metric" }),
  ).toBeUndefined();
});

test("PROG-07 UNIT-01 the goal weight is one number on the chart and behind 'Why?'", () => {
  const trend = weightTrend([
    { date: "2025-12-20", value: 176 },
    { date: "2025-12-28", value: 175 },
    { date: "2026-01-04", value: 174 },
  ]);
  const series = weightSeries({
    trend,
    from: "2025-12-01",
    today: "2026-01-05",
    units: "imperial",
    goalLb: 170.4,
  });
  if (series === undefined) throw new Error("No series");
  expect(series.goal?.label).toBe("Goal 170.4");
  expect(series.expected).toMatch(/^170\.4 lb expected/);
  const facts = weightFacts(series, trend, "imperial", 170.4);
  expect(facts.find(({ id }) => id === "Goal")?.value).toBe("170.4 lb");
});

test("PROG-07 the volume's figure is the last whole week against the weeks before it", () => {
  const weeks = [100, 200, 300].map((value, index) => ({
    monday: `2026-01-${String(5 + index * 7).padStart(2, "0")}`,
    value,
  }));
  const series = volumeSeries(
    [{ monday: "2025-12-29", value: 0 }, ...weeks, { monday: "2026-01-26", value: 10 }],
    "2026-01-27",
    "imperial",
  );
  expect(series).toMatchObject({ figure: "300", week: "last week", change: "+100% on the 2 weeks before" });
  expect(series?.bars.map((bar) => bar.label)).toEqual(["Jan 5", "Jan 12", "Jan 19", "Now"]);
  expect(volumeSeries([{ monday: "2026-01-26", value: 0 }], "2026-01-27", "imperial")).toBeUndefined();
  expect(volumeSeries([{ monday: "2026-01-26", value: 50 }], "2026-01-27", "imperial")).toMatchObject({
    figure: "50",
    week: "this week",
    change: undefined,
  });
});

test("PROG-07 an estimate of one day is a point without a change", () => {
  const chart = estimateChart({
    name: "Bench",
    points: [{ date: "2026-01-05", value: 220.4 }],
    from: "2026-01-01",
    today: "2026-01-06",
    units: "metric",
    unit: "kg",
  });
  expect(chart).toMatchObject({ figure: "100", change: undefined });
});

test("PROG-07 a change is the difference of the two figures that are shown", () => {
  const span = { from: "2026-01-01", today: "2026-01-06", units: "imperial" } as const;
  const estimates = (first: number, last: number) =>
    estimateChart({
      ...span,
      name: "Bench",
      points: [
        { date: "2026-01-03", value: first },
        { date: "2026-01-05", value: last },
      ],
      unit: "lb",
    });
  // 100 and 103: 2.1 of rounding is no '+2'.
  expect(estimates(100.45, 102.55)).toMatchObject({ figure: "103", change: "+3 lb since Jan 3" });
  expect(estimates(100.4, 100.6)?.change).toBe("+1 lb since Jan 3");
  expect(estimates(99.6, 100.4)?.change).toBe("No change since Jan 3");
  const arms = [reading("arms", 14.04, "2026-01-03"), reading("arms", 14.16, "2026-01-05")];
  const chart = measurementChart({ ...span, metric: "arms", series: measurementSeries(arms, "arms") });
  expect(chart?.sentence).toBe("Arms 14.2 in, +0.2 since Jan 3.");
});

test("PROG-03 best sets rise strictly, from readings and logs, not drop sets", () => {
  const sets = [
    aDoneSet({ exerciseId: "pull-up", date: "2026-01-03", reps: 5 }),
    aDoneSet({ exerciseId: "pull-up", date: "2026-01-04", reps: 9, role: "drop" }),
    aDoneSet({ exerciseId: "row", date: "2026-01-05", reps: 20 }),
  ];
  const readings = [
    { date: "2026-01-01", value: 3 },
    { date: "2026-01-06", value: 5 },
  ];
  expect(bestSets(readings, sets, new Set(["pull-up"]))).toEqual([
    { date: "2026-01-01", reps: 3 },
    { date: "2026-01-03", reps: 5 },
  ]);
});
