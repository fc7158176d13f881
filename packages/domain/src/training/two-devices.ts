/** One workout that two devices trained without knowing of one another: what its record must say once both are here. */
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "./session.ts";
import type { Stored, WorkoutChange } from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

/**
 * A workout that was skipped or discarded on one device while another trained on shows again; exercises that were
 * completed after the finish count. It never counts less: an imported workout may say more than its logs.
 * @param logs of these sessions at least
 * @returns no change when all is said already
 */
export const settleSessions = (
  sessions: readonly Stored<Session>[],
  logs: readonly ExerciseLog[],
): readonly WorkoutChange[] =>
  sessions.flatMap((session): readonly WorkoutChange[] => {
    const { id, skippedAt, discardedAt } = session;
    if (sessionStatus(session) === "finished") {
      const { completed } = workoutProgress(session, logs);
      return completed > session.completedExercises
        ? [{ kind: "session", id, patch: { completedExercises: completed } }]
        : [];
    }
    const away = skippedAt ?? discardedAt;
    return away !== null && lastSetAt(session, logs) > away
      ? [{ kind: "session", id, patch: { skippedAt: null, discardedAt: null } }]
      : [];
  });

/** Whether something was logged that is not in the list: swapped, or added elsewhere (added-exercises.ts tells). */
export const hasLeftList = (sessions: readonly Stored<Session>[], logs: readonly ExerciseLog[]): boolean =>
  sessions.some(({ id, prescription: { exercises } }) =>
    logs.some((log) => log.sessionId === id && !exercises.some((one) => one.exerciseId === log.exerciseId)),
  );

/** Instant of the last set of a workout; "" without any. */
export const lastSetAt = (session: Stored<Session>, logs: readonly ExerciseLog[]): string =>
  logs
    .filter((log) => log.sessionId === session.id)
    .flatMap((log) => setsInOrder(log).map((set) => set.at))
    .reduce((last, at) => (at > last ? at : last), "");
