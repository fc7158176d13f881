/** The figures of a finished workout that its logs alone hold. */

import type { Session } from "@muster/domain/training/session";
import { isRated, setsInOrder } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { workSets } from "@muster/domain/training/set-roles";
import { plannedSetCount } from "@muster/domain/training/workout-progress";
import type { Stored } from "../../../data/store/device-store.ts";

/** Figures of one workout. */
export type SessionTotals = {
  /** Seconds from start to finish, or to `now` while it runs. */
  readonly seconds: number;
  readonly sets: number;
  readonly plannedSets: number;
  /** Whether anything was done that can have a volume: how much needs the body weight of the day (`sessionRecords`). */
  readonly hasRepetitions: boolean;
  /** Mean effort over rated exercises with at least one set; undefined without any. */
  readonly difficulty: number | undefined;
};

/** Computes them from the workout's logs. */
export const sessionTotals = (
  session: Pick<Session, "startedAt" | "finishedAt" | "prescription" | "exercises" | "variant">,
  logs: readonly Stored<"exerciseLog">[],
  now: Date,
): SessionTotals => {
  const sets = logs.flatMap((log) => workSets(log));
  const rated = logs.filter((log) => setsInOrder(log).length > 0 && isRated(log));
  // A second device may have begun later, or trained on after the finish: its sets lie between start and end too.
  const instants = sets.map(({ at }) => Date.parse(at)).filter(Number.isFinite);
  const start = Math.min(Date.parse(session.startedAt), ...instants);
  const end =
    session.finishedAt === null ? now.getTime() : Math.max(Date.parse(session.finishedAt), ...instants);
  return {
    seconds: Math.max(0, (end - start) / 1000),
    sets: sets.length,
    plannedSets: exercisesOf(session, logs).reduce((sum, exercise) => sum + plannedSetCount(exercise), 0),
    hasRepetitions: sets.some(({ reps }) => reps !== null),
    difficulty:
      rated.length === 0 ? undefined : rated.reduce((sum, log) => sum + log.difficulty, 0) / rated.length,
  };
};
