import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkWeek } from "../validate/check-week.ts";
import { designInputOfProfile, profileFromJson, weekAsText } from "./cli-week.ts";
import { designWeek } from "./design-week.ts";
import { ordinaryProfile, today } from "./testing/inputs.ts";

const reference: unknown = JSON.parse(
  readFileSync(new URL("../../../../examples/reference-profile.json", import.meta.url), "utf8"),
);

const weekOf = (json: unknown) => {
  const profile = profileFromJson(json, today);
  if (!profile.ok) throw new Error(profile.error);
  const input = designInputOfProfile(profile.value, today);
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
  const read = profileFromJson(snake, today);
  expect(read.ok && read.value).toMatchObject(own);
  expect([limits.note, medicalNoteConfirmedOn, ageRecordedOn].length).toBe(3);
});

test.each([
  [{ age: 0 }, /^age: /],
  [{ fitness_level: "superhuman" }, /^fitnessLevel: /],
  [[], /object/],
  ["text", /object/],
])("a profile that cannot be read says which field: %j", (json, message) => {
  const read = profileFromJson(json, today);
  expect(read.ok).toBe(false);
  if (!read.ok) expect(read.error).toMatch(message);
});

test("a history of the wrong shape is refused in words", () => {
  const profile = profileFromJson(reference, today);
  if (!profile.ok) throw new Error(profile.error);
  const read = designInputOfProfile(profile.value, today, { today: "yesterday" });
  expect(read).toEqual({ ok: false, error: expect.stringMatching(/^history today: /) });
});
