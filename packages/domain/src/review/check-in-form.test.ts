import { expect, test } from "vitest";
import { aCheckIn } from "../testing/builders.ts";
import { checkInSchema } from "./check-in.ts";
import {
  type CheckInDraft,
  checkInDraft,
  fatFreeText,
  lastTimeText,
  missingInCheckIn,
  parseCheckIn,
  withSides,
  yearWeekText,
} from "./check-in-form.ts";

const draft = (over: Partial<CheckInDraft> = {}): CheckInDraft => ({
  ...checkInDraft(undefined, "imperial"),
  weight: "174.2",
  bodyFat: "19.4",
  ...over,
});
const context = { date: "2026-11-22", units: "imperial", sameDay: undefined, withBodyFat: true } as const;
const parse = (over: Partial<CheckInDraft> = {}) => parseCheckIn(draft(over), context);

test.each([
  ["2026-01-01", "Week 1 of the year"],
  ["2026-01-07", "Week 1 of the year"],
  ["2026-01-08", "Week 2 of the year"],
  ["2026-11-22", "Week 47 of the year"],
  ["2028-12-31", "Week 53 of the year"],
])("CHK-01 the check-in of %s is named '%s'", (date, text) => {
  expect(yearWeekText(date)).toBe(text);
});

test("CHK-01 saving needs weight and body fat", () => {
  expect(missingInCheckIn(draft(), true)).toBe("");
  expect(missingInCheckIn(draft({ weight: " " }), true)).toBe("To save, fill in weight.");
  expect(missingInCheckIn(draft({ weight: "", bodyFat: "" }), true)).toBe(
    "To save, fill in weight and body fat.",
  );
  expect(missingInCheckIn(draft({ bodyFat: "" }), true)).toBe("To save, fill in body fat.");
  expect(missingInCheckIn(draft({ bodyFat: "" }), false)).toBe("");
  expect(parse({ weight: "", bodyFat: "" })).toEqual({
    ok: false,
    error: {
      weight: "Please enter your weight.",
      bodyFat: "Please enter your body fat. An estimate is fine.",
    },
  });
});

test("CHK-01 fat-free mass has one decimal in the shown unit, else is blank", () => {
  expect(fatFreeText(draft(), "imperial")).toBe("140.4");
  expect(fatFreeText(draft({ weight: "79,0", bodyFat: "19,4" }), "metric")).toBe("63.7");
  for (const over of [{ weight: "" }, { bodyFat: "" }, { bodyFat: "100" }, { bodyFat: "0" }, { weight: "0" }])
    expect(fatFreeText(draft(over), "imperial")).toBe("");
  expect(parse()).toMatchObject({ value: { fatFreeMass: 140.4 } });
});

test("CHK-01 a check-in alone is a whole record with nulls and two ratings of 5", () => {
  const result = parse({ bicepLeft: "14", bicepRight: "14.5", notes: " tired " });
  if (!result.ok) throw new Error("not read");
  expect(checkInSchema.safeParse(result.value).success).toBe(true);
  expect(result.value).toMatchObject({
    week: 47,
    biceps: 14.25,
    bicepLeft: 14,
    thighs: null,
    pullups: null,
    avgSleepHours: null,
    muscleSoreness: 5,
    fatigueLevel: 5,
    notes: "tired",
  });
});

test("CHK-01 settled point 16 check-in and review of one day are one record", () => {
  const review = aCheckIn({ date: "2026-11-22", week: 3, pullups: 7, muscleSoreness: 8, avgSleepHours: 6.5 });
  const later = parseCheckIn(draft({ thighLeft: "22" }), { ...context, sameDay: review });
  if (!later.ok) throw new Error("not read");
  expect(later.value).toMatchObject({
    week: 3,
    pullups: 7,
    muscleSoreness: 8,
    avgSleepHours: 6.5,
    thighLeft: 22,
  });
  expect(withSides(review, later.value)).toEqual({ ...review, thighLeft: 22 });
  expect(withSides(review, undefined)).toEqual(review);
});

test("CHK-01 opening today's check-in again shows what it holds, in the person's units", () => {
  const stored = aCheckIn({ weight: 174.2, waist: 33, restingHeartRate: 58 });
  expect(checkInDraft(stored, "metric")).toMatchObject({
    weight: "79",
    waist: "83.8",
    restingHeartRate: "58",
  });
  expect(lastTimeText("weight", stored, "imperial")).toBe("Last time 174.2 lb");
  expect(lastTimeText("chest", { chest: null }, "imperial")).toBeUndefined();
});

test("CHK-01 blood pressure needs both numbers, in order", () => {
  expect(parse({ bloodPressureSystolic: "120" })).toMatchObject({
    error: { bloodPressureDiastolic: "Please enter both blood pressure numbers, or neither." },
  });
  expect(parse({ bloodPressureSystolic: "80", bloodPressureDiastolic: "120" })).toMatchObject({
    error: { bloodPressureDiastolic: "The lower number should be below the upper one." },
  });
});

test("UNIT-01 CHK-01 what was not touched is saved again to the last digit", () => {
  const stored = parseCheckIn(draft({ weight: "79.1" }), { ...context, units: "metric" });
  if (!stored.ok) throw new Error("It was fine");
  const opened = checkInDraft(stored.value, "imperial");
  const again = parseCheckIn(opened, { ...context, units: "imperial", sameDay: stored.value });
  expect(again).toMatchObject({ ok: true, value: { weight: stored.value.weight } });
});
