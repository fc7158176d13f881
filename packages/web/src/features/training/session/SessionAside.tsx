import "../parts.css";
import { moveExercise } from "@muster/domain/training/exercises/exercise-list";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { listActionsText } from "../exercise/list-actions.text.ts";
import { AddExercise } from "../swap/AddExercise.tsx";
import { useOpenSession } from "./open-session.ts";
import { SessionList } from "./SessionList.tsx";
import type { ExerciseStep, StepName } from "./session-steps.ts";

type SessionAsideProps = {
  readonly steps: readonly ExerciseStep[];
  readonly current: StepName;
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly onOpen: (step: StepName) => void;
  /** An exercise was added. */
  readonly onAdded: (exerciseId: string) => void;
  /** Sets are filled in afterwards: only exercises are listed. */
  readonly exercisesOnly?: boolean | undefined;
};

/** Beside or below the exercise: every part of the workout, and the way to one more exercise. */
export function SessionAside({
  steps,
  current,
  logs,
  onOpen,
  onAdded,
  exercisesOnly = false,
}: SessionAsideProps) {
  const { session, save } = useOpenSession();
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
      <AddExercise logs={logs} onAdded={onAdded} />
    </>
  );
}
