/** What a file of another app tells of one workout, as its records and the exercises that they stand for. */
import { emptyDay } from "../planning/empty-day.ts";
import type { PlannedExercise } from "../planning/plan.ts";
import { exerciseLogId } from "../record-ids.ts";
import { weekdayOf } from "../shared/dates.ts";
import type { ExerciseLog, Session } from "../training/session.ts";
import { entriesOf, startingExercises } from "../training/session-exercises.ts";
import type { TransferRecord } from "./export-file.ts";

/** An exercise that is here already: of the catalogue, or one's own. */
export type KnownExercise = Pick<PlannedExercise, "exerciseId" | "metric" | "takesWeight"> & {
  readonly number: number;
};

/** Meters in the units of distances. */
export const metersPer = { m: 1, km: 1_000, mi: 1_609.344, ft: 0.3048, yd: 0.9144 } as const;

/**
 * An exercise that stands twice in a workout has one log here, with the sets of both.
 * @param logs of one workout, in order; the ids of their sets must differ
 */
export const oneLogAnExercise = (logs: readonly ExerciseLog[]): readonly ExerciseLog[] =>
  [...Map.groupBy(logs, ({ exerciseId }) => exerciseId).values()].flatMap(([first, ...more], position) =>
    first === undefined ? [] : [{ ...more.reduce(joined, first), position }],
  );

const joined = (log: ExerciseLog, next: ExerciseLog): ExerciseLog => {
  const before = Object.keys(log.sets).length;
  const later = Object.entries(next.sets).map(
    ([id, set]) => [id, set && { ...set, position: before + set.position }] as const,
  );
  return {
    ...log,
    completed: log.completed || next.completed,
    difficulty: Math.max(log.difficulty, next.difficulty),
    notes: [log.notes, next.notes]
      .filter((words) => words !== "")
      .join("\n")
      .slice(0, 2_000),
    sets: { ...log.sets, ...Object.fromEntries(later) },
  };
};

type TrainedWorkout = Omit<
  Session,
  "day" | "planId" | "ordinal" | "variant" | "prescription" | "exercises" | "discardedAt"
>;

/**
 * A workout that no plan of ours asked for, with its logs.
 * @param logs those of `oneLogAnExercise`
 */
export const workoutRecords = (
  profileId: string,
  id: string,
  workout: TrainedWorkout,
  logs: readonly ExerciseLog[],
): readonly TransferRecord[] => {
  const session: Session = {
    ...workout,
    day: weekdayOf(workout.date),
    timeZone: workout.timeZone.slice(0, 64),
    planId: null,
    ordinal: 1,
    variant: "main",
    prescription: { ...emptyDay, kind: "training", name: workout.workoutName },
    exercises: entriesOf(startingExercises(logs.map(plannedOf), "main")),
    discardedAt: null,
  };
  return [
    { kind: "session", id, record: session },
    ...logs.map((record): TransferRecord => {
      const logId = exerciseLogId(profileId, id, record.exerciseId);
      return { kind: "exerciseLog", id: logId, record };
    }),
  ];
};

/** What was trained stands for what was planned: other apps keep no copy of the plan. */
const plannedOf = (log: ExerciseLog, index: number): PlannedExercise => ({
  id: index + 1,
  exerciseId: log.exerciseId,
  name: log.name,
  sets: Math.min(10, Math.max(1, Object.keys(log.sets).length)),
  reps: "",
  rest: "",
  restSeconds: 0,
  machine: null,
  howTo: "",
  notes: "",
  progressionTips: "",
  assessmentMetric: log.assessmentMetric,
  metric: log.metric,
  takesWeight: Object.values(log.sets).some((set) => set !== null && set.weight !== null),
  loadLb: null,
  targetLow: null,
  targetHigh: null,
  targetDifficulty: null,
  pair: null,
  facts: [],
});
