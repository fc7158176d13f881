import { expect, test } from "vitest";
import { circumstancesOf, eventKindOf } from "./events.ts";
import { subjectSchema } from "./people-file.ts";

const subject = (...events: readonly object[]) =>
  subjectSchema.parse({ id: "a", profile: {}, latent: { adherence: 0.8 }, events });

test("an ordinary week has no notes and the person's own attendance", () => {
  expect(circumstancesOf(subject(), 3)).toMatchObject({
    attendance: 0.8,
    notes: [],
    isAway: false,
    injuries: [],
  });
});

test("illness keeps at home and is told; it ends", () => {
  const ill = subject({ week: 5, type: "flu" });
  expect(circumstancesOf(ill, 5)).toMatchObject({ isIll: true, attendance: 0 });
  expect(circumstancesOf(ill, 5).notes.join()).toMatch(/fever/);
  expect(circumstancesOf(ill, 6)).toMatchObject({ isIll: false, attendance: 0.8, notes: [] });
});

test("a trip is told the Sunday before it begins", () => {
  const away = subject({ week: 4, weeks: 2, type: "travel" });
  expect([3, 4, 5, 6].map((week) => circumstancesOf(away, week).notes.length > 0)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([3, 4, 5, 6].map((week) => circumstancesOf(away, week).isAway)).toEqual([false, true, true, false]);
});

test("numbers of an event reach the check-in under short and long names", () => {
  const measured = subject({
    week: 2,
    type: "blood_pressure",
    systolic: 150,
    bloodPressureDiastolic: 95,
    soreness: 9,
  });
  expect(circumstancesOf(measured, 2).checkIn).toEqual({
    bloodPressureSystolic: 150,
    bloodPressureDiastolic: 95,
    muscleSoreness: 9,
  });
});

test("an injury names its area and says so in each of its weeks", () => {
  const hurt = subject({ week: 2, weeks: 3, type: "injury", area: "lower back" });
  expect(circumstancesOf(hurt, 4)).toMatchObject({
    injuries: ["lower_back"],
    notes: ["My lower back hurts."],
  });
});

test.each([
  ["Shift Work", "shift-work"],
  ["bad_sliders", undefined],
  ["broken-slider", "slider"],
  ["earthquake", undefined],
])("event %s is %s", (word, kind) => {
  expect(eventKindOf(word)).toBe(kind);
});
