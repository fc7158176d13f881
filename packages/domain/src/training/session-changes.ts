/**
 * Changes to a running or past session's own copy of its prescription: another exercise in a place, a pair, a workout
 * logged afterwards. The plan itself is never touched, and what is logged keeps its meaning.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { isSwappedIn, type LogTarget, newExerciseLog, swappedFactId } from "./log-changes.ts";
import { addedRule, isAdded, mostExercises } from "./log-of.ts";
import { type ExerciseLog, type Session, setsInOrder } from "./session.ts";
import { workSets } from "./set-roles.ts";
import { lastSetAt } from "./two-devices.ts";
import { type StartInput, startSession, type WorkoutChange } from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

type Stored<T> = T & { readonly id: string };

const withExercises = (session: Stored<Session>, exercises: readonly PlannedExercise[]): WorkoutChange => ({
  kind: "session",
  id: session.id,
  patch: {
    prescription: { ...session.prescription, exercises: [...exercises] },
    totalExercises: grownTotal(session, exercises.length),
  },
});

/** An imported workout may have had more exercises than it brought: these stay counted, whatever list stands now. */
export const grownTotal = (
  session: Pick<Session, "prescription" | "totalExercises">,
  listed: number,
): number => Math.max(listed, session.totalExercises + listed - session.prescription.exercises.length);

/** The exercise as it stands in a workout that somebody added it to: 'Why?' says so, and its log goes by it. */
export const asAdded = (exercise: PlannedExercise): PlannedExercise =>
  chosen(exercise, { id: "added", subject: "Added to this workout" });

/** The exercise in the place of another one: whatever two devices swap apart, each has a log of its own (ADR 0072). */
const asSwapped = (exercise: PlannedExercise): PlannedExercise =>
  chosen(exercise, { id: swappedFactId, subject: "Swapped into this workout" });

const chosen = (
  exercise: PlannedExercise,
  said: { readonly id: string; readonly subject: string },
): PlannedExercise => ({
  ...exercise,
  pair: null,
  facts: [
    ...exercise.facts.filter(({ rule }) => rule !== addedRule),
    { ...said, value: "by you", unit: "", rule: addedRule, source: "Your choice" },
  ],
});

/** An added exercise at the end of the list, with its empty log: a list of another device that wins does not lose it. */
const appended = (
  profileId: string,
  session: Stored<Session>,
  exercise: PlannedExercise,
): readonly WorkoutChange[] => {
  const { exercises } = session.prescription;
  const added = asAdded(exercise);
  const { id, log } = newExerciseLog(profileId, session, exercises.length, added);
  return [
    withExercises(session, [...exercises, added]),
    { kind: "exerciseLog", id, create: log, ifThere: {} },
  ];
};

/** What a log without a set says once its exercise was taken out of the list: it does not come back by itself. */
const takenOut = (log: Stored<ExerciseLog>): WorkoutChange => ({
  kind: "exerciseLog",
  id: log.id,
  patch: { completed: false, sets: { [log.id]: null } },
});

/** Writes the exercises of a session anew: pairs, order of a pair. Positions must stay where they are. */
export const rewriteExercises = (
  session: Stored<Session>,
  exercises: readonly PlannedExercise[],
): readonly WorkoutChange[] => [withExercises(session, exercises)];

export type Swapped = {
  readonly changes: readonly WorkoutChange[];
  /** Where the new exercise stands. */
  readonly position: number;
};

/** What was logged without a set for exercises that another list does not have, once that list stands instead. */
export const takenOutBy = (
  exercises: readonly Pick<PlannedExercise, "exerciseId">[],
  logs: readonly Stored<ExerciseLog>[],
): readonly WorkoutChange[] =>
  logs
    .filter(
      (log) => setsInOrder(log).length === 0 && !exercises.some((one) => one.exerciseId === log.exerciseId),
    )
    .map(takenOut);

/**
 * Puts another exercise in the place of one. Sets that are logged stay with the exercise that they were done with:
 * then it counts as complete, and the new one comes last with the sets that were left.
 */
export const swapExercise = (
  { profileId, session, log, position }: Omit<LogTarget, "exercise">,
  replacement: PlannedExercise,
): Swapped => {
  const { exercises } = session.prescription;
  const present = exercises[position];
  if (present === undefined) return { changes: [], position };
  // Numbers are unique within a day; the same exercise twice would share its history in the wrong place.
  if (exercises.some((one) => one.exerciseId === replacement.exerciseId)) return { changes: [], position };
  if (log === undefined || setsInOrder(log).length === 0) {
    const isLast = isAdded(present) && !isSwappedIn(present);
    const stands = {
      ...(isLast ? asAdded(replacement) : asSwapped(replacement)),
      pair: present.pair,
    };
    return {
      position,
      changes: [
        withExercises(
          session,
          exercises.map((one, index) => (index === position ? stands : one)),
        ),
        ...(log === undefined ? [] : [takenOut(log)]),
      ],
    };
  }
  const done = workSets(log).length;
  const sets = typeof replacement.sets === "number" ? Math.max(1, replacement.sets - done) : replacement.sets;
  return {
    position: exercises.length,
    changes: [
      ...appended(profileId, session, { ...replacement, sets }),
      { kind: "exerciseLog", id: log.id, patch: { completed: true } },
    ],
  };
};

/**
 * One more exercise, at the end. No change when it stands there already or the workout is full: the same exercise twice
 * would share its history in the wrong place.
 */
export const addExercise = (profileId: string, session: Stored<Session>, added: PlannedExercise): Swapped => {
  const { exercises } = session.prescription;
  const there = exercises.findIndex((one) => one.exerciseId === added.exerciseId);
  if (there >= 0) return { changes: [], position: there };
  if (exercises.length >= mostExercises) return { changes: [], position: exercises.length - 1 };
  return { position: exercises.length, changes: appended(profileId, session, added) };
};

/**
 * A workout of a day that has passed, to be filled in: finished at once, with nothing done yet.
 * @param input.now the instant that its sets are dated with
 */
export const logPastSession = (input: StartInput): ReturnType<typeof startSession> => {
  const { id, session } = startSession(input);
  const finished = { ...session, finishedAt: input.now };
  return { id, session: finished, changes: [{ kind: "session", id, create: finished, ifThere: {} }] };
};

/**
 * What a change of a finished session's logs makes of its count of exercises done. What an imported workout says beyond its
 * logs stays (settled point 17), and an exercise that was done stays done when a set of it becomes a warm-up.
 * @param session as it is stored now
 * @returns no change when it says so already
 */
export const recountSession = (
  session: Stored<Session>,
  before: readonly ExerciseLog[],
  after: readonly ExerciseLog[],
): readonly WorkoutChange[] => {
  const sameSets = (log: ExerciseLog): ExerciseLog => {
    const earlier = before.find(
      ({ position, exerciseId }) => position === log.position && exerciseId === log.exerciseId,
    );
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
  session: Stored<Session>,
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
