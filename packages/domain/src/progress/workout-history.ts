/** Workouts done: this week, the last five, the total (PROG-01). A skipped day is none. */
import { type CivilDate, mondayOf } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";

/** A session in the few words that history needs. */
export type PastWorkout = {
  readonly id: string;
  readonly date: CivilDate;
  readonly name: string;
  readonly status: "done" | "skipped";
  readonly completed: number;
  readonly total: number;
};

/**
 * A finished or skipped workout; undefined for running and discarded ones, and for a rest day that was marked done:
 * resting is no workout.
 */
export const pastWorkout = (session: Session & { readonly id: string }): PastWorkout | undefined => {
  const status = sessionStatus(session);
  if (status === "running" || status === "discarded") return undefined;
  if (session.prescription.kind !== "training" && session.completedExercises === 0) return undefined;
  return {
    id: session.id,
    date: session.date,
    name: session.workoutName,
    status: status === "finished" ? "done" : "skipped",
    completed: session.completedExercises,
    total: session.totalExercises,
  };
};

/** Days on which a workout was done; two on one day are one day. */
export const doneDays = (workouts: readonly PastWorkout[]): ReadonlySet<CivilDate> =>
  new Set(workouts.filter((workout) => workout.status === "done").map((workout) => workout.date));

/** Workout days of the week that holds today, Monday to Sunday (settled point 51). */
export const thisWeekCount = (workouts: readonly PastWorkout[], today: CivilDate): number => {
  const from = mondayOf(today);
  return [...doneDays(workouts)].filter((date) => date >= from && date <= today).length;
};

/** The last five workouts done, newest first. */
export const lastWorkouts = (workouts: readonly PastWorkout[], today: CivilDate): readonly PastWorkout[] =>
  workouts
    .filter((workout) => workout.status === "done" && workout.date <= today)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, 5);
