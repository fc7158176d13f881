import { expect, test } from "vitest";
import { aLog, anExercise, aSession, aWorkout, setMap } from "../testing/builders.ts";
import type { LoggedSet } from "./session.ts";
import { finishSession, finishState } from "./workout.ts";
import { isComplete, workoutProgress } from "./workout-progress.ts";

const squats = anExercise({ sets: 3 });
const session = aSession({ prescription: aWorkout({ exercises: [squats] }), totalExercises: 1 });
const log = (sets: readonly Partial<LoggedSet>[], completed = false) =>
  aLog({
    sessionId: session.id,
    exerciseId: squats.exerciseId,
    position: 0,
    completed,
    sets: setMap(...sets),
  });

test("WORK-05 EXC-01 an exercise with its planned sets is complete by itself", () => {
  const done = [log([{}, {}, {}])];
  expect(workoutProgress(session, done)).toEqual({ completed: 1, total: 1 });
  expect(finishState(session, done)).toBe("all");
  const finished = finishSession(session, done, "2026-11-20T15:00:00.000Z");
  expect(finished).toMatchObject({
    ok: true,
    value: { message: "Great job! You completed 1 of 1 exercises." },
  });
});

test("EXC-01 fewer sets need the mark, which alone is enough", () => {
  expect(isComplete(squats, log([{}, {}]))).toBe(false);
  expect(isComplete(squats, log([{ role: "warmup" }, {}, {}]))).toBe(false);
  expect(isComplete(squats, log([{}], true))).toBe(true);
  expect(isComplete({ sets: "8 intervals" }, log([{}, {}, {}]))).toBe(false);
  expect(isComplete(squats, undefined)).toBe(false);
});
