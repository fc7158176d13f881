import { describe, expect, test } from "vitest";
import { plank, row, training } from "../../../../test/support/workouts.ts";
import { exerciseSteps, hasCardio, nextStep, openStep } from "./session-steps.ts";

const workout = {
  ...training,
  exercises: [row, plank, { ...row, id: 43, exerciseId: "pulldown", name: "Lat Pulldown" }],
};
const log = (position: number, completed: boolean, setCount = 0) => ({
  id: `log-${position}`,
  sessionId: "s",
  date: "2026-11-16",
  position,
  exerciseId: workout.exercises[position]?.exerciseId ?? "",
  number: 41,
  name: row.name,
  metric: "reps" as const,
  difficulty: 5,
  notes: "",
  completed,
  assessmentMetric: null,
  sets: Object.fromEntries(
    Array.from({ length: setCount }, (_, index) => [
      `set-${index}`,
      {
        position: index,
        role: "working" as const,
        reps: 8,
        weight: 100,
        time: null,
        distance: null,
        rir: null,
        at: "2026-11-16T06:00:00.000Z",
      },
    ]),
  ),
});

describe("WORK-01 where a workout opens", () => {
  test("WORK-04 at the warm-up when nothing was touched", () => {
    expect(openStep(undefined, workout, exerciseSteps(workout, []))).toBe("warmUp");
  });
  test("WORK-06 at the first open exercise on a device that has never shown it", () => {
    expect(openStep(undefined, workout, exerciseSteps(workout, [log(0, true)]))).toBe(1);
  });
  test("WORK-06 where this device left it", () => {
    expect(openStep(2, workout, exerciseSteps(workout, [log(0, true)]))).toBe(2);
  });
  test("WORK-06 a remembered exercise that the prescription does not have is not opened", () => {
    expect(openStep(7, workout, exerciseSteps(workout, [log(0, true)]))).toBe(1);
  });
  test("WORK-05 at the finish when every exercise is complete", () => {
    const steps = exerciseSteps(workout, [log(0, true), log(1, true), log(2, true)]);
    expect(openStep(undefined, workout, steps)).toBe("finish");
  });
});

describe("EXC-01 Mark Complete moves on", () => {
  test("EXC-01 next is the next open exercise, then an earlier one, then the end", () => {
    expect(nextStep(exerciseSteps(workout, [log(0, true)]), 0)).toBe(1);
    expect(nextStep(exerciseSteps(workout, [log(1, true), log(2, true)]), 2)).toBe(0);
    // The screen asks before the log of the completed one has come back: that one never counts as next.
    expect(nextStep(exerciseSteps(workout, [log(0, true), log(1, true)]), 2)).toBe("finish");
  });
});

test("WORK-01 the current step is filled by its logged sets", () => {
  expect(exerciseSteps(workout, [log(0, false, 2)])[0]?.percent).toBe(67);
});

test("WORK-04 cardio shows only when its type is not 'none' and it has exercises", () => {
  const exercises = [{ name: "Walk", duration: "20 min", intensity: "easy", notes: "" }];
  expect(hasCardio({ cardio: { type: "none", duration: "", notes: "", exercises } })).toBe(false);
  expect(hasCardio({ cardio: { type: "Easy walk", duration: "", notes: "", exercises: [] } })).toBe(false);
  expect(hasCardio({ cardio: { type: "Easy walk", duration: "", notes: "", exercises } })).toBe(true);
});
