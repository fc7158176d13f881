import { expect, test } from "vitest";
import type { MeasurementName } from "../body/reading.ts";
import { addDays, type CivilDate } from "../shared/dates.ts";
import { unusualMeasurements } from "./unusual-measurements.ts";

const today = "2026-11-20";
const reading = (metric: MeasurementName, value: number, date: CivilDate = "2026-11-14") => ({
  metric,
  value,
  date,
  at: `${date}T09:00:00.000Z`,
});
const profile = { weight: 174.2371, bodyFat: 19, pullups: 6, pushups: 24 };
const readings = [
  ...Array.from({ length: 14 }, (_, day) => reading("weight", 174, addDays("2026-11-01", day))),
  reading("arms", 14.1),
];
const context = { readings, profile, today, units: "imperial" } as const;
const ask = (metric: MeasurementName, value: number) => unusualMeasurements([{ metric, value }], context);

test("PROG-02 values that are possible and odd are asked about, usual ones are not", () => {
  expect(ask("weight", 190)).toEqual(["190 lb is 16 lb above your trend."]);
  expect(ask("weight", 176)).toEqual([]);
  expect(ask("arms", 19)).toEqual(["Arms was 14.1 in last time, now 19 in."]);
  expect(ask("arms", 14.6)).toEqual([]);
  expect(ask("chest", 40)).toEqual([]);
  expect(ask("waist", 40)).toEqual([]);
  // Counts grow fast at first: 2.5 × and 10 more, both.
  expect(ask("pullups", 15)).toEqual([]);
  expect(ask("pullups", 16)).toEqual([]);
  expect(ask("pullups", 60)).toEqual(["Pull-ups were 6 last time, now 60."]);
  expect(ask("pushups", 60)).toEqual([]);
  expect(ask("pushups", 240)).toEqual(["Push-ups were 24 last time, now 240."]);
  expect(ask("pushups", 2)).toEqual([]);
  const none = { ...context, readings: [reading("pullups", 0)] };
  expect(unusualMeasurements([{ metric: "pullups", value: 11 }], none)).toHaveLength(1);
});

test("PROG-02 without a weigh-in the profile's weight is the one to compare with", () => {
  const first = { ...context, readings: [] };
  expect(unusualMeasurements([{ metric: "weight", value: 66 }], first)).toEqual([
    "Weight was 174.2 lb last time, now 66 lb.",
  ]);
  expect(unusualMeasurements([{ metric: "weight", value: 180 }], first)).toEqual([]);
});
