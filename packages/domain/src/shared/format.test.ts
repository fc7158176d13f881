import { expect, onTestFinished, test, vi } from "vitest";
import { addDays } from "./dates.ts";
import {
  formatChange,
  formatClock,
  formatCount,
  formatDate,
  formatDateRange,
  formatDistance,
  formatHeight,
  formatLength,
  formatLongDate,
  formatMonthDay,
  formatNumber,
  formatOneRepMax,
  formatSetWeight,
  formatWeight,
  formatWeightChange,
} from "./format.ts";
import { formatList } from "./format-list.ts";
import { kilogramsToPounds } from "./units.ts";

test("UNIT-01 weights and lengths read in the person's units, rounded for the eye only", () => {
  expect(formatWeight(174.2, "imperial")).toBe("174.2 lb");
  expect(formatWeight(174.2, "metric")).toBe("79 kg");
  expect(formatWeight(174.5, "metric")).toBe("79.2 kg");
  expect(formatWeightChange(-0.4, "imperial")).toBe("−0.4 lb");
  expect(formatWeightChange(2.5, "metric")).toBe("+1.1 kg");
  expect(formatLength(14.5, "imperial")).toBe("14.5 in");
  expect(formatLength(14.5, "metric")).toBe("36.8 cm");
  expect(formatHeight(70, "imperial")).toBe("5 ft 10 in");
  expect(formatHeight(72, "imperial")).toBe("6 ft 0 in");
  expect(formatHeight(70, "metric")).toBe("178 cm");
});

test("numbers have groups of three, a real minus sign and no minus zero", () => {
  expect(formatNumber(38420)).toBe("38,420");
  expect(formatNumber(1234567.25, 2)).toBe("1,234,567.25");
  expect(formatNumber(-0.44)).toBe("−0.4");
  expect(formatNumber(-0.04)).toBe("0");
  expect(formatNumber(1.005, 2)).toBe("1.01");
  expect(formatChange(6)).toBe("+6");
  expect(formatChange(-1200)).toBe("−1,200");
  expect(formatChange(0.04)).toBe("0");
});

test("dates read as Nov 20, Friday, Nov 20 and Nov 16-22", () => {
  expect(formatDate("2026-11-20")).toBe("Nov 20");
  expect(formatDate("2025-11-20", "2026-01-02")).toBe("Nov 20, 2025");
  expect(formatDate("2026-11-20", "2026-01-02")).toBe("Nov 20");
  expect(formatLongDate("2026-11-20")).toBe("Friday, Nov 20");
  expect(formatMonthDay("2026-11-20")).toBe("November 20");
  expect(formatDateRange("2026-11-16", "2026-11-22")).toBe("Nov 16-22");
  expect(formatDateRange("2026-11-30", "2026-12-06")).toBe("Nov 30-Dec 6");
});

test("PROG-07 a year of dates is written with one formatter per format", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => made.mockRestore());
  const days = Array.from({ length: 365 }, (_, index) => addDays("2025-06-01", index));
  const texts = days.map((date) => [
    formatDate(date, undefined, "en-GB"),
    formatDate(date, "2026-05-01", "en-GB"),
    formatLongDate(date, "en-GB"),
  ]);
  expect(texts[0]).toEqual(["1 Jun", "1 Jun 2025", "Sunday 1 Jun"]);
  expect(texts.at(-1)).toEqual(["31 May", "31 May", "Sunday 31 May"]);
  expect(made.mock.calls.length).toBe(3);
});

test("clocks, distances and counts read as people say them", () => {
  expect(formatClock(45)).toBe("0:45");
  expect(formatClock(1458)).toBe("24:18");
  expect(formatClock(3723)).toBe("1:02:03");
  expect(formatClock(-3)).toBe("0:00");
  expect(formatDistance(40, "imperial")).toBe("40 m");
  expect(formatDistance(1500, "metric")).toBe("1.5 km");
  expect(formatDistance(1609.344, "imperial")).toBe("1 mi");
  expect(formatCount(1, "exercise")).toBe("1 exercise");
  expect(formatCount(7, "exercise")).toBe("7 exercises");
});

test("UNIT-01 a body has one decimal, a load what was typed, an estimate none", () => {
  expect(formatWeight(174.25, "imperial")).toBe("174.3 lb");
  expect(formatSetWeight(kilogramsToPounds(8.25), "metric")).toBe("8.25 kg");
  expect(formatOneRepMax(212.6, "imperial")).toBe("213 lb");
  expect(formatOneRepMax(212.6, "metric")).toBe("96 kg");
});

test("names are listed as people list them", () => {
  expect(formatList(["Monday"])).toBe("Monday");
  expect(formatList(["Monday", "Friday"])).toBe("Monday and Friday");
  expect(formatList(["reps", "weight", "time"], "or")).toBe("reps, weight or time");
});
