/** A workout that is over: written down afterwards, counted again after an edit, deleted. */
import { type ExerciseLog, lastSetAt, type Session, setsInOrder } from "./session.ts";
import { type StartInput, startWorkout, type WithId, type WorkoutChange } from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

/**
 * A workout of a day that has passed, to be filled in: finished at once, with nothing done yet.
 * @param input.now the instant at which it began
 * @param finishedAt instant, with which its sets are dated; left out: nobody said how long it was
 */
export const logPastSession = (
  input: StartInput,
  finishedAt: string = input.now,
): ReturnType<typeof startWorkout> => {
  const { id, session } = startWorkout(input);
  const finished = { ...session, finishedAt };
  return { id, session: finished, changes: [{ kind: "session", id, create: finished, ifThere: {} }] };
};

/**
 * What a change of a finished session's logs makes of its count of exercises done. What an imported workout says beyond its
 * logs stays (settled point 17), and an exercise that was done stays done when a set of it becomes a warm-up.
 * @param session as it is stored now
 * @returns no change when it says so already
 */
export const recountSession = (
  session: WithId<Session>,
  before: readonly ExerciseLog[],
  after: readonly ExerciseLog[],
): readonly WorkoutChange[] => {
  const sameSets = (log: ExerciseLog): ExerciseLog => {
    const earlier = before.find(({ exerciseId }) => exerciseId === log.exerciseId);
    const isSame =
      earlier?.completed === log.completed && setsInOrder(earlier).length === setsInOrder(log).length;
    return isSame ? { ...log, sets: earlier.sets } : log;
  };
  const done = workoutProgress(session, after.map(sameSets)).completed;
  const moved = session.completedExercises + done - workoutProgress(session, before).completed;
  const completedExercises = Math.max(done, Math.min(moved, session.totalExercises));
  return session.completedExercises === completedExercises
    ? []
    : [{ kind: "session", id: session.id, patch: { completedExercises } }];
};

/**
 * Takes a workout that is over out of everything that counts; its record stays, so that it can come back whole, and the next
 * start of the day takes the next number (training.L8).
 * @param now instant; a set of a device whose clock is ahead does not bring the workout back
 */
export const deleteSession = (
  session: WithId<Session>,
  logs: readonly ExerciseLog[],
  now: string,
): { readonly changes: readonly WorkoutChange[]; readonly undo: readonly WorkoutChange[] } => {
  const { id, finishedAt, skippedAt, discardedAt } = session;
  const last = lastSetAt(session, logs);
  const patch = { finishedAt: null, skippedAt: null, discardedAt: last > now ? last : now };
  return {
    changes: [{ kind: "session", id, patch }],
    undo: [{ kind: "session", id, patch: { finishedAt, skippedAt, discardedAt } }],
  };
};
