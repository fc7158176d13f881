/** How an exercise of the open workout was last time, and what to load today. */

import { lastTimeFor, liftedWeights } from "@muster/domain/training/last-time";
import type { ShownExercise } from "@muster/domain/training/session-exercises";
import { useMemo } from "react";
import { useOpenSession } from "../session/open-session.ts";
import { cardLoad } from "./card-load.ts";

/** Both look through months of logs and say the same until another exercise is shown. */
export const useLastTime = (exercise: ShownExercise) => {
  const { session, history, plan, units, gear } = useOpenSession();
  const last = useMemo(
    () => lastTimeFor(exercise.exerciseId, history, { exceptSessionId: session.id }),
    [exercise.exerciseId, history, session.id],
  );
  const load = useMemo(
    () =>
      cardLoad({
        exercise,
        plan,
        lastTime: last,
        liftedLb: liftedWeights(exercise.exerciseId, history),
        today: session.date,
        units,
        gear,
      }),
    [exercise, plan, last, history, session.date, units, gear],
  );
  return { last, load };
};
