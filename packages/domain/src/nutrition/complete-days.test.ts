import { expect, test } from "vitest";
import { completeDays, type DayIntake } from "./complete-days.ts";

const today = "2026-11-22";
const resting = 1_400;
const day = (date: string, calories: number, closed = false): DayIntake => ({
  date,
  calories,
  protein: 20,
  closed,
});
const complete = (...days: readonly DayIntake[]) =>
  completeDays(days, resting, today).map(({ date }) => date);

test("REV-02 a day with one soup is no complete day, also when it is the only one", () => {
  expect(complete(day("2026-11-20", 200))).toEqual([]);
  expect(complete(day("2026-11-20", 200), day("2026-11-21", 150))).toEqual([]);
});

test("REV-02 a day counts from half of the usual energy on", () => {
  const usual = ["2026-11-17", "2026-11-18", "2026-11-19"].map((date) => day(date, 2_000));
  expect(complete(...usual, day("2026-11-20", 999), day("2026-11-21", 1_000))).toEqual([
    "2026-11-17",
    "2026-11-18",
    "2026-11-19",
    "2026-11-21",
  ]);
});

test("REV-02 a closed day counts however little was eaten, empty ones never", () => {
  expect(complete(day("2026-11-20", 200, true), day("2026-11-21", 0, true))).toEqual(["2026-11-20"]);
  expect(complete(day("2026-11-23", 2_000))).toEqual([]);
});
