/**
 * An exercise that one device added and trained, while another began the same day apart and with the list as planned:
 * what was trained is in the list (ADR 0062, 0063). Fetched only where something was trained that is not in the list.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { isAdded } from "./log-of.ts";
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "./session.ts";
import { asAdded, mostExercises } from "./session-changes.ts";
import { workSets } from "./set-roles.ts";
import type { Stored, WorkoutChange } from "./workout.ts";

/**
 * Puts them back at the end, made from their logs. Skipped and discarded workouts stay as they are.
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

/** Logs behind the planned exercises whose exercise is not in the list. What was swapped in its place stays out. */
const leftList = (
  { id, prescription: { exercises } }: Stored<Session>,
  logs: readonly ExerciseLog[],
): readonly ExerciseLog[] => {
  const there = new Set(exercises.map((one) => one.exerciseId));
  const planned = exercises.filter((one) => !isAdded(one)).length;
  return logs.filter((log) => log.sessionId === id && log.position >= planned && !there.has(log.exerciseId));
};

/** What was trained behind the planned exercises, in the order of its places; two at one place by their exercise. */
const lostExercises = (session: Stored<Session>, logs: readonly ExerciseLog[]): readonly PlannedExercise[] =>
  leftList(session, logs)
    .filter((log) => setsInOrder(log).length > 0)
    .toSorted((a, b) => a.position - b.position || (a.exerciseId < b.exerciseId ? -1 : 1))
    .filter((log, index, all) => all.findIndex((one) => one.exerciseId === log.exerciseId) === index)
    .slice(0, Math.max(0, mostExercises - session.prescription.exercises.length))
    .map((log) => asAdded(exerciseOf(log)));

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
