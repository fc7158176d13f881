import { idleEnd } from "@muster/domain/training/idle-end";
import { withOwnRests } from "@muster/domain/training/rest";
import { type LoggedSet, setsInOrder } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { finishState, hasAnythingLogged } from "@muster/domain/training/workout";
import { workoutProgress } from "@muster/domain/training/workout-progress";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { Lazy } from "../../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../../components/loading/QuietBoundary.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import { WorkoutHeader } from "../day/WorkoutHeader.tsx";
import { ExercisePanel } from "../exercise/ExercisePanel.tsx";
import { useSessionRecords } from "../records/use-session-records.ts";
import { readAlertChoice, storeAlertChoice } from "../rest/alert-choice.ts";
import { importDock, useDock } from "../rest/use-dock.ts";
import { turnAfter, useRest } from "../rest/use-rest.ts";
import { useVisibleNow } from "../use-visible-now.ts";
import { Elapsed } from "./Elapsed.tsx";
import { useOpenSession } from "./open-session.ts";
import { RunningParts } from "./RunningParts.tsx";
import { exerciseSteps, hasBegun, nextStep } from "./session-steps.ts";
import { useFinish } from "./use-finish.ts";
import { showOpenSet, useStep } from "./use-step.ts";
import type { WorkoutActions } from "./use-workout-actions.ts";

const RestDock = lazy(() => importDock().then((file) => ({ default: file.RestDock })));
const SessionAside = lazy(() =>
  import("./SessionAside.tsx").then((file) => ({ default: file.SessionAside })),
);
const IdleEnd = lazy(() => import("./IdleEndNotice.tsx").then((file) => ({ default: file.IdleEndNotice })));
const OptionsSheet = lazy(() =>
  import("../OptionsSheet.tsx").then((file) => ({ default: file.OptionsSheet })),
);

type RunningWorkoutProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly actions: Pick<WorkoutActions, "finish" | "discard" | "switchTo">;
  readonly onBack: () => void;
  /** Above everything: what may end training today. */
  readonly warning?: ReactNode;
  /** Below the exercise: the request for advice. */
  readonly advice?: ReactNode;
  /** Shown when all exercises are done. */
  readonly afterwards?: ReactNode;
};

/** The open workout while it runs. Everything shown comes from the session's own copy of the prescription. */
export function RunningWorkout({ logs, actions, onBack, warning, advice, afterwards }: RunningWorkoutProps) {
  const { profileId, session, units, logsReserve, preferences, gear, now } = useOpenSession();
  const listed = exercisesOf(session, logs);
  const order = listed.map(({ exerciseId }) => exerciseId).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` tells which are listed; a logged set changes none of them
  const workout = useMemo(
    () => ({ ...session.prescription, exercises: [...withOwnRests(listed, preferences)] }),
    [session.prescription, session.exercises, order, preferences],
  );
  useDock();
  const [alert, setAlert] = useState(readAlertChoice);
  const steps = exerciseSteps(workout, logs);
  const { current, chosen, go, goToExercise } = useStep(session.id, workout, steps);
  const [rest, changeRest, changeRole] = useRest(session.id, steps, () => now().getTime());
  const [options, setOptions] = useState(false);
  const { finishing, failure, finish } = useFinish((at) => actions.finish(session, at));
  const looked = useVisibleNow(now);
  const idle = idleEnd(session, logs, looked);
  const { completed, total } = workoutProgress(session, logs);
  const canFinish = finishState(session, logs) === "all" && total > 0;
  const found = useSessionRecords(workout.exercises, logs, canFinish);
  const step = typeof current === "number" ? steps[current] : undefined;
  const onLogged = (set: LoggedSet) => {
    if (step === undefined) return;
    const turn = turnAfter(steps, step.position, set, step.exercise, now().getTime());
    changeRest(turn.rest);
    if (turn.next !== step.position) go(turn.next);
  };
  const openOptions = useEventCallback(() => setOptions(true));
  const back = useEventCallback(onBack);

  // A workout that began empty has nothing to finish yet: its list offers the first exercise.
  const showsFinish = total > 0 && (current === "finish" || (canFinish && current === "coolDown"));
  // A rest that ended hours ago raises no alert.
  const showsDock = rest !== undefined && !showsFinish && idle === undefined;
  // Another exercise, or one that is come back to, while the rest runs: on a low screen its set would lie below the dock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!showsDock) return;
    const frame = requestAnimationFrame(() => showOpenSet(document.querySelector(".ex-sets")));
    return () => cancelAnimationFrame(frame);
  }, [showsDock, chosen]);
  /** What the list shows of a step; a further set of a begun exercise does not change it. */
  const marks = steps.map((step) => (step.completed ? "done" : hasBegun([step]))).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: steps tell what `session` and `marks` say
  const list = useMemo(
    () => (
      <QuietBoundary>
        <Suspense>
          <SessionAside steps={steps} current={current} logs={logs} onOpen={go} onAdded={goToExercise} />
        </Suspense>
      </QuietBoundary>
    ),
    [session, marks, order, current, go],
  );
  return (
    <Page
      title={session.workoutName}
      bare
      stick={canFinish}
      className={showsDock ? "workout with-dock" : "workout"}
    >
      <WorkoutHeader
        title={session.workoutName}
        below={
          <>
            <Elapsed since={session.startedAt} now={now} /> · {workout.location}
          </>
        }
        onBack={back}
        onOptions={openOptions}
        progress={{
          completed,
          total,
          currentPart: step === undefined ? undefined : step.percent / 100,
        }}
      />
      {warning}
      <div className="cols">
        <div className={step === undefined ? "current" : "current on-exercise"}>
          {idle !== undefined && (
            <Suspense>
              <IdleEnd sessionId={session.id} proposal={idle} now={looked} onFinish={finish} />
            </Suspense>
          )}
          <RunningParts
            workout={workout}
            logs={logs}
            steps={steps}
            current={current}
            canFinish={canFinish}
            showsFinish={showsFinish}
            found={found}
            onGo={go}
          />
          {showsFinish && afterwards}
          {step !== undefined && (
            <ExercisePanel
              key={step.exercise.exerciseId}
              logs={logs}
              step={step}
              exercises={workout.exercises}
              bests={found?.bests ?? noBests}
              onLogged={onLogged}
              onNextRole={changeRole}
              onMoved={goToExercise}
              onCompleted={() => go(nextStep(steps, step.position))}
            />
          )}
          <Failure text={failure} />
          {advice !== undefined && total > 0 && <Suspense>{advice}</Suspense>}
        </div>
        <div>{list}</div>
      </div>
      {showsDock && (
        <Suspense>
          <RestDock
            rest={rest}
            alert={alert}
            now={() => now().getTime()}
            steps={steps}
            position={step?.position}
            onChange={changeRest}
          />
        </Suspense>
      )}
      {canFinish && !showsDock && (
        <Stick>
          <Button variant="primary" xl caps busy={finishing && "Saving..."} onClick={() => void finish()}>
            FINISH WORKOUT
          </Button>
        </Stick>
      )}
      <Lazy when={options}>
        <OptionsSheet
          open={options}
          onClose={() => setOptions(false)}
          profileId={profileId}
          workout={workout}
          variant={session.variant}
          switchBlocked={
            hasAnythingLogged(session, logs)
              ? "You have logged something here. End early or discard it to switch."
              : undefined
          }
          onSwitch={() => void actions.switchTo(session)}
          running={{
            sets: logs.reduce((sum, log) => sum + setsInOrder(log).length, 0),
            onEndEarly: () => void finish(),
            onDiscard: () => void actions.discard(session),
            alert,
            onAlert: (choice) => {
              setAlert(choice);
              storeAlertChoice(choice);
            },
            logsReserve,
            gear,
            units,
          }}
        />
      </Lazy>
    </Page>
  );
}

const noBests: ReadonlySet<string> = new Set();
