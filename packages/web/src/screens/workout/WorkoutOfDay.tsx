/** A day's workout: open, running, finished, or being edited. */
import { formatLongDate } from "@muster/domain/shared/format";
import { workoutOf } from "@muster/domain/training/session-exercises";
import { hasAnythingLogged } from "@muster/domain/training/workout";
import { lazy, Suspense, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Note } from "../../components/layout/Note.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { QuietBoundary } from "../../components/loading/QuietBoundary.tsx";
import { useServices } from "../../data/services.ts";
import { LazyAdvice, LazyWarning } from "../../features/coaching/advice/LazyAdvice.tsx";
import { WorkoutHeader } from "../../features/training/day/WorkoutHeader.tsx";
import { RunningWorkout } from "../../features/training/session/RunningWorkout.tsx";
import { ClosedDay } from "./ClosedDay.tsx";
import { useWorkoutOfDay, type WorkoutAsked } from "./use-workout-of-day.ts";

const RequestsCard = lazy(() =>
  import("../../features/requests/RequestsCard.tsx").then((file) => ({ default: file.RequestsCard })),
);
const EditWorkout = lazy(() =>
  import("../../features/training/day/EditWorkout.tsx").then((file) => ({ default: file.EditWorkout })),
);

type WorkoutOfDayProps = WorkoutAsked & { readonly editsAtOnce: boolean };

/** Everything of one day; which part is shown follows from what the records say. */
export function WorkoutOfDay({ editsAtOnce, ...which }: WorkoutOfDayProps) {
  const { profileId, date } = which;
  const { now, newId } = useServices();
  const [, navigate] = useLocation();
  const heard = useRef(false);
  const [editing, setEditing] = useState(editsAtOnce);
  const day = useWorkoutOfDay(which);
  const { today, planDay, live, logs, history, saves, records, session, status, workout, actions } = day;
  const warning = <LazyWarning profileId={profileId} today={today} heard={heard} />;

  if (live.state === "error") throw live.error;
  if (logs.state === "error") throw logs.error;
  if (records === undefined || history.state !== "ready")
    return (
      <Page title="Workout" bare>
        {null}
      </Page>
    );

  // Other days are opened from the schedule; one that still runs after midnight is resumed from Home.
  const back = () => navigate(date === today || status === "running" ? "/" : "/schedule");
  if (session !== undefined && status === "running")
    return (
      <RunningWorkout
        key={session.id}
        profileId={profileId}
        session={session}
        records={records}
        history={history.value}
        save={saves.save}
        now={now}
        newId={newId}
        onBack={back}
        switchBlocked={
          hasAnythingLogged(session, records.logs)
            ? "You have logged something here. End early or discard it to switch."
            : undefined
        }
        onSwitch={() => void actions.switchTo(session)}
        onFinish={(at) => actions.finish(session, at)}
        onDiscard={() => void actions.discard(session)}
        warning={warning}
        advice={<LazyAdvice profileId={profileId} today={today} workout={workoutOf(session, records.logs)} />}
        afterwards={
          <QuietBoundary>
            <Suspense>
              <RequestsCard profileId={profileId} today={today} only="hurts" />
            </Suspense>
          </QuietBoundary>
        }
      />
    );
  if (editing && session !== undefined && status === "finished")
    return (
      <Suspense>
        <EditWorkout
          profileId={profileId}
          session={session}
          records={records}
          history={history.value}
          saves={saves}
          newId={newId}
          onDone={() => setEditing(false)}
        />
      </Suspense>
    );
  if (planDay.state !== "ready" || workout === undefined)
    return (
      <Page title="Workout" bare narrow>
        <WorkoutHeader title="Workout" below={formatLongDate(date)} onBack={back} />
        {planDay.state === "loading" && planDay.waitsFor === "sync" && (
          <Note icon="cloud">This plan is not on this device yet. It comes with the next sync.</Note>
        )}
      </Page>
    );

  return (
    <ClosedDay
      which={which}
      day={day}
      records={records}
      workout={workout}
      warning={warning}
      onBack={back}
      onEdit={() => setEditing(true)}
    />
  );
}
