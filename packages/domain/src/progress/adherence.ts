/**
 * Planned days against days trained: the calendar, the share, the weeks. It counts what was done and names what was
 * not, without blame.
 */
import { addDays, type CivilDate, daysBetween, mondayOf } from "../shared/dates.ts";
import { doneDays, type PastWorkout } from "./workout-history.ts";

/** One day of the adherence calendar. */
export type CalendarDay = {
  readonly date: CivilDate;
  /** missed: planned, past, nothing logged. none: before the first plan. open: today, not yet logged. */
  readonly state: "done" | "skipped" | "missed" | "rest" | "open" | "planned" | "none";
};

/** What was planned on a date; undefined when no plan covers it. */
export type PlannedKind = (date: CivilDate) => "training" | "recovery" | "rest" | undefined;

/** Every day of [from, to]. */
export const adherenceCalendar = (input: {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly today: CivilDate;
  readonly kindOf: PlannedKind;
  readonly workouts: readonly PastWorkout[];
}): readonly CalendarDay[] => {
  const { from, to, today, kindOf, workouts } = input;
  const done = doneDays(workouts);
  const skipped = new Set(
    workouts.filter((workout) => workout.status === "skipped").map((workout) => workout.date),
  );
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const kind = kindOf(date);
    const state = done.has(date)
      ? "done"
      : skipped.has(date)
        ? "skipped"
        : kind === undefined
          ? "none"
          : kind !== "training"
            ? "rest"
            : date < today
              ? "missed"
              : date === today
                ? "open"
                : "planned";
    return { date, state };
  });
};

type WeekAdherence = {
  readonly monday: CivilDate;
  readonly done: number;
  /** Training days of the plan up to today; an extra day never counts against another week. */
  readonly planned: number;
};

/** Done and planned days of each week; today counts as planned only once it is logged. */
export const weeksOf = (days: readonly CalendarDay[], kindOf: PlannedKind): readonly WeekAdherence[] =>
  [...Map.groupBy(days, (day) => mondayOf(day.date))].map(([monday, week]) => ({
    monday,
    done: week.filter((day) => day.state === "done").length,
    planned: week.filter(
      ({ date, state }) =>
        state === "missed" || state === "skipped" || (state === "done" && kindOf(date) === "training"),
    ).length,
  }));

/** How many planned workouts were done over a span of days. */
export type Adherence = {
  /** Planned days that were trained, on their day or on another one of their week. */
  readonly trained: number;
  /** Training days of the plans up to today. */
  readonly planned: number;
  /** trained ÷ planned, 0-1. */
  readonly share: number;
};

/**
 * How many planned days were trained. A day moved inside its week counts: a week gives at most what it planned.
 * @returns undefined before anything was planned
 */
export const adherenceOf = (weeks: readonly WeekAdherence[]): Adherence | undefined => {
  const planned = weeks.reduce((sum, week) => sum + week.planned, 0);
  const trained = weeks.reduce((sum, week) => sum + Math.min(week.done, week.planned), 0);
  return planned === 0 ? undefined : { trained, planned, share: trained / planned };
};
