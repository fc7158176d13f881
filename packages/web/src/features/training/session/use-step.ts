/** Where in the line of a running workout the person stands: remembered on this device, announced when it changes. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { useCallback, useEffect, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { type ExerciseStep, hasBegun, openStep, type StepName } from "./session-steps.ts";
import { readForSession, storeForSession } from "./session-storage.ts";

/** A part of the workout, or an exercise: wherever the list has it by then. */
type Place = Exclude<StepName, number> | { readonly exerciseId: string };

/** The open step and how to open another one. */
export const useStep = (
  sessionId: string,
  workout: Pick<DayWorkout, "warmUp" | "exercises">,
  steps: readonly ExerciseStep[],
) => {
  // Each choice is one of its own: who chooses the open exercise from the list below wants to see it.
  const [chosen, setChosen] = useState<{ readonly place: Place }>();
  // Where it opened it stays: an exercise whose last set is logged is complete, and still takes its effort and its end.
  const [opened, setOpened] = useState<Place>();
  const stepAt = (place: unknown): unknown => {
    const id = exerciseIdOf(place);
    const index = steps.findIndex(({ exercise }) => exercise.exerciseId === id);
    return id === undefined ? place : index < 0 ? undefined : index;
  };
  // The warm-up opens where nothing has been touched yet: sets that another device has logged show that it is over.
  const isOver = opened === "warmUp" && hasBegun(steps);
  const current = openStep(
    stepAt(chosen?.place ?? (isOver ? undefined : opened) ?? readForSession(sessionId, "step")),
    workout,
    steps,
  );
  const placeOf = (step: StepName): Place => {
    const exerciseId = typeof step === "number" ? steps[step]?.exercise.exerciseId : undefined;
    return typeof step !== "number" ? step : exerciseId === undefined ? "finish" : { exerciseId };
  };
  const place = placeOf(current);
  if (chosen === undefined && JSON.stringify(place) !== JSON.stringify(opened)) setOpened(place);
  const goTo = useCallback(
    (to: Place) => {
      setChosen({ place: to });
      storeForSession(sessionId, "step", to);
    },
    [sessionId],
  );
  const go = useEventCallback((step: StepName) => goTo(placeOf(step)));
  /** Also one that is only being added. */
  const goToExercise = useCallback((exerciseId: string) => goTo({ exerciseId }), [goTo]);
  const isListed = chosen !== undefined && stepAt(chosen.place) !== undefined;
  // After the new step is drawn: what was pressed may be gone, and a reader should hear the new heading.
  useEffect(() => {
    if (chosen === undefined || !isListed) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("#main h2[tabindex]")?.focus({ preventScroll: true });
  }, [chosen, isListed]);
  return { current, chosen, go, goToExercise };
};

const exerciseIdOf = (place: unknown): string | undefined => {
  if (typeof place !== "object" || place === null) return undefined;
  const { exerciseId }: { exerciseId?: unknown } = place;
  return typeof exerciseId === "string" ? exerciseId : undefined;
};

/**
 * Brings the set to do now into the picture, above the dock of the rest: its numbers, and before all the button that logs
 * it. Where no set is open, what comes after the sets.
 */
export const showOpenSet = (panel: Element | null): void => {
  const open = panel?.querySelector(".active") ?? panel?.nextElementSibling;
  // With large text the form is higher than the room above the dock.
  for (const part of [open, open?.querySelector(".log")]) part?.scrollIntoView({ block: "nearest" });
};
