import "../parts.css";
import type { UnitSystem } from "@muster/domain/shared/units";
import { moveExercise } from "@muster/domain/training/exercises/exercise-list";
import type { Gear } from "@muster/domain/training/weights/gear";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { Change, Stored } from "../../../data/store/device-store.ts";
import { listActionsText } from "../exercise/list-actions.text.ts";
import { AddExercise } from "../swap/AddExercise.tsx";
import { SessionList } from "./SessionList.tsx";
import type { ExerciseStep, StepName } from "./session-steps.ts";

type SessionAsideProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly steps: readonly ExerciseStep[];
  readonly current: StepName;
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly gear: Gear;
  readonly units: UnitSystem;
  readonly save: (changes: readonly Change[]) => Promise<string | undefined>;
  readonly onOpen: (step: StepName) => void;
  /** An exercise was added. */
  readonly onAdded: (exerciseId: string) => void;
  /** Sets are filled in afterwards: only exercises are listed. */
  readonly exercisesOnly?: boolean | undefined;
};

/** Beside or below the exercise: every part of the workout, and the way to one more exercise. */
export function SessionAside({
  profileId,
  session,
  steps,
  current,
  logs,
  gear,
  save,
  onOpen,
  onAdded,
  exercisesOnly = false,
}: SessionAsideProps) {
  const workout = session.prescription;
  const move = async (exerciseId: string, to: number): Promise<string> => {
    const failure = await save(moveExercise({ session, logs }, exerciseId, to));
    const name = steps.find(({ exercise }) => exercise.exerciseId === exerciseId)?.exercise.name ?? "";
    if (failure !== undefined) showToast({ kind: "error", text: failure });
    return failure ?? listActionsText.moved({ name, place: to + 1, count: steps.length });
  };
  return (
    <>
      <SessionList
        workout={
          exercisesOnly
            ? { ...workout, warmUp: [], coolDown: [], cardio: { ...workout.cardio, type: "none" } }
            : workout
        }
        steps={steps}
        current={current}
        onOpen={onOpen}
        onMove={move}
      />
      <AddExercise
        profileId={profileId}
        session={session}
        logs={logs}
        place={gear.place}
        save={save}
        onAdded={onAdded}
      />
    </>
  );
}
