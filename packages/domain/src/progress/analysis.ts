/**
 * The planner's reading of the last weeks (spec §9 "Planner analysis", PLAN-04): one small function for each number,
 * so that coach, prompt and screens say the same. All pure; thresholds live here once.
 */
import { owedDays, type PlannedDate } from "../planning/day-marks.ts";
import type { Gender } from "../profiles/options.text.ts";
import type { CivilDate } from "../shared/dates.ts";
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";

/** Days looked back on: last week, four weekly buckets, and twelve weeks for progression. */
export const windows = { recentDays: 7, bucketCount: 4, bucketDays: 7, progressionDays: 84 } as const;

/** Whether `date` is one of the last `days` days, today included. */
export const isInWindow = (date: CivilDate, today: CivilDate, days: number): boolean => {
  const age = daysBetween(date, today);
  return age >= 0 && age < days;
};

/** Records of the last 28 days in four weekly buckets, this week (the last 7 days) first. */
export const weeklyBuckets = <T extends { readonly date: CivilDate }>(
  records: readonly T[],
  today: CivilDate,
): readonly (readonly T[])[] =>
  Array.from({ length: windows.bucketCount }, (_, week) =>
    records.filter((record) =>
      isInWindow(record.date, addDays(today, -week * windows.bucketDays), windows.bucketDays),
    ),
  );

type Progression = "progressing" | "plateaued" | "steady";

/**
 * Change in weight × reps between the first and the last session of the window: progressing above 5%, plateaued
 * below 2% with at least 6 sessions, else steady.
 * @param volumes weight × reps of each session, oldest first
 */
export const progressionOf = (volumes: readonly number[]): Progression => {
  const first = volumes.at(0);
  const last = volumes.at(-1);
  if (first === undefined || last === undefined || first <= 0 || volumes.length < 2) return "steady";
  const change = last - first;
  // Compared as products: 105 against 100 is exactly 5%, which a division would blur.
  if (change * 100 > first * 5) return "progressing";
  return change * 100 < first * 2 && volumes.length >= 6 ? "plateaued" : "steady";
};

/** Average difficulty 1-10: under 6 too easy, 8 or more still challenging. */
export const difficultyReading = (average: number): "too-easy" | "right" | "challenging" =>
  average < 6 ? "too-easy" : average >= 8 ? "challenging" : "right";

/**
 * Under 80% of the planned sets done: reduce the load.
 * @param completion share of them, 0-1; null where none were planned
 */
export const shouldReduceLoad = (completion: number | null): boolean =>
  completion !== null && completion < 0.8;

/** Share of planned workouts done: under 70% low, over 90% excellent. */
export const adherenceReading = (done: number, planned: number): "low" | "good" | "excellent" => {
  if (planned <= 0) return "good";
  if (done * 100 < planned * 70) return "low";
  return done * 100 > planned * 90 ? "excellent" : "good";
};

/**
 * Planned training days without a workout, oldest first. A workout on a day that had none planned makes up for the first of
 * them, so that days done and days missed are never more than were planned.
 */
export const undoneDates = (
  planned: readonly CivilDate[],
  trained: ReadonlySet<CivilDate>,
): readonly CivilDate[] => {
  const undone = planned.filter((date) => !trained.has(date)).toSorted();
  const onFreeDays = trained.size - (planned.length - undone.length);
  return undone.slice(onFreeDays);
};

/** Whether a workout was done; a rest day that was ticked off is none. */
export const isWorkoutDone = (session: Session): boolean =>
  sessionStatus(session) === "finished" && session.prescription.kind === "training";

/**
 * Planned training days from Monday to Friday that passed without a session, done or skipped. Saturday and Sunday are
 * never missed (spec §9), today is not over yet.
 * @param sessions of the days that `plannedDates` were chosen from
 */
export const missedWorkouts = (
  plannedDates: readonly CivilDate[],
  sessions: readonly Session[],
  today: CivilDate,
): readonly CivilDate[] => {
  const skipped = new Set(
    sessions.filter((session) => sessionStatus(session) === "skipped").map(({ date }) => date),
  );
  const trained = new Set(sessions.filter(isWorkoutDone).map(({ date }) => date));
  return undoneDates(
    plannedDates.filter((date) => date < today || trained.has(date)),
    trained,
  ).filter((date) => weekdays.indexOf(weekdayOf(date)) < 5 && !skipped.has(date));
};

/** Workouts done and missed, as the planner shows them. */
export type WorkoutCounts = { readonly completed: number; readonly missed: number };

/** The seven days that end today and the rest of this week, in order: a missed day's work may lie further on in it. */
export const lastDaysAndThisWeek = (today: CivilDate): readonly CivilDate[] =>
  Array.from({ length: windows.recentDays + daysBetween(today, addDays(mondayOf(today), 6)) }, (_, index) =>
    addDays(today, index - windows.recentDays + 1),
  );

/**
 * Workouts finished in the last seven days, and planned ones that passed undone (PLAN-01).
 * @param planned of `lastDaysAndThisWeek`
 */
export const workoutCounts = (
  planned: readonly PlannedDate[],
  sessions: readonly Session[],
  today: CivilDate,
): WorkoutCounts => {
  const recent = sessions.filter(({ date }) => isInWindow(date, today, windows.recentDays));
  return {
    completed: recent.filter(isWorkoutDone).length,
    missed: missedWorkouts(
      owedDays(planned).flatMap(({ date, workout }) => (workout.kind === "training" ? [date] : [])),
      recent,
      today,
    ).length,
  };
};

/** Beats a minute: under 60 excellent, over 80 high. */
export const restingHeartRateReading = (beats: number): "excellent" | "normal" | "high" =>
  beats < 60 ? "excellent" : beats > 80 ? "high" : "normal";

/** Differences in inches above which one side is trained first (spec §9). */
const imbalanceLimits = { biceps: 0.25, thighs: 0.5 } as const;

/**
 * The smaller side when left and right differ by more than the limit.
 * @param left @param right inches; null when not measured
 */
export const weakerSide = (
  part: keyof typeof imbalanceLimits,
  left: number | null,
  right: number | null,
): "left" | "right" | undefined => {
  if (left === null || right === null) return undefined;
  // 13.25 against 13 is exactly the limit; stored values that came from cm carry binary tails.
  const difference = Math.round((left - right) * 1e9) / 1e9;
  if (Math.abs(difference) <= imbalanceLimits[part]) return undefined;
  return difference < 0 ? "left" : "right";
};

/** Inches above which losing fat goes first: 40 for men, 35 for women (spec §9); the middle for others. */
const waistLimits: Readonly<Record<Gender, number>> = { male: 40, female: 35, other: 37.5 };

/** Waist in inches over 40 (male), 35 (female): losing fat is named first (spec §9). */
export const shouldPrioritiseFatLoss = (waist: number, gender: Gender): boolean =>
  waist > waistLimits[gender];

/** Average intake against the goal, flagged beyond 200 kcal either way. */
export const calorieVarianceFlag = (variance: number): "under" | "over" | undefined =>
  variance > 200 ? "over" : variance < -200 ? "under" : undefined;

/** Average protein against the goal, flagged beyond 30 g either way. */
export const proteinVarianceFlag = (variance: number): "under" | "over" | undefined =>
  variance > 30 ? "over" : variance < -30 ? "under" : undefined;

/** Fewer than 5 logged days of 7. */
export const isLoggingInconsistent = (daysLogged: number): boolean => daysLogged < 5;

/** Fewer than 3 days on target. */
export const isComplianceLow = (daysOnTarget: number): boolean => daysOnTarget < 3;
