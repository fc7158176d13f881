import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { isCalled, searchExercises } from "./search-exercises.ts";

const names = (query: string) => searchExercises(catalogue, query).map((exercise) => exercise.name);

test.each([
  ["push-ups", "Push-ups"],
  ["pushup", "Push-ups"],
  ["squat", "Bodyweight Squats"],
  ["goblet", "Goblet Squats"],
  ["gobelt", "Goblet Squats"],
  ["romanain", "Romanian Deadlifts"],
  ["bulgrian", "Bulgarian Split Squats"],
  ["shuolder press", "Shoulder Press"],
  ["rdl", "Romanian Deadlifts"],
  ["planc", "Plank"],
  ["Incline Dumbbell Presses", "Dumbbell Incline Press"],
  ["db incline press", "Dumbbell Incline Press"],
  ["shoulder presses", "Shoulder Press"],
  ["lat pull-downs", "Lat Pulldown"],
  ["dumbbell flyes", "Dumbbell Fly"],
  ["farmers walk", "Dumbbell Farmer Carry"],
])("EXLIB-02 '%s' finds %s first", (query, first) => {
  expect(names(query)[0]).toBe(first);
});

test("EXLIB-02 muscles and equipment are found as well as names", () => {
  expect(names("calves")).toContain("Calf Raises");
  expect(names("triceps cable")).toContain("Cable Triceps Pushdown");
  expect(names("kettlebell glutes")).toContain("Kettlebell Swings");
});

test.each([
  ["quads", "front thighs", "quads"],
  ["hamstrings", "back thighs", "hamstrings"],
  ["obliques", "side abs", "obliques"],
  ["adductors", "inner thighs", "adductors"],
  ["rear delts", "rear shoulders", "rear_delts"],
] as const)(
  "EXLIB-02 '%s' as '%s' finds all that trains it: muscles go by either name",
  (theirs, ours, muscle) => {
    const trained = catalogue.filter(({ muscles }) => muscles[muscle] !== undefined).map(({ name }) => name);
    for (const query of [theirs, ours]) expect(names(query)).toEqual(expect.arrayContaining(trained));
    expect(trained.length).toBeGreaterThan(3);
  },
);

test("EXLIB-02 every word has to fit; what fits nowhere finds nothing", () => {
  expect(names("goblet hockey")).toEqual([]);
  expect(names("zzzz")).toEqual([]);
  expect(names("constructor")).toEqual([]);
  expect(names("💪")).toHaveLength(catalogue.length);
});

test("EXLIB-02 short words are taken at their word", () => {
  expect(names("rdk")).toEqual([]);
});

test("EXLIB-02 a word that is spelled as some exercise has it is no slip of another", () => {
  const found = names("bike");
  expect(found.filter((name) => /curl|biceps/i.test(name))).toEqual([]);
  expect(found[0]).toMatch(/Bike$/);
});

test("EXLIB-02 'rdl' finds every Romanian deadlift, the exact name first", () => {
  expect(names("rdl")).toEqual(expect.arrayContaining(names("romanian deadlift")));
  expect(names("dumbbell rdl")).not.toContain("Barbell Romanian Deadlifts");
});

test("EXLIB-02 each exercise is found by its own name, among the first three", () => {
  for (const { name } of catalogue) expect(names(name).slice(0, 3), name).toContain(name);
});

test("EXLIB-02 one swapped pair of letters in a long name still finds it", () => {
  const long = catalogue.filter((exercise) => /^[A-Z][a-z]{6,}/.test(exercise.name));
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.integer({ min: 1, max: 4 }), ({ name }, at) => {
      const slip = name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
      expect(names(slip)).toContain(name);
    }),
    { numRuns: 60 },
  );
});

test("EXLIB-02 any search gives a part of the catalogue without repeats", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (query) => {
      const found = names(query);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["pull-ups", "Pull-ups", true],
  ["ohp", "Barbell Overhead Press", true],
  ["leg", "Leg Press", false],
])("EXLIB-02 '%s' is the whole name of %s: %s", (query, name, expected) => {
  const exercise = catalogue.find((one) => one.name === name);
  expect(exercise !== undefined && isCalled(exercise, query)).toBe(expected);
});

test.each(["bi curl", "tri pushdown", "bis", "tris"])(
  "EXLIB-02 '%s' is said for biceps or triceps",
  (query) => {
    expect(names(query)[0]).toMatch(/Curl|Tricep/);
  },
);

test("EXLIB-02 a day type is found by what it trains", () => {
  const patterns = (query: string) =>
    new Set(searchExercises(catalogue, query).map(({ pattern }) => pattern));
  expect(patterns("leg day").has("arm_flex")).toBe(false);
  expect(patterns("Arm workout").has("squat")).toBe(false);
  expect(patterns("leg day").has("squat")).toBe(true);
});
