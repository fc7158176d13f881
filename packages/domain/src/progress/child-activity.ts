/**
 * What a child under 13 has tried of each day's ideas (ONB-08): one finished session for each idea and day, without
 * sets, weights or goals. Its id is computed, so two devices that tick the same idea make one record.
 */
import { sessionId } from "../record-ids.ts";
import { addDays, type CivilDate, mondayOf } from "../shared/dates.ts";
import { type Session, sessionStatus } from "../training/session.ts";
import { newSession, type StartInput, type WorkoutChange } from "../training/workout.ts";

type DoneSession = Pick<Session, "date" | "workoutName" | "finishedAt" | "skippedAt" | "discardedAt">;

/** The day of ideas and the one of them that was tried, or was not after all. */
export type IdeaInput = Pick<StartInput, "profileId" | "date" | "timeZone" | "now" | "workout"> & {
  readonly idea: string;
  readonly tried: boolean;
};

/** Marks one idea of a day as tried, or takes the mark back. */
export const markIdea = ({ idea, tried, ...input }: IdeaInput): readonly WorkoutChange[] => {
  const { session } = newSession({
    ...input,
    plan: null,
    variant: "main",
    workout: {
      ...input.workout,
      name: idea,
      activeRecovery: input.workout.activeRecovery.filter(({ name }) => name === idea),
    },
  });
  const id = sessionId(input.profileId, input.date, `idea ${idea}`, 1);
  const end = tried
    ? { finishedAt: input.now, discardedAt: null }
    : { finishedAt: null, discardedAt: input.now };
  return [{ kind: "session", id, create: { ...session, ...end }, ifThere: end }];
};

/** Names of what was tried on a date. */
export const triedOn = (sessions: readonly DoneSession[], date: CivilDate): readonly string[] =>
  finished(sessions)
    .filter((session) => session.date === date)
    .map(({ workoutName }) => workoutName);

/** How often a child tried the day's ideas. Counts of days. */
export type ChildActivity = {
  /** Days with something tried: Monday to Sunday of this week, and of all that was read. */
  readonly thisWeek: number;
  readonly days: number;
  /** Most often first, then by name. */
  readonly tried: readonly { readonly name: string; readonly days: number }[];
};

/** Days moved and things tried, in place of an adult's figures (ONB-08). */
export const childActivity = (sessions: readonly DoneSession[], today: CivilDate): ChildActivity => {
  const done = finished(sessions).filter(({ date }) => date <= today);
  const monday = mondayOf(today);
  const daysOf = new Map<string, Set<CivilDate>>();
  for (const { workoutName, date } of done)
    daysOf.set(workoutName, (daysOf.get(workoutName) ?? new Set()).add(date));
  const days = new Set(done.map(({ date }) => date));
  return {
    thisWeek: [...days].filter((date) => date >= monday && date <= addDays(monday, 6)).length,
    days: days.size,
    tried: [...daysOf]
      .map(([name, dates]) => ({ name, days: dates.size }))
      .sort((a, b) => b.days - a.days || (a.name < b.name ? -1 : 1)),
  };
};

const finished = <T extends DoneSession>(sessions: readonly T[]): readonly T[] =>
  sessions.filter((session) => sessionStatus(session) === "finished");
