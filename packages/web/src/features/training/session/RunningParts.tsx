/** What a running workout shows where no exercise is open: its warm-up, its cardio, its cool-down, and its finish. */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { lazyFile } from "../../../components/loading/lazy-part.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import type { SessionRecords } from "../records/session-records.ts";
import { type ExerciseStep, nextStep, type StepName } from "./session-steps.ts";

const FinishPanel = lazyFile(() => import("../day/FinishPanel.tsx").then((file) => file.FinishPanel));
const PartPanel = lazyFile(() => import("../day/PartPanel.tsx").then((file) => file.PartPanel));

type RunningPartsProps = {
  readonly workout: DayWorkout;
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly steps: readonly ExerciseStep[];
  readonly current: StepName;
  /** Every exercise is complete. */
  readonly canFinish: boolean;
  readonly showsFinish: boolean;
  /** Sets that are records; undefined until what was done before is read. */
  readonly found: SessionRecords | undefined;
  readonly onGo: (step: StepName) => void;
};

/** The open part of a workout that is not an exercise, and the finish. */
export function RunningParts({
  workout,
  logs,
  steps,
  current,
  canFinish,
  showsFinish,
  found,
  onGo,
}: RunningPartsProps) {
  const first = () => onGo(nextStep(steps, -1));
  return (
    <>
      {current === "warmUp" && <PartPanel part="warmUp" workout={workout} onDone={first} />}
      {current === "cardio" && (
        <PartPanel part="cardio" workout={workout} onDone={() => (canFinish ? onGo("finish") : first())} />
      )}
      {current === "coolDown" && !canFinish && <PartPanel part="coolDown" workout={workout} onDone={first} />}

      {showsFinish && <FinishPanel logs={logs} records={found} />}
    </>
  );
}
