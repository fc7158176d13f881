/**
 * The exercises of a workout and the log of each. Both go by the exercise: entries of a map that merge one by one, and an id
 * made of session and exercise, so that no merge of two devices loses an exercise or puts a set under another one.
 */
import type { DayWorkout, PlannedExercise } from "../planning/plan.ts";
import { type ExerciseLog, type Session, type SessionExercise, setsInOrder } from "./session.ts";

/** Most exercises of one workout: what a day's record holds with room to spare. */
export const mostExercises = 30;

/** Key of an exercise in the map: a dot separates the parts of a field's name (docs/specs/sync.md). */
export const exerciseKey = (exerciseId: string): string => exerciseId.replaceAll(".", ":");

/** Entries by their keys, as the session holds them. */
export const entriesOf = (exercises: readonly SessionExercise[]): Record<string, SessionExercise> =>
  Object.fromEntries(exercises.map((exercise) => [exerciseKey(exercise.exerciseId), exercise]));

/** A list of exercises as a workout begins with it. */
export const startingExercises = (
  exercises: readonly PlannedExercise[],
  variant: Session["variant"],
): readonly SessionExercise[] => {
  const origin = variant === "home" ? "home" : "plan";
  return exercises.map((exercise, order) => ({ ...exercise, order, origin, removed: false }));
};

/** By order, then by the id of the exercise: the same on every device. */
export const byOrder = (a: SessionExercise, b: SessionExercise): number =>
  a.order - b.order || (a.exerciseId < b.exerciseId ? -1 : a.exerciseId > b.exerciseId ? 1 : 0);

type WithExercises = Pick<Session, "prescription" | "exercises" | "variant">;

/**
 * Every exercise that the session has ever had, in order. A session of an older version has a list in its prescription; what
 * was changed since stands in the map, over it.
 */
export const allExercises = ({ prescription, exercises, variant }: WithExercises): SessionExercise[] =>
  Object.values({
    ...entriesOf(startingExercises(prescription.exercises, variant).toReversed()),
    ...exercises,
  }).sort(byOrder);

/** An exercise as a screen shows it: of a session, or of a plan. */
export type ShownExercise = PlannedExercise & Partial<Pick<SessionExercise, "origin">>;

/** What a person put into this workout, and the plan did not. */
export const isChosen = ({ origin }: Pick<ShownExercise, "origin">): boolean =>
  origin === "added" || origin === "swapped";

/** Whether anything was done of it. */
const isTrained = (log: Pick<ExerciseLog, "completed" | "sets">): boolean =>
  log.completed || setsInOrder(log).length > 0;

/**
 * The exercises to train, in order. What was trained is always among them: also what another device removed meanwhile, and
 * what belongs to the version of the day (at home, at the gym) that the session is not in.
 * @param logs of this session
 */
export const exercisesOf = (
  session: WithExercises,
  logs: readonly Pick<ExerciseLog, "exerciseId" | "completed" | "sets">[] = [],
): readonly SessionExercise[] => {
  const trained = new Set(logs.filter(isTrained).map(({ exerciseId }) => exerciseId));
  const other = session.variant === "home" ? "plan" : "home";
  return allExercises(session).filter(
    ({ exerciseId, origin, removed }) => (!removed && origin !== other) || trained.has(exerciseId),
  );
};

/** The day as it is trained in this session. @param logs of this session */
export const workoutOf = (
  session: WithExercises,
  logs: readonly Pick<ExerciseLog, "exerciseId" | "completed" | "sets">[] = [],
): DayWorkout & { readonly exercises: readonly SessionExercise[] } => ({
  ...session.prescription,
  exercises: [...exercisesOf(session, logs)],
});

/** A log, with those of the same exercise that an older version kept by its place. */
export type JoinedLog<L> = L & { readonly older?: readonly L[] };

/**
 * The log of an exercise. Where an older version made a second one, both are read as one: changes go to it, and what is
 * changed of the others leaves them.
 * @param logs of one session
 */
export const logOf = <
  L extends Pick<ExerciseLog, "exerciseId" | "completed" | "sets"> & { readonly id?: string },
>(
  logs: readonly L[],
  exerciseId: string,
): JoinedLog<L> | undefined => {
  const [log, ...older] = logs
    .filter((one) => one.exerciseId === exerciseId)
    .sort((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
  if (log === undefined || older.length === 0) return log;
  return {
    ...log,
    completed: log.completed || older.some(({ completed }) => completed),
    sets: Object.assign({}, ...older.map(({ sets }) => sets), log.sets),
    older,
  };
};
