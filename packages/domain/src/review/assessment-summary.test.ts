import { expect, test } from "vitest";
import { aLog, setMap } from "../testing/builders.ts";
import type { ExerciseLog } from "../training/session.ts";
import { assessmentSummary } from "./assessment-summary.ts";

const summary = (...logs: readonly ExerciseLog[]) =>
  assessmentSummary({ programName: "Strength Assessment", assessmentFocus: ["a", "b", "c", "d"], logs });

const legPress = aLog({
  exerciseId: "squat.machine.leg_press",
  name: "Leg Press",
  assessmentMetric: "3-rep weight",
  difficulty: 8,
  notes: "Left knee quiet",
  completed: true,
  sets: setMap(
    { role: "warmup", weight: 90, reps: 10 },
    { weight: 180, reps: 5 },
    { weight: 230, reps: 3 },
    { weight: 250, reps: 2 },
  ),
});
const pushUps = aLog({ id: "p", assessmentMetric: "Max reps", sets: setMap({ reps: 21 }, { reps: 14 }) });
const plank = aLog({
  id: "q",
  exerciseId: "core.plank",
  name: "Plank",
  metric: "time",
  assessmentMetric: "Longest hold",
  sets: setMap({ reps: null, time: 60 }, { reps: null, time: 75 }),
});
const run = aLog({
  id: "r",
  exerciseId: "cardio.run",
  name: "Run",
  metric: "distance",
  sets: setMap({ reps: null, distance: 800, time: 240 }, { reps: null, distance: 800, time: 220 }),
});

test("COACH-08 each exercise has totals, bests and averages, warm-up sets left out", () => {
  expect(summary(legPress).exercisePerformance).toEqual([
    {
      exerciseId: "squat.machine.leg_press",
      name: "Leg Press",
      metric: "3-rep weight",
      totalSets: 3,
      maxWeight: 250,
      avgWeight: 220,
      maxReps: 5,
      avgReps: 10 / 3,
      avgDifficulty: 8,
      bestTime: null,
      totalDistance: null,
      notes: "Left knee quiet",
    },
  ]);
});

test("COACH-08 a strength baseline is 1.08 × the weight of three repetitions", () => {
  expect(summary(legPress, pushUps).strengthBaselines).toEqual([
    {
      exerciseId: "squat.machine.leg_press",
      name: "Leg Press",
      threeRepWeight: 230,
      weight: 230,
      reps: 3,
      estimatedOneRepMax: 230 * 1.08,
    },
  ]);
});

test("COACH-08 a test of ten repetitions is estimated as ten, one of twenty not at all", () => {
  const deadlift = (reps: number) =>
    aLog({
      exerciseId: "hinge.dumbbell-rdl",
      name: "Romanian Deadlifts",
      assessmentMetric: "10-rep weight",
      sets: setMap({ weight: 60, reps }),
    });
  const [ten] = summary(deadlift(10)).strengthBaselines;
  expect(ten).toMatchObject({ weight: 60, reps: 10 });
  expect(ten?.estimatedOneRepMax).toBeCloseTo(60 * (4 / 3), 6);
  expect(summary(deadlift(20)).strengthBaselines).toMatchObject([
    { weight: 60, reps: 20, estimatedOneRepMax: null },
  ]);
});

test("COACH-08 assistance of a machine gives no strength baseline", () => {
  const assisted = aLog({
    exerciseId: "pull.vertical.assisted",
    name: "Assisted Pull-up Machine",
    assessmentMetric: "Help for 10 reps",
    sets: setMap({ weight: 60, reps: 10 }, { weight: 50, reps: 9 }),
  });
  expect(summary(assisted, legPress).strengthBaselines.map(({ name }) => name)).toEqual(["Leg Press"]);
  expect(summary(assisted).exercisePerformance[0]).toMatchObject({ avgWeight: 55, maxReps: 10 });
});

test("COACH-08 max-rep tests are the counted ones without weight, or said so", () => {
  expect(summary(legPress, pushUps).maxRepTests).toEqual([
    { exerciseId: "push.horizontal.floor", name: "Push-ups", reps: 21 },
  ]);
  expect(summary(aLog({ sets: setMap({ reps: 12 }) })).maxRepTests).toEqual([]);
});

test("COACH-08 conditioning tests keep the longest hold and the fastest distance", () => {
  expect(summary(plank, run).conditioningTests).toEqual([
    { exerciseId: "core.plank", name: "Plank", bestTime: 75, totalDistance: null },
    { exerciseId: "cardio.run", name: "Run", bestTime: 220, totalDistance: 1600 },
  ]);
});

test("COACH-08 difficulty is averaged over sessions, notes stay with exercises", () => {
  const again = { ...legPress, id: "again", date: "2026-11-22", difficulty: 6, notes: "" };
  const result = summary(legPress, again);
  expect(result.difficultyRatings).toEqual([
    { exerciseId: "squat.machine.leg_press", name: "Leg Press", difficulty: 7 },
  ]);
  expect(result.notes).toEqual(["Leg Press: Left knee quiet"]);
  expect(result).toMatchObject({ programName: "Strength Assessment", assessmentFocus: ["a", "b", "c", "d"] });
});

test("COACH-08 an exercise without sets says nothing", () => {
  const result = summary(aLog({ completed: true }), aLog({ id: "x", sets: { x: null } }));
  expect(result.exercisePerformance).toEqual([]);
  expect(result.difficultyRatings).toEqual([]);
});

test("COACH-08 an exercise added but not trained has no rating", () => {
  const { difficultyRatings, exercisePerformance } = summary(
    legPress,
    aLog({ ...legPress, id: "added", date: "2026-11-22", difficulty: 5, assessmentMetric: null, sets: {} }),
  );
  expect(difficultyRatings.map(({ difficulty }) => difficulty)).toEqual([8]);
  expect(exercisePerformance[0]).toMatchObject({ avgDifficulty: 8, metric: "3-rep weight" });
});

test("COACH-08 a slider that nobody moved is no rating", () => {
  const { difficultyRatings, exercisePerformance } = summary({ ...legPress, difficulty: 5 });
  expect(difficultyRatings).toEqual([]);
  expect(exercisePerformance[0]).toMatchObject({ avgDifficulty: null });
});
