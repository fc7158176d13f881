/** What a running workout shows where no exercise is open: its warm-up, its cardio, its cool-down, and its finish. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { lazy, Suspense } from "react";
import type { Stored } from "../../../data/store/device-store.ts";
import type { SessionRecords } from "../records/session-records.ts";
import { type ExerciseStep, nextStep, type StepName } from "./session-steps.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";

const FinishPanel = lazy(() =>
  import("../day/FinishPanel.tsx").then((file) => ({ default: file.FinishPanel })),
);
const PartPanel = lazy(() => import("../day/PartPanel.tsx").then((file) => ({ default: file.PartPanel })));

type RunningPartsProps = {
  readonly session: Stored<"session">;
  readonly workout: DayWorkout;
  readonly records: WorkoutRecords;
  readonly steps: readonly ExerciseStep[];
  readonly current: StepName;
  /** Every exercise is complete. */
  readonly canFinish: boolean;
  readonly showsFinish: boolean;
  /** Sets that are records; undefined until what was done before is read. */
  readonly found: SessionRecords | undefined;
  readonly now: () => Date;
  readonly onGo: (step: StepName) => void;
};

/** The open part of a workout that is not an exercise, and the finish. */
export function RunningParts({
  session,
  workout,
  records,
  steps,
  current,
  canFinish,
  showsFinish,
  found,
  now,
  onGo,
}: RunningPartsProps) {
  const parts = { workout, shown: records };
  const first = () => onGo(nextStep(steps, -1));
  return (
    <>
      <Suspense>
        {current === "warmUp" && <PartPanel part="warmUp" {...parts} onDone={first} />}
        {current === "cardio" && (
          <PartPanel part="cardio" {...parts} onDone={() => (canFinish ? onGo("finish") : first())} />
        )}
        {current === "coolDown" && !canFinish && <PartPanel part="coolDown" {...parts} onDone={first} />}
      </Suspense>
      {showsFinish && (
        <Suspense>
          <FinishPanel
            session={session}
            logs={records.logs}
            now={now}
            records={found}
            units={records.units}
          />
        </Suspense>
      )}
    </>
  );
}
