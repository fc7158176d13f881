/**
 * What a person did: a session (one workout of one day) and one log per exercise in it.
 * Sets are a map by id, so two devices that log into the same exercise both keep their sets.
 */
import type * as z from "zod/mini";
import type {
  exerciseLogSchema,
  loggedSetSchema,
  sessionExerciseSchema,
  sessionSchema,
} from "./session.schema.ts";

export type LoggedSet = z.infer<typeof loggedSetSchema>;

/** An exercise of one workout. */
export type SessionExercise = z.infer<typeof sessionExerciseSchema>;

export type Session = z.infer<typeof sessionSchema>;

export type ExerciseLog = z.infer<typeof exerciseLogSchema>;

/** Fields of a log in which nothing was entered yet. */
export const untouchedLog = {
  difficulty: 5,
  notes: "",
  completed: false,
} as const satisfies Partial<ExerciseLog>;

/**
 * Fields of a session that was only started. `skippedAt` and `discardedAt` are not among them: starting the day later, on
 * another device, clears those, while a finish stays.
 */
export const untouchedSession = {
  finishedAt: null,
  completedExercises: 0,
  notes: "",
} as const satisfies Partial<Session>;

/**
 * Where a session stands; finished beats skipped, so two devices agree whatever arrives last (settled point 15).
 * @param logs of this session at least, where they are known: a set logged later undoes a skip or a discard of another device
 */
export const sessionStatus = (
  session: Pick<Session, "finishedAt" | "skippedAt" | "discardedAt"> & { readonly id?: string },
  logs: readonly Pick<ExerciseLog, "sessionId" | "sets">[] = [],
) => {
  const endedAt = session.skippedAt ?? session.discardedAt;
  return session.finishedAt !== null
    ? "finished"
    : endedAt === null || lastSetAt(session, logs) > endedAt
      ? "running"
      : session.skippedAt !== null
        ? "skipped"
        : "discarded";
};

/** Instant of the last set of a workout; "" without any. */
export const lastSetAt = (
  session: { readonly id?: string },
  logs: readonly Pick<ExerciseLog, "sessionId" | "sets">[],
): string =>
  logs
    .filter((log) => log.sessionId === session.id)
    .flatMap((log) => setsInOrder(log).map((set) => set.at))
    .reduce((last, at) => (at > last ? at : last), "");

/** A log's sets in the order in which the person sees them: position, then id. Removed sets are left out. */
export const setsInOrder = (
  log: Pick<ExerciseLog, "sets">,
): readonly (LoggedSet & { readonly id: string })[] =>
  Object.entries(log.sets)
    .flatMap(([id, set]) => (set === null ? [] : [{ ...set, id }]))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/**
 * Whether anybody said how hard it was: by the slider, or by the repetitions left of a set. A slider that nobody moved stands
 * at the number of an untouched log, which is no rating.
 */
export const isRated = (log: Pick<ExerciseLog, "sets" | "difficulty">): boolean =>
  log.difficulty !== untouchedLog.difficulty ||
  setsInOrder(log).some(({ role, rir }) => role !== "warmup" && rir !== null);
