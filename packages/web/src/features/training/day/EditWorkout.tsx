import { formatLongDate } from "@muster/domain/shared/format";
import { recountSession } from "@muster/domain/training/session-changes";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { ExercisePanel } from "../exercise/ExercisePanel.tsx";
import { exercisePageText } from "../exercise/exercise.text.ts";
import { type OpenSession, OpenSessionContext, useOpenSession } from "../session/open-session.ts";
import { SessionAside } from "../session/SessionAside.tsx";
import { exerciseSteps } from "../session/session-steps.ts";
import { forgetSession } from "../session/session-storage.ts";
import type { Save, WorkoutSaves } from "../session/use-workout-saves.ts";
import { logsAfter } from "./logs-after.ts";
import { WorkoutHeader } from "./WorkoutHeader.tsx";
import { workoutText } from "./workout.text.ts";

type EditWorkoutProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly saves: WorkoutSaves;
  readonly onDone: () => void;
};

/** A workout that is over, opened again: the same sets and fields, without clock, rest and finish. */
export function EditWorkout({ logs, saves, onDone }: EditWorkoutProps) {
  const opened = useOpenSession();
  const { session } = opened;
  const exercises = exercisesOf(session, logs);
  const steps = exerciseSteps({ exercises }, logs);
  const [chosen, setChosen] = useState<string>();
  const step = steps.find(({ exercise }) => exercise.exerciseId === chosen) ?? steps[0];
  const openEdit = useRef<() => Promise<boolean>>(undefined);
  const isSaved = async (): Promise<boolean> => (await openEdit.current?.()) ?? true;
  const open = async (exerciseId: string | undefined) => {
    if (await isSaved()) setChosen(exerciseId);
  };
  const openAt = (position: number) => void open(exercises[position]?.exerciseId);
  const { store } = useServices();
  const counting = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * What changes how much is done says so in the same save: a tab that is closed leaves no count behind. One after the
   * other, each from what is stored by then, not from what is drawn.
   */
  const save: Save = (changes) => {
    const saving = counting.current.then(async () => {
      const before = await saves.logsNow(session);
      const stored = (await store.get("session", session.id)) ?? session;
      const counted = recountSession(stored, before, logsAfter(before, changes));
      return saves.save([...changes, ...counted]);
    });
    counting.current = saving.catch(() => undefined);
    return saving;
  };
  const done = () =>
    saves.once(async () => {
      if (!(await isSaved())) return undefined;
      await counting.current;
      // What was typed and not logged is no set: it does not stand there the next time.
      forgetSession(session.id);
      onDone();
      return undefined;
    });
  // Sets that are added afterwards belong to the day of the workout.
  const editedSession: OpenSession = {
    ...opened,
    openEdit,
    save,
    now: () => new Date(session.finishedAt ?? session.startedAt),
  };
  const list = (
    <SessionAside
      steps={steps}
      current={step?.position ?? "finish"}
      logs={logs}
      exercisesOnly
      onOpen={(next) => typeof next === "number" && openAt(next)}
      onAdded={(exerciseId) => void open(exerciseId)}
    />
  );
  return (
    <Page title={workoutText.editNamed(session.workoutName)} bare stick className="workout">
      <WorkoutHeader
        title={workoutText.editWorkout}
        below={formatLongDate(session.date)}
        onBack={() => void done()}
      />
      <OpenSessionContext value={editedSession}>
        <div className="cols">
          <div className="current on-exercise">
            {step !== undefined && (
              <ExercisePanel
                key={step.exercise.exerciseId}
                logs={logs}
                step={step}
                exercises={exercises}
                bests={noBests}
                onLogged={() => undefined}
                onMoved={setChosen}
                next={{
                  text: step.position + 1 < steps.length ? exercisePageText.nextExercise : undefined,
                  open: () => openAt(Math.min(steps.length - 1, step.position + 1)),
                }}
              />
            )}
            <Failure text={saves.failure} />
          </div>
          <div>{list}</div>
        </div>
      </OpenSessionContext>
      <Stick>
        <Button variant="secondary" xl onClick={() => void done()}>
          {workoutText.doneEditing}
        </Button>
      </Stick>
    </Page>
  );
}

const noBests: ReadonlySet<string> = new Set();
