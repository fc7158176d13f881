/** What happened, and what is still to come, on each day of a week: the marks of the week line and of the schedule. */
import { type CivilDate, type Weekday, weekdayOf } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";
import { weekLineText } from "./week-marks.text.ts";

/** `now`: today, with a workout to do. `rest`: no session, or today with nothing that is owed. */
export type DayMark = "done" | "skip" | "now" | "rest" | "planned";

/** One day of the week line with its mark. */
export type MarkedDay = {
  readonly date: CivilDate;
  readonly weekday: Weekday;
  readonly mark: DayMark;
  readonly isToday: boolean;
  /** 0-1, of a session that runs on this day. */
  readonly progress: number;
};

type PlannedDay = {
  readonly date: CivilDate;
  /** undefined: no plan stood on that day. */
  readonly kind: "training" | "recovery" | "rest" | undefined;
};

type SessionMark = Pick<Session, "date" | "finishedAt" | "skippedAt" | "discardedAt"> & {
  readonly completedExercises?: number;
  readonly totalExercises?: number;
};

/**
 * @param sessions of that week in any order; a finished one beats a skipped one (settled point 15)
 * @param runningProgress 0-1 of the session that runs today, if one does
 */
export const weekMarks = (
  days: readonly PlannedDay[],
  sessions: readonly SessionMark[],
  today: CivilDate,
  runningProgress = 0,
): readonly MarkedDay[] =>
  days.map(({ date, kind }) => {
    const onDay = new Set(
      sessions.filter((session) => session.date === date).map((session) => sessionStatus(session)),
    );
    const isToday = date === today;
    const mark: DayMark = onDay.has("finished")
      ? "done"
      : onDay.has("skipped")
        ? "skip"
        : isToday && kind === "training"
          ? "now"
          : isToday || kind === "rest" || kind === undefined
            ? "rest"
            : "planned";
    return { date, weekday: weekdayOf(date), mark, isToday, progress: mark === "now" ? runningProgress : 0 };
  });

type WeekCount = { readonly done: number; readonly skipped: number; readonly workouts: number };

/** How many of the week's workouts are done. A workout done on a rest day counts as one more of the week. */
export const weekCount = (days: readonly PlannedDay[], marks: readonly MarkedDay[]): WeekCount => {
  const kinds = new Map(days.map((day) => [day.date, day.kind]));
  const counted = marks.filter(({ date, mark }) => kinds.get(date) === "training" || mark === "done");
  return {
    done: counted.filter(({ mark }) => mark === "done").length,
    skipped: marks.filter(({ mark }) => mark === "skip").length,
    workouts: counted.length,
  };
};

/** The week line for a screen reader: "This week: 3 done, 1 skipped, today open", or "today rest": nothing is owed. */
export const weekInWords = (marks: readonly MarkedDay[]): string => {
  const count = (mark: DayMark) => marks.filter((day) => day.mark === mark).length;
  return weekLineText({
    done: count("done"),
    skipped: count("skip"),
    isOpen: count("now") > 0,
    isRest: marks.some(({ mark, isToday }) => isToday && mark === "rest"),
  });
};
