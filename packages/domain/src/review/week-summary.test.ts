import { expect, test } from "vitest";
import { weekOf } from "../shared/dates.ts";
import { aLog, aSession, aWorkout, finished, setMap, skipped } from "../testing/builders.ts";
import { previousWeekSummary, reviewedWeek } from "./week-summary.ts";

// Monday to Friday are training days, then recovery and rest.
const scheduled = weekOf("2026-11-22").map((date, index) => ({
  date,
  workout: aWorkout({ kind: index < 5 ? "training" : index === 5 ? "recovery" : "rest" }),
}));
const week = { from: "2026-11-16", to: "2026-11-22" };
const summary = (over: Partial<Parameters<typeof previousWeekSummary>[0]> = {}) =>
  previousWeekSummary({ ...week, scheduled, sessions: [], logs: [], ...over });

test("REV-01 Sunday reviews the week that ends today, later days the last one", () => {
  expect(reviewedWeek("2026-11-22")).toEqual(week);
  expect(reviewedWeek("2026-11-23")).toEqual(week);
  expect(reviewedWeek("2026-11-28")).toEqual(week);
});

test("REV-01 the summary counts workouts, exercises and skips of the week only", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-16", completedExercises: 6 }),
    aSession({ ...finished, date: "2026-11-16", completedExercises: 2, ordinal: 2 }),
    aSession({ ...skipped, date: "2026-11-17" }),
    aSession({ ...finished, date: "2026-11-18", completedExercises: 5 }),
    aSession({ date: "2026-11-19" }),
    aSession({ ...finished, date: "2026-11-09", completedExercises: 9 }),
  ];
  expect(summary({ sessions })).toMatchObject({
    workoutsCompleted: 2,
    workoutsScheduled: 5,
    totalExercises: 13,
    skippedWorkouts: 1,
  });
});

test("REV-01 a marked rest day is no workout, a skip done later no skip", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-22", prescription: aWorkout({ kind: "rest", exercises: [] }) }),
    aSession({ ...skipped, date: "2026-11-17" }),
    aSession({ ...finished, date: "2026-11-17", ordinal: 2 }),
  ];
  expect(summary({ sessions })).toMatchObject({ workoutsCompleted: 1, skippedWorkouts: 0 });
});

test("REV-01 the performance note says how much was done and how hard it felt", () => {
  const sessions = weekOf("2026-11-22")
    .slice(0, 5)
    .map((date) => aSession({ ...finished, date }));
  const logs = [aLog({ completed: true, difficulty: 7 }), aLog({ completed: true, difficulty: 8 })];
  expect(summary({ sessions, logs }).performanceSummary).toBe(
    "Strong week. Every planned workout is done. Average difficulty 7.5 of 10.",
  );
  expect(summary({ sessions: sessions.slice(0, 1) }).performanceSummary).toBe(
    "1 of 5 planned workouts done.",
  );
  expect(summary().performanceSummary).toMatch(/^No workouts were logged/);
});

test("REV-01 EXC-01 ticked, discarded and unrated exercises have no rating", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ id: "gone", date: "2026-11-17", discardedAt: "2026-11-17T15:00:00.000Z" }),
  ];
  const said = (...logs: readonly ReturnType<typeof aLog>[]) =>
    summary({ sessions, logs }).performanceSummary;
  const ticked = aLog({ completed: true });
  const gone = aLog({ sessionId: "gone", date: "2026-11-17", completed: true, difficulty: 10 });
  expect(said(ticked, gone)).toBe("1 of 5 planned workouts done.");
  expect(said(ticked, gone, aLog({ completed: true, difficulty: 7 }))).toContain(
    "Average difficulty 7 of 10.",
  );
  // A slider that nobody moved stands at 5 (training.T9).
  const unrated = aLog({ completed: true, sets: setMap({}) });
  expect(said(unrated)).toBe("1 of 5 planned workouts done.");
  expect(said(unrated, aLog({ completed: true, difficulty: 7 }))).toContain("Average difficulty 7 of 10.");
});

test("REV-01 EXC-01 an exercise whose planned sets are logged counts with its rating", () => {
  const said = (sets: ReturnType<typeof setMap>) =>
    summary({
      sessions: [aSession({ ...finished, date: "2026-11-16" })],
      logs: [aLog({ difficulty: 7, sets })],
    }).performanceSummary;
  expect(said(setMap({}, {}, {}))).toContain("Average difficulty 7 of 10.");
  expect(said(setMap({}))).toBe("1 of 5 planned workouts done.");
});

test("COACH-04 planned days that did not happen are named once over", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ ...skipped, date: "2026-11-17" }),
    aSession({ ...finished, date: "2026-11-18" }),
  ];
  expect(summary({ sessions }).missedDays).toEqual(["tuesday", "thursday", "friday"]);
  expect(summary({ sessions, today: "2026-11-20" }).missedDays).toEqual(["tuesday", "thursday"]);
});

test("COACH-04 a workout on a free day makes up for a planned one", () => {
  const done = (...dates: readonly string[]) => dates.map((date) => aSession({ ...finished, date }));
  // All five planned, Thursday's on Saturday.
  const all = done("2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20", "2026-11-21");
  expect(summary({ sessions: all })).toMatchObject({ workoutsCompleted: 5, missedDays: [] });
  const some = done("2026-11-18", "2026-11-20", "2026-11-21");
  expect(summary({ sessions: some })).toMatchObject({
    workoutsCompleted: 3,
    missedDays: ["tuesday", "thursday"],
  });
});
