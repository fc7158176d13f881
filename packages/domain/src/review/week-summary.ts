/** The week that a review looks back on, in five figures and one sentence (REV-01). */
import type { DayWorkout } from "../planning/plan.ts";
import { isWorkoutDone, undoneDates } from "../progress/analysis.ts";
import { meanOf } from "../shared/averages.ts";
import type { CivilDate } from "../shared/dates.ts";
import { addDays, mondayOf, type Weekday, weekdayOf } from "../shared/dates.ts";
import { isLogComplete } from "../training/log-content.ts";
import { type ExerciseLog, isRated, type Session, sessionStatus } from "../training/session.ts";
import { finalProgress } from "../training/workout-progress.ts";
import { performanceText } from "./week-summary.text.ts";

/** Counts of the week under review. */
export type WeekSummary = {
  readonly workoutsCompleted: number;
  readonly workoutsScheduled: number;
  /** Exercises completed. */
  readonly totalExercises: number;
  /** Workouts that were skipped on purpose. */
  readonly skippedWorkouts: number;
  readonly performanceSummary: string;
  /**
   * Planned training days of the week without a finished workout, Monday first; today's is missed only tomorrow, and a
   * workout on a free day makes up for one.
   */
  readonly missedDays: readonly Weekday[];
};

/** The week under review: on Sunday the one that ends today, later the one that ended last Sunday. Inclusive. */
export const reviewedWeek = (today: CivilDate): { readonly from: CivilDate; readonly to: CivilDate } => {
  const monday = mondayOf(today);
  return weekdayOf(today) === "sunday"
    ? { from: monday, to: today }
    : { from: addDays(monday, -7), to: addDays(monday, -1) };
};

/**
 * @param input.from @param input.to the dates of the week, inclusive
 * @param input.today a workout of today is not missed yet; left out: the week is over
 * @param input.scheduled the planned workout of each date of the week (of the plan that was in force then)
 * @param input.sessions @param input.logs may hold more than the week
 */
export const previousWeekSummary = (input: {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly today?: CivilDate | undefined;
  readonly scheduled: readonly { readonly date: CivilDate; readonly workout: Pick<DayWorkout, "kind"> }[];
  readonly sessions: readonly (Session & { readonly id: string })[];
  readonly logs: readonly ExerciseLog[];
}): WeekSummary => {
  const isInWeek = ({ date }: { readonly date: CivilDate }) => date >= input.from && date <= input.to;
  const sessions = input.sessions.filter(isInWeek);
  const finished = sessions.filter((session) => sessionStatus(session) === "finished");
  const trained = new Set(sessions.filter(isWorkoutDone).map(({ date }) => date));
  const skipped = new Set(
    sessions
      .filter((session) => sessionStatus(session) === "skipped" && !trained.has(session.date))
      .map((session) => session.date),
  );
  const scheduled = input.scheduled.filter((day) => isInWeek(day) && day.workout.kind === "training");
  const workoutsScheduled = scheduled.length;
  const due = scheduled
    .map(({ date }) => date)
    .filter((date) => input.today === undefined || date < input.today || trained.has(date));
  const ratings = finished.flatMap((session) =>
    input.logs
      .filter((log) => log.sessionId === session.id && isRated(log) && isLogComplete(session, log))
      .map((log) => log.difficulty),
  );
  return {
    workoutsCompleted: trained.size,
    workoutsScheduled,
    totalExercises: finished.reduce((sum, session) => sum + finalProgress(session, input.logs).completed, 0),
    skippedWorkouts: skipped.size,
    performanceSummary: performanceText(trained.size, workoutsScheduled, meanOf(ratings)),
    missedDays: undoneDates(due, trained).map(weekdayOf),
  };
};
