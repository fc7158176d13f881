import { expect, test } from "vitest";
import { weekdayOf } from "../shared/dates.ts";
import { aLog, aSession, finished, skipped } from "../shared/testing/builders.ts";
import { weekAtAGlance, weekCount } from "./in-week.ts";

// Friday; the week is Nov 16-22.
const today = "2026-11-20";
const kindOf = (date: string) => {
  const day = weekdayOf(date);
  return day === "sunday" ? "rest" : day === "saturday" ? "recovery" : "training";
};
const states = (over: Partial<Parameters<typeof weekAtAGlance>[0]> = {}) =>
  weekAtAGlance({ today, kindOf, sessions: [], ...over });

test("SCHED-01 seven days from Monday with their letters", () => {
  expect(
    states()
      .map((day) => day.letter)
      .join(""),
  ).toBe("MTWTFSS");
  expect(states()[0]).toMatchObject({ date: "2026-11-16", weekday: "monday" });
});

test("HOME-04 each day is done, skipped, today, planned or rest", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ ...skipped, date: "2026-11-17", id: "skip" }),
  ];
  expect(states({ sessions }).map((day) => day.state)).toEqual([
    "done",
    "skip",
    "planned",
    "planned",
    "now",
    "rest",
    "rest",
  ]);
});

test("HOME-11 today's stroke fills with the completed share of the running workout", () => {
  const sessions = [aSession({ id: "running" })];
  const logs = [aLog({ sessionId: "running", completed: true })];
  expect(states({ sessions, logs })[4]).toMatchObject({ state: "now", progress: 0.5 });
  expect(states()[4]).toMatchObject({ state: "now", progress: 0 });
  expect(states()[3]).not.toHaveProperty("progress");
});

test("HOME-08 today done is done, and a rest day that was marked counts as done too", () => {
  expect(states({ sessions: [aSession(finished)] })[4]?.state).toBe("done");
  const restDone = [aSession({ ...finished, date: "2026-11-22" })];
  expect(states({ today: "2026-11-22", sessions: restDone })[6]?.state).toBe("done");
});

test("UI-04 every day has words for a screen reader", () => {
  const sessions = [aSession({ ...finished, date: "2026-11-16" })];
  const labels = states({ sessions }).map((day) => day.label);
  expect(labels[0]).toBe("Monday, done");
  expect(labels[1]).toBe("Tuesday, not logged");
  expect(labels[4]).toBe("Friday, today");
  expect(labels[6]).toBe("Sunday, rest");
});

test("SCHED-01 the week counts done and scheduled training days", () => {
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ ...finished, date: "2026-11-21", id: "recovery" }),
  ];
  expect(weekCount(states({ sessions }), kindOf)).toEqual({ done: 1, scheduled: 5 });
});
