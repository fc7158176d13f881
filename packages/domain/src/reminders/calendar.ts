/**
 * The plan as a calendar that other programs read (iCalendar, RFC 5545): the workouts of the next two weeks, and the
 * Sunday of a due review. Pure text; times are given as instants, so no zone has to be described.
 */

import type { DayWorkout } from "../planning/plan.ts";
import { isReviewDue, weekNumber } from "../planning/week-number.ts";
import { addDays, type CivilDate } from "../shared/dates.ts";
import { minutesOfDay } from "../shared/time-of-day.ts";
import { instantOf, wallClock } from "../shared/zoned-time.ts";
import { calendarEntryText } from "./reminder.text.ts";
import type { ReminderFacts } from "./reminders.ts";

/** An entry of the calendar feed. */
export type ReminderDay =
  | {
      readonly kind: "workout";
      readonly date: CivilDate;
      readonly name: string;
      readonly location: string;
      readonly description: string;
      /** ms since 1970; null on a day without a time, which fills the day. */
      readonly start: number | null;
      readonly minutes: number;
    }
  | {
      readonly kind: "review";
      readonly date: CivilDate;
      readonly name: string;
      readonly description: string;
    };

/** Days, from today on, that a calendar shows. */
export const calendarLength = 14;
/** Of a workout without a modelled length, minutes. */
const usualMinutes = 60;

type CalendarFacts = Omit<ReminderFacts, "workoutOn"> & {
  readonly workoutOn: (date: CivilDate) => DayWorkout | undefined;
};

/** @param now ms since 1970 */
export const calendarDays = (facts: CalendarFacts, now: number): readonly ReminderDay[] => {
  const today = wallClock(now, facts.timeZone).date;
  return Array.from({ length: calendarLength }, (_, index) => addDays(today, index)).flatMap((date) => {
    const days: ReminderDay[] = [];
    const workout = facts.workoutOn(date);
    if (workout !== undefined && workout.exercises.length > 0) {
      const start = minutesOfDay(workout.time);
      days.push({
        kind: "workout",
        date,
        name: workout.name,
        location: workout.location,
        description: calendarEntryText.workout(workout.exercises.length, workout.focus),
        start: start === undefined ? null : instantOf(date, start, facts.timeZone),
        minutes: workout.minutes ?? usualMinutes,
      });
    }
    if (isReviewDue(facts.settings, date) && !facts.isReviewed(date))
      days.push({
        kind: "review",
        date,
        name: calendarEntryText.review(weekNumber(facts.settings, date)),
        description: calendarEntryText.aboutReview,
      });
    return days;
  });
};

/** Text of a value: RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, "\\n");

/** Bytes of one sign in UTF-8. */
const bytesOf = (sign: string): number => {
  const point = sign.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Lines of at most 75 bytes, whole code points, continued by a space: RFC 5545 §3.1. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = "";
  let length = 0;
  for (const sign of line) {
    if (length + bytesOf(sign) > 74) {
      parts.push(part);
      part = "";
      length = 0;
    }
    part += sign;
    length += bytesOf(sign);
  }
  return [...parts, part].join("\r\n ");
};

const utcStamp = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const dateStamp = (date: CivilDate): string => date.replaceAll("-", "");

/** @param now ms since 1970; when the text was made */
export const calendarText = (
  calendar: {
    readonly profileId: string;
    readonly displayName: string;
    readonly days: readonly ReminderDay[];
    /** Where the app is, such as `https://muster.example`; an entry leads to its page. */
    readonly address: string;
  },
  now: number,
): string => {
  const event = (day: ReminderDay): readonly string[] => {
    const timed = day.kind === "workout" && day.start !== null;
    return [
      "BEGIN:VEVENT",
      `UID:${day.kind}-${day.date}-${calendar.profileId}@muster`,
      `DTSTAMP:${utcStamp(now)}`,
      ...(timed && day.start !== null
        ? [`DTSTART:${utcStamp(day.start)}`, `DURATION:PT${Math.max(1, Math.round(day.minutes))}M`]
        : [`DTSTART;VALUE=DATE:${dateStamp(day.date)}`]),
      `SUMMARY:${escaped(day.name)}`,
      ...(day.kind === "workout" && day.location !== "" ? [`LOCATION:${escaped(day.location)}`] : []),
      `DESCRIPTION:${escaped(day.description)}`,
      `URL:${calendar.address}${day.kind === "workout" ? `/workout?date=${day.date}` : "/weekly-review"}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  };
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Muster//Muster//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(calendarEntryText.calendar(calendar.displayName))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...calendar.days.flatMap(event),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
};
