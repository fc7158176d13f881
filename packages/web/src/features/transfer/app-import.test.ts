import { catalogue } from "@muster/coach/catalogue/catalogue";
import { expect, test } from "vitest";
import { suggestExercise } from "./app-import.ts";

const suggestion = (name: string) => suggestExercise(catalogue, name, false)?.name;

test.each(
  [
    "Bench Press (Barbell)",
    "Squat (Barbell)",
    "Deadlift (Barbell)",
    "Overhead Press (Barbell)",
    "Bench Press (Dumbbell)",
    "Incline Bench Press (Dumbbell)",
    "Lat Pulldown (Cable)",
    "Seated Row (Cable)",
    "Leg Press",
    "Leg Extension (Machine)",
    "Bicep Curl (Dumbbell)",
    "Hammer Curl (Dumbbell)",
    "Lateral Raise (Dumbbell)",
    "Pull Up",
    "Push Up",
    "Plank",
    "Walking",
    "Face Pull (Cable)",
    "Romanian Deadlift (Barbell)",
    "Standing Calf Raise",
  ].map((name) => [name]),
)("%s has a suggestion", (name) => {
  expect(suggestion(name)).toBeDefined();
});

test.each([
  ["Flat Barbell Bench Press", "Barbell Bench Press"],
  ["Running (Outdoor)", "Easy Run"],
  ["Running", "Easy Run"],
  ["Shrug (Dumbbell)", "Dumbbell Shrugs"],
  ["T Bar Row", "Landmine T-bar Rows"],
  ["Squat (Barbell)", "Barbell Back Squats"],
])("%s is taken for %s", (name, ours) => {
  expect(suggestion(name)).toBe(ours);
});

test.each([
  ["Squat", "Barbell Back Squats"],
  ["Bench Press", "Barbell Bench Press"],
  ["Overhead Press", "Barbell Overhead Press"],
  ["Dumbbell Row", "Dumbbell One-arm Rows"],
  ["Bent Over One Arm Row (Dumbbell)", "Dumbbell One-arm Rows"],
  ["Incline Bench Press (Barbell)", "Barbell Incline Press"],
  ["Incline Bench Press", "Barbell Incline Press"],
  ["Skullcrusher (Barbell)", "Barbell Lying Triceps Extensions"],
  ["Butterfly (Pec Deck)", "Chest Fly Machine"],
  ["Lateral Raise", "Dumbbell Lateral Raises"],
  ["Rope Push Down", "Cable Rope Pushdown"],
  ["Triceps Extension (Cable)", "Cable Overhead Triceps Extensions"],
  // There is no forward lunge with dumbbells here, and a lateral one is another movement.
  ["Lunge (Dumbbell)", undefined],
])("%s with a weight is taken for %s", (name, ours) => {
  expect(suggestExercise(catalogue, name, true)?.name).toBe(ours);
});

test("a name that nobody knows has none, rather than a wrong one", () => {
  expect(suggestion("Zercher Carry Medley")).toBeUndefined();
  expect(suggestion("Gymnastics")).toBeUndefined();
  expect(suggestion("")).toBeUndefined();
  // A squat with a weight is not the one without.
  expect(suggestExercise(catalogue, "Squat", true)?.takesWeight).not.toBe(false);
});
