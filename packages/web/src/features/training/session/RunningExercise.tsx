import type { PlannedExercise } from "@muster/domain/planning/plan";
import { lastTimeFor, liftedWeights } from "@muster/domain/training/last-time";
import { groupOf } from "@muster/domain/training/superset";
import { useMemo } from "react";
import type { Stored } from "../../../data/store/device-store.ts";
import { cardLoad } from "../exercise/card-load.ts";
import { ExercisePanel, type ExercisePanelProps } from "../exercise/ExercisePanel.tsx";
import type { ExerciseStep } from "./session-steps.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";

/** What the panel is told by the workout around it; the rest is found out here. */
type RunningExerciseProps = Omit<
  ExercisePanelProps,
  "inSession" | "units" | "energy" | "last" | "load" | "logsReserve" | "partners" | "preferences"
> & {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly records: WorkoutRecords;
  /** Logs of the days before. */
  readonly history: readonly Stored<"exerciseLog">[];
  readonly step: ExerciseStep;
  /** All of the workout. */
  readonly exercises: readonly PlannedExercise[];
};

/** The open exercise of a running workout, with how it was last time and what to load today. */
export function RunningExercise({
  profileId,
  session,
  records: { logs, units, energy, plan, logsReserve, preferences },
  exercises,
  history,
  step,
  gear,
  ...rest
}: RunningExerciseProps) {
  const { exercise, position } = step;
  // Both look through months of logs and say the same until another exercise is shown.
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
  const partners = useMemo(
    () =>
      groupOf(exercises, position).flatMap((one) => (one === position ? [] : (exercises[one]?.name ?? []))),
    [exercises, position],
  );
  return (
    <ExercisePanel
      inSession={{ profileId, session, logs, ...step }}
      units={units}
      energy={energy}
      last={last}
      load={load}
      gear={gear}
      logsReserve={logsReserve}
      partners={partners}
      preferences={preferences}
      {...rest}
    />
  );
}
