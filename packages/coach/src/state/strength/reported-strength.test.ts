import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import {
  checkInWith,
  inputWith,
  ordinaryProfile,
  testProfileId,
  testToday,
} from "../../design/testing/inputs.ts";
import { exercise, state } from "../../design/testing/load-cases.ts";
import { personOf } from "../person.ts";
import { knownStrength } from "./known-strength.ts";

type Change = NonNullable<Parameters<typeof inputWith>[0]>;
const note = "squat 120 kg, bench 67.5 kg, deadlift 145 kg are my maxes";
const personWith = (change: Change = {}, notes = note, date = testToday) =>
  personOf(inputWith({ ...change, checkIns: [checkInWith({ date, notes })] }));

test("a told best is known strength, nine tenths of it", () => {
  const { reportedStrength: told, exercises } = personWith();
  expect([...told.values()].map(({ words }) => words)).toEqual([
    "Squat 120 kg known",
    "Bench press 67.5 kg known",
    "Deadlift 145 kg known",
  ]);
  const squat = knownStrength(exercise("squat.barbell-back"), { reportedStrength: told, exercises });
  expect(squat).toMatchObject({ source: "told", fromId: "squat.barbell-back" });
  expect(squat?.e1rmLb).toBeCloseTo(0.9 * 264.6, 0);
  // A relative less than the lift itself.
  expect(knownStrength(exercise("squat.barbell-front"), { reportedStrength: told, exercises })?.source).toBe(
    "told",
  );
});

test("the newest word counts, in the units of the person, for as long as a log", () => {
  const metric = personWith({ units: "metric" }, "bench max 100").reportedStrength.get("h_push.barbell");
  expect(metric?.maxLb).toBeCloseTo(220.5, 0);
  expect(personWith({}, "bench max 100").reportedStrength.get("h_push.barbell")?.maxLb).toBe(100);
  const profile = { limits: { ...ordinaryProfile.limits, note: "Bench max 90 kg." } };
  expect(personWith({ profile }, "bench max 200 lb").reportedStrength.get("h_push.barbell")?.maxLb).toBe(200);
  expect(personWith({ profile }, "").reportedStrength.get("h_push.barbell")?.maxLb).toBeCloseTo(198.4, 0);
  expect(personWith({}, note, addDays(testToday, -90)).reportedStrength.size).toBe(0);
});

test.each([
  ["a minor", { profile: { age: 15 } }],
  ["somebody of 70", { profile: { age: 70 } }],
  ["a pregnant person", { profile: { limits: { ...ordinaryProfile.limits, pregnancy: "pregnant" } } }],
] as const)("a told best of %s counts for nothing", (_who, change) => {
  expect(personWith(change).reportedStrength.size).toBe(0);
});

test("a told best gives way to a log of the lift or of a relative", () => {
  const person = personWith();
  const bench = exercise("h_push.barbell");
  const log = (exerciseId: string) => new Map([[exerciseId, state({ exerciseId, e1rmLb: 100 })]]);
  const sourceAfter = (id: string) => knownStrength(bench, { ...person, exercises: log(id) })?.source;
  expect(sourceAfter("h_push.barbell")).toBe("own");
  expect(sourceAfter(bench.transfer?.from ?? "h_push.barbell-incline")).toBe("related");
  expect(sourceAfter("squat.barbell-back")).toBe("told");
});

test.each([
  ["an easy test says no more than at least: the told best counts", 4, 0.9 * 405],
  ["one test that nobody rated takes nothing from a told best", null, 0.9 * 405],
  ["a test that was hard says what is there", 8, 292],
] as const)("%s", (_what, difficulty, maxLb) => {
  const done = {
    exerciseId: "squat.barbell-back",
    name: "Barbell Back Squats",
    metric: "reps" as const,
    difficulty,
    completed: true,
    assessmentMetric: "weight",
    notes: "",
    plannedSets: 3,
    sets: Array.from({ length: 3 }, () => ({
      role: "working" as const,
      reps: 3,
      weight: 255,
      time: null,
      distance: null,
      rir: null,
    })),
  };
  const session = {
    id: testProfileId,
    date: addDays(testToday, -3),
    day: "thursday" as const,
    workoutName: "Test",
    variant: "main" as const,
    skipped: false,
    exercises: [done],
  };
  const { exercises } = personWith({ sessions: [session] }, "my best squat is 405 lb");
  expect(exercises.get("squat.barbell-back")?.e1rmLb).toBeCloseTo(maxLb, -1);
  // What nobody told stays as it was logged, and what was mistyped is not believed.
  const maxAfter = (note: string) =>
    personWith({ sessions: [session] }, note).exercises.get("squat.barbell-back")?.e1rmLb ?? 0;
  expect(maxAfter("")).toBeLessThan(340);
  expect(maxAfter("my best squat is 4050 lb")).toBeLessThanOrEqual(2 * maxAfter(""));
});
