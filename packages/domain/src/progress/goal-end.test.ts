import { expect, test } from "vitest";
import { goalStart, isGoalOver, reachedSince } from "./goal-end.ts";

test("PROG-04 a goal counts from week 1, or from the day it was set anew", () => {
  expect(goalStart({})).toBeNull();
  expect(goalStart({ weekOneOn: "2026-08-31", goalFrom: null })).toBe("2026-08-31");
  expect(goalStart({ weekOneOn: "2026-08-31", goalFrom: "2026-11-29" })).toBe("2026-11-29");
  expect(goalStart({ weekOneOn: "2026-12-07", goalFrom: "2026-11-29" })).toBe("2026-12-07");
});

test("PROG-04 a goal is over once its weeks have passed", () => {
  expect(isGoalOver("12_weeks", "2026-09-07", "2026-11-29")).toBe(false);
  expect(isGoalOver("12_weeks", "2026-09-07", "2026-11-30")).toBe(true);
  expect(isGoalOver("8_weeks", "2026-09-07", "2026-11-02")).toBe(true);
  expect(isGoalOver("6_months", "2026-09-07", "2027-03-07")).toBe(false);
  expect(isGoalOver("1_year", "2026-09-07", "2027-09-06")).toBe(true);
});

test("PROG-04 a goal for life and one without a start never end", () => {
  expect(isGoalOver("lifestyle", "2016-09-07", "2026-11-30")).toBe(false);
  expect(isGoalOver("12_weeks", null, "2026-11-30")).toBe(false);
});

test("PROG-04 what was reached compares with the best of before the goal", () => {
  const ladder = { start: 3, week4: 5, week8: 8, week12: 10 };
  const bests = [
    { date: "2026-08-01", reps: 4 },
    { date: "2026-10-01", reps: 7 },
  ];
  expect(reachedSince("2026-09-07", { ladder, bests, best: 7 })).toEqual({ from: 4, to: 7 });
  expect(reachedSince("2026-07-07", { ladder, bests, best: 7 })).toEqual({ from: 3, to: 7 });
  expect(reachedSince("2026-11-01", { ladder, bests, best: 7 })).toBeUndefined();
});
