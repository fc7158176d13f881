/**
 * What is seldom done with a session: written down afterwards, counted again after an edit, deleted; switched to its other
 * variant, and back.
 */
import type { DayWorkout } from "../planning/plan.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { type ExerciseLog, lastSetAt, type Session, setsInOrder } from "./session.ts";
import { entriesOf, startingExercises } from "./session-exercises.ts";
import type { WorkoutVariant } from "./session-options.ts";
import {
  hasAnythingLogged,
  type StartInput,
  startWorkout,
  type WithId,
  type WorkoutChange,
} from "./workout.ts";
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

/**
 * Changes a started workout to its home or gym variant.
 * @returns SetsLogged when sets hang on the present exercises: they would change their meaning
 */
export const switchVariant = (
  session: WithId<Session>,
  logs: readonly ExerciseLog[],
  target: { readonly variant: WorkoutVariant; readonly workout: DayWorkout },
): Result<readonly WorkoutChange[], { readonly type: "sets-logged" }> => {
  if (hasAnythingLogged(session, logs)) return err({ type: "sets-logged" });
  return ok([
    {
      kind: "session",
      id: session.id,
      patch: {
        variant: target.variant,
        prescription: { ...target.workout, exercises: [] },
        exercises: entriesOf(startingExercises(target.workout.exercises, target.variant)),
        workoutName: target.workout.name,
        totalExercises: target.workout.exercises.length,
      },
    },
  ]);
};

/**
 * Takes a switch back.
 * @param before the session as it stood before the switch
 * @returns SetsLogged when something was logged since
 */
export const switchBack = (
  before: WithId<Session>,
  logs: readonly ExerciseLog[],
): Result<readonly WorkoutChange[], { readonly type: "sets-logged" }> => {
  if (hasAnythingLogged(before, logs)) return err({ type: "sets-logged" });
  const { id, variant, prescription, exercises, workoutName, totalExercises } = before;
  return ok([
    { kind: "session", id, patch: { variant, prescription, exercises, workoutName, totalExercises } },
  ]);
};
