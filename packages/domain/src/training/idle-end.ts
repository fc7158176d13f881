/** A workout that nobody ended (feature F1): after three hours without a set, the end that its last set suggests. */
import { restSecondsAfter } from "./rest.ts";
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "./session.ts";
import { allExercises } from "./session-exercises.ts";
import { idleHours } from "./workout-progress.ts";

export type IdleEnd = {
  /** Instant of the last set. */
  readonly lastSetAt: string;
  /** Last set and the rest that the plan gives it: what is proposed as the end. */
  readonly endsAt: string;
};

/**
 * @param logs of the session at least; others do no harm
 * @param now instant of this device
 * @returns undefined for a workout that does not run, has no set yet, or was trained within the last three hours
 */
export const idleEnd = (
  session: Session & { readonly id: string },
  logs: readonly ExerciseLog[],
  now: Date,
): IdleEnd | undefined => {
  if (sessionStatus(session, logs) !== "running") return undefined;
  const exercises = allExercises(session);
  const sets = logs
    .filter((log) => log.sessionId === session.id)
    .flatMap((log) => {
      const exercise = exercises.find(({ exerciseId }) => exerciseId === log.exerciseId);
      return setsInOrder(log).map((set) => ({ ...set, exercise }));
    });
  const last = sets.reduce<(typeof sets)[number] | undefined>(
    (latest, set) => (latest === undefined || set.at > latest.at ? set : latest),
    undefined,
  );
  if (last === undefined) return undefined;
  const lastSet = Date.parse(last.at);
  if (!(now.getTime() - lastSet >= idleHours * 3_600_000)) return undefined;
  // An exercise that was swapped away has no rest to read.
  const rest = last.exercise === undefined ? 0 : restSecondsAfter(last.role, last.exercise);
  return { lastSetAt: last.at, endsAt: new Date(lastSet + rest * 1_000).toISOString() };
};
