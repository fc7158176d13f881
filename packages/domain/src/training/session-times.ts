/**
 * Date, time and length of a workout that is over: what a form shows, what it reads, and the changes that move a workout
 * with everything that is logged in it. Counts, records and charts are read from the log by its dates, so they follow.
 */
import { emptyDay } from "../planning/empty-day.ts";
import { sessionId } from "../record-ids.ts";
import { type CivilDate, civilDateAt, isCivilDate, weekdayOf } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { instantOf, isTimeZone, wallClock } from "../shared/zoned-time.ts";
import { type ExerciseLog, type Session, setsInOrder } from "./session.ts";
import { sessionTimesText as text } from "./texts/workout.text.ts";
import type { WithId, WorkoutChange } from "./workout.ts";

/** As typed: '2026-11-18', '07:30', minutes. */
export type TypedTimes = { readonly date: string; readonly time: string; readonly minutes: string };

/** When a workout was; instants. */
export type SessionTimes = {
  readonly date: CivilDate;
  readonly timeZone: string;
  readonly startedAt: string;
  readonly finishedAt: string;
};

/** The field that does not fit, and a sentence to show beside it. */
export type TimesProblem = { readonly field: keyof TypedTimes; readonly text: string };

/** Minutes of a day: a workout is no longer than that. */
const longest = 1_440;

const clockPattern = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/** @returns minutes since midnight of '07:30'; undefined for what is no time */
const minutesOf = (typed: string): number | undefined => {
  const [, hour, minute] = clockPattern.exec(typed.trim()) ?? [];
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59)
    return undefined;
  return Number(hour) * 60 + Number(minute);
};

/**
 * Reads date, time and length of a workout.
 * @param moment the instant that it is now, and the zone of the clock that was read
 */
export const readTimes = (
  typed: TypedTimes,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): Result<SessionTimes, TimesProblem> => {
  const { date } = typed;
  if (!isCivilDate(date)) return err({ field: "date", text: text.noDate });
  if (date <= "1970-01-01") return err({ field: "date", text: text.tooLongAgo });
  if (date > civilDateAt(new Date(now), timeZone)) return err({ field: "date", text: text.futureDate });
  const clock = minutesOf(typed.time);
  if (clock === undefined) return err({ field: "time", text: text.noTime });
  const start = instantOf(date, clock, timeZone);
  if (start > Date.parse(now)) return err({ field: "time", text: text.futureTime });
  const minutes = /^\d{1,6}$/.test(typed.minutes.trim()) ? Number(typed.minutes) : 0;
  if (minutes < 1 || minutes > longest) return err({ field: "minutes", text: text.length });
  const end = start + minutes * 60_000;
  if (end > Date.parse(now)) return err({ field: "minutes", text: text.endsLater });
  const [startedAt, finishedAt] = [new Date(start).toISOString(), new Date(end).toISOString()];
  return ok({ date, timeZone, startedAt, finishedAt });
};

/** From the first to the last instant of a finished workout: sets of another device may lie before or after it. ms */
const spanOf = (session: Session, logs: readonly ExerciseLog[]): { start: number; end: number } => {
  const at = logs.flatMap((log) => setsInOrder(log).map((set) => Date.parse(set.at))).filter(Number.isFinite);
  return {
    start: Math.min(Date.parse(session.startedAt), ...at),
    end: Math.max(Date.parse(session.finishedAt ?? session.startedAt), ...at),
  };
};

const itsLogs = <L extends ExerciseLog>(session: WithId<Session>, logs: readonly L[]): readonly L[] =>
  logs.filter(({ sessionId }) => sessionId === session.id);

/**
 * What the form shows for a finished workout, by the clock of the place where it was.
 * @param timeZone of this device, where the workout's own is unknown
 */
export const shownTimes = (
  session: WithId<Session>,
  logs: readonly ExerciseLog[],
  timeZone: string,
): TypedTimes & { readonly timeZone: string } => {
  const zone = isTimeZone(session.timeZone) ? session.timeZone : timeZone;
  const { start, end } = spanOf(session, itsLogs(session, logs));
  const { minutes } = wallClock(start, zone);
  const two = (value: number): string => String(value).padStart(2, "0");
  const length = Math.round((end - start) / 60_000);
  return {
    timeZone: zone,
    date: session.date,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    // Nobody said how long it was: the field is left to fill in.
    minutes: length === 0 ? "" : String(length),
  };
};

/**
 * Moves a workout that is over to another date, time or length. Its sets keep their distance from its start and lie within
 * it. Where its day was, a discarded record keeps its number: its id is made of the old date, so the next start there must
 * take another one (training.L13).
 * @param profileId whose it is
 * @param logs of the session, and perhaps others'
 * @returns no change when it says so already
 */
export const changeTimes = (
  profileId: string,
  session: WithId<Session>,
  logs: readonly WithId<ExerciseLog>[],
  { date, timeZone, startedAt, finishedAt }: SessionTimes,
): { readonly changes: readonly WorkoutChange[]; readonly undo: readonly WorkoutChange[] } => {
  const its = itsLogs(session, logs);
  const { start } = spanOf(session, its);
  const [from, to] = [Date.parse(startedAt), Date.parse(finishedAt)];
  const moved = (at: string): string =>
    new Date(Math.min(to, from + Math.max(0, Date.parse(at) - start))).toISOString();
  const patch = { date, day: weekdayOf(date), timeZone, startedAt, finishedAt };
  const before = {
    date: session.date,
    day: session.day,
    timeZone: session.timeZone,
    startedAt: session.startedAt,
    finishedAt: session.finishedAt,
  };
  if (Object.entries(patch).every(([name, value]) => Reflect.get(before, name) === value))
    return { changes: [], undo: [] };
  const logChange = (
    log: WithId<ExerciseLog>,
    day: CivilDate,
    at: (was: string) => string,
  ): WorkoutChange => ({
    kind: "exerciseLog",
    id: log.id,
    patch: {
      date: day,
      sets: Object.fromEntries(setsInOrder(log).map(({ id, ...set }) => [id, { ...set, at: at(set.at) }])),
    },
  });
  return {
    changes: [
      { kind: "session", id: session.id, patch },
      ...its.map((log) => logChange(log, date, moved)),
      ...(date === session.date ? [] : [discardedPlaceholder(profileId, session, startedAt)]),
    ],
    undo: [
      { kind: "session", id: session.id, patch: before },
      ...its.map((log) => logChange(log, session.date, (was) => was)),
    ],
  };
};

/** A discarded record under the number of a workout that left its day. */
const discardedPlaceholder = (
  profileId: string,
  { id, ...session }: WithId<Session>,
  at: string,
): WorkoutChange => ({
  kind: "session",
  id: sessionId(profileId, session.date, id, session.ordinal),
  create: {
    ...session,
    prescription: { ...emptyDay, kind: "training", name: session.workoutName },
    exercises: {},
    totalExercises: 0,
    completedExercises: 0,
    finishedAt: null,
    skippedAt: null,
    discardedAt: at,
  },
  ifThere: {},
});

/**
 * Logs that another device began under the workout's old date while it was moved.
 * @returns the changes that bring them along
 */
export const followSession = (
  session: WithId<Session>,
  logs: readonly WithId<ExerciseLog>[],
): readonly WorkoutChange[] =>
  itsLogs(session, logs)
    .filter(({ date }) => date !== session.date)
    .map(({ id }) => ({ kind: "exerciseLog", id, patch: { date: session.date } }));
