import { readFileSync } from "node:fs";
import { designWeek } from "@muster/coach/compose/design-week";
import { ordinaryProfile, testToday } from "@muster/coach/design/testing/inputs";
import { checkWeek } from "@muster/coach/rules/check-week";
import { personOf } from "@muster/coach/state/person";
import { expect, test } from "vitest";
import { designInputOfProfile, profileFromJson, weekAsText } from "./cli-week.ts";
import { unusedFields } from "./loose-profile.ts";
import { doubtAbout, numberBounds } from "./profile-fault.ts";

const reference: unknown = JSON.parse(
  readFileSync(new URL("../../../../examples/reference-profile.json", import.meta.url), "utf8"),
);

const weekOf = (json: unknown) => {
  const profile = profileFromJson(json, testToday);
  if (!profile.ok) throw new Error(profile.error);
  const input = designInputOfProfile(profile.value, testToday);
  if (!input.ok) throw new Error(input.error);
  return { input: input.value, week: designWeek(input.value) };
};

test("COACH-03 the reference profile gives a sensible week, as text", () => {
  const { input, week } = weekOf(reference);
  expect(checkWeek(week, input).filter(({ severity }) => severity === "error")).toEqual([]);
  const text = weekAsText(week);
  for (const day of ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"])
    expect(text).toContain(day);
  expect(text).toMatch(/designed by Built-in coach/);
  expect(text).toMatch(/\d+ kcal and \d+ g protein a day/);
  expect(text).toMatch(/Gym · 9:00 AM/);
});

test("SYNC-07 snake_case, JSON texts and text numbers read like the app's own profile", () => {
  const { limits, medicalNoteConfirmedOn, ageRecordedOn, ...own } = ordinaryProfile;
  const snake = {
    username: "Dana",
    display_name: "Dana",
    age: "34",
    gender: "female",
    height: "66",
    weight: "150",
    fitness_level: "intermediate",
    pullups: "5",
    pushups: "20",
    body_fat: "",
    primary_goal: "muscle",
    target_areas: '["back"]',
    timeframe: "12_weeks",
    days_per_week: "4",
    time_per_session: "45_60",
    home_workout_time: "early_morning",
    gym_workout_time: "morning",
    gym_days: "tuesday, thursday",
    rest_days: ["sunday"],
    gym_access: "planet_fitness",
    equipment: '["dumbbells","pull_up_bar","resistance_bands"]',
  };
  const read = profileFromJson(snake, testToday);
  expect(read.ok && read.value).toMatchObject(own);
  expect([limits.note, medicalNoteConfirmedOn, ageRecordedOn].length).toBe(3);
});

test.each([
  [{ age: 0 }, /^age: /],
  [{ fitness_level: "superhuman" }, /^fitnessLevel: /],
  [[], /object/],
  ["text", /object/],
])("a profile that cannot be read says which field: %j", (json, message) => {
  const read = profileFromJson(json, testToday);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error).toMatch(message);
});

test.each([
  [{ age: 200 }, "age: 200 is not a whole number from 1 to 120 (years)."],
  [{ age: 29.5 }, "age: 29.5 is not a whole number from 1 to 120 (years)."],
  [
    { height: 178 },
    "height: 178 is not a number from 24 to 108 (inches). In centimeters? That would be 70.1 inches.",
  ],
  [{ weight: "heavy" }, "weight: 'heavy' is not a number from 20 to 1500 (lb)."],
  [
    { rest_days: ["sundy"] },
    "restDays: 'sundy' is none of monday, tuesday, wednesday, thursday, friday, saturday, sunday.",
  ],
  [{ age_recorded_on: "2030-01-01" }, `ageRecordedOn: 2030-01-01 lies after ${testToday}.`],
  [{ age_recorded_on: "2026-02-30" }, "ageRecordedOn: must be a date like 2026-11-20"],
  [
    { notes: "a".repeat(400) },
    "limits.note: the notes are longer than 300 characters. Shorten them to what the coach must know.",
  ],
])("COACH-03 a field that cannot be read says what it may be: %j", (json, sentence) => {
  expect(profileFromJson(json, testToday)).toEqual({ ok: false, error: sentence });
});

test("COACH-03 every field that is wrong is named, each once", () => {
  const read = profileFromJson({ age: -1, days_per_week: 9, equipment: ["sofa", "sofa"] }, testToday);
  expect(read.ok ? [] : read.error.split("\n").map((line) => line.split(":")[0])).toEqual([
    "age",
    "daysPerWeek",
    "equipment",
  ]);
});

test.each(Object.entries(numberBounds))(
  "COACH-03 the bounds told for %s are those of the app",
  (field, bounds) => {
    const isTaken = (value: number) => profileFromJson({ [field]: value }, testToday).ok;
    expect([bounds.least, bounds.most].map(isTaken)).toEqual([true, true]);
    expect([bounds.least - 1, bounds.most + 1].map(isTaken)).toEqual([false, false]);
    expect(isTaken(bounds.least + 0.5)).toBe(!bounds.whole);
  },
);

test("SYNC-07 gaps, labels and duplicate days are read; unknown fields are named", () => {
  const json = {
    age: null,
    gym_access: "Planet Fitness",
    primaryGoal: "Weight Loss",
    equipment: "Dumbbells, Pull-up bar",
    rest_days: ["Sunday", "sunday"],
    birthday: "1990-01-01",
  };
  const read = profileFromJson(json, testToday);
  expect(read.ok && read.value).toMatchObject({
    age: 30,
    gymAccess: "planet_fitness",
    primaryGoal: "weight_loss",
    equipment: ["dumbbells", "pull_up_bar"],
    restDays: ["sunday"],
  });
  expect(unusedFields(json)).toEqual(["birthday"]);
});

test.each(["notes", "medical_conditions", "injuries"])(
  "coach.F3 a word of warning counts wherever a file has it: %s",
  (field) => {
    const { week } = weekOf({ [field]: ["CHEST PAIN WHEN I CLIMB STAIRS"] });
    expect(Object.values(week.days).filter(({ kind }) => kind === "training")).toEqual([]);
  },
);

test("a weight that is hardly meant in pounds is doubted, not changed", () => {
  expect(doubtAbout({ weight: 60, height: 70 })).toMatch(/kilograms meant\? That would be 132 lb/);
  expect(doubtAbout({ weight: 175, height: 70 })).toBe("");
});

test("SYNC-07 a history with gaps, old days and snake_case is read", () => {
  const profile = profileFromJson(reference, testToday);
  if (!profile.ok) throw new Error(profile.error);
  const entry = { date: testToday, weight: "175", muscle_soreness: 9, fatigue_level: 3 };
  const old = { ...entry, date: "2020-01-01" };
  const read = designInputOfProfile(profile.value, testToday, { check_ins: JSON.stringify([old, entry]) });
  expect(read.ok && read.value.checkIns).toMatchObject([
    { date: testToday, weight: 175, muscleSoreness: 9, notes: "" },
  ]);
});

test.each([
  [null, "a history is a JSON object with lists such as sessions and checkIns."],
  [[], "a history is a JSON object with lists such as sessions and checkIns."],
  [{ username: "Sam" }, "it belongs to Sam, and the profile to alex."],
  [{ profile: { username: "sam" } }, "it belongs to sam, and the profile to alex."],
  [{ today: "2026-02-30" }, "history today: must be a date like 2026-11-20"],
  [{ variant: -1 }, "history variant: less than the coach takes there."],
])("a history that is none, or somebody else's, is refused in words: %j", (history, error) => {
  const profile = profileFromJson(reference, testToday);
  if (!profile.ok) throw new Error(profile.error);
  expect(designInputOfProfile(profile.value, testToday, history)).toEqual({ ok: false, error });
});

test("a history of the wrong shape is refused in words", () => {
  const profile = profileFromJson(reference, testToday);
  if (!profile.ok) throw new Error(profile.error);
  const read = designInputOfProfile(profile.value, testToday, { today: "yesterday" });
  expect(read).toEqual({ ok: false, error: expect.stringMatching(/^history today: /) });
});

test.each([
  [["left knee"], ["knee"]],
  ["shoulder", ["shoulder"]],
  [["none"], []],
  ["no injuries", []],
  [[], []],
] as const)(
  "coach.F1 SYNC-07 injuries in a file become body areas, in any wording: %j",
  (injuries, areas) => {
    expect(personOf(weekOf({ injuries }).input).gates.flags.injuries).toEqual(areas);
  },
);
