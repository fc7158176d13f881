import { expect, test } from "vitest";
import type { Stored } from "../../../data/device-store.ts";
import { saysTheSame, withWritten } from "./written-logs.ts";

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
  name: "Goblet Squats",
  metric: "reps",
  difficulty: 5,
  notes: "",
  completed: false,
  assessmentMetric: null,
  sets: { a: set(0, 10) },
};

test("EXC-02 a save that is durable shows its set beside those that were read, before anything is read again", () => {
  const saved = {
    n: 1,
    changes: [{ kind: "exerciseLog", id: "log", patch: { sets: { b: set(1, 9) } } }],
  } as const;
  expect(withWritten([log], [saved])).toEqual([{ ...log, sets: { a: set(0, 10), b: set(1, 9) } }]);
  // The read that holds it already says the same: the save laid over it changes nothing.
  const [again] = withWritten([{ ...log, sets: { a: set(0, 10), b: set(1, 9) } }], [saved]);
  expect(again).toEqual({ ...log, sets: { a: set(0, 10), b: set(1, 9) } });
});

test("EXC-02 the first set makes its log; later saves win; a log that went on another device does not come back", () => {
  const { id, ...create } = log;
  expect(
    withWritten(
      [],
      [
        { n: 1, changes: [{ kind: "exerciseLog", id, create }] },
        { n: 2, changes: [{ kind: "exerciseLog", id, patch: { difficulty: 8 } }] },
        { n: 3, changes: [{ kind: "exerciseLog", id, patch: { sets: { a: set(0, 12) } } }] },
      ],
    ),
  ).toEqual([{ ...log, difficulty: 8, sets: { a: set(0, 12) } }]);
  expect(withWritten([], [{ n: 1, changes: [{ kind: "exerciseLog", id, patch: { notes: "x" } }] }])).toEqual(
    [],
  );
});

test("EXC-02 a second first save of a log lays over it what it meant, not the values of an empty log", () => {
  const { id, ...create } = log;
  const rated = { ...create, sets: {}, difficulty: 8, notes: "left knee" };
  const saves = [
    { n: 1, changes: [{ kind: "exerciseLog", id, create: rated, ifThere: { difficulty: 8 } }] },
    { n: 2, changes: [{ kind: "exerciseLog", id, create, ifThere: { sets: { a: set(0, 10) } } }] },
  ] as const;
  expect(withWritten([], saves)).toEqual([{ ...rated, id, sets: { a: set(0, 10) } }]);
});

test("EXC-02 what says the same in another order of fields is the same; a set more, or another value, is not", () => {
  expect(saysTheSame([{ a: 1, b: { c: null } }], [{ b: { c: null }, a: 1 }])).toBe(true);
  expect(saysTheSame([{ a: 1 }], [{ a: 1 }, { a: 1 }])).toBe(false);
  expect(saysTheSame({ a: 1 }, { a: 2 })).toBe(false);
  expect(saysTheSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(saysTheSame([], {})).toBe(false);
});
