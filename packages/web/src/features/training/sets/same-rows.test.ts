import { expect, test } from "vitest";
import { row } from "../../../../test/support/workouts.ts";
import { sameRows } from "./same-rows.ts";
import { setRows } from "./set-rows.ts";

const set = (position: number, reps = 10) => ({
  id: `set-${position}`,
  position,
  role: "working" as const,
  reps,
  weight: 120,
  time: null,
  distance: null,
  rir: null,
  at: "2026-11-16T06:00:00.000Z",
});
const planned = { ...row, sets: 12 };
const rowsOf = (logged: number, changed?: number) =>
  setRows({
    exercise: planned,
    sets: Array.from({ length: logged }, (_, index) => set(index, index === changed ? 8 : 10)),
    lastTime: undefined,
    loadLb: 120,
    units: "imperial",
    extra: false,
  });
/** Indexes of the rows that must be drawn. */
const drawn = (before: ReturnType<typeof rowsOf>, after: ReturnType<typeof rowsOf>) =>
  sameRows(before, after).flatMap((one, index) => (one === before[index] ? [] : [index]));

test("EXC-02 a logged set draws itself and the next one, in a long exercise as in a short one", () => {
  for (const logged of [1, 4, 9])
    expect(drawn(rowsOf(logged), rowsOf(logged + 1))).toEqual([logged, logged + 1]);
  // The same logs read again, or confirmed by the server, draw nothing.
  expect(drawn(rowsOf(5), rowsOf(5))).toEqual([]);
  // A changed set draws itself; the last one is what the open rows suggest, so they follow it.
  expect(drawn(rowsOf(5), rowsOf(5, 2))).toEqual([2]);
  expect(drawn(rowsOf(5), rowsOf(5, 4))).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});
