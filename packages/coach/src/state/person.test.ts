import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import { checkInWith, inputWith, testToday } from "../design/testing/inputs.ts";
import type { PastSession } from "./input.ts";
import { levelFor, personOf } from "./person.ts";

const bridge = (
  reps: number,
  difficulty: number,
  date = testToday,
  exerciseId = "hinge.glute-bridge",
): PastSession => ({
  id: `session ${date} ${exerciseId}`,
  date,
  day: "monday",
  workoutName: "Legs",
  variant: "main",
  skipped: false,
  exercises: [
    {
      exerciseId,
      name: "Glute bridge",
      metric: "reps",
      difficulty,
      completed: true,
      assessmentMetric: null,
      notes: "",
      plannedSets: 1,
      targetLow: 8,
      targetHigh: 20,
      sets: [{ role: "working", reps, weight: null, time: null, distance: null, rir: null }],
    },
  ],
});

const levelOf = (
  id: string,
  sessions: readonly PastSession[],
  change: Parameters<typeof inputWith>[0] = {},
): number => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  return levelFor(
    exercise,
    personOf(
      inputWith({
        ...change,
        profile: { fitnessLevel: "beginner", ...change.profile },
        sessions: [...sessions],
      }),
    ),
  );
};

test("coach.I11 a far too easy bodyweight move earns one level in its pattern", () => {
  expect(levelOf("hinge.single-leg-bridge", [])).toBe(1);
  expect(levelOf("hinge.single-leg-bridge", [bridge(20, 2)])).toBe(2);
  expect(levelOf("squat.bodyweight", [bridge(20, 2)])).toBe(1);
});

test("coach.I11 few repetitions, effort or skill moves earn no level", () => {
  expect(levelOf("hinge.single-leg-bridge", [bridge(8, 2)])).toBe(1);
  expect(levelOf("hinge.single-leg-bridge", [bridge(20, 5)])).toBe(1);
  expect(exerciseById("hinge.single-leg")?.skill).toBe(1);
  expect(levelOf("hinge.single-leg", [bridge(20, 2)])).toBe(1);
});

test("coach.I11 an old easy session earns no level, nor one before a hard one", () => {
  const target = "hinge.single-leg-bridge";
  // Something else was done since: this is no long break.
  const other = bridge(10, 6, testToday, "squat.bodyweight");
  expect(levelOf(target, [bridge(20, 2, addDays(testToday, -28)), other])).toBe(2);
  expect(levelOf(target, [bridge(20, 2, addDays(testToday, -29)), other])).toBe(1);
  const easy = bridge(20, 2, addDays(testToday, -7));
  expect(levelOf(target, [easy, bridge(7, 9, testToday, target)])).toBe(1);
  expect(levelOf(target, [easy, bridge(8, 8, testToday, target)])).toBe(2);
});

test("coach.I11 a hard session of the own level takes no level back", () => {
  const easy = bridge(20, 2, addDays(testToday, -7));
  const own = bridge(12, 9, testToday, "hinge.wall");
  expect(exerciseById("hinge.wall")?.level).toBe(1);
  expect(levelOf("hinge.single-leg-bridge", [easy, own])).toBe(2);
});

test("coach.I11 COACH-04 repeating the easy move does not remove the harder one", () => {
  const target = "hinge.single-leg-bridge";
  const log = [
    bridge(20, 2, addDays(testToday, -14)),
    bridge(9, 8, addDays(testToday, -7), target),
    bridge(30, 6, testToday),
  ];
  expect(levelOf(target, log)).toBe(2);
});

test("coach.I11 the level stays earned while the harder move goes well", () => {
  const target = "hinge.single-leg-bridge";
  const easy = bridge(20, 2, addDays(testToday, -40));
  expect(levelOf(target, [easy, bridge(10, 6, addDays(testToday, -3), target)])).toBe(2);
  expect(levelOf(target, [easy, bridge(7, 9, addDays(testToday, -3), target)])).toBe(1);
});

test("coach.I11 coach.X2 eight repetitions of the harder move keep it", () => {
  const target = "hinge.single-leg-bridge";
  const easy = bridge(20, 2, addDays(testToday, -7));
  expect(levelOf(target, [easy, bridge(8, 10, testToday, target)])).toBe(2);
  expect(levelOf(target, [easy, bridge(7, 10, testToday, target)])).toBe(1);
});

test("coach.I11 lowering the level by hand removes unearned harder moves", () => {
  const target = "hinge.single-leg-bridge";
  const harder = bridge(10, 6, addDays(testToday, -3), target);
  expect(levelOf(target, [harder])).toBe(1);
  expect(levelOf(target, [bridge(15, 6, addDays(testToday, -9)), harder])).toBe(1);
  // An easy session of another movement, or of the harder move's own kind but of its level, earned nothing here.
  expect(levelOf(target, [bridge(20, 2, addDays(testToday, -9), "squat.bodyweight"), harder])).toBe(1);
  expect(levelOf(target, [bridge(20, 2, addDays(testToday, -9), target), harder])).toBe(1);
  // The level they have now is theirs as before.
  expect(levelOf(target, [harder], { profile: { fitnessLevel: "returning" } })).toBe(2);
});

test("coach.I11 careful or returning people get no harder move", () => {
  const target = "hinge.single-leg-bridge";
  const easy = bridge(20, 2);
  const pressed = checkInWith({ bloodPressureSystolic: 165, bloodPressureDiastolic: 85 });
  expect(levelOf(target, [easy], { checkIns: [pressed] })).toBe(1);
  expect(levelOf(target, [bridge(20, 2, addDays(testToday, -12))])).toBe(1);
});
