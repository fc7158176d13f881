import { expect, test } from "vitest";
import { aSession, finished } from "../testing/builders.ts";
import { openThings } from "./open-things.ts";

const from = (lastPlanUpdate: string) => ({ lastPlanUpdate, isAssessmentWeek: false });

/** A Friday; the plan is twelve days old, so the review of last Sunday may still be open. */
const today = "2026-11-20";
const base = {
  today,
  workout: { exercises: [{}, {}] as never },
  sessions: [],
  settings: from("2026-11-16"),
  reviewed: false,
};

test("NOTI-02 a workout waits until it is done or skipped, also while it runs", () => {
  expect(openThings(base)).toBe(1);
  expect(openThings({ ...base, sessions: [aSession({ date: today })] })).toBe(1);
  expect(openThings({ ...base, sessions: [aSession({ date: today, ...finished })] })).toBe(0);
  expect(openThings({ ...base, sessions: [aSession({ date: "2026-11-19", ...finished })] })).toBe(1);
});

test("NOTI-03 an open review counts until done; rest and ideas do not", () => {
  expect(openThings({ ...base, settings: from("2026-11-08") })).toBe(2);
  expect(openThings({ ...base, settings: from("2026-11-08"), reviewed: true })).toBe(1);
  expect(openThings({ ...base, workout: { exercises: [] } })).toBe(0);
  expect(openThings({ ...base, workout: undefined, settings: from("2026-11-08") })).toBe(0);
});
