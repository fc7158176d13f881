/**
 * Changing the week of a plan by hand (SCHED-05): a day moves, is copied or is replaced, and the whole is saved as a new
 * version that leaves past days to the plan they were trained under (settled point 14).
 */

import { addDays, type CivilDate, daysBetween, type Weekday, weekdays } from "../shared/dates.ts";
import { markEdited } from "./day-marks.ts";
import { restInPlaceOf } from "./edit-day.ts";
import type { DayWorkout, Plan, WeeklyPlan } from "./plan.ts";
import { defaultProgramName } from "./texts/plan.text.ts";

/** Swaps two days, so that the week's work stays the same. */
export const moveDay = (days: WeeklyPlan, from: Weekday, to: Weekday, on: CivilDate): WeeklyPlan =>
  from === to ? days : { ...days, [from]: markEdited(days[to], on), [to]: markEdited(days[from], on) };

/** Puts a copy of a day on another one. */
export const copyDay = (days: WeeklyPlan, from: Weekday, to: Weekday, on: CivilDate): WeeklyPlan =>
  from === to ? days : { ...days, [to]: markEdited(days[from], on) };

/** Puts a workout (a changed day, a template) on a day. */
export const setDay = (days: WeeklyPlan, day: Weekday, workout: DayWorkout, on: CivilDate): WeeklyPlan => ({
  ...days,
  [day]: markEdited(workout, on),
});

/** Turns a day into a day of rest. */
export const clearDay = (days: WeeklyPlan, day: Weekday, on: CivilDate): WeeklyPlan =>
  setDay(days, day, restInPlaceOf(days[day], otherRestDay(days, day)), on);

const otherRestDay = (days: WeeklyPlan, day: Weekday): DayWorkout | undefined =>
  weekdays
    .filter((weekday) => weekday !== day)
    .map((weekday) => days[weekday])
    .find(({ kind }) => kind === "rest");

/**
 * First day on which a changed plan is in force.
 * @param earliest today, or tomorrow when today is logged or running (settled point 14)
 * @param planFrom first day of the plan that is changed; undefined in the default week
 */
export const editedFrom = (earliest: CivilDate, planFrom: CivilDate | undefined): CivilDate =>
  planFrom !== undefined && planFrom > earliest ? planFrom : earliest;

/** The first date from `from` on that falls on the weekday of `date`: where a change of that weekday starts to show. */
export const firstChanged = (date: CivilDate, from: CivilDate): CivilDate =>
  addDays(from, (7 + (daysBetween(from, date) % 7)) % 7);

/** A plan without its days, its review and its time of creation, which saving adds. */
export type PlanHeader = Omit<Plan, "reviewId" | "createdAt">;

/** Header of the new version: everything that the plan said stays, its source says that it was changed. */
export const editedHeader = (
  base: PlanHeader | undefined,
  from: CivilDate,
  rulesVersion: string,
): PlanHeader => ({
  ...(base ?? defaultHeader(rulesVersion)),
  source: "edited",
  validFrom: from,
});

const defaultHeader = (rulesVersion: string): PlanHeader => ({
  source: "default",
  validFrom: "1970-01-01",
  rulesVersion,
  programName: defaultProgramName,
  programSummary: "",
  weeklyStrategyOverview: "",
  weeklyFeedback: null,
  nutritionSummary: null,
  nutritionGuidance: "",
  progressionPlan: "",
  weekSummary: "",
  designedBy: { name: defaultProgramName, fixes: [], rounds: 0 },
  changes: [],
  facts: [],
  mesocycleWeek: 0,
  phase: "accumulation",
});
