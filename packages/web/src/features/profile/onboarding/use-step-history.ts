/**
 * The steps of onboarding as entries of the browser's history: Back (the browser's, Android's, the phone's swipe) goes one
 * step back instead of leaving, and forward again. Each entry remembers its step; a page that was opened in the middle
 * gets the entries that lead there.
 */
import { useLayoutEffect, useRef } from "react";

type StepHistory = {
  /** Call when a further step is shown. */
  readonly forward: (step: number) => void;
  /** One step back, as the browser's button does it. */
  readonly back: () => void;
  /** The shown step became another one without a way back: an error on an earlier step. */
  readonly replace: (step: number) => void;
  /** Goes back to the entry before the steps; resolves when the browser stands there. */
  readonly leave: () => Promise<void>;
};

const key = "onboardingStep";

/** The state of an entry is anybody's: it is read with care. */
const stepIn = (state: unknown): number | undefined => {
  const step =
    typeof state === "object" && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  return typeof step === "number" ? step : undefined;
};

const withStep = (step: number): object => ({
  // The router keeps what it needs in the same place.
  ...(typeof history.state === "object" ? history.state : {}),
  [key]: step,
});

/** @param onStep shows a step that the browser went to */
export const useStepHistory = (step: number, onStep: (step: number) => void): StepHistory => {
  const latest = useRef({ step, onStep });
  latest.current = { step, onStep };
  const leaving = useRef<(() => void) | undefined>(undefined);
  // In the commit that shows the step: a Back between it and a later effect would be heard by nobody.
  useLayoutEffect(() => {
    const shown = latest.current.step;
    const entry = stepIn(history.state);
    if (entry === undefined) {
      history.replaceState(withStep(1), "");
      for (let next = 2; next <= shown; next += 1) history.pushState(withStep(next), "");
    } else if (entry < shown) {
      // Back was taken while the page still loaded.
      latest.current.onStep(entry);
    }
    const popped = (event: PopStateEvent): void => {
      if (leaving.current !== undefined) {
        leaving.current();
        leaving.current = undefined;
        return;
      }
      const to = stepIn(event.state);
      if (to !== undefined && to !== latest.current.step) latest.current.onStep(to);
    };
    addEventListener("popstate", popped);
    return () => removeEventListener("popstate", popped);
  }, []);
  return {
    forward: (to) => history.pushState(withStep(to), ""),
    back: () => history.back(),
    replace: (to) => history.replaceState(withStep(to), ""),
    leave: () => {
      const entries = (stepIn(history.state) ?? 1) - 1;
      if (entries <= 0) return Promise.resolve();
      return new Promise((resolve) => {
        leaving.current = resolve;
        history.go(-entries);
      });
    },
  };
};
