import { idleEnd } from "@muster/domain/training/idle-end";
import { withOwnRests } from "@muster/domain/training/rest";
import type { LoggedSet } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { finishState } from "@muster/domain/training/workout";
import { workoutProgress } from "@muster/domain/training/workout-progress";
import { useEffect, useMemo } from "react";
import type { Stored } from "../../../data/store/device-store.ts";
import { useSessionRecords } from "../records/use-session-records.ts";
import { useDock } from "../rest/use-dock.ts";
import { turnAfter, useRest } from "../rest/use-rest.ts";
import { useVisibleNow } from "../use-visible-now.ts";
import { useOpenSession } from "./open-session.ts";
import { exerciseSteps } from "./session-steps.ts";
import { showOpenSet, useStep } from "./use-step.ts";

/** Where a running workout stands: its steps, the one that is open, the rest, and what may be shown. */
export const useRunningWorkout = (logs: readonly Stored<"exerciseLog">[]) => {
  const { session, preferences, now } = useOpenSession();
  const listed = exercisesOf(session, logs);
  const order = listed.map(({ exerciseId }) => exerciseId).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` tells which are listed; a logged set changes none of them
  const workout = useMemo(
    () => ({ ...session.prescription, exercises: [...withOwnRests(listed, preferences)] }),
    [session.prescription, session.exercises, order, preferences],
  );
  useDock();
  const steps = exerciseSteps(workout, logs);
  const { current, chosen, go, goToExercise } = useStep(session.id, workout, steps);
  const [rest, changeRest, changeRole] = useRest(session.id, steps, () => now().getTime());
  const seenAt = useVisibleNow(now);
  const idle = idleEnd(session, logs, seenAt);
  const progress = workoutProgress(session, logs);
  const canFinish = finishState(session, logs) === "all" && progress.total > 0;
  const found = useSessionRecords(workout.exercises, logs, canFinish);
  const step = typeof current === "number" ? steps[current] : undefined;
  const onLogged = (set: LoggedSet): void => {
    if (step === undefined) return;
    const turn = turnAfter(steps, step.position, set, step.exercise, now().getTime());
    changeRest(turn.rest);
    if (turn.next !== step.position) go(turn.next);
  };
  // A workout that began empty has nothing to finish yet: its list offers the first exercise.
  const showsFinish = progress.total > 0 && (current === "finish" || (canFinish && current === "coolDown"));
  // Nothing is left to rest for, or it ended hours ago: no alert.
  const shownRest = canFinish || idle !== undefined ? undefined : rest;
  const showsDock = shownRest !== undefined;
  // Another exercise, or one that is come back to, while the rest runs: on a low screen its set would lie below the dock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!showsDock) return;
    const frame = requestAnimationFrame(() => showOpenSet(document.querySelector(".ex-sets")));
    return () => cancelAnimationFrame(frame);
  }, [showsDock, chosen]);
  return {
    workout,
    order,
    steps,
    current,
    step,
    go,
    goToExercise,
    rest: shownRest,
    changeRest,
    changeRole,
    onLogged,
    idle,
    seenAt,
    progress,
    canFinish,
    showsFinish,
    found,
  };
};
