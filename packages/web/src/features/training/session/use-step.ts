/** Where in the line of a running workout the person stands: remembered on this device, announced when it changes. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { useCallback, useEffect, useState } from "react";
import { keep, readKept } from "./kept.ts";
import { type ExerciseStep, openStep, type StepName } from "./session-steps.ts";

/** The open step and how to open another one. */
export const useStep = (sessionId: string, workout: DayWorkout, steps: readonly ExerciseStep[]) => {
  // Each choice is one of its own: who chooses the open exercise from the list below wants to see it.
  const [chosen, setChosen] = useState<{ readonly step: StepName }>();
  // Where it opened it stays: an exercise whose last set is logged is complete, and still takes its effort and its end.
  const [opened, setOpened] = useState<StepName>();
  const open = chosen?.step ?? openStep(opened ?? readKept(sessionId, "step"), workout, steps);
  if (open !== opened) setOpened(open);
  const go = useCallback(
    (step: StepName) => {
      setChosen({ step });
      keep(sessionId, "step", step);
    },
    [sessionId],
  );
  // After the new step is drawn: what was pressed may be gone, and a reader should hear the new heading.
  useEffect(() => {
    if (chosen === undefined) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("#main h2[tabindex]")?.focus({ preventScroll: true });
  }, [chosen]);
  return { current: open, chosen, go };
};
