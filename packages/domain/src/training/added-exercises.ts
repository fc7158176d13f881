/**
 * An exercise that one device added, or trained, while the list of another one wins that does not have it: what was added to
 * a running workout or trained in any is in the list (ADR 0072). Fetched only where a log is not in the list.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { isSwappedIn } from "./log-changes.ts";
import { isAdded, mostExercises } from "./log-of.ts";
import { type ExerciseLog, type Session, sessionStatus, setsInOrder } from "./session.ts";
import { asAdded, grownTotal } from "./session-changes.ts";
import { workSets } from "./set-roles.ts";
import type { Stored, WorkoutChange } from "./workout.ts";

/**
 * Restores them at the end of the list, from their logs. Skipped and discarded workouts are not changed.
 * @param logs of these sessions at least, in any order
 * @param knownAs the prescription of an exercise added manually; undefined where this device does not know it
 * @returns no change when nothing is missing
 */
export const restoreAdded = (
  sessions: readonly Stored<Session>[],
  logs: readonly Stored<ExerciseLog>[],
  knownAs: (exerciseId: string) => PlannedExercise | undefined = () => undefined,
): readonly WorkoutChange[] =>
  sessions.flatMap((session): readonly WorkoutChange[] => {
    const status = sessionStatus(session);
    const lost = status === "skipped" || status === "discarded" ? [] : lostExercises(session, logs, knownAs);
    if (lost.length === 0) return [];
    const exercises = [...session.prescription.exercises, ...lost];
    return [
      {
        kind: "session",
        id: session.id,
        patch: {
          prescription: { ...session.prescription, exercises },
          totalExercises: grownTotal(session, exercises.length),
        },
      },
    ];
  });

/** Number of planned places: a swapped exercise takes one of them, an added one comes after. */
const plannedPlaces = (exercises: readonly PlannedExercise[]): number =>
  1 + exercises.findLastIndex((one) => !isAdded(one) || isSwappedIn(one));

/**
 * Logs whose exercise was added or trained and is missing in the list: those after the planned places, and those of a place
 * whose exercise was swapped. Imported workouts may name the exercise of a planned place differently.
 */
const leftList = (
  { id, prescription: { exercises } }: Stored<Session>,
  logs: readonly Stored<ExerciseLog>[],
): readonly Stored<ExerciseLog>[] => {
  const there = new Set(exercises.map((one) => one.exerciseId));
  const planned = plannedPlaces(exercises);
  return logs.filter((log) => {
    const present = exercises[log.position];
    return (
      log.sessionId === id &&
      !there.has(log.exerciseId) &&
      (log.position >= planned || (present !== undefined && isSwappedIn(present)))
    );
  });
};

/**
 * Trained, or added to a workout that still runs; not what was swapped away before its first set, which its own mark says
 * (`takenOut`), nor what another device swapped in and never trained.
 */
const isWanted = (log: Stored<ExerciseLog>, planned: number, runs: boolean): boolean =>
  setsInOrder(log).length > 0 ||
  (runs && log.position >= planned && log.position < mostExercises && log.sets[log.id] === undefined);

/** What comes back, in the order of its places; two at one place by their exercise. */
const lostExercises = (
  session: Stored<Session>,
  logs: readonly Stored<ExerciseLog>[],
  knownAs: (exerciseId: string) => PlannedExercise | undefined,
): readonly PlannedExercise[] => {
  const { exercises } = session.prescription;
  const planned = plannedPlaces(exercises);
  const runs = sessionStatus(session) === "running";
  return leftList(session, logs)
    .filter((log) => isWanted(log, planned, runs))
    .toSorted((a, b) => a.position - b.position || (a.exerciseId < b.exerciseId ? -1 : 1))
    .filter((log, index, all) => all.findIndex((one) => one.exerciseId === log.exerciseId) === index)
    .flatMap((log) => exerciseOf(log, knownAs(log.exerciseId)) ?? [])
    .slice(0, Math.max(0, mostExercises - exercises.length))
    .map(asAdded);
};

const restSeconds = 90;

/**
 * The exercise of a log: the sets done replace the missing prescription.
 * @param known the prescription of the exercise added manually
 * @returns undefined for an unknown exercise without a set
 */
const exerciseOf = (log: ExerciseLog, known: PlannedExercise | undefined): PlannedExercise | undefined => {
  const sets = workSets(log);
  const [first] = sets;
  if (setsInOrder(log).length === 0) return known;
  const measured = { reps: first?.reps, time: first?.time, distance: first?.distance }[log.metric] ?? null;
  const unit = { reps: "", time: " sec", distance: " m" }[log.metric];
  const asked = {
    sets: Math.min(10, Math.max(1, sets.length)),
    reps: measured === null ? "Max" : `${measured}${unit}`,
    targetLow: measured,
    targetHigh: measured,
  };
  if (known !== undefined) return { ...known, ...asked };
  return {
    ...asked,
    id: log.number,
    exerciseId: log.exerciseId,
    name: log.name,
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
    targetDifficulty: null,
    pair: null,
    facts: [],
  };
};
