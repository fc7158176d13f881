import { setsInOrder } from "@muster/domain/training/session";
import { hasAnythingLogged } from "@muster/domain/training/workout";
import { type ReactNode, useMemo, useState } from "react";
import { useEventCallback } from "../../../components/callbacks.ts";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Failure } from "../../../components/layout/Failure.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { Lazy, lazyFile } from "../../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../../components/loading/QuietBoundary.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import { WorkoutHeader } from "../day/WorkoutHeader.tsx";
import { ExercisePanel } from "../exercise/ExercisePanel.tsx";
import { exercisePageText } from "../exercise/exercise.text.ts";
import { optionsText } from "../options.text.ts";
import { readAlertChoice, storeAlertChoice } from "../rest/alert-choice.ts";
import { importDock } from "../rest/use-dock.ts";
import { sessionText } from "../session.text.ts";
import { Elapsed } from "./Elapsed.tsx";
import { useOpenSession } from "./open-session.ts";
import { RunningParts } from "./RunningParts.tsx";
import { hasBegun, nextStep } from "./session-steps.ts";
import { useFinish } from "./use-finish.ts";
import { useRunningWorkout } from "./use-running-workout.ts";
import type { WorkoutActions } from "./use-workout-actions.ts";

const RestDock = lazyFile(() => importDock().then((file) => file.RestDock));
const SessionAside = lazyFile(() => import("./SessionAside.tsx").then((file) => file.SessionAside));
const IdleEnd = lazyFile(() => import("./IdleEndNotice.tsx").then((file) => file.IdleEndNotice));
const OptionsSheet = lazyFile(() => import("../OptionsSheet.tsx").then((file) => file.OptionsSheet));

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
  const { profileId, session, units, logsReserve, gear, now } = useOpenSession();
  const { workout, order, steps, current, step, go, goToExercise, ...running } = useRunningWorkout(logs);
  const { rest, idle, seenAt, canFinish, showsFinish, found } = running;
  const { completed, total } = running.progress;
  const [alert, setAlert] = useState(readAlertChoice);
  const [options, setOptions] = useState(false);
  const { finishing, failure, finish } = useFinish((at) => actions.finish(session, at));
  const openOptions = useEventCallback(() => setOptions(true));
  const back = useEventCallback(onBack);
  /** What the list shows of a step; a further set of a begun exercise does not change it. */
  const marks = steps.map((step) => (step.completed ? "done" : hasBegun([step]))).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: steps tell what `session` and `marks` say
  const list = useMemo(
    () => (
      <QuietBoundary>
        <SessionAside steps={steps} current={current} logs={logs} onOpen={go} onAdded={goToExercise} />
      </QuietBoundary>
    ),
    [session, marks, order, current, go],
  );
  return (
    <Page
      title={session.workoutName}
      bare
      stick={canFinish}
      className={rest === undefined ? "workout" : "workout with-dock"}
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
          // A complete one has its full segment among the others.
          currentPart: step === undefined || step.completed ? undefined : step.percent / 100,
        }}
      />
      {warning}
      <div className="cols">
        <div className={step === undefined ? "current" : "current on-exercise"}>
          {idle !== undefined && (
            <IdleEnd sessionId={session.id} proposal={idle} now={seenAt} onFinish={finish} />
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
              onLogged={running.onLogged}
              onNextRole={running.changeRole}
              onMoved={goToExercise}
              next={{
                text:
                  typeof nextStep(steps, step.position) === "number"
                    ? exercisePageText.nextExercise
                    : exercisePageText.seeTotals({ coolDown: workout.coolDown.length > 0 }),
                isSecond: canFinish,
                open: () => go(nextStep(steps, step.position)),
              }}
            />
          )}
          <Failure text={failure} />
          {total > 0 && advice}
        </div>
        <div>{list}</div>
      </div>
      {rest !== undefined && (
        <RestDock
          rest={rest}
          alert={alert}
          now={() => now().getTime()}
          steps={steps}
          position={step?.position}
          onChange={running.changeRest}
        />
      )}
      {canFinish && rest === undefined && (
        <Stick>
          <Button
            variant="primary"
            xl
            caps
            busy={finishing && commonText.saving}
            onClick={() => void finish()}
          >
            {sessionText.finishWorkout}
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
          switchBlocked={hasAnythingLogged(session, logs) ? optionsText.switchBlocked : undefined}
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
