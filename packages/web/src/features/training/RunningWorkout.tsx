import type { PlannedExercise } from "@muster/domain/planning/plan";
import { gearPlaceOf, usualGear } from "@muster/domain/training/gear";
import { idleEnd } from "@muster/domain/training/idle-end";
import { lastTimeFor } from "@muster/domain/training/last-time";
import { restSecondsAfter } from "@muster/domain/training/rest";
import { type LoggedSet, setsInOrder } from "@muster/domain/training/session";
import { workSets } from "@muster/domain/training/set-roles";
import { afterSet, groupOf, roundRestSeconds } from "@muster/domain/training/superset";
import { finishState } from "@muster/domain/training/workout";
import { workoutProgress } from "@muster/domain/training/workout-progress";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Page } from "../../components/Page.tsx";
import { QuietBoundary } from "../../components/QuietBoundary.tsx";
import { Stick } from "../../components/Stick.tsx";
import type { Stored } from "../../data/device-store.ts";
import { cardLoad } from "./card-load.ts";
import { Elapsed } from "./Elapsed.tsx";
import { ExercisePanel } from "./ExercisePanel.tsx";
import { keep, readKept } from "./kept.ts";
import { Later } from "./Later.tsx";
import { NextUp } from "./NextUp.tsx";
import { keepAlertChoice, readAlertChoice } from "./rest-alert.ts";
import { changeRest, type Rest, startRest } from "./rest-clock.ts";
import { exerciseSteps, hasSetsLeft, nextStep, openStep, type StepName } from "./session-steps.ts";
import { sessionTotals } from "./session-totals.ts";
import { useLooked } from "./use-looked.ts";
import { useUnlockedSound } from "./use-rest-alert.ts";
import { useSessionRecords } from "./use-session-records.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import type { WorkoutRecords } from "./use-workout-records.ts";
import type { Save } from "./use-workout-saves.ts";
import { WorkoutHeader } from "./WorkoutHeader.tsx";

const FinishPanel = lazy(() => import("./FinishPanel.tsx").then((file) => ({ default: file.FinishPanel })));
const PartPanel = lazy(() => import("./PartPanel.tsx").then((file) => ({ default: file.PartPanel })));
const RestDock = lazy(() => import("./RestDock.tsx").then((file) => ({ default: file.RestDock })));
const SessionAside = lazy(() =>
  import("./SessionAside.tsx").then((file) => ({ default: file.SessionAside })),
);
const IdleEnd = lazy(() => import("./IdleEnd.tsx").then((file) => ({ default: file.IdleEnd })));
const OptionsSheet = lazy(() =>
  import("./OptionsSheet.tsx").then((file) => ({ default: file.OptionsSheet })),
);

type RunningWorkoutProps = {
  readonly profileId: string;
  readonly session: Stored<"session">;
  readonly records: WorkoutRecords;
  /** Logs of the days before. */
  readonly history: readonly Stored<"exerciseLog">[];
  readonly save: Save;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly onBack: () => void;
  /** @param at instant of the end; now when left out */
  readonly onFinish: (at?: string) => Promise<string | undefined>;
  readonly onDiscard: () => void;
  readonly switchBlocked: string | undefined;
  readonly onSwitch: () => void;
  /** Below the exercise: where advice is asked for. */
  readonly advice?: ReactNode;
};

/** The workout while it runs. Everything shown comes from the session's own copy of the prescription. */
export function RunningWorkout({
  profileId,
  session,
  records,
  history,
  save,
  now,
  newId,
  onBack,
  onFinish,
  onDiscard,
  switchBlocked,
  onSwitch,
  advice,
}: RunningWorkoutProps) {
  const workout = session.prescription;
  const { logs, units, phase, logsReserve } = records;
  const place = gearPlaceOf({ variant: session.variant, location: workout.location });
  const ownGear = records.gear[place];
  useWakeLock();
  useUnlockedSound();
  const [alert, setAlert] = useState(readAlertChoice);
  const steps = exerciseSteps(workout, logs);
  const [chosen, setChosen] = useState<StepName>();
  const [rest, setRest] = useState<Rest | undefined>(() => asRest(readKept(session.id, "rest")));
  const [options, setOptions] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const looked = useLooked(now);
  const [goesOn, setGoesOn] = useState(() => readKept(session.id, "goesOn"));
  const idle = idleEnd(session, logs, looked);
  const current = chosen ?? openStep(readKept(session.id, "step"), workout, steps);
  const { completed, total } = workoutProgress(session, logs);
  const canFinish = finishState(session, logs) === "all" && total > 0;
  const found = useSessionRecords(
    profileId,
    {
      id: session.id,
      date: session.date,
      exerciseIds: workout.exercises.map((exercise) => exercise.exerciseId),
    },
    logs,
    canFinish,
  );
  const currentStep = typeof current === "number" ? steps[current] : undefined;
  const exercise = currentStep?.exercise;
  const exerciseId = exercise?.exerciseId;
  // Both look through months of logs and say the same until another exercise is shown.
  const last = useMemo(
    () =>
      exerciseId === undefined
        ? undefined
        : lastTimeFor(exerciseId, history, { exceptSessionId: session.id }),
    [exerciseId, history, session.id],
  );
  const load = useMemo(
    () => exercise && cardLoad({ exercise, last, phase, date: session.date, units, gear: ownGear }),
    [exercise, last, phase, session.date, units, ownGear],
  );

  const go = (step: StepName) => {
    setChosen(step);
    keep(session.id, "step", step);
  };
  // After the new step is drawn: what was pressed may be gone, and a reader should hear the new heading.
  useEffect(() => {
    if (chosen === undefined) return;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("#main h2[tabindex]")?.focus({ preventScroll: true });
  }, [chosen]);
  const setAndKeepRest = (next: Rest | undefined) => {
    setRest(next);
    keep(session.id, "rest", next);
  };
  /** The rest begins, or the partner's turn. */
  const onLogged = (position: number, set: LoggedSet, exercise: PlannedExercise) => {
    if (set.role === "warmup") {
      setAndKeepRest(startRest(restSecondsAfter(set.role, exercise), now().getTime()));
      return;
    }
    const group = groupOf(workout.exercises, position);
    const done = workSets(steps[position]?.log).length + 1;
    const { position: next, rests } = afterSet(group, position, (one) =>
      hasSetsLeft(steps[one], one === position ? done : undefined),
    );
    const seconds =
      group.length > 1 ? roundRestSeconds(workout.exercises, group) : restSecondsAfter(set.role, exercise);
    setAndKeepRest(rests ? startRest(seconds, now().getTime()) : undefined);
    if (next !== position) go(next);
  };
  const finish = async (at?: string) => {
    if (finishing) return;
    setFinishing(true);
    const message = await onFinish(at);
    if (message !== undefined) {
      setFinishing(false);
      setFailure(message);
    }
  };

  // A workout that began empty has nothing to finish yet: its list offers the first exercise.
  const showsFinish = total > 0 && (current === "finish" || (canFinish && current === "coolDown"));
  // A rest that ended hours ago tells nobody to be ready.
  const showsDock = rest !== undefined && !showsFinish && idle === undefined;
  /** All that the list tells of a step: a further set of a begun exercise draws nothing of it anew. */
  const marks = steps.map(({ log, completed }) => (completed ? "done" : log && "begun")).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: steps tell what `marks` says; `save` and `go` do the same in every picture
  const list = useMemo(
    () => (
      <QuietBoundary>
        <Suspense>
          <SessionAside
            profileId={profileId}
            session={session}
            steps={steps}
            current={current}
            place={place}
            save={save}
            onOpen={go}
          />
        </Suspense>
      </QuietBoundary>
    ),
    [profileId, session, marks, current, place],
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
        onBack={onBack}
        onOptions={() => setOptions(true)}
        progress={{
          completed,
          total,
          currentPart: currentStep === undefined ? undefined : currentStep.percent / 100,
        }}
      />
      <div className="cols">
        <div className={currentStep === undefined ? "current" : "current on-exercise"}>
          <Suspense>
            {idle !== undefined && goesOn !== idle.lastSetAt && (
              <IdleEnd
                proposal={idle}
                now={looked}
                onFinish={finish}
                onGoOn={() => {
                  setGoesOn(idle.lastSetAt);
                  keep(session.id, "goesOn", idle.lastSetAt);
                }}
              />
            )}
            {current === "warmUp" && (
              <PartPanel part="warmUp" workout={workout} onDone={() => go(nextStep(steps, -1))} />
            )}
            {current === "cardio" && (
              <PartPanel
                part="cardio"
                workout={workout}
                onDone={() => go(canFinish ? "finish" : nextStep(steps, -1))}
              />
            )}
            {current === "coolDown" && !canFinish && (
              <PartPanel part="coolDown" workout={workout} onDone={() => go(nextStep(steps, -1))} />
            )}
          </Suspense>
          {showsFinish && (
            <Suspense>
              <FinishPanel
                workout={workout}
                totals={sessionTotals(session, logs, now())}
                records={found}
                units={units}
              />
            </Suspense>
          )}
          {currentStep !== undefined && (
            <ExercisePanel
              key={`${currentStep.position} ${currentStep.exercise.exerciseId}`}
              inSession={{ profileId, session, ...currentStep }}
              units={units}
              last={last}
              load={load}
              gear={ownGear ?? usualGear(place, units)}
              logsReserve={logsReserve}
              partners={groupOf(workout.exercises, currentStep.position).flatMap((position) =>
                position === currentStep.position ? [] : (workout.exercises[position]?.name ?? []),
              )}
              bests={found?.bests ?? noBests}
              save={save}
              now={now}
              newId={newId}
              onLogged={(set) => onLogged(currentStep.position, set, currentStep.exercise)}
              onMoved={go}
              onCompleted={() => go(nextStep(steps, currentStep.position))}
            />
          )}
          {failure !== undefined && (
            <p className="danger b" role="alert">
              {failure}
            </p>
          )}
          {advice !== undefined && <Suspense>{advice}</Suspense>}
          <div className="only-phone session-below">{list}</div>
        </div>
        <div className="only-wide">{list}</div>
      </div>
      {showsDock && (
        <Suspense>
          <RestDock
            rest={rest}
            alert={alert}
            nextInWords={
              currentStep === undefined
                ? ""
                : `Set ${workSets(currentStep.log).length + 1} of ${currentStep.exercise.name}`
            }
            now={() => now().getTime()}
            next={<NextUp steps={steps} position={currentStep?.position} />}
            onChange={(seconds) => setAndKeepRest(changeRest(rest, seconds, now().getTime()))}
            onSkip={() => setAndKeepRest(undefined)}
          />
        </Suspense>
      )}
      {canFinish && !showsDock && (
        <Stick>
          <Button kind="p" xl caps busy={finishing && "Saving..."} onClick={() => void finish()}>
            FINISH WORKOUT
          </Button>
        </Stick>
      )}
      <Later when={options}>
        <OptionsSheet
          open={options}
          onClose={() => setOptions(false)}
          profileId={profileId}
          workout={workout}
          variant={session.variant}
          switchBlocked={switchBlocked}
          onSwitch={onSwitch}
          running={{
            sets: logs.reduce((sum, log) => sum + setsInOrder(log).length, 0),
            onEndEarly: () => void finish(),
            onDiscard,
            alert,
            onAlert: (choice) => {
              setAlert(choice);
              keepAlertChoice(choice);
            },
            logsReserve,
            gear: ownGear ?? usualGear(place, units),
            units,
          }}
        />
      </Later>
    </Page>
  );
}

const noBests: ReadonlySet<string> = new Set();

const asRest = (kept: unknown): Rest | undefined => {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { endsAt, totalSeconds }: { endsAt?: unknown; totalSeconds?: unknown } = kept;
  return typeof endsAt === "number" && typeof totalSeconds === "number"
    ? { endsAt, totalSeconds }
    : undefined;
};
