import { catalogue } from "@muster/coach/catalogue/catalogue";
import { doneSets } from "@muster/domain/progress/sets/done-set";
import { logsToBeat } from "@muster/domain/progress/sets/logs-to-beat";
import { addDays } from "@muster/domain/shared/dates";
import { aSession } from "@muster/domain/testing/builders";
import type { ExerciseLog, LoggedSet } from "@muster/domain/training/session";
import { expect, test } from "vitest";
import { recordsInMemory } from "../../../data/testing/records-in-memory.ts";
import { type RecordsToBeat, readRecordsToBeat, sessionRecords } from "./session-records.ts";

const row = catalogue.find((one) => one.id === "h_pull.cable");
const set = (
  position: number,
  weight: number,
  reps: number,
  role: LoggedSet["role"] = "working",
): LoggedSet => ({
  position,
  role,
  reps,
  weight,
  time: null,
  distance: null,
  rir: null,
  at: `2026-11-16T06:0${position}:00.000Z`,
});
const log = (date: string, sets: readonly LoggedSet[], sessionId = date): ExerciseLog & { id: string } => ({
  id: `log-${date}`,
  sessionId,
  date,
  position: 0,
  exerciseId: "h_pull.cable",
  number: row?.number ?? 1,
  name: "Seated Cable Row",
  metric: "reps",
  difficulty: 7,
  notes: "",
  completed: true,
  assessmentMetric: null,
  sets: Object.fromEntries(sets.map((one) => [`${date}-${one.position}`, one])),
});
const factsOf: RecordsToBeat["factsOf"] = (id) => catalogue.find((one) => one.id === id);
const before = (...logs: readonly ExerciseLog[]): RecordsToBeat => ({
  sets: doneSets(logsToBeat(logs), factsOf, () => 170),
  bodyWeightOn: () => 170,
  factsOf,
});
const today = "2026-11-16";

test("feature F7 a set that beats every earlier day is a best", () => {
  const best = before(log("2026-11-09", [set(0, 120, 10), set(1, 120, 9)]));
  const { bests, events } = sessionRecords(best, today, [log(today, [set(0, 125, 9), set(1, 120, 8)])]);
  expect([...bests]).toEqual([`${today}-0`]);
  expect(events).toMatchObject([{ kind: "heaviest", value: 125, previous: 120 }]);
});

test("feature F7 a first workout is a baseline as a whole, and equal is no record", () => {
  const first = sessionRecords(before(), today, [log(today, [set(0, 100, 8), set(1, 110, 8)])]);
  expect([first.bests.size, first.events.length]).toEqual([0, 0]);
  const same = sessionRecords(before(log("2026-11-09", [set(0, 120, 10)])), today, [
    log(today, [set(0, 120, 10)]),
  ]);
  expect(same.bests.size).toBe(0);
});

test("feature F5 warm-ups and drop sets beat nothing; warm-ups carry no volume", () => {
  const best = before(log("2026-11-09", [set(0, 120, 10)]));
  const { bests, volumeLb } = sessionRecords(best, today, [
    log(today, [set(0, 200, 10, "warmup"), set(1, 100, 5), set(2, 200, 10, "drop")]),
  ]);
  expect(bests.size).toBe(0);
  expect(volumeLb).toBe(100 * 5 + 200 * 10);
});

test("feature F7 what was beaten within the workout is no longer the best", () => {
  const best = before(log("2026-11-09", [set(0, 120, 10)]));
  const { bests } = sessionRecords(best, today, [log(today, [set(0, 125, 10), set(1, 130, 10)])]);
  expect([...bests]).toEqual([`${today}-1`]);
});

test("feature F7 stars of a workout are those of all logs that count", async () => {
  const dates = Array.from({ length: 200 }, (_, index) => addDays("2021-01-04", index * 10));
  const logs = dates.map((date, index) =>
    log(date, [set(0, 60 + ((index * 29) % 70), 4 + ((index * 7) % 9)), set(1, 60 + ((index * 13) % 70), 6)]),
  );
  const sessions = dates.map((date, index) =>
    aSession({ id: date, date, discardedAt: index % 9 === 0 ? `${date}T07:00:00.000Z` : null }),
  );
  const store = recordsInMemory(
    ...logs.map((record) => ({ kind: "exerciseLog" as const, record })),
    ...sessions.map((record) => ({ kind: "session" as const, record })),
  );
  const best = await readRecordsToBeat(store, "p", today, new Set(["h_pull.cable"]), async () => {});
  const counted = logs.filter((_, index) => index % 9 !== 0);
  const whole = before(...counted);
  for (const tried of [
    [set(0, 130, 12), set(1, 65, 12), set(2, 129, 5)],
    [set(0, 100, 8), set(1, 128, 11)],
  ]) {
    const done = [log(today, tried)];
    const { bests, events } = sessionRecords({ ...best, bodyWeightOn: () => 170 }, today, done);
    expect({ bests, events }).toMatchObject({
      bests: sessionRecords(whole, today, done).bests,
      events: sessionRecords(whole, today, done).events,
    });
  }
});
