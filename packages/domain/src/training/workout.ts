/**
 * The life of a workout: start, finish, skip, discard; what is logged in it is in `log-changes.ts`. Each use case returns
 * the changes to write, as data, so that the store can make them durable in one transaction. Ids are computed: pressing
 * twice, reloading or a second device makes the same record, never a second one (WORK-05, settled point 15).
 */
import type { DayWorkout } from "../planning/plan.ts";
import { sessionId } from "../record-ids.ts";
import type { CivilDate } from "../shared/dates.ts";
import { weekdayOf } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { type ExerciseLog, lastSetAt, type Session, sessionStatus, setsInOrder } from "./session.ts";
import { entriesOf, startingExercises } from "./session-exercises.ts";
import type { WorkoutVariant } from "./session-options.ts";
import { finishMessage } from "./texts/workout.text.ts";
import { planDayKey, workoutProgress } from "./workout-progress.ts";

/** One record's change, in the shape in which the device store takes it. */
export type WorkoutChange =
  | {
      readonly kind: "session";
      readonly id: string;
      readonly create: Session;
      /** What to change when the session is there by now: a screen that is behind takes nothing from it. */
      readonly ifThere: Partial<Session>;
    }
  | { readonly kind: "session"; readonly id: string; readonly patch: Partial<Session> }
  | {
      readonly kind: "exerciseLog";
      readonly id: string;
      readonly create: ExerciseLog;
      /** What to change when the log is there by now. */
      readonly ifThere?: Partial<ExerciseLog>;
    }
  | { readonly kind: "exerciseLog"; readonly id: string; readonly patch: Partial<ExerciseLog> };

/** A record with the id under which it is kept. */
export type WithId<T> = T & { readonly id: string };

export type StartInput = {
  readonly profileId: string;
  /** The civil date on which it starts, where the person is. */
  readonly date: CivilDate;
  /** IANA name. */
  readonly timeZone: string;
  /** Instant. */
  readonly now: string;
  /** The plan in force; null in the default week. */
  readonly plan: { readonly planId: string; readonly planDayId: string } | null;
  readonly variant: WorkoutVariant;
  /** The day as it will be trained (the home variant already applied). */
  readonly workout: DayWorkout;
  /** 1, or the next number for a deliberate 'Train again' (`nextOrdinal`). */
  readonly ordinal?: number;
};

/** Starts a workout: its id and the change that makes it. The prescription is copied; the plan may change later. */
export const startWorkout = (
  input: StartInput,
): { readonly id: string; readonly session: Session; readonly changes: readonly WorkoutChange[] } => {
  const { id, session } = newSession(input);
  const ifThere = { skippedAt: null, discardedAt: null };
  return { id, session, changes: [{ kind: "session", id, create: session, ifThere }] };
};

/** The number of the next session of a plan day: 1 for the first, more for 'Train again'. */
export const nextOrdinal = (
  sessions: readonly Pick<Session, "date" | "ordinal">[],
  date: CivilDate,
): number =>
  1 + sessions.reduce((most, session) => (session.date === date ? Math.max(most, session.ordinal) : most), 0);

/**
 * What pressing START means for a date: go on with the running workout, or start one under this number. A discarded or
 * skipped session keeps its record; the new one takes the next number, so old sets never reappear.
 */
export const startOrResume = <S extends WithId<Session>>(
  sessions: readonly S[],
  date: CivilDate,
):
  | { readonly type: "resume"; readonly session: S }
  | { readonly type: "start"; readonly ordinal: number } => {
  const running = sessions.find((session) => session.date === date && sessionStatus(session) === "running");
  return running === undefined
    ? { type: "start", ordinal: nextOrdinal(sessions, date) }
    : { type: "resume", session: running };
};

/** Whether a session holds a set or a completed exercise. */
export const hasAnythingLogged = (session: { readonly id?: string }, logs: readonly ExerciseLog[]): boolean =>
  logs
    .filter((log) => session.id === undefined || log.sessionId === session.id)
    .some((log) => log.completed || setsInOrder(log).length > 0);

/** all: FINISH WORKOUT shows. early: at least one set is logged, ending early is offered. no: nothing to save yet. */
export type FinishState = "all" | "early" | "no";

/**
 * `all`: every exercise is done; `early`: at least something was logged; `no`: nothing to finish (settled point
 * 15).
 */
export const finishState = (
  session: Parameters<typeof workoutProgress>[0],
  logs: readonly ExerciseLog[],
): FinishState => {
  const { completed, total } = workoutProgress(session, logs);
  if (completed === total) return "all";
  return hasAnythingLogged(session, logs) ? "early" : "no";
};

export type Finished = {
  readonly completed: number;
  readonly total: number;
  readonly message: string;
  readonly changes: readonly WorkoutChange[];
};

/**
 * Finishes a workout, complete or early. Finishing again changes nothing and says the same.
 * @returns NothingLogged when there is neither a completed exercise nor a set
 */
export const finishSession = (
  session: WithId<Session>,
  logs: readonly ExerciseLog[],
  now: string,
): Result<Finished, { readonly type: "nothing-logged" }> => {
  const { completed, total } = workoutProgress(session, logs);
  const message = finishMessage(completed, total);
  if (session.finishedAt !== null) return ok({ completed, total, message, changes: [] });
  if (finishState(session, logs) === "no") return err({ type: "nothing-logged" });
  return ok({
    completed,
    total,
    message,
    changes: [
      {
        kind: "session",
        id: session.id,
        patch: { finishedAt: now, completedExercises: completed, totalExercises: total },
      },
    ],
  });
};

/**
 * Marks a rest or recovery day as done in one step: there is nothing to log set by set (settled point 15).
 */
export const markDayDone = (input: StartInput): readonly WorkoutChange[] => {
  return marked(input, { finishedAt: input.now });
};

/** Skips a day: one entry in history. A day that was started meanwhile is skipped as it stands; a finished one never. */
export const skipSession = (input: StartInput): readonly WorkoutChange[] =>
  marked(input, { skippedAt: input.now });

/** A session that is made with its end. */
const marked = (input: StartInput, ifThere: Partial<Session>): readonly WorkoutChange[] => {
  const { id, session } = newSession(input);
  return [{ kind: "session", id, create: { ...session, ...ifThere }, ifThere }];
};

/**
 * Takes a skip back, until midnight of its day.
 * @returns no change when the day has passed or nothing was skipped
 */
export const undoSkip = (
  session: WithId<Session>,
  today: CivilDate,
  now: string,
): readonly WorkoutChange[] =>
  sessionStatus(session) !== "skipped" || session.date !== today
    ? []
    : [
        {
          kind: "session",
          id: session.id,
          // A day that was skipped without being started has nothing to resume: it goes back to not started.
          patch:
            session.skippedAt === session.startedAt
              ? { skippedAt: null, discardedAt: now }
              : { skippedAt: null },
        },
      ];

/** Throws a running workout away; its sets stay in the record, out of sight, so that it can be undone. */
export const discardSession = (
  session: WithId<Session>,
  now: string,
  logs: readonly ExerciseLog[] = [],
): readonly WorkoutChange[] => {
  // A set of a device whose clock is ahead is thrown away with the others.
  const last = lastSetAt(session, logs);
  const patch = { skippedAt: null, discardedAt: last > now ? last : now };
  return sessionStatus(session, logs) === "running" ? [{ kind: "session", id: session.id, patch }] : [];
};

/** A session that has only been started, and its id. */
export const newSession = (input: StartInput): { readonly id: string; readonly session: Session } => {
  const day = weekdayOf(input.date);
  const ordinal = input.ordinal ?? 1;
  return {
    id: sessionId(input.profileId, input.date, planDayKey(input.plan, day), ordinal),
    session: {
      date: input.date,
      day,
      timeZone: input.timeZone,
      planId: input.plan?.planId ?? null,
      ordinal,
      variant: input.variant,
      workoutName: input.workout.name,
      prescription: { ...input.workout, exercises: [] },
      exercises: entriesOf(startingExercises(input.workout.exercises, input.variant)),
      startedAt: input.now,
      finishedAt: null,
      skippedAt: null,
      discardedAt: null,
      completedExercises: 0,
      totalExercises: input.workout.exercises.length,
      notes: "",
    },
  };
};
