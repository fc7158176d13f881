import { expect, test } from "vitest";
import { bloodPressureReading } from "../planning/blood-pressure.ts";
import { addDays, weekOf } from "../shared/dates.ts";
import { aSession, aWorkout, finished, skipped } from "../testing/builders.ts";
import {
  adherenceReading,
  calorieVarianceFlag,
  difficultyReading,
  isComplianceLow,
  isInWindow,
  isLoggingInconsistent,
  missedWorkouts,
  progressionOf,
  proteinVarianceFlag,
  restingHeartRateReading,
  shouldPrioritiseFatLoss,
  shouldReduceLoad,
  weakerSide,
  weeklyBuckets,
  windows,
} from "./analysis.ts";

const today = "2026-11-22";

test("PLAN-04 the last 7 days include today; progression looks 84 days back", () => {
  expect(isInWindow(today, today, windows.recentDays)).toBe(true);
  expect(isInWindow(addDays(today, -6), today, windows.recentDays)).toBe(true);
  expect(isInWindow(addDays(today, -7), today, windows.recentDays)).toBe(false);
  expect(isInWindow(addDays(today, 1), today, windows.recentDays)).toBe(false);
  expect(isInWindow(addDays(today, -83), today, windows.progressionDays)).toBe(true);
  expect(isInWindow(addDays(today, -84), today, windows.progressionDays)).toBe(false);
});

test("PLAN-04 four weekly buckets hold each day of the last 28 exactly once", () => {
  const records = Array.from({ length: 40 }, (_, age) => ({ date: addDays(today, -age) }));
  const buckets = weeklyBuckets(records, today);
  expect(buckets.map((bucket) => bucket.length)).toEqual([7, 7, 7, 7]);
  expect(new Set(buckets.flat().map((record) => record.date)).size).toBe(28);
});

test("PLAN-04 progressing is over 5%, plateaued under 2% with 6 sessions", () => {
  expect(progressionOf([1000, 1051])).toBe("progressing");
  expect(progressionOf([1000, 1050])).toBe("steady");
  expect(progressionOf([1000, 1000, 1000, 1000, 1000, 1019])).toBe("plateaued");
  expect(progressionOf([1000, 1000, 1000, 1000, 1000, 1020])).toBe("steady");
  expect(progressionOf([1000, 1000, 1000, 1000, 1019])).toBe("steady");
  expect(progressionOf([1000, 990, 980, 970, 960, 900])).toBe("plateaued");
  expect(progressionOf([])).toBe("steady");
  expect(progressionOf([0, 500])).toBe("steady");
});

test("PLAN-04 average difficulty under 6 is too easy, 8 or more still challenging", () => {
  expect([5.9, 6, 7.9, 8].map(difficultyReading)).toEqual(["too-easy", "right", "right", "challenging"]);
});

test("PLAN-04 set completion under 80% means reduce the load", () => {
  expect(shouldReduceLoad(79 / 100)).toBe(true);
  expect(shouldReduceLoad(80 / 100)).toBe(false);
  expect(shouldReduceLoad(null)).toBe(false);
});

test("PLAN-04 adherence under 70% is low, over 90% excellent", () => {
  expect(adherenceReading(69, 100)).toBe("low");
  expect(adherenceReading(70, 100)).toBe("good");
  expect(adherenceReading(90, 100)).toBe("good");
  expect(adherenceReading(91, 100)).toBe("excellent");
  expect(adherenceReading(0, 0)).toBe("good");
});

test("PLAN-01 missed workouts count Monday to Friday, without skipped ones", () => {
  const planned = weekOf(today).slice(0, 6);
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ ...skipped, date: "2026-11-17" }),
    aSession({ discardedAt: "2026-11-18T15:00:00.000Z", date: "2026-11-18" }),
  ];
  expect(missedWorkouts(planned, sessions, today)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  expect(missedWorkouts(planned, sessions, "2026-11-19")).toEqual(["2026-11-18"]);
});

test("PLAN-01 a workout on a free day makes up for a missed one", () => {
  const planned = ["2026-11-16", "2026-11-17", "2026-11-19"];
  const sessions = [
    aSession({ ...finished, date: "2026-11-16" }),
    aSession({ ...finished, date: "2026-11-17" }),
    aSession({ ...finished, date: "2026-11-18" }),
  ];
  expect(missedWorkouts(planned, sessions, today)).toEqual([]);
  const rest = aSession({ ...finished, date: "2026-11-18", prescription: aWorkout({ kind: "rest" }) });
  expect(missedWorkouts(planned, [...sessions.slice(0, 2), rest], today)).toEqual(["2026-11-19"]);
});

test("PLAN-04 blood pressure: elevated above 130 or 80, stop from 180 or 120", () => {
  expect(bloodPressureReading(119, 79)).toBe("optimal");
  expect(bloodPressureReading(120, 79)).toBe("normal");
  expect(bloodPressureReading(119, 80)).toBe("normal");
  expect(bloodPressureReading(130, 80)).toBe("normal");
  expect(bloodPressureReading(131, 70)).toBe("elevated");
  expect(bloodPressureReading(110, 81)).toBe("elevated");
  expect(bloodPressureReading(179, 119)).toBe("elevated");
  expect(bloodPressureReading(180, 70)).toBe("stop");
  expect(bloodPressureReading(120, 120)).toBe("stop");
});

test("PLAN-04 resting heart rate under 60 is excellent, over 80 high", () => {
  expect([59, 60, 80, 81].map(restingHeartRateReading)).toEqual(["excellent", "normal", "normal", "high"]);
});

test("PLAN-04 sides are unequal beyond 0.25 in for biceps and 0.5 in for thighs", () => {
  expect(weakerSide("biceps", 13, 13.25)).toBeUndefined();
  expect(weakerSide("biceps", 13, 13.26)).toBe("left");
  expect(weakerSide("biceps", 13.3, 13)).toBe("right");
  expect(weakerSide("thighs", 22, 22.5)).toBeUndefined();
  expect(weakerSide("thighs", 22.6, 22)).toBe("right");
  expect(weakerSide("thighs", null, 22)).toBeUndefined();
  expect(weakerSide("biceps", 33 / 2.54, 33 / 2.54 + 0.25)).toBeUndefined();
});

test("PLAN-04 a waist over 40 in (male) or 35 in (female) puts fat loss first", () => {
  expect(shouldPrioritiseFatLoss(40, "male")).toBe(false);
  expect(shouldPrioritiseFatLoss(40.1, "male")).toBe(true);
  expect(shouldPrioritiseFatLoss(35, "female")).toBe(false);
  expect(shouldPrioritiseFatLoss(35.1, "female")).toBe(true);
  expect(shouldPrioritiseFatLoss(37.6, "other")).toBe(true);
});

test("PLAN-04 calories are flagged beyond 200 kcal, protein beyond 30 g", () => {
  expect([-201, -200, 0, 200, 201].map(calorieVarianceFlag)).toEqual([
    "under",
    undefined,
    undefined,
    undefined,
    "over",
  ]);
  expect([-31, -30, 30, 31].map(proteinVarianceFlag)).toEqual(["under", undefined, undefined, "over"]);
});

test("PLAN-04 under 5 logged days are inconsistent, under 3 on target low", () => {
  expect([4, 5].map(isLoggingInconsistent)).toEqual([true, false]);
  expect([2, 3].map(isComplianceLow)).toEqual([true, false]);
});
