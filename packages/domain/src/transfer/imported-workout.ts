/** What a file of another app tells of one workout, as its logs and the exercises that they stand for. */
import type { PlannedExercise } from "../planning/plan.ts";
import type { ExerciseLog } from "../training/session.ts";

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

/** What was trained stands for what was planned: other apps keep no copy of the plan. */
export const plannedOf = (log: ExerciseLog, index: number): PlannedExercise => ({
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
