/**
 * An exercise that one device added and trained, while another began the same day apart and with the list as planned:
 * what was trained is in the list (ADR 0062). Fetched only where something stands behind the end of a list.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "./session.ts";
import { workSets } from "./set-roles.ts";
import type { Stored, WorkoutChange } from "./workout.ts";

/**
 * Puts them back in their places, made from their logs. Skipped and discarded workouts stay as they are.
 * @param logs of these sessions at least, in any order
 * @returns no change when all is in the list
 */
export const restoreAdded = (
  sessions: readonly Stored<Session>[],
  logs: readonly ExerciseLog[],
): readonly WorkoutChange[] =>
  sessions.flatMap((session): readonly WorkoutChange[] => {
    const status = sessionStatus(session);
    const lost = status === "skipped" || status === "discarded" ? [] : lostExercises(session, logs);
    if (lost.length === 0) return [];
    const exercises = [...session.prescription.exercises, ...lost];
    return [
      {
        kind: "session",
        id: session.id,
        patch: { prescription: { ...session.prescription, exercises }, totalExercises: exercises.length },
      },
    ];
  });

/**
 * What stood behind the end of the list where it was trained. A place whose exercise nobody knows ends it: positions are
 * part of a log's id, so nothing may move up.
 */
const lostExercises = (
  session: Stored<Session>,
  logs: readonly ExerciseLog[],
): readonly PlannedExercise[] => {
  const { exercises } = session.prescription;
  const lost: PlannedExercise[] = [];
  for (;;) {
    const position = exercises.length + lost.length;
    const log = logs.find((one) => one.sessionId === session.id && one.position === position);
    const isThere = (one: PlannedExercise) => one.exerciseId === log?.exerciseId;
    if (log === undefined || setsInOrder(log).length === 0 || exercises.some(isThere)) return lost;
    lost.push(exerciseOf(log));
  }
};

const restSeconds = 90;

/** What a log tells of its exercise: what was done there stands for what was asked. */
const exerciseOf = (log: ExerciseLog): PlannedExercise => {
  const sets = workSets(log);
  const [first] = sets;
  const measured = { reps: first?.reps, time: first?.time, distance: first?.distance }[log.metric] ?? null;
  const unit = { reps: "", time: " sec", distance: " m" }[log.metric];
  return {
    id: log.number,
    exerciseId: log.exerciseId,
    name: log.name,
    sets: Math.min(10, Math.max(1, sets.length)),
    reps: measured === null ? "Max" : `${measured}${unit}`,
    rest: `${restSeconds} sec`,
    restSeconds,
    machine: null,
    howTo: "",
    notes: "",
    progressionTips: "",
    assessmentMetric: log.assessmentMetric,
    metric: log.metric,
    takesWeight: setsInOrder(log).some(({ weight }) => weight !== null),
    loadLb: null,
    targetLow: measured,
    targetHigh: measured,
    targetDifficulty: null,
    pair: null,
    facts: [],
  };
};
