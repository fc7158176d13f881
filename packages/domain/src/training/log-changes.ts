/**
 * What is logged in a workout, as changes to write: sets, ratings, notes, a completed exercise. The log of an exercise is
 * made by the first of them.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { addedLogId, exerciseLogId } from "../record-ids.ts";
import { addedRule, homeFactId, isAdded, mostExercises } from "./log-of.ts";
import { type ExerciseLog, type LoggedSet, type Session, setsInOrder, untouchedLog } from "./session.ts";
import type { Stored, WorkoutChange } from "./workout.ts";

/** Difficulty of an exercise before the person rates it (EXC-01). */
export const defaultDifficulty = untouchedLog.difficulty;

/** The fact that marks an exercise that took another one's place (ADR 0072). Its rule is that of an added one. */
export const swappedFactId = "swapped";

/**
 * Whether the exercise took the place of another one, by a swap or in the home version: it goes by its name, like an added
 * one, but does not stand at the end.
 */
export const isSwappedIn = (exercise: Pick<PlannedExercise, "facts">): boolean =>
  exercise.facts.some(({ id, rule }) => rule === addedRule && (id === swappedFactId || id === homeFactId));

/**
 * Id and fresh log of one exercise of a session. Made when something is first logged there, or with an added exercise. What
 * was swapped in lies behind every place: another device may still have the exercise that it stands in for there.
 */
export const newExerciseLog = (
  profileId: string,
  session: Stored<Session>,
  position: number,
  exercise: PlannedExercise,
): { readonly id: string; readonly log: ExerciseLog } => ({
  id: isAdded(exercise)
    ? addedLogId(profileId, session.id, exercise.exerciseId)
    : exerciseLogId(profileId, session.id, position),
  log: {
    sessionId: session.id,
    date: session.date,
    position: isSwappedIn(exercise) ? mostExercises + position : position,
    exerciseId: exercise.exerciseId,
    number: exercise.id,
    name: exercise.name,
    metric: exercise.metric,
    ...untouchedLog,
    assessmentMetric: exercise.assessmentMetric,
    sets: {},
  },
});

/** Where something is logged: the exercise's place in its session, and its log when it has one already. */
export type LogTarget = {
  readonly profileId: string;
  readonly session: Stored<Session>;
  readonly position: number;
  readonly exercise: PlannedExercise;
  readonly log: Stored<ExerciseLog> | undefined;
};

/**
 * Changes some fields of an exercise's log, making the log when it is the first thing that happens there. Two things that
 * happen first, on one screen or on two devices, both count: neither lays the values of an empty log over the other.
 */
export const changeLog = (
  target: LogTarget,
  patch: Partial<Pick<ExerciseLog, "sets" | "difficulty" | "completed" | "notes">>,
): readonly WorkoutChange[] => {
  if (target.log !== undefined) return [{ kind: "exerciseLog", id: target.log.id, patch }];
  const { id, log } = newExerciseLog(target.profileId, target.session, target.position, target.exercise);
  return [{ kind: "exerciseLog", id, create: { ...log, ...patch }, ifThere: patch }];
};

/** Adds or replaces one set. */
export const logSet = (target: LogTarget, setId: string, set: LoggedSet): readonly WorkoutChange[] =>
  changeLog(target, { sets: { [setId]: set } });

/** Removes one set: a mark by its id, so that a copy on another device goes too. */
export const removeSet = (target: LogTarget, setId: string): readonly WorkoutChange[] =>
  changeLog(target, { sets: { [setId]: null } });

/** Position that the next set takes: after the last one. */
export const nextSetPosition = (log: Pick<ExerciseLog, "sets"> | undefined): number =>
  log === undefined ? 0 : 1 + Math.max(-1, ...setsInOrder(log).map((set) => set.position));
