import { formatLongDate } from "@muster/domain/shared/format";
import { lastTimeFor, liftedWeights } from "@muster/domain/training/last-time";
import { recountSession } from "@muster/domain/training/session-changes";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { groupOf } from "@muster/domain/training/superset";
import { gearPlaceOf } from "@muster/domain/training/weights/gear";
import { useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { cardLoad } from "../exercise/card-load.ts";
import { ExercisePanel } from "../exercise/ExercisePanel.tsx";
import { SessionAside } from "../session/SessionAside.tsx";
import { exerciseSteps } from "../session/session-steps.ts";
import { forgetSession } from "../session/session-storage.ts";
import type { WorkoutRecords } from "../session/use-workout-records.ts";
import type { Save, WorkoutSaves } from "../session/use-workout-saves.ts";
import { logsAfter } from "./logs-after.ts";
import { WorkoutHeader } from "./WorkoutHeader.tsx";

type EditWorkoutProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly records: WorkoutRecords;
  readonly history: readonly Stored<"exerciseLog">[];
  readonly saves: WorkoutSaves;
  readonly newId: () => string;
  readonly onDone: () => void;
};

/** A workout that is over, opened again: the same sets and fields, without clock, rest and finish. */
export function EditWorkout({
  profileId,
  session,
  records,
  history,
  saves,
  newId,
  onDone,
}: EditWorkoutProps) {
  const { logs, units, energy, plan, logsReserve } = records;
  const exercises = exercisesOf(session, logs);
  const steps = exerciseSteps({ exercises }, logs);
  const [chosen, setChosen] = useState<string>();
  const step = steps.find(({ exercise }) => exercise.exerciseId === chosen) ?? steps[0];
  const open = (position: number) => setChosen(exercises[position]?.exerciseId);
  const gear =
    records.gear[gearPlaceOf({ variant: session.variant, location: session.prescription.location })];
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
      await counting.current;
      // What was typed and not logged is no set: it does not stand there the next time.
      forgetSession(session.id);
      onDone();
      return undefined;
    });
  const list = (
    <SessionAside
      profileId={profileId}
      session={session}
      steps={steps}
      current={step?.position ?? "finish"}
      logs={logs}
      gear={gear}
      units={units}
      save={save}
      exercisesOnly
      onOpen={(next) => typeof next === "number" && open(next)}
      onAdded={setChosen}
    />
  );
  return (
    <Page title={`Edit ${session.workoutName}`} bare stick className="workout">
      <WorkoutHeader title="Edit workout" below={formatLongDate(session.date)} onBack={() => void done()} />
      <div className="cols">
        <div className="current on-exercise">
          {step !== undefined && (
            <ExercisePanel
              key={step.exercise.exerciseId}
              inSession={{ profileId, session, logs, ...step }}
              units={units}
              energy={energy}
              last={lastTimeFor(step.exercise.exerciseId, history, { exceptSessionId: session.id })}
              load={cardLoad({
                exercise: step.exercise,
                plan,
                lastTime: lastTimeFor(step.exercise.exerciseId, history, { exceptSessionId: session.id }),
                liftedLb: liftedWeights(step.exercise.exerciseId, history),
                today: session.date,
                units,
                gear,
              })}
              gear={gear}
              logsReserve={logsReserve}
              preferences={records.preferences}
              partners={groupOf(exercises, step.position).flatMap((position) =>
                position === step.position ? [] : (exercises[position]?.name ?? []),
              )}
              bests={noBests}
              save={save}
              // Sets that are added afterwards belong to the day of the workout.
              now={() => new Date(session.finishedAt ?? session.startedAt)}
              newId={newId}
              onLogged={() => undefined}
              onMoved={setChosen}
              onCompleted={() => open(Math.min(steps.length - 1, step.position + 1))}
            />
          )}
          <Failure text={saves.failure} />
        </div>
        <div>{list}</div>
      </div>
      <Stick>
        <Button variant="secondary" xl onClick={() => void done()}>
          Done editing
        </Button>
      </Stick>
    </Page>
  );
}

const noBests: ReadonlySet<string> = new Set();
