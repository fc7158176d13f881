import { expect, test } from "vitest";
import type { Stored } from "../../../data/store/device-store.ts";
import { logsAfter } from "./logs-after.ts";

const set = (position: number, reps: number) => ({
  position,
  role: "working" as const,
  reps,
  weight: 50,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
});
const log: Stored<"exerciseLog"> = {
  id: "log",
  sessionId: "session",
  date: "2026-11-16",
  position: 0,
  exerciseId: "squat.goblet",
  number: 1,
  name: "Goblet squat",
  metric: "reps",
  difficulty: 5,
  notes: "",
  completed: false,
  assessmentMetric: null,
  sets: { a: set(0, 10) },
};

test("EXC-02 added and removed sets are in the counted logs", () => {
  const added = logsAfter([log], [{ kind: "exerciseLog", id: "log", patch: { sets: { b: set(1, 9) } } }]);
  expect(added).toEqual([{ ...log, sets: { a: set(0, 10), b: set(1, 9) } }]);
  const removed = logsAfter(added, [{ kind: "exerciseLog", id: "log", patch: { sets: { a: null } } }]);
  expect(removed).toEqual([{ ...log, sets: { a: null, b: set(1, 9) } }]);
  expect(logsAfter(removed, [{ kind: "exerciseLog", id: "log", remove: true }])).toEqual([]);
});

test("EXC-02 the first set makes its log; an existing one gets the change", () => {
  const { id, ...create } = log;
  expect(logsAfter([], [{ kind: "exerciseLog", id, create }])).toEqual([log]);
  const rated = { ...log, difficulty: 8 };
  const change = { kind: "exerciseLog", id, create, ifThere: { sets: { b: set(1, 9) } } } as const;
  expect(logsAfter([rated], [change])).toEqual([{ ...rated, sets: { a: set(0, 10), b: set(1, 9) } }]);
  expect(logsAfter([], [{ kind: "exerciseLog", id, patch: { notes: "x" } }])).toEqual([]);
});
