import { expect, test } from "vitest";
import { anExercise, aWorkout } from "../testing/builders.ts";
import { canStartAtHome, homeVariant } from "./home-alternative.ts";
import { type HomeAlternative, noCardio } from "./plan.ts";
import { noHomeAlternativeText } from "./texts/plan.text.ts";

const home: HomeAlternative = {
  name: "Legs at home",
  warmUp: [{ name: "March", duration: "2 min", notes: "" }],
  exercises: [anExercise({ name: "Squat" })],
  coolDown: [],
  cardio: noCardio,
};

test("HOME-06 home is offered when a gym or planet location has an alternative", () => {
  for (const location of ["Gym", "PLANET FITNESS", "commercial gym, 2nd floor", "home gym"]) {
    expect([location, canStartAtHome({ location, homeAlternative: home })]).toEqual([location, true]);
    expect(canStartAtHome({ location, homeAlternative: null })).toBe(false);
  }
  for (const location of ["Home", "Outside", "Home (with weights)", ""]) {
    expect([location, canStartAtHome({ location, homeAlternative: home })]).toEqual([location, false]);
  }
});

test("WORK-01 the home variant takes the alternative's lists, the day's goals", () => {
  const day = aWorkout({ homeAlternative: home, calorieGoal: 2100, focus: "Legs", locationNote: "Row 2" });
  const variant = homeVariant(day);
  expect(variant).toMatchObject({
    name: "Legs at home",
    location: "Home (bodyweight)",
    locationNote: "",
    focus: "Legs",
    calorieGoal: 2100,
    homeAlternative: null,
    warmUp: home.warmUp,
    exercises: home.exercises,
  });
});

test("WORK-01 a home session with weights says so", () => {
  const loaded = { ...home, exercises: [anExercise({ takesWeight: true })] };
  expect(homeVariant(aWorkout({ homeAlternative: loaded }))?.location).toBe("Home (with weights)");
});

test("WORK-02 without a home alternative there is no variant, and a text that says so", () => {
  expect(homeVariant(aWorkout({ homeAlternative: null }))).toBeUndefined();
  expect(noHomeAlternativeText).toBe("No home alternative available for this workout.");
});
