/**
 * When a reminder is due, and which (NOTI-02, NOTI-03): half an hour before a workout that has a time, and on the
 * Sunday of a due review until it is done. Times are the person's own, in their zone. Pure: the server asks once it is
 * time, the open app asks without push.
 */

import type { DayWorkout } from "../planning/plan.ts";
import { weekCompleteTitle } from "../planning/texts/plan.text.ts";
import { isReviewDue, type WeekStart, weekNumber } from "../planning/week-number.ts";
import { addDays, type CivilDate } from "../shared/dates.ts";
import { minutesOfDay, timeOfDay } from "../shared/time-of-day.ts";
import { instantOf, wallClock } from "../shared/zoned-time.ts";
import { reminderText } from "./reminder.text.ts";

/** Days, from today on, on which `remindersNear` looks for a workout. */
export const reminderDays = 3;
/** Minutes before the workout (spec §9). */
const minutesBeforeWorkout = 30;
/** The review is called to mind at 10:00, and once more at 18:00 while it is not done; minutes since midnight. */
const reviewTimes = [10 * 60, 18 * 60] as const;

type ReminderSwitches = {
  readonly workoutReminders: boolean;
  readonly reviewReminders: boolean;
  /** Quiet hours, minutes since midnight; null: none. They may pass midnight. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
};

/** What reminders of one person depend on. */
export type ReminderFacts = ReminderSwitches & {
  readonly displayName: string;
  /** Then a notification on a shared screen says that there is a workout, not which. */
  readonly hasPasscode: boolean;
  readonly timeZone: string;
  readonly settings: WeekStart;
  /** The workout of a date; undefined where no plan stands. */
  readonly workoutOn: (date: CivilDate) => Pick<DayWorkout, "name" | "time" | "exercises"> | undefined;
  /** True once a workout of that date was started, finished or skipped. */
  readonly isUnderWay: (date: CivilDate) => boolean;
  /** True once the review of that Sunday is done, and where none is owed: under 13 (ONB-08). */
  readonly isReviewed: (sunday: CivilDate) => boolean;
};

/** One reminder with its time and its texts. */
export type Reminder = {
  /** Names it once and for all: `workout:2026-11-20`, `review:2026-11-22:18:00`. */
  readonly key: string;
  readonly kind: "workout" | "review";
  /** ms since 1970. */
  readonly dueAt: number;
  /** From then on it is of no use any more, ms since 1970. */
  readonly until: number;
  readonly title: string;
  readonly body: string;
  /** Where a tap leads. */
  readonly path: string;
};

const minute = 60_000;

/** Whether a clock that shows these minutes is within the quiet hours. */
export const isQuiet = (minutes: number, { quietFrom, quietTo }: ReminderSwitches): boolean => {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  return quietFrom < quietTo
    ? minutes >= quietFrom && minutes < quietTo
    : minutes >= quietFrom || minutes < quietTo;
};

/** 'Workout in 30 minutes'; a late one (the server was down, the phone was off) says how long is really left. */
const workoutTitle = (until: number, now: number): string => {
  const left = Math.min(minutesBeforeWorkout, Math.max(1, Math.ceil((until - now) / minute)));
  return reminderText.workoutIn(left);
};

const workoutReminder = (facts: ReminderFacts, date: CivilDate, now: number): Reminder | undefined => {
  const workout = facts.workoutOn(date);
  if (!facts.workoutReminders || workout === undefined || workout.exercises.length === 0) return undefined;
  // 'Flexible' days have no time, and so no reminder (settled point 10).
  const start = minutesOfDay(workout.time);
  if (start === undefined || facts.isUnderWay(date)) return undefined;
  const until = instantOf(date, start, facts.timeZone);
  const dueAt = until - minutesBeforeWorkout * minute;
  // A workout is not put off by quiet hours: a later reminder would be none.
  if (isQuiet(wallClock(dueAt, facts.timeZone).minutes, facts)) return undefined;
  return {
    key: `workout:${date}`,
    kind: "workout",
    dueAt,
    until,
    title: workoutTitle(until, now),
    body: reminderText.workout({
      who: facts.displayName,
      workout: facts.hasPasscode ? undefined : workout.name,
      time: timeOfDay(start),
    }),
    path: `/workout?date=${date}`,
  };
};

const reviewReminders = (facts: ReminderFacts, date: CivilDate): readonly Reminder[] => {
  const { timeZone, settings } = facts;
  if (!facts.reviewReminders || !isReviewDue(settings, date) || facts.isReviewed(date)) return [];
  const until = instantOf(addDays(date, 1), 0, timeZone);
  return reviewTimes.flatMap((time, index) => {
    // Quiet hours put the review off until they end, as long as that is before the next one and on this day.
    const next = reviewTimes[index + 1] ?? 1_440;
    const quietEnd = isQuiet(time, facts) ? (facts.quietTo ?? time) : time;
    if (quietEnd < time || quietEnd >= next) return [];
    return [
      {
        key: `review:${date}:${timeOfDay(time)}`,
        kind: "review" as const,
        dueAt: instantOf(date, quietEnd, timeZone),
        until,
        title: weekCompleteTitle(weekNumber(settings, date)),
        body: reminderText.review(facts.displayName),
        path: "/weekly-review",
      },
    ];
  });
};

/**
 * Reminders around an instant: those that are due and still of use, and those of the next days, by time.
 * @param now ms since 1970
 */
export const remindersNear = (facts: ReminderFacts, now: number): readonly Reminder[] => {
  const today = wallClock(now, facts.timeZone).date;
  // A workout just after midnight is called to mind on the day before.
  return Array.from({ length: reminderDays }, (_, days) => addDays(today, days))
    .flatMap((date) => {
      const workout = workoutReminder(facts, date, now);
      return [...(workout === undefined ? [] : [workout]), ...reviewReminders(facts, date)];
    })
    .filter(({ until }) => until > now)
    .sort((a, b) => a.dueAt - b.dueAt);
};
