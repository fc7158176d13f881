import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import type { Exercise } from "../catalogue/exercise.ts";
import { inputWith, testToday } from "../design/testing/inputs.ts";
import { expectedMax, isOutgrown, likelyMax, sureMax } from "./capability.ts";
import { type Person, personOf } from "./person.ts";

const named = (id: string): Exercise => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`${id} is not in the catalogue`);
  return exercise;
};

type Session = Parameters<typeof personOf>[0]["sessions"][number];

/** Three sets of one move on a day, and how hard they were. */
const sessionOf = (id: string, difficulty: number, reps: number, date: string): Session => ({
  id: `${id} ${date}`,
  date,
  day: "saturday",
  workoutName: "Legs",
  variant: "main",
  skipped: false,
  exercises: [
    {
      exerciseId: id,
      name: named(id).name,
      metric: "reps",
      difficulty,
      completed: true,
      assessmentMetric: null,
      notes: "",
      plannedSets: 3,
      targetLow: 8,
      targetHigh: 20,
      sets: [1, 2, 3].map(() => ({
        role: "working" as const,
        reps,
        weight: null,
        time: null,
        distance: null,
        rir: null,
      })),
    },
  ],
});

/** Somebody who did three sets of one move, five weeks ago if nothing else is said, and rated them so. */
const after = (id: string, difficulty: number, reps = 20, date = "2026-10-10"): Person =>
  personOf(inputWith({ sessions: [sessionOf(id, difficulty, reps, date)] }));

test("coach 3a-7 a hip move far too easy outgrows all that are no harder", () => {
  const person = after("hinge.hip-thrust", 1);
  for (const id of ["hinge.hip-thrust", "hinge.glute-bridge", "hinge.wall", "hinge.towel-good-morning"])
    expect(isOutgrown(named(id), person)).toBe(true);
  // One leg, a weight, another movement: nothing is known of them.
  for (const id of ["hinge.single-leg-bridge", "hinge.rdl", "squat.bodyweight"])
    expect(isOutgrown(named(id), person)).toBe(false);
});

test("coach.I9 repetitions with a weight say how many there are at least without", () => {
  const withDumbbell = (id: string, weight: number, reps: number) => {
    const session = sessionOf(id, 8, reps, addDays(testToday, -7));
    const sets = (done: Session["exercises"][number]) => done.sets.map((set) => ({ ...set, weight }));
    const exercises = session.exercises.map((done) => ({ ...done, sets: sets(done) }));
    return personOf(inputWith({ sessions: [{ ...session, exercises }] }));
  };
  const thrust = "hinge.dumbbell-hip-thrust";
  expect(sureMax(named("hinge.hip-thrust"), withDumbbell(thrust, 30, 12))).toBeGreaterThan(22);
  expect(sureMax(named("hinge.hip-thrust"), withDumbbell(thrust, 10, 8))).toBeLessThan(22);
  // One leg is another matter, and a machine lifts no body.
  expect(sureMax(named("hinge.single-leg-thrust"), withDumbbell(thrust, 30, 12))).toBeNull();
  expect(sureMax(named("hinge.hip-thrust"), withDumbbell("hinge.leg-curl", 90, 12))).toBeNull();
});

test("coach.I9 one leg is taken to do at most half of what two do", () => {
  const two = likelyMax(named("hinge.hip-thrust"), after("hinge.hip-thrust", 7, 20, addDays(testToday, -7)));
  const one = likelyMax(
    named("hinge.single-leg-thrust"),
    after("hinge.hip-thrust", 7, 20, addDays(testToday, -7)),
  );
  expect(one).toBeCloseTo((two ?? 0) / 2);
});

test("coach 3a-7 a hard move outgrows nothing, and arms have their own tests", () => {
  for (const exercise of catalogue.filter(({ pattern }) => pattern === "hinge"))
    expect(isOutgrown(exercise, after("hinge.hip-thrust", 7))).toBe(false);
  // Lowering slowly was easy: no word on pulling up with a band, which bears less of the weight.
  expect(isOutgrown(named("v_pull.banded"), after("v_pull.negative", 1))).toBe(false);
});

test("coach.I9 two lunges predict no more of a harder one, and nothing else", () => {
  const person = after("lunge.reverse", 10, 2, addDays(testToday, -7));
  const harder = named("lunge.bulgarian");
  expect(likelyMax(harder, person)).toBeLessThanOrEqual(3);
  expect(likelyMax(harder, personOf(inputWith()))).toBeNull();
  expect(likelyMax(named("squat.chair"), person)).toBeNull();
  expect(likelyMax(named("lunge.dumbbell-reverse"), person)).toBeNull();
});

test("coach.I9 eighteen squats promise as many of an easier one, none of a harder one", () => {
  const person = after("squat.bodyweight", 7, 18, addDays(testToday, -7));
  expect(sureMax(named("squat.chair-hands"), person)).toBeGreaterThanOrEqual(18);
  expect(sureMax(named("squat.bodyweight"), person)).toBe(expectedMax(named("squat.bodyweight"), person));
  expect(sureMax(named("squat.split-stance"), person)).toBeNull();
});

test("coach.I9 an old log promises no fewer than a harder move does now", () => {
  const person = personOf(
    inputWith({
      sessions: [
        sessionOf("squat.chair-hands", 8, 12, addDays(testToday, -80)),
        sessionOf("squat.chair", 8, 22, addDays(testToday, -7)),
      ],
    }),
  );
  expect(sureMax(named("squat.chair-hands"), person)).toBeGreaterThanOrEqual(22);
});

test("coach.I9 fifteen split squats a leg promise thirty squats on both legs", () => {
  const person = after("lunge.bulgarian", 7, 15, addDays(testToday, -7));
  expect(sureMax(named("squat.bodyweight"), person)).toBeGreaterThanOrEqual(30);
  expect(sureMax(named("squat.pistol"), person)).toBeNull();
});

test.each([
  // Usual advice: the first muscle-up comes with some twelve strict pull-ups.
  ["v_pull.muscle-up", 8, 0, 0],
  ["v_pull.muscle-up", 12, 1, 3],
  ["v_pull.muscle-up", 18, 4, 8],
  ["v_pull.archer", 8, 0, 1],
  ["v_pull.archer", 15, 3, 7],
  ["h_pull.tuck-lever", 8, 3, 6],
])("coach.I9 a hard rung is estimated below the plain one: %s at %i pull-ups", (id, pullups, least, most) => {
  const known = personOf(inputWith({ profile: { pullups }, checkIns: [] }));
  const expected = expectedMax(named(id), known) ?? Number.NaN;
  expect(expected).toBeGreaterThanOrEqual(least);
  expect(expected).toBeLessThanOrEqual(most);
});

test("coach.I9 thirty push-ups are some ten archer push-ups a side", () => {
  const known = personOf(inputWith({ profile: { pushups: 30 }, checkIns: [] }));
  expect(expectedMax(named("h_push.archer"), known)).toBeGreaterThan(5);
  expect(expectedMax(named("h_push.archer"), known)).toBeLessThan(12);
});
