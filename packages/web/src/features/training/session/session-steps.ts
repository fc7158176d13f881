/** The line of a session: warm-up, one step per exercise, cardio, cool-down; and where the person stands in it. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { setsInOrder } from "@muster/domain/training/session";
import { type JoinedLog, logOf, type ShownExercise } from "@muster/domain/training/session-exercises";
import { workSets } from "@muster/domain/training/set-roles";
import { groupOf } from "@muster/domain/training/superset";
import { isComplete, plannedSetCount } from "@muster/domain/training/workout-progress";
import type { Stored } from "../../../data/store/device-store.ts";

/** A step: a fixed part, or the position of an exercise. */
export type StepName = "warmUp" | "coolDown" | "cardio" | "finish" | number;

/** One exercise of a session and how far it is. */
export type ExerciseStep = {
  readonly position: number;
  readonly exercise: ShownExercise;
  readonly log: JoinedLog<Stored<"exerciseLog">> | undefined;
  readonly completed: boolean;
  /** 0-100: how much of its planned sets is logged. */
  readonly percent: number;
};

/** The exercises of a workout, each with its log. */
export const exerciseSteps = (
  workout: { readonly exercises: readonly ShownExercise[] },
  logs: readonly Stored<"exerciseLog">[],
): readonly ExerciseStep[] =>
  workout.exercises.map((exercise, position) => {
    const log = logOf(logs, exercise.exerciseId);
    const sets = workSets(log).length;
    return {
      position,
      exercise,
      log,
      completed: isComplete(exercise, log),
      percent: Math.min(100, Math.round((sets / plannedSetCount(exercise)) * 100)),
    };
  });

/** Whether anything was done: a log may hold nothing but a note or a rating. */
export const hasBegun = (steps: readonly Pick<ExerciseStep, "log" | "completed">[]): boolean =>
  steps.some(({ log, completed }) => completed || (log !== undefined && setsInOrder(log).length > 0));

/** Whether an exercise has a planned set to do. @param done when more is known than what was read back */
export const hasSetsLeft = (step: ExerciseStep | undefined, done?: number): boolean =>
  step !== undefined &&
  !step.completed &&
  (done ?? workSets(step.log).length) < plannedSetCount(step.exercise);

/** Whether the workout has a cardio part. */
export const hasCardio = (workout: Pick<DayWorkout, "cardio">): boolean =>
  workout.cardio.type !== "none" && workout.cardio.exercises.length > 0;

/**
 * The exercise to go on with after `position`: one of its superset that is not complete, else the first open one after
 * it, else the first of all; `finish` when there is none.
 */
export const nextStep = (steps: readonly ExerciseStep[], position: number): StepName =>
  (
    groupOf(
      steps.map((step) => step.exercise),
      position,
    )
      .map((index) => steps[index])
      .find((step) => step !== undefined && !step.completed && step.position !== position) ??
    steps.find((step) => !step.completed && step.position > position) ??
    steps.find((step) => !step.completed && step.position !== position)
  )?.position ?? "finish";

/**
 * Where a workout opens: where this device left it when that still makes sense, else the first open exercise; the
 * warm-up when nothing has been touched yet.
 */
export const openStep = (
  stored: unknown,
  workout: Pick<DayWorkout, "warmUp" | "exercises">,
  steps: readonly ExerciseStep[],
): StepName => {
  const allDone = steps.every((step) => step.completed);
  if (typeof stored === "number" && steps[stored] !== undefined) return stored;
  if (stored === "warmUp" || stored === "coolDown" || stored === "cardio") return stored;
  if (allDone) return "finish";
  if (!hasBegun(steps) && workout.warmUp.length > 0) return "warmUp";
  return steps.find((step) => !step.completed)?.position ?? "finish";
};
