import { expect, test } from "vitest";
import { training } from "../../../../test/support/workouts.ts";
import { sessionTotals } from "./session-totals.ts";

const session = {
  startedAt: "2026-11-16T06:00:00.000Z",
  finishedAt: "2026-11-16T06:49:06.000Z",
  variant: "main" as const,
  prescription: training,
};
const log = (position: number, difficulty: number, reps: readonly number[]) => ({
  id: `log-${position}`,
  sessionId: "s",
  date: "2026-11-16",
  position,
  exerciseId: "x",
  number: 1,
  name: "x",
  metric: "reps" as const,
  difficulty,
  notes: "",
  completed: true,
  assessmentMetric: null,
  sets: {
    gone: null,
    ...Object.fromEntries(
      reps.map((count, index) => [
        `s${index}`,
        {
          position: index,
          role: "working" as const,
          reps: count,
          weight: 100,
          time: null,
          distance: null,
          rir: null,
          at: "",
        },
      ]),
    ),
  },
});

test("WORK-05 the summary has time, sets and the mean effort of trained moves", () => {
  expect(sessionTotals(session, [log(0, 8, [10, 9]), log(1, 2, [])], new Date(0))).toEqual({
    seconds: 2946,
    sets: 2,
    plannedSets: 5,
    hasRepetitions: true,
    difficulty: 8,
  });
});

test("WORK-05 EXC-01 a slider that nobody moved leaves the mean as it is", () => {
  const difficulty = (...logs: readonly ReturnType<typeof log>[]) =>
    sessionTotals(session, logs, new Date(0)).difficulty;
  expect(difficulty(log(0, 8, [10]), log(1, 5, [10]))).toBe(8);
  expect(difficulty(log(0, 5, [10]))).toBeUndefined();
});

test("WORK-05 nothing logged has no effort", () => {
  expect(sessionTotals(session, [], new Date(0)).difficulty).toBeUndefined();
});

test("WORK-05 SYNC-03 a second device leaves a workout its whole length", () => {
  const at = (instant: string) => ({
    ...log(0, 6, []),
    sets: {
      a: {
        position: 0,
        role: "working" as const,
        reps: 8,
        weight: 100,
        time: null,
        distance: null,
        rir: null,
        at: instant,
      },
    },
  });
  const seconds = (startedAt: string, setAt: string) =>
    sessionTotals({ ...session, startedAt }, [at(setAt)], new Date(0)).seconds;
  expect(seconds("2026-11-16T06:00:00.000Z", "2026-11-16T07:00:00.000Z")).toBe(3_600);
  // Begun on the phone, and once more on the tablet after the phone's finish.
  expect(seconds("2026-11-16T06:55:00.000Z", "2026-11-16T06:19:06.000Z")).toBe(1_800);
});
