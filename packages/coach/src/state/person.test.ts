import { expect, test } from "vitest";
import { exerciseById } from "../catalogue/catalogue.ts";
import type { PastSession } from "../design/input.ts";
import { inputWith, today } from "../design/testing/inputs.ts";
import { levelFor, personOf } from "./person.ts";

const bridge = (reps: number, difficulty: number): PastSession => ({
  id: "session",
  date: today,
  day: "monday",
  workoutName: "Legs",
  planId: null,
  variant: "main",
  skipped: false,
  completedExercises: 1,
  totalExercises: 1,
  exercises: [
    {
      exerciseId: "hinge.glute-bridge",
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

const levelOf = (id: string, sessions: readonly PastSession[]): number => {
  const exercise = exerciseById(id);
  if (exercise === undefined) throw new Error(`no ${id}`);
  return levelFor(
    exercise,
    personOf(inputWith({ profile: { fitnessLevel: "beginner" }, sessions: [...sessions] })),
  );
};

test("coach.I11 a bodyweight move that is far too easy earns one level more in its kind of movement only", () => {
  expect(levelOf("hinge.single-leg-bridge", [])).toBe(1);
  expect(levelOf("hinge.single-leg-bridge", [bridge(20, 2)])).toBe(2);
  expect(levelOf("squat.bodyweight", [bridge(20, 2)])).toBe(1);
});

test("coach.I11 few repetitions or some effort earn nothing, and no skill is earned that way", () => {
  expect(levelOf("hinge.single-leg-bridge", [bridge(8, 2)])).toBe(1);
  expect(levelOf("hinge.single-leg-bridge", [bridge(20, 5)])).toBe(1);
  expect(exerciseById("hinge.single-leg")?.skill).toBe(1);
  expect(levelOf("hinge.single-leg", [bridge(20, 2)])).toBe(1);
});
