import type { Gear } from "@muster/domain/training/gear";
import { lastTimeFor } from "@muster/domain/training/last-time";
import type { LoggedSet } from "@muster/domain/training/session";
import { groupOf } from "@muster/domain/training/superset";
import { useMemo } from "react";
import type { Stored } from "../../data/device-store.ts";
import { cardLoad } from "./card-load.ts";
import { ExercisePanel } from "./ExercisePanel.tsx";
import type { ExerciseStep } from "./session-steps.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";
import type { Save } from "./use-workout-saves.ts";

type RunningExerciseProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly records: WorkoutRecords;
  /** Logs of the days before. */
  readonly history: readonly Stored<"exerciseLog">[];
  readonly step: ExerciseStep;
  /** What the person said can be loaded here; undefined where they have not. */
  readonly ownGear: Gear | undefined;
  /** The same, or a usual set. */
  readonly gear: Gear;
  readonly bests: ReadonlySet<string>;
  readonly save: Save;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly onLogged: (set: LoggedSet) => void;
  readonly onMoved: (position: number) => void;
  readonly onCompleted: () => void;
};

/** The open exercise of a running workout, with how it was last time and what to load today. */
export function RunningExercise({
  profileId,
  session,
  records: { units, phase, logsReserve },
  history,
  step,
  ownGear,
  ...rest
}: RunningExerciseProps) {
  const { exercise, position } = step;
  const { exercises } = session.prescription;
  // Both look through months of logs and say the same until another exercise is shown.
  const last = useMemo(
    () => lastTimeFor(exercise.exerciseId, history, { exceptSessionId: session.id }),
    [exercise.exerciseId, history, session.id],
  );
  const load = useMemo(
    () => cardLoad({ exercise, last, phase, date: session.date, units, gear: ownGear }),
    [exercise, last, phase, session.date, units, ownGear],
  );
  const partners = useMemo(
    () =>
      groupOf(exercises, position).flatMap((one) => (one === position ? [] : (exercises[one]?.name ?? []))),
    [exercises, position],
  );
  return (
    <ExercisePanel
      inSession={{ profileId, session, ...step }}
      units={units}
      last={last}
      load={load}
      logsReserve={logsReserve}
      partners={partners}
      {...rest}
    />
  );
}
