/**
 * One week at a glance: for each day whether it is done, skipped, today, rest or planned. Feeds the week line and the
 * schedule. A past day without a log stays 'planned': the line counts what was done, it does not scold.
 */
import type { CivilDate, Weekday } from "../shared/dates.ts";
import { weekdayOf, weekOf } from "../shared/dates.ts";
import { formatWeekday, weekdayLetters } from "../shared/format.ts";
import { type ExerciseLog, sessionStatus } from "../training/session.ts";
import { workoutProgress } from "../training/workout.ts";
import { loggedSession, type StoredSession } from "./home-card.ts";
import type { DayWorkout } from "./plan.ts";

export type DayState = "done" | "skip" | "now" | "rest" | "planned";

export type WeekDay = {
  readonly date: CivilDate;
  readonly weekday: Weekday;
  readonly letter: string;
  readonly state: DayState;
  /** 0-1, how much of today's running workout is done; absent on other days. */
  readonly progress?: number;
  /** For screen readers: 'Friday, today'. */
  readonly label: string;
};

/**
 * The seven days, Monday first, of the week that holds `today`.
 * @param input.kindOf kind of a date's workout; undefined when no plan covers it
 * @param input.sessions sessions of the week
 * @param input.logs logs of today's running session
 */
export const weekAtAGlance = (input: {
  readonly today: CivilDate;
  readonly kindOf: (date: CivilDate) => DayWorkout["kind"] | undefined;
  readonly sessions: readonly StoredSession[];
  readonly logs?: readonly ExerciseLog[];
}): readonly WeekDay[] =>
  weekOf(input.today).map((date) => {
    const weekday = weekdayOf(date);
    const state = dayState(date, input);
    const progress = state === "now" ? runningProgress(date, input.sessions, input.logs ?? []) : undefined;
    return {
      date,
      weekday,
      letter: weekdayLetters[weekday],
      state,
      ...(progress === undefined ? {} : { progress }),
      label: `${formatWeekday(date)}, ${stateWords(state, date, input.today)}`,
    };
  });

/** Done and scheduled training days of a week: '3 of 5 done'. Days trained beyond the plan count as done. */
export const weekCount = (
  days: readonly WeekDay[],
  kindOf: (date: CivilDate) => DayWorkout["kind"] | undefined,
): { readonly done: number; readonly scheduled: number } => ({
  done: days.filter((day) => day.state === "done" && kindOf(day.date) === "training").length,
  scheduled: days.filter((day) => kindOf(day.date) === "training").length,
});

const dayState = (
  date: CivilDate,
  { today, kindOf, sessions }: Parameters<typeof weekAtAGlance>[0],
): DayState => {
  const logged = loggedSession(sessions, date);
  if (logged !== undefined) return sessionStatus(logged) === "finished" ? "done" : "skip";
  const isTraining = kindOf(date) === "training";
  if (date === today) {
    const isRunning = sessions.some(
      (session) => session.date === date && sessionStatus(session) === "running",
    );
    return isTraining || isRunning ? "now" : "rest";
  }
  return isTraining ? "planned" : "rest";
};

const runningProgress = (
  date: CivilDate,
  sessions: readonly StoredSession[],
  logs: readonly ExerciseLog[],
): number => {
  const running = sessions.find((session) => session.date === date && sessionStatus(session) === "running");
  if (running === undefined) return 0;
  const { completed, total } = workoutProgress(running, logs);
  return total === 0 ? 0 : completed / total;
};

const stateWords = (state: DayState, date: CivilDate, today: CivilDate): string => {
  const isToday = date === today ? "today, " : "";
  switch (state) {
    case "done":
      return `${isToday}done`;
    case "skip":
      return `${isToday}skipped`;
    case "now":
      return "today";
    case "rest":
      return `${isToday}rest`;
    case "planned":
      return date < today ? "not logged" : "planned";
  }
};
