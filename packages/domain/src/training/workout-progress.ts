/** The two small questions about a workout that Home asks before anything else is loaded. */
import type { Weekday } from "../shared/dates.ts";
import type { ExerciseLog, Session } from "./session.ts";

/** What a session's id is computed from: the plan day, or the weekday of the default week. */
export const planDayKey = (plan: { readonly planDayId: string } | null, day: Weekday): string =>
  plan === null ? `default:${day}` : plan.planDayId;

/** How much of a workout is done. Only exercises of the prescription count, each once. */
export const workoutProgress = (
  session: Pick<Session, "prescription"> & { readonly id?: string },
  logs: readonly ExerciseLog[],
): { readonly completed: number; readonly total: number } => {
  const total = session.prescription.exercises.length;
  const done = new Set(
    logs
      .filter((log) => session.id === undefined || log.sessionId === session.id)
      .filter((log) => log.completed && log.position < total)
      .map((log) => log.position),
  );
  return { completed: done.size, total };
};
