/**
 * What is logged in a workout, as changes to write: sets, ratings, notes, a completed exercise. The log of an exercise is
 * made by the first of them.
 */
import type { PlannedExercise } from "../planning/plan.ts";
import { exerciseLogId } from "../record-ids.ts";
import { type ExerciseLog, type LoggedSet, type Session, setsInOrder, untouchedLog } from "./session.ts";
import type { JoinedLog, ShownExercise } from "./session-exercises.ts";
import type { WithId, WorkoutChange } from "./workout.ts";

/** Difficulty of an exercise before the person rates it (EXC-01). */
export const defaultDifficulty = untouchedLog.difficulty;

/** Id and fresh log of one exercise of a session; made when something is first logged there. */
const newExerciseLog = (
  profileId: string,
  session: WithId<Session>,
  position: number,
  exercise: PlannedExercise,
): { readonly id: string; readonly log: ExerciseLog } => ({
  id: exerciseLogId(profileId, session.id, exercise.exerciseId),
  log: {
    sessionId: session.id,
    date: session.date,
    position,
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
  readonly session: WithId<Session>;
  readonly position: number;
  readonly exercise: ShownExercise;
  readonly log: JoinedLog<WithId<ExerciseLog>> | undefined;
};

/**
 * Changes some fields of an exercise's log, making the log when it is the first thing that happens there. Two things that
 * happen first, on one screen or on two devices, both count: neither lays the values of an empty log over the other.
 */
export const changeLog = (target: LogTarget, patch: LogPatch): readonly WorkoutChange[] => {
  if (target.log !== undefined) return changeJoined(target.log, patch);
  const { id, log } = newExerciseLog(target.profileId, target.session, target.position, target.exercise);
  return [{ kind: "exerciseLog", id, create: { ...log, ...patch }, ifThere: patch }];
};

type LogPatch = Partial<Pick<ExerciseLog, "sets" | "difficulty" | "completed" | "notes">>;

/** Changes a log; a set of an older log of the same exercise leaves that one. */
export const changeJoined = (
  { id, older = [] }: JoinedLog<WithId<ExerciseLog>>,
  patch: LogPatch,
): readonly WorkoutChange[] => [
  { kind: "exerciseLog", id, patch },
  ...older.flatMap((log): WorkoutChange[] => {
    const sets = Object.keys(patch.sets ?? {}).filter((set) => log.sets[set] != null);
    const completed = patch.completed === false && log.completed ? { completed: false } : {};
    const left = Object.fromEntries(sets.map((set) => [set, null]));
    return sets.length === 0 && !("completed" in completed)
      ? []
      : [{ kind: "exerciseLog", id: log.id, patch: { ...completed, sets: left } }];
  }),
];

/** Adds or replaces one set; the difficulty follows the repetitions left until somebody rates it (EXC-01). */
export const logSet = (target: LogTarget, setId: string, set: LoggedSet): readonly WorkoutChange[] => {
  const before = target.log?.sets ?? {};
  const stored = target.log?.difficulty ?? defaultDifficulty;
  const wasRated = stored !== defaultDifficulty && stored !== difficultyOfSets(before);
  const difficulty = difficultyOfSets({ ...before, [setId]: set });
  return changeLog(target, {
    sets: { [setId]: set },
    ...(wasRated || difficulty === undefined || difficulty === stored ? {} : { difficulty }),
  });
};

/** 10 − repetitions in reserve of the last set that says them (Zourdos 2016); warm-ups say nothing of the exercise. */
const difficultyOfSets = (sets: ExerciseLog["sets"]): number | undefined => {
  const rir = setsInOrder({ sets }).findLast(({ role, rir }) => role !== "warmup" && rir !== null)?.rir;
  return rir == null ? undefined : Math.max(1, 10 - rir);
};

/** Removes one set: a mark by its id, so that a copy on another device goes too. */
export const removeSet = (target: LogTarget, setId: string): readonly WorkoutChange[] =>
  changeLog(target, { sets: { [setId]: null } });

/** Position that the next set takes: after the last one. */
export const nextSetPosition = (log: Pick<ExerciseLog, "sets"> | undefined): number =>
  log === undefined ? 0 : 1 + Math.max(-1, ...setsInOrder(log).map((set) => set.position));
