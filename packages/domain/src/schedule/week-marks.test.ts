import { expect, test } from "vitest";
import { weekOf } from "../shared/dates.ts";
import { weekCount, weekInWords, weekMarks } from "./week-marks.ts";

const today = "2026-11-20";
const kinds = ["training", "training", "training", "training", "training", "recovery", "rest"] as const;
const days = weekOf(today).map((date, index) => ({ date, kind: kinds[index] }));
const at = "2026-11-16T10:00:00Z";
const session = (date: string, state: "finished" | "skipped" | "discarded" | "running") => ({
  date,
  finishedAt: state === "finished" ? at : null,
  skippedAt: state === "skipped" ? at : null,
  discardedAt: state === "discarded" ? at : null,
});
const week = [
  session("2026-11-16", "finished"),
  session("2026-11-17", "finished"),
  session("2026-11-18", "skipped"),
  session("2026-11-19", "finished"),
];

test("SCHED-01 a day is marked done, skipped, today, planned or rest", () => {
  expect(weekMarks(days, week, today).map((day) => day.mark)).toEqual([
    "done",
    "done",
    "skip",
    "done",
    "now",
    "planned",
    "rest",
  ]);
});

test("a finished session beats a skipped one; a discarded one has no mark", () => {
  const both = [session("2026-11-16", "skipped"), session("2026-11-16", "finished")];
  expect(weekMarks(days, both, today)[0]?.mark).toBe("done");
  expect(weekMarks(days, [session("2026-11-16", "discarded")], today)[0]?.mark).toBe("planned");
});

test("today shows the running session and stays marked once done", () => {
  expect(weekMarks(days, week, today, 0.5)[4]).toMatchObject({ mark: "now", isToday: true, progress: 0.5 });
  const done = weekMarks(days, [...week, session(today, "finished")], today, 0.5)[4];
  expect(done).toMatchObject({ mark: "done", isToday: true, progress: 0 });
});

test("rest counts when done but is not owed", () => {
  const marks = weekMarks(days, week, today);
  expect(weekCount(days, marks)).toEqual({ done: 3, skipped: 1, workouts: 5 });
  const extra = weekMarks(days, [...week, session("2026-11-21", "finished")], "2026-11-22");
  expect(weekCount(days, extra)).toEqual({ done: 4, skipped: 1, workouts: 6 });
});

test("the week line is read out in words", () => {
  expect(weekInWords(weekMarks(days, week, today))).toBe("This week: 3 done, 1 skipped, today open");
  expect(weekInWords(weekMarks(days, [], "2026-12-01"))).toBe("This week: 0 done");
});

test("HOME-04 a rest or recovery day is no open workout: the words say rest", () => {
  for (const restDay of ["2026-11-21", "2026-11-22"]) {
    const marks = weekMarks(days, week, restDay);
    expect(marks.find(({ isToday }) => isToday)?.mark).toBe("rest");
    expect(weekInWords(marks)).toBe("This week: 3 done, 1 skipped, today rest");
  }
});

test("days before the first plan are dots, never misses", () => {
  const started = days.map((day, index) => (index < 2 ? { ...day, kind: undefined } : day));
  expect(
    weekMarks(started, [], today)
      .map((day) => day.mark)
      .slice(0, 3),
  ).toEqual(["rest", "rest", "planned"]);
});
