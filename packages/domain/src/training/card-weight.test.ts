import { expect, test } from "vitest";
import { aLog, aSession, setMap } from "../shared/testing/builders.ts";
import { cardWeight } from "./card-weight.ts";
import { lastTimeFor, sameSetLastTime, setInWords } from "./last-time.ts";

const sets = setMap({ weight: 60, reps: 10 }, { weight: 60, reps: 10 });
const log = aLog({ date: "2026-11-13", difficulty: 6, sets });
const lastTime = lastTimeFor(log.exerciseId, [log]);
const base = { phase: "accumulation", loadLb: 55, lastTime, today: "2026-11-20" } as const;

test("EXC-03 the card shows one number: the suggestion when the exercise was done in the last 28 days", () => {
  expect(cardWeight(base)).toMatchObject({ source: "last-time", weightLb: 65 });
  expect(cardWeight({ ...base, today: "2026-12-11" })).toMatchObject({ source: "last-time" });
  expect(cardWeight({ ...base, today: "2026-12-12" })).toEqual({ source: "plan", weightLb: 55 });
});

test("EXC-03 in deload, re-entry and illness the plan's load counts", () => {
  for (const phase of ["deload", "re-entry", "illness"] as const) {
    expect(cardWeight({ ...base, phase })).toEqual({ source: "plan", weightLb: 55 });
  }
});

test("EXC-03 without history the plan's load, without either nothing", () => {
  expect(cardWeight({ ...base, lastTime: undefined })).toEqual({ source: "plan", weightLb: 55 });
  expect(cardWeight({ ...base, lastTime: undefined, loadLb: null })).toBeUndefined();
  expect(cardWeight({ ...base, loadLb: 0, lastTime: undefined })).toBeUndefined();
});

test("EXC-01 last time is the latest log with sets, by the exercise's id, without the running session", () => {
  const older = aLog({ id: "older", date: "2026-11-06", sets: setMap({ reps: 5 }) });
  const empty = aLog({ id: "empty", date: "2026-11-18" });
  const other = aLog({ id: "other", date: "2026-11-19", exerciseId: "other", sets });
  const running = aLog({ id: "now", date: "2026-11-20", sessionId: "now", sets });
  const found = lastTimeFor(log.exerciseId, [running, other, empty, log, older], { exceptSessionId: "now" });
  expect(found).toMatchObject({ date: "2026-11-13", difficulty: 6 });
  expect(found?.sets).toHaveLength(2);
  expect(lastTimeFor("never done", [log])).toBeUndefined();
  expect(aSession().id).toBe(log.sessionId);
});

test("EXC-01 each set stands beside the same set of last time, further ones beside its last", () => {
  const warm = lastTimeFor(log.exerciseId, [
    aLog({ sets: setMap({ role: "warmup", reps: 15 }, { reps: 10 }, { reps: 8 }) }),
  ]);
  expect([0, 1, 5].map((index) => sameSetLastTime(warm, index)?.reps)).toEqual([10, 8, 8]);
  expect(sameSetLastTime(undefined, 0)).toBeUndefined();
});

test("EXC-01 a set reads as people write it, in their units", () => {
  const none = { reps: null, weight: null, time: null, distance: null };
  expect(setInWords({ ...none, reps: 10, weight: 120 }, "imperial")).toBe("120 × 10");
  expect(setInWords({ ...none, reps: 10, weight: 120 }, "metric")).toBe("54.4 × 10");
  expect(setInWords({ ...none, reps: 12 }, "imperial")).toBe("12 reps");
  expect(setInWords({ ...none, time: 45 }, "imperial")).toBe("0:45");
  expect(setInWords({ ...none, distance: 400, time: 112 }, "metric")).toBe("400 m in 1:52");
  expect(setInWords({ ...none, time: 45, weight: 25 }, "imperial")).toBe("25 lb × 0:45");
});
