import { expect, test } from "vitest";
import { dateOrderOf, momentIn, numberIn, secondsIn } from "./values.ts";

test.each([
  ["8,5", ";", 8.5],
  ["8.5", ",", 8.5],
  ["8,5", ",", 8.5],
  ["1,050", ",", 1050],
  ["1.050,5", ";", 1050.5],
  ["1,050.5", ",", 1050.5],
  ["1 050,5", ";", 1050.5],
  ["1’050", ";", 1050],
  ["-310.00", ",", -310],
  ["120/80", ",", null],
  ["", ",", null],
  ["NaN", ",", null],
  ["1e999", ",", null],
])("the number %j between %j is %j", (text, delimiter, value) => {
  expect(numberIn(text, delimiter)).toBe(value);
});

test.each([
  ["2026-03-02 06:05:00", "2026-03-02", "06:05:00"],
  ["2026-03-02T06:05:09.123+01:00", "2026-03-02", "06:05:09"],
  ["2026/03/02", "2026-03-02", null],
  ["2 Mar 2026, 06:05", "2026-03-02", "06:05:00"],
  ["Mar 2, 2026, 6:05\u202fPM", "2026-03-02", "18:05:00"],
  ["2 de mar. de 2026, 6:05", "2026-03-02", "06:05:00"],
  ["25 Juli 2026, 14:21", "2026-07-25", "14:21:00"],
  ["2 мар. 2026 г., 06:05", "2026-03-02", "06:05:00"],
  ["2026年3月2日 06:05", "2026-03-02", "06:05:00"],
  ["02.03.2026 06:05", "2026-03-02", "06:05:00"],
  ["31.02.2026", undefined, undefined],
  ["3/4/2026", undefined, undefined],
  ["2 foo 2026", undefined, undefined],
])("the moment %j is %j %j", (text, date, time) => {
  const moment = momentIn(text);
  expect([moment?.date, moment?.time]).toEqual([date, time]);
});

test("one date above twelve tells the order of a whole column", () => {
  expect(dateOrderOf(["3/4/2026", "3/14/2026"])).toBe("month-first");
  expect(dateOrderOf(["3/4/2026", "14/3/2026"])).toBe("day-first");
  expect(dateOrderOf(["3/4/2026"])).toBeNull();
  expect(momentIn("3/4/2026 6:00 AM", "month-first")).toEqual({ date: "2026-03-04", time: "06:00:00" });
});

test.each([
  ["1h 43m", 6180],
  ["59m", 3540],
  ["38min", 2280],
  ["2880", 2880],
  ["1:02:03", 3723],
  ["48:10", 2890],
  ["90s", 90],
  ["soon", null],
  ["", null],
])("the time %j is %j seconds", (text, seconds) => {
  expect(secondsIn(text)).toBe(seconds);
});
