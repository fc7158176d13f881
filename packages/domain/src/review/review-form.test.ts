import { expect, test } from "vitest";
import { aCheckIn } from "../testing/builders.ts";
import { checkInSchema } from "./check-in.ts";
import { submitReviewText } from "./review.text.ts";
import {
  parseReview,
  previousText,
  type ReviewDraft,
  repeatableText,
  reviewDraft,
  reviewFieldNames,
} from "./review-form.ts";

const emptyDraft = reviewDraft(undefined, "imperial");
const context = { date: "2026-11-22", week: 2, units: "imperial" } as const;
const draft = (over: Partial<ReviewDraft> = {}): ReviewDraft => ({
  ...emptyDraft,
  weight: "174.2",
  pullups: "6",
  pushups: "24",
  ...over,
});
const parse = (over: Partial<ReviewDraft> = {}, units: "imperial" | "metric" = "imperial") =>
  parseReview(draft(over), { ...context, units });
const messageOf = (field: keyof ReviewDraft, over: Partial<ReviewDraft>) => {
  const result = parse(over);
  return result.ok ? undefined : result.error[field];
};

test("REV-01 weight, max pull-ups and max push-ups are required, nothing else is", () => {
  expect(parseReview(emptyDraft, context)).toEqual({
    ok: false,
    error: {
      weight: "Please enter your weight.",
      pullups: "Please enter your max pull-ups. 0 is fine.",
      pushups: "Please enter your max push-ups. 0 is fine.",
    },
  });
  expect(parse()).toMatchObject({ ok: true });
});

test("REV-01 blank optionals are null, soreness and fatigue 5", () => {
  const result = parse();
  if (!result.ok) throw new Error("not read");
  expect(checkInSchema.safeParse(result.value).success).toBe(true);
  const { date, week, weight, pullups, pushups, muscleSoreness, fatigueLevel, notes, ...rest } = result.value;
  expect({ date, week, weight, pullups, pushups, muscleSoreness, fatigueLevel, notes }).toEqual({
    date: "2026-11-22",
    week: 2,
    weight: 174.2,
    pullups: 6,
    pushups: 24,
    muscleSoreness: 5,
    fatigueLevel: 5,
    notes: "",
  });
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

test("REV-01 a zero is a value, not a blank", () => {
  expect(parse({ pullups: "0", pushups: "0" })).toMatchObject({ value: { pullups: 0, pushups: 0 } });
});

test("REV-01 one decimal for weight, body fat and measurements", () => {
  expect(messageOf("weight", { weight: "174.25" })).toBe("One decimal is enough, such as 174.2.");
  expect(messageOf("bodyFat", { bodyFat: "19.44" })).toBe("One decimal is enough, such as 174.2.");
  expect(parse({ chest: "40,5" })).toMatchObject({ value: { chest: 40.5 } });
});

test("REV-01 sleep goes in half hours, stress and energy from 1 to 10", () => {
  expect(parse({ avgSleepHours: "7.5" })).toMatchObject({ value: { avgSleepHours: 7.5 } });
  expect(messageOf("avgSleepHours", { avgSleepHours: "7.3" })).toMatch(/half steps/);
  expect(messageOf("avgSleepHours", { avgSleepHours: "25" })).toBeDefined();
  expect(parse({ stressLevel: "1", energyLevel: "10" })).toMatchObject({ ok: true });
  for (const level of ["0", "11", "5.5"])
    expect(messageOf("stressLevel", { stressLevel: level })).toBeDefined();
});

test("REV-01 sliders outside 1-10 are refused", () => {
  expect(messageOf("muscleSoreness", { muscleSoreness: 0 })).toBeDefined();
  expect(messageOf("fatigueLevel", { fatigueLevel: 11 })).toBeDefined();
});

test("REV-01 blood pressure needs both numbers, the lower one below the upper", () => {
  expect(messageOf("bloodPressureDiastolic", { bloodPressureSystolic: "120" })).toMatch(/both/);
  expect(messageOf("bloodPressureSystolic", { bloodPressureDiastolic: "80" })).toMatch(/both/);
  const swapped = { bloodPressureSystolic: "80", bloodPressureDiastolic: "120" };
  expect(messageOf("bloodPressureDiastolic", swapped)).toMatch(/below/);
  expect(parse({ bloodPressureSystolic: "120", bloodPressureDiastolic: "80" })).toMatchObject({ ok: true });
});

test("REV-01 absurd values get a sentence with their range", () => {
  expect(messageOf("weight", { weight: "5000" })).toBe("Please enter a weight between 20 and 1,500 lb.");
  expect(messageOf("waist", { waist: "3" })).toBe("Please enter a size between 12 and 120 in.");
});

test("REV-01 every field refuses nonsense and says so beside itself", () => {
  for (const field of reviewFieldNames)
    expect([field, messageOf(field, { [field]: "abc" })]).toEqual([
      field,
      expect.stringMatching(/^[A-Z].*\.$/),
    ]);
});

test("UNIT-01 kilograms and centimeters are stored as pounds and inches, unrounded", () => {
  expect(parse({ weight: "79.4", waist: "90" }, "metric")).toMatchObject({
    value: { weight: 79.4 / 0.45359237, waist: 90 / 2.54 },
  });
});

test("CHK-01 the record carries fat-free mass when weight and body fat are known", () => {
  expect(parse({ weight: "175", bodyFat: "20" })).toMatchObject({ value: { fatFreeMass: 140 } });
});

test("REV-01 each field shows its previous value", () => {
  const previous = aCheckIn({ bodyFat: 19.4, avgSleepHours: 6, restingHeartRate: 60, stressLevel: 6 });
  expect(previousText("weight", previous, "imperial")).toBe("Last time 174.6 lb");
  expect(previousText("weight", previous, "metric")).toBe("Last time 79.2 kg");
  expect(previousText("bodyFat", previous, "imperial")).toBe("Last time 19.4%");
  expect(previousText("pullups", previous, "imperial")).toBe("Last time 5 reps");
  expect(previousText("pullups", { ...previous, pullups: 1 }, "imperial")).toBe("Last time 1 rep");
  expect(previousText("avgSleepHours", previous, "imperial")).toBe("Last time 6 h");
  expect(previousText("restingHeartRate", previous, "imperial")).toBe("Last time 60 bpm");
  expect(previousText("stressLevel", previous, "imperial")).toBe("Last time 6");
  expect(previousText("chest", previous, "imperial")).toBeUndefined();
  expect(previousText("weight", undefined, "imperial")).toBeUndefined();
});

test("REV-01 last week's pull-ups and push-ups can be kept, nothing that is measured", () => {
  const previous = aCheckIn({ pullups: 0, pushups: 24 });
  expect(repeatableText("pullups", previous)).toBe("0");
  expect(repeatableText("pushups", previous)).toBe("24");
  expect(repeatableText("weight", previous)).toBeUndefined();
  expect(repeatableText("pushups", undefined)).toBeUndefined();
});

test("REV-01 a draft survives JSON, and the button names the week", () => {
  const typed = draft({ notes: " slept badly " });
  expect(parseReview(JSON.parse(JSON.stringify(typed)), context)).toEqual(parseReview(typed, context));
  expect(parse({ notes: " slept badly " })).toMatchObject({ value: { notes: "slept badly" } });
  expect(submitReviewText(7)).toBe("Generate Week 7 Program");
});

test.each(["imperial", "metric"] as const)(
  "REV-01 a second review of a day keeps what the first entered (%s)",
  (units) => {
    const checkIn = aCheckIn({
      date: "2026-11-22",
      weight: 174.2,
      pullups: 0,
      chest: 40.5,
      avgSleepHours: 7.5,
      restingHeartRate: 58,
      bloodPressureSystolic: 128,
      bloodPressureDiastolic: 79,
      stressLevel: 3,
      muscleSoreness: 7,
      notes: "Travel on Friday",
    });
    const again = parseReview(reviewDraft(checkIn, units), { ...context, units });
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    for (const field of [...reviewFieldNames, "muscleSoreness", "fatigueLevel", "notes"] as const)
      if (typeof checkIn[field] === "number")
        expect(again.value[field], field).toBeCloseTo(checkIn[field], 0);
      else expect(again.value[field], field).toEqual(checkIn[field]);
    expect(reviewDraft(undefined, units)).toEqual(emptyDraft);
  },
);

test("UNIT-01 REV-01 an untouched field is sent again to the last digit", () => {
  const parsed = parseReview(draft({ weight: "79.1", waist: "81.3" }), { ...context, units: "metric" });
  if (!parsed.ok) throw new Error("It was fine");
  // Quarters of an hour come from elsewhere: the form asks for halves and refuses none that is there already.
  const stored = { ...parsed.value, avgSleepHours: 7.25 };
  const opened = reviewDraft(stored, "imperial");
  expect(opened).toMatchObject({ weight: "174.4", avgSleepHours: "7.25" });
  const again = parseReview({ ...opened, pullups: "6" }, { ...context, units: "imperial", sameDay: stored });
  expect(again).toEqual({ ok: true, value: { ...stored, pullups: 6 } });
  const changed = parseReview(
    { ...opened, weight: "174.5" },
    { ...context, units: "imperial", sameDay: stored },
  );
  expect(changed).toMatchObject({ ok: true, value: { weight: 174.5, waist: stored.waist } });
});
