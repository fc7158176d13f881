/** The rest timer of a running workout: stored as a deadline, so it survives a reload; and which exercise of a superset is next. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { restSecondsAfter } from "@muster/domain/training/rest";
import { type LoggedSet, setsInOrder } from "@muster/domain/training/session";
import { type SetRole, workSets } from "@muster/domain/training/set-roles";
import { afterSet, groupOf } from "@muster/domain/training/superset";
import { useCallback, useRef, useState } from "react";
import { type ExerciseStep, hasSetsLeft } from "../session/session-steps.ts";
import { readForSession, storeForSession } from "../session/session-storage.ts";
import { type Rest, startRest } from "./rest-clock.ts";

/**
 * @param steps as the workout opens
 * @param now milliseconds since 1970
 */
export const useRest = (sessionId: string, steps: readonly ExerciseStep[], now: () => number) => {
  const [rest, setRest] = useState<Rest | undefined>(() => {
    const stored = readForSession(sessionId, "rest");
    return stored === undefined ? runningRest(steps, now()) : parseRest(stored);
  });
  const suspended = useRef<Rest>(undefined);
  const change = useCallback(
    (next: Rest | undefined) => {
      suspended.current = undefined;
      setRest(next);
      // null, not absent: a skipped rest must not be computed again from the log at the next reload (`runningRest`).
      storeForSession(sessionId, "rest", next ?? null);
    },
    [sessionId],
  );
  /** The role of the next set was chosen. */
  const changeRole = (role: SetRole) => {
    const next = restBefore(role, { rest, suspended: suspended.current });
    change(next.rest);
    suspended.current = next.suspended;
  };
  return [rest, change, changeRole] as const;
};

/**
 * What follows a set that was just logged: the rest, or the partner's turn.
 * @param steps as they were before the set
 * @param now milliseconds since 1970
 * @param done working sets of the exercise, the one just logged among them
 */
export const turnAfter = (
  steps: readonly ExerciseStep[],
  position: number,
  set: LoggedSet,
  exercise: PlannedExercise,
  now: number,
  done = workSets(steps[position]?.log).length + 1,
): { readonly rest: Rest | undefined; readonly next: number } => {
  if (set.role === "warmup")
    return { rest: startRest(restSecondsAfter(set.role, exercise), now), next: position };
  const exercises = steps.map((step) => step.exercise);
  const group = groupOf(exercises, position);
  const { position: next, rests } = afterSet(group, position, (one) =>
    hasSetsLeft(steps[one], one === position ? done : undefined),
  );
  // After a round of a superset, the rest is that of the exercise that ended it.
  return { rest: rests ? startRest(restSecondsAfter(set.role, exercise), now) : undefined, next };
};

/**
 * The rest after the last set, for a device on which it was not logged; undefined once it is over.
 * @param now milliseconds since 1970; clocks differ, and no rest is longer for that
 */
export const runningRest = (steps: readonly ExerciseStep[], now: number): Rest | undefined => {
  const [last] = steps
    .flatMap((step) =>
      step.log === undefined
        ? []
        : setsInOrder(step.log).map((set) => ({ step, set, at: Date.parse(set.at) })),
    )
    .sort((a, b) => b.at - a.at);
  if (last === undefined) return undefined;
  const { step, set, at } = last;
  const begun = Math.min(at, now);
  const { rest } = turnAfter(steps, step.position, set, step.exercise, begun, workSets(step.log).length);
  return rest !== undefined && rest.endsAt > now ? rest : undefined;
};

type Rests = {
  readonly rest: Rest | undefined;
  /** Would run if the next set were not a drop set. */
  readonly suspended: Rest | undefined;
};

/** The rest once the next set is chosen to be one of `role`: a drop set follows at once, and a change of mind brings it back (feature F5). */
export const restBefore = (role: SetRole, { rest, suspended }: Rests): Rests =>
  role === "drop"
    ? { rest: undefined, suspended: rest ?? suspended }
    : { rest: rest ?? suspended, suspended: undefined };

const parseRest = (stored: unknown): Rest | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { endsAt, totalSeconds }: { endsAt?: unknown; totalSeconds?: unknown } = stored;
  return typeof endsAt === "number" && typeof totalSeconds === "number"
    ? { endsAt, totalSeconds }
    : undefined;
};
