/** The small questions about a workout that Home asks before anything else is loaded. */
import type { PlannedExercise } from "../planning/plan.ts";
import type { Weekday } from "../shared/dates.ts";
import { type ExerciseLog, type Session, setsInOrder } from "./session.ts";
import { exercisesOf, logOf } from "./session-exercises.ts";
import { workSets } from "./set-roles.ts";

/** What a session's id is computed from: the plan day, or the weekday of the default week. */
export const planDayKey = (plan: { readonly planDayId: string } | null, day: Weekday): string =>
  plan === null ? `default:${day}` : plan.planDayId;

/** How many sets a plan asks for: '8 intervals' are 8; 1 where it does not say. */
export const plannedSetCount = (exercise: Pick<PlannedExercise, "sets">): number => {
  if (typeof exercise.sets === "number") return exercise.sets;
  const leading = Number.parseInt(exercise.sets, 10);
  return Number.isFinite(leading) && leading >= 1 ? Math.min(leading, 50) : 1;
};

/** Marked as complete, or all planned sets are logged; warm-ups are none of them (settled point 58). */
export const isComplete = (
  exercise: Pick<PlannedExercise, "sets">,
  log: Pick<ExerciseLog, "completed" | "sets"> | undefined,
): boolean => log !== undefined && (log.completed || workSets(log).length >= plannedSetCount(exercise));

/** A session with its exercises, as far as counting them asks for it. */
type Counted = Pick<Session, "prescription" | "exercises" | "variant"> & { readonly id?: string };

/** How much of a workout is done. Only its exercises count, each once. */
export const workoutProgress = (
  session: Counted,
  logs: readonly ExerciseLog[],
): { readonly completed: number; readonly total: number } => {
  const its = logs.filter((log) => session.id === undefined || log.sessionId === session.id);
  const exercises = exercisesOf(session, its);
  const done = exercises.filter((exercise) => isComplete(exercise, logOf(its, exercise.exerciseId)));
  return { completed: done.length, total: exercises.length };
};

/**
 * The same of a workout that is over: it never counts less than was stored, since an imported one may say more than its logs,
 * and another device may have trained on after the finish.
 */
export const finalProgress = (
  session: Counted & Pick<Session, "completedExercises" | "totalExercises">,
  logs: readonly ExerciseLog[],
): ReturnType<typeof workoutProgress> => {
  const { completed, total } = workoutProgress(session, logs);
  return {
    completed: Math.max(completed, session.completedExercises),
    total: Math.max(total, session.totalExercises),
  };
};

/** Hours without a set after which a workout looks forgotten (feature F1). */
export const idleHours = 3;

/**
 * Since when nobody has trained in a running workout.
 * @param logs of that workout
 * @param now instant of this device
 * @returns the instant of its last set; undefined without a set, or when the last one is younger than three hours
 */
export const idleSince = (logs: readonly ExerciseLog[], now: Date): string | undefined => {
  const last = logs
    .flatMap((log) => setsInOrder(log).map((set) => set.at))
    .toSorted()
    .at(-1);
  return last !== undefined && now.getTime() - Date.parse(last) >= idleHours * 3_600_000 ? last : undefined;
};
