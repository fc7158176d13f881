/**
 * What Home's first card is: the one answer to "what do I do now?". A running workout comes first; a logged day (done
 * or skipped) gives its place to tomorrow and comes back with the next civil date (HOME-08, HOME-11).
 */

import { canStartAtHome } from "../planning/home-alternative.ts";
import type { DayWorkout } from "../planning/plan.ts";
import type { CivilDate } from "../shared/dates.ts";
import { addDays, weekdayOf } from "../shared/dates.ts";
import { type ExerciseLog, type Session, sessionStatus } from "../training/session.ts";
import { workoutProgress } from "../training/workout-progress.ts";

/** A session with its record's id. */
export type StoredSession = Session & { readonly id: string };

/** The first card of Home with what it shows; `kind` says which one. */
export type HomeCard =
  | {
      readonly kind: "resume";
      readonly session: StoredSession;
      readonly completed: number;
      readonly total: number;
    }
  | { readonly kind: "training"; readonly workout: DayWorkout; readonly canStartAtHome: boolean }
  | { readonly kind: "recovery"; readonly workout: DayWorkout }
  | { readonly kind: "rest"; readonly workout: DayWorkout }
  | {
      readonly kind: "logged";
      readonly session: StoredSession;
      readonly status: "finished" | "skipped";
      /** A skip can be undone until midnight (settled point 15). */
      readonly canUndo: boolean;
      readonly tomorrow: DayWorkout | undefined;
    };

/**
 * @param input.workout today's workout of the plan in force, or of the default week
 * @param input.tomorrow the workout of the next day, for a logged day
 * @param input.sessions sessions of today and yesterday at least; others do no harm
 * @param input.logs exercise logs of the running session, for how much of it is left
 */
export const homeCard = (input: {
  readonly today: CivilDate;
  readonly workout: DayWorkout;
  readonly tomorrow?: DayWorkout | undefined;
  readonly sessions: readonly StoredSession[];
  readonly logs?: readonly ExerciseLog[];
}): HomeCard => {
  const { today, workout, tomorrow, sessions, logs = [] } = input;
  const running = runningSession(sessions, today);
  if (running !== undefined) return { kind: "resume", session: running, ...workoutProgress(running, logs) };

  const logged = loggedSession(sessions, today);
  if (logged !== undefined) {
    const status = sessionStatus(logged) === "finished" ? "finished" : "skipped";
    return { kind: "logged", session: logged, status, canUndo: status === "skipped", tomorrow };
  }
  switch (workout.kind) {
    case "training":
      return { kind: "training", workout, canStartAtHome: canStartAtHome(workout) };
    case "recovery":
    case "rest":
      return { kind: workout.kind, workout };
  }
};

/**
 * The workout in progress: the latest running session of today, or of yesterday, since a workout that passes midnight
 * belongs to the day on which it started (settled point 10). A forgotten older one does not take over Home.
 */
export const runningSession = (
  sessions: readonly StoredSession[],
  today: CivilDate,
): StoredSession | undefined => {
  const yesterday = addDays(today, -1);
  return sessions
    .filter(
      (session) =>
        (session.date === today || session.date === yesterday) && sessionStatus(session) === "running",
    )
    .reduce<StoredSession | undefined>(
      (latest, session) => (latest === undefined || session.startedAt > latest.startedAt ? session : latest),
      undefined,
    );
};

/**
 * The session by which `date` counts as logged: same date and same weekday, finished before skipped (HOME-08).
 * @returns undefined when the day is still open
 */
export const loggedSession = (
  sessions: readonly StoredSession[],
  date: CivilDate,
): StoredSession | undefined => {
  const ofTheDay = sessions.filter((session) => session.date === date && session.day === weekdayOf(date));
  return (
    ofTheDay.find((session) => sessionStatus(session) === "finished") ??
    ofTheDay.find((session) => sessionStatus(session) === "skipped")
  );
};

/** Whether the workout of `date` is done or skipped. */
export const isLogged = (sessions: readonly StoredSession[], date: CivilDate): boolean =>
  loggedSession(sessions, date) !== undefined;
