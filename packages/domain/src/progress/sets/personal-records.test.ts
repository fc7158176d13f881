import fc from "fast-check";
import { expect, test } from "vitest";
import { aDoneSet } from "../testing/done-sets.ts";
import { type DoneSet, volumeOf } from "./done-set.ts";
import {
  currentRecords,
  isRecord,
  mostTelling,
  personalRecords,
  recordsBySession,
} from "./personal-records.ts";

const of = (sets: readonly DoneSet[], kind: string) =>
  personalRecords(sets)
    .filter((event) => event.kind === kind)
    .map((event) => [event.date, event.value, event.previous]);

test("PROG-07 F7 the first result is a baseline; only strictly more is a record", () => {
  const sets = [
    aDoneSet({ date: "2026-01-05", load: 100 }),
    aDoneSet({ date: "2026-01-07", load: 100 }),
    aDoneSet({ date: "2026-01-09", load: 105 }),
  ];
  expect(of(sets, "heaviest")).toEqual([
    ["2026-01-05", 100, null],
    ["2026-01-09", 105, 100],
  ]);
  expect(
    personalRecords(sets)
      .filter(isRecord)
      .every((event) => event.date === "2026-01-09"),
  ).toBe(true);
});

test("PROG-07 F7 the record of assisted work is the lowest assistance", () => {
  const sets = [60, 70, 45].map((weight, index) =>
    aDoneSet({ date: `2026-01-0${index + 1}`, assisted: true, load: 170 - weight, weight }),
  );
  expect(of(sets, "assistance")).toEqual([
    ["2026-01-01", 60, null],
    ["2026-01-03", 45, 60],
  ]);
  expect(of(sets, "heaviest")).toEqual([]);
});

test("PROG-07 F7 most repetitions count at the same weight or more", () => {
  const sets = [
    aDoneSet({ date: "2026-01-01", load: 100, reps: 8 }),
    // Heavier than ever: the weight's record, no repetitions to compare with.
    aDoneSet({ date: "2026-01-02", load: 120, reps: 5 }),
    aDoneSet({ date: "2026-01-03", load: 110, reps: 6 }),
    aDoneSet({ date: "2026-01-04", load: 100, reps: 8 }),
    aDoneSet({ date: "2026-01-05", load: 90, reps: 9 }),
  ];
  expect(of(sets, "reps")).toEqual([
    ["2026-01-01", 8, null],
    ["2026-01-03", 6, 5],
    ["2026-01-05", 9, 8],
  ]);
});

test("PROG-07 F7 time, distance, pace, best set and session have records", () => {
  const sets = [
    aDoneSet({ date: "2026-01-01", exerciseId: "plank", reps: null, time: 45 }),
    aDoneSet({ date: "2026-01-02", exerciseId: "plank", reps: null, time: 60 }),
    aDoneSet({ date: "2026-01-03", exerciseId: "run", reps: null, distance: 1000, time: 300 }),
    aDoneSet({ date: "2026-01-04", exerciseId: "run", reps: null, distance: 900, time: 240 }),
    aDoneSet({ date: "2026-01-05", load: 100, reps: 5 }),
    aDoneSet({ date: "2026-01-05", load: 100, reps: 4 }),
    aDoneSet({ date: "2026-01-06", load: 200, reps: 5 }),
  ];
  expect(of(sets, "longest").at(-1)).toEqual(["2026-01-02", 60, 45]);
  expect(of(sets, "furthest")).toEqual([["2026-01-03", 1000, null]]);
  expect(of(sets, "pace").at(-1)?.[1]).toBeCloseTo(3.75, 9);
  expect(of(sets, "setVolume").at(-1)).toEqual(["2026-01-06", 1000, 500]);
  expect(of(sets, "sessionVolume")).toEqual([
    ["2026-01-05", 900, null],
    ["2026-01-06", 1000, 900],
  ]);
});

test("PROG-07 F7 two workouts of a day count each whole, also when sets take turns", () => {
  const set = (sessionId: string, minute: number) =>
    aDoneSet({ sessionId, at: `2026-01-05T14:0${minute}:00.000Z`, load: 100, reps: 5 });
  const sets = [set("gym", 0), set("home", 1), set("gym", 2), set("home", 3), set("gym", 4)];
  expect(of(sets, "sessionVolume")).toEqual([["2026-01-05", 1_500, null]]);
});

test("PROG-07 F7 body weight alone makes no record: unloaded moves count repetitions", () => {
  const pushUp = (date: string, load: number, reps: number) =>
    aDoneSet({ date, load, reps, weight: null, movesBody: true, exerciseId: "push-up" });
  const sets = [
    pushUp("2026-01-01", 112, 14),
    pushUp("2026-01-08", 113, 14),
    pushUp("2026-01-15", 114, 14),
    pushUp("2026-01-22", 110, 15),
  ];
  const records = personalRecords(sets).filter(isRecord);
  expect(records.map(({ kind, date, value }) => [kind, date, value])).toEqual([["reps", "2026-01-22", 15]]);
});

test("PROG-07 F7 warm-ups set no records; drop sets add to the session only", () => {
  const sets = [
    aDoneSet({ load: 100, reps: 5 }),
    aDoneSet({ load: 300, reps: 20, role: "warmup" }),
    aDoneSet({ load: 80, reps: 20, role: "drop" }),
  ];
  expect(currentRecords(personalRecords(sets)).find((event) => event.kind === "heaviest")?.value).toBe(100);
  expect(of(sets, "sessionVolume")).toEqual([["2026-01-05", 100 * 5 + 80 * 20, null]]);
});

const someSets = fc
  .array(
    fc.record({
      day: fc.integer({ min: 10, max: 28 }),
      load: fc.integer({ min: 20, max: 300 }),
      reps: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((raw) =>
    raw
      .toSorted((a, b) => a.day - b.day)
      .map(({ day, load, reps }) => aDoneSet({ date: `2026-01-${day}`, load, reps })),
  );

test("PROG-07 F7 what stands is the best of the log, also after any set is deleted", () => {
  fc.assert(
    fc.property(someSets, fc.nat(), (sets, pick) => {
      for (const log of [sets, sets.toSpliced(pick % sets.length, 1)]) {
        const current = currentRecords(personalRecords(log));
        const value = (kind: string) => current.find((event) => event.kind === kind)?.value;
        expect(value("heaviest")).toBe(
          log.length === 0 ? undefined : Math.max(...log.map((set) => set.load ?? 0)),
        );
        expect(value("setVolume")).toBe(log.length === 0 ? undefined : Math.max(...log.map(volumeOf)));
      }
    }),
  );
});

test("PROG-07 F7 training.R4 a session is at most one record, a first one none", () => {
  const carry = (id: string, date: string, distance: number) =>
    aDoneSet({ id, date, exerciseId: "carry", reps: null, distance });
  const sets = [
    carry("a", "2026-01-01", 30),
    carry("b", "2026-01-01", 35),
    carry("c", "2026-01-01", 40),
    carry("d", "2026-01-08", 45),
    carry("e", "2026-01-08", 50),
    carry("f", "2026-01-15", 50),
  ];
  const records = recordsBySession(personalRecords(sets));
  expect(records.map(({ date, value, previous }) => [date, value, previous])).toEqual([
    ["2026-01-01", 40, null],
    ["2026-01-08", 50, 40],
  ]);
  expect(currentRecords(records).map(({ value }) => value)).toEqual([50]);
});

test("PROG-07 F7 repetitions at two weights of one session are two records", () => {
  const sets = [
    aDoneSet({ id: "a", date: "2026-01-01", load: 100, reps: 8 }),
    aDoneSet({ id: "b", date: "2026-01-01", load: 90, reps: 9 }),
    aDoneSet({ id: "c", date: "2026-01-08", load: 100, reps: 9 }),
    aDoneSet({ id: "d", date: "2026-01-08", load: 90, reps: 10 }),
  ];
  const records = recordsBySession(personalRecords(sets)).filter((event) => event.kind === "reps");
  expect(records.filter(isRecord).map(({ value, previous }) => [value, previous])).toEqual([
    [9, 8],
    [10, 9],
  ]);
});

test("PROG-07 F7 of one exercise and day the record that says most is named", () => {
  const sets = [
    aDoneSet({ date: "2026-11-16", weight: 100, reps: 8 }),
    aDoneSet({ date: "2026-11-18", weight: 110, reps: 8 }),
    aDoneSet({ date: "2026-11-20", weight: 110, reps: 9 }),
  ];
  const records = mostTelling(personalRecords(sets).filter(isRecord));
  expect(records.map(({ date, kind }) => [date, kind])).toEqual([
    ["2026-11-18", "heaviest"],
    ["2026-11-20", "reps"],
  ]);
});
