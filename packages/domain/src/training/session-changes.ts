/**
 * Changes to a running or past session's own copy of its prescription: another exercise in a place, a pair, a workout
 * logged afterwards. The plan itself is never touched, and what is logged keeps its meaning.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { addedRule, isAdded } from "./log-of.ts";
import type { ExerciseLog, Session } from "./session.ts";
import { workSets } from "./set-roles.ts";
import { type StartInput, startSession, type WorkoutChange } from "./workout.ts";
import { workoutProgress } from "./workout-progress.ts";

type Stored<T> = T & { readonly id: string };

const withExercises = (session: Stored<Session>, exercises: readonly PlannedExercise[]): WorkoutChange => ({
  kind: "session",
  id: session.id,
  patch: {
    prescription: { ...session.prescription, exercises: [...exercises] },
    totalExercises: exercises.length,
  },
});

/** The exercise as it stands in a workout that somebody added it to: 'Why?' says so, and its log goes by it. */
export const asAdded = (exercise: PlannedExercise): PlannedExercise => ({
  ...exercise,
  pair: null,
  facts: [
    ...exercise.facts.filter(({ rule }) => rule !== addedRule),
    {
      id: "added",
      subject: "Added to this workout",
      value: "by you",
      unit: "",
      rule: addedRule,
      source: "Your choice",
    },
  ],
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

/**
 * Puts another exercise in the place of one. Sets that are logged stay with the exercise that they were done with:
 * then it counts as complete, and the new one comes last with the sets that were left.
 */
export const swapExercise = (
  session: Stored<Session>,
  log: Stored<ExerciseLog> | undefined,
  position: number,
  replacement: PlannedExercise,
): Swapped => {
  const { exercises } = session.prescription;
  const present = exercises[position];
  if (present === undefined) return { changes: [], position };
  const logged = log === undefined ? 0 : Object.values(log.sets).filter((set) => set !== null).length;
  // Numbers are unique within a day; the same exercise twice would share its history in the wrong place.
  if (exercises.some((one, index) => index !== position && one.exerciseId === replacement.exerciseId))
    return { changes: [], position };
  if (logged === 0) {
    const swapped = exercises.map((one, index) =>
      index === position
        ? { ...(isAdded(present) ? asAdded(replacement) : replacement), pair: present.pair }
        : one,
    );
    return {
      position,
      changes: [
        withExercises(session, swapped),
        // The log of an added exercise is its own: the other one gets another.
        ...(log === undefined || isAdded(present)
          ? []
          : [
              {
                kind: "exerciseLog",
                id: log.id,
                patch: {
                  exerciseId: replacement.exerciseId,
                  number: replacement.id,
                  name: replacement.name,
                  metric: replacement.metric,
                  assessmentMetric: replacement.assessmentMetric,
                  completed: false,
                },
              } as const,
            ]),
      ],
    };
  }
  const done = workSets(log).length;
  const sets = typeof replacement.sets === "number" ? Math.max(1, replacement.sets - done) : replacement.sets;
  return {
    position: exercises.length,
    changes: [
      withExercises(session, [...exercises, asAdded({ ...replacement, sets })]),
      // There is a log: something is logged in it.
      { kind: "exerciseLog", id: (log as Stored<ExerciseLog>).id, patch: { completed: true } },
    ],
  };
};

/** Most exercises of one workout: what a day's record holds with room to spare. */
export const mostExercises = 30;

/**
 * One more exercise, at the end. No change when it stands there already or the workout is full: the same exercise twice
 * would share its history in the wrong place.
 */
export const addExercise = (session: Stored<Session>, added: PlannedExercise): Swapped => {
  const { exercises } = session.prescription;
  const there = exercises.findIndex((one) => one.exerciseId === added.exerciseId);
  if (there >= 0) return { changes: [], position: there };
  if (exercises.length >= mostExercises) return { changes: [], position: exercises.length - 1 };
  return {
    position: exercises.length,
    changes: [withExercises(session, [...exercises, asAdded(added)])],
  };
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

/** After sets of a finished session were changed: how much of it counts as done. No change when it says so already. */
export const recountSession = (
  session: Stored<Session>,
  logs: readonly ExerciseLog[],
): readonly WorkoutChange[] => {
  const { completed, total } = workoutProgress(session, logs);
  return session.completedExercises === completed && session.totalExercises === total
    ? []
    : [
        {
          kind: "session",
          id: session.id,
          patch: { completedExercises: completed, totalExercises: total },
        },
      ];
};
