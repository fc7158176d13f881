import { expect, test } from "vitest";
import { minutesOfDay, minutesOfTimeField, timeFieldText, timeOfDay } from "./time-of-day.ts";

test("DEF-01 times of a plan read as minutes of the day, flexible ones as none", () => {
  expect(minutesOfDay("5:00 AM")).toBe(300);
  expect(minutesOfDay("12:30 am")).toBe(30);
  expect(minutesOfDay("12 PM")).toBe(720);
  expect(minutesOfDay("Flexible")).toBeUndefined();
  expect(minutesOfDay("13:00 PM")).toBeUndefined();
  expect(minutesOfDay("9:75 AM")).toBeUndefined();
});

test("every minute of the day reads back as itself", () => {
  for (let minute = 0; minute < 1440; minute += 1) expect(minutesOfDay(timeOfDay(minute))).toBe(minute);
});

test.each([
  ["22:00", 1_320],
  ["00:00", 0],
  ["06:05", 365],
  ["23:59", 1_439],
])("SET-05 %s is %i minutes, and back", (text, minutes) => {
  expect(minutesOfTimeField(text)).toBe(minutes);
  expect(timeFieldText(minutes)).toBe(text);
});

test.each(["", "24:00", "7:5", "ab:cd"])("SET-05 '%s' is no time", (text) => {
  expect(minutesOfTimeField(text)).toBeUndefined();
});
