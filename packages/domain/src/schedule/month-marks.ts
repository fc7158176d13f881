/** A month of training at a glance: what was done, skipped or left open on each day (calendar of the schedule). */

import type { DayWorkout } from "../planning/plan.ts";
import { addDays, type CivilDate, mondayOf } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";

/**
 * open: a training day that passed with nothing logged and nothing decided. planned: training to come, today and a
 * workout that still runs included.
 * none: no plan stood on that day.
 */
type MonthMark = "done" | "skip" | "open" | "planned" | "rest" | "none";

/** One cell of the month's calendar. */
export type MonthDay = {
  readonly date: CivilDate;
  readonly mark: MonthMark;
  /** Of the workout; empty where nothing stands. */
  readonly name: string;
  readonly isToday: boolean;
  /** False for days that only fill the first and the last week. */
  readonly inMonth: boolean;
};

type Month = { readonly first: CivilDate; readonly last: CivilDate; readonly title: string };

/** First and last day of the month of `date`, and its name: 'November 2026'. */
export const monthOf = (date: CivilDate, locale = "en-US"): Month => {
  const first = `${date.slice(0, 7)}-01`;
  // The 32nd day of a month lies in the next one, whatever their lengths.
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const title = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long", year: "numeric" }).format(
    new Date(`${first}T00:00:00Z`),
  );
  return { first, last, title };
};

/** Every date that the month's weeks show, Monday to Sunday: 28 to 42 days. */
export const monthDates = (date: CivilDate): readonly CivilDate[] => {
  const { first, last } = monthOf(date);
  const from = mondayOf(first);
  const to = addDays(mondayOf(last), 6);
  const dates: CivilDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) dates.push(day);
  return dates;
};

type PlannedDate = { readonly workout: Pick<DayWorkout, "kind" | "name"> } | undefined;
type SessionMark = Pick<Session, "date" | "finishedAt" | "skippedAt" | "discardedAt" | "workoutName">;

/**
 * @param plannedOn what stood on a date; undefined before the first plan
 * @param movedAway dates whose work another day took over: they are not open
 */
export const monthMarks = (
  shown: CivilDate,
  plannedOn: (date: CivilDate) => PlannedDate,
  sessions: readonly SessionMark[],
  movedAway: ReadonlySet<CivilDate>,
  today: CivilDate,
): readonly MonthDay[] => {
  const month = shown.slice(0, 7);
  const byDate = Map.groupBy(sessions, (session) => session.date);
  return monthDates(shown).map((date) => {
    const here = byDate.get(date) ?? [];
    const done = here.find((session) => sessionStatus(session) === "finished");
    const skipped = here.find((session) => sessionStatus(session) === "skipped");
    const planned = plannedOn(date)?.workout;
    const mark: MonthMark =
      done !== undefined
        ? "done"
        : skipped !== undefined
          ? "skip"
          : planned === undefined
            ? "none"
            : planned.kind !== "training" || movedAway.has(date)
              ? "rest"
              : date < today && !here.some((session) => sessionStatus(session) === "running")
                ? "open"
                : "planned";
    return {
      date,
      mark,
      name: (done ?? skipped)?.workoutName ?? planned?.name ?? "",
      isToday: date === today,
      inMonth: date.startsWith(month),
    };
  });
};

/** How many days of the month itself bear a mark: days beside it only fill its first and its last week. */
export const countInMonth = (days: readonly MonthDay[], mark: MonthMark): number =>
  days.filter((day) => day.inMonth && day.mark === mark).length;
