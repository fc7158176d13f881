import { expect, test } from "vitest";
import { exercisePreferenceId } from "../../record-ids.ts";
import { recordKinds } from "../../records.ts";
import {
  changePreference,
  type ExercisePreference,
  excludedExercises,
  exerciseOpinionSchema,
  exercisePreferenceSchema,
  preferenceFor,
} from "./exercise-preference.ts";

const dana = "0d3a0001-0000-4000-8000-000000000001";
const marcus = "0d3a0002-0000-4000-8000-000000000002";
const preference = (
  exerciseId: string,
  excluded: ExercisePreference["excluded"] = "no",
): ExercisePreference => ({ exerciseId, favourite: false, excluded });

test("EXLIB-02 injury and dislike both leave an exercise out, a favourite does not", () => {
  const all = [
    preference("squat.pistol", "injury"),
    { ...preference("h_push.push-up"), favourite: true },
    preference("cardio.burpee", "dislike"),
    preference("cardio.burpee", "dislike"),
  ];
  expect(excludedExercises(all)).toEqual(["cardio.burpee", "squat.pistol"]);
});

test("EXLIB-02 an exercise without a record is neither favourite nor left out", () => {
  expect(preferenceFor([], "squat.goblet")).toEqual(preference("squat.goblet"));
  const hurt = preference("squat.goblet", "injury");
  expect(preferenceFor([preference("squat.pistol"), hurt], "squat.goblet")).toBe(hurt);
});

test("EXLIB-02 two devices make one opinion record of a person's exercise", () => {
  expect(exercisePreferenceId(dana, "squat.goblet")).toBe(exercisePreferenceId(dana, "squat.goblet"));
  expect(exercisePreferenceId(dana, "squat.goblet")).not.toBe(exercisePreferenceId(dana, "squat.pistol"));
  expect(exercisePreferenceId(dana, "squat.goblet")).not.toBe(exercisePreferenceId(marcus, "squat.goblet"));
  expect(recordKinds.exercisePreference.scope).toBe("profile");
});

test.each([
  ["an empty exercise", { exerciseId: "", favourite: false, excluded: "no" }],
  ["an unknown reason", { exerciseId: "squat.goblet", favourite: false, excluded: "lazy" }],
  ["a missing mark", { exerciseId: "squat.goblet", excluded: "no" }],
])("EXLIB-02 %s is refused", (_, record) => {
  expect(exercisePreferenceSchema.safeParse(record).success).toBe(false);
});

test("EXC-01 a pinned note and an own rest stay when the exercise becomes a favourite", () => {
  const said = { ...preference("squat.goblet"), note: "Seat 4", restSeconds: 150 };
  const { create, ifThere } = changePreference(dana, [said], "squat.goblet", { favourite: true });
  expect(create).toEqual({ ...said, favourite: true });
  expect(ifThere).toEqual({ favourite: true });
});

test.each([
  ["a rest of 14 seconds", { restSeconds: 14 }],
  ["a rest of 601 seconds", { restSeconds: 601 }],
  ["half a second", { restSeconds: 90.5 }],
  ["a note of 301 characters", { note: "x".repeat(301) }],
])("EXC-05 %s is not stored", (_, part) => {
  expect(exercisePreferenceSchema.safeParse({ ...preference("squat.goblet"), ...part }).success).toBe(false);
});

test("an exercise as the coach gets it holds no pinned note", () => {
  const said = { ...preference("squat.goblet"), note: "Seat 4", restSeconds: 150 };
  expect(exerciseOpinionSchema.parse(said)).toEqual(preference("squat.goblet"));
});
