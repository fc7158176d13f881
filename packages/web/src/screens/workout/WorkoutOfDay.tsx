/** A day's workout: open, running, finished, or being edited. */
import { formatLongDate } from "@muster/domain/shared/format";
import { workoutOf } from "@muster/domain/training/session-exercises";
import { type ReactNode, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Note } from "../../components/layout/Note.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../components/loading/QuietBoundary.tsx";
import { LazyAdvice, LazyWarning } from "../../features/coaching/advice/LazyAdvice.tsx";
import { WorkoutHeader } from "../../features/training/day/WorkoutHeader.tsx";
import { workoutText } from "../../features/training/day/workout.text.ts";
import { OpenSessionProvider } from "../../features/training/session/OpenSessionProvider.tsx";
import { RunningWorkout } from "../../features/training/session/RunningWorkout.tsx";
import { ClosedDay } from "./ClosedDay.tsx";
import { type RequestedWorkout, useWorkoutOfDay } from "./use-workout-of-day.ts";

const RequestsCard = lazyFile(() =>
  import("../../features/requests/RequestsCard.tsx").then((file) => file.RequestsCard),
);
const EditWorkout = lazyFile(() =>
  import("../../features/training/day/EditWorkout.tsx").then((file) => file.EditWorkout),
);

type WorkoutOfDayProps = RequestedWorkout & { readonly editsAtOnce: boolean };

/** Everything of one day; which part is shown follows from what the records say. */
export function WorkoutOfDay({ editsAtOnce, ...which }: WorkoutOfDayProps) {
  const { profileId, date } = which;
  const [, navigate] = useLocation();
  const announced = useRef(false);
  const [editing, setEditing] = useState(editsAtOnce);
  const day = useWorkoutOfDay(which);
  const { today, planDay, live, logs, history, saves, records, session, status, workout, actions } = day;
  const warning = <LazyWarning profileId={profileId} today={today} announced={announced} />;

  if (live.state === "error") throw live.error;
  if (logs.state === "error") throw logs.error;
  if (records === undefined || history.state !== "ready")
    return (
      <Page title={workoutText.workout} bare>
        {null}
      </Page>
    );

  // Other days are opened from the schedule; one that still runs after midnight is resumed from Home.
  const back = () => navigate(date === today || status === "running" ? "/" : "/schedule");
  /** Parts of a workout know which one they are of. */
  const inSession = (parts: ReactNode) =>
    session === undefined ? (
      parts
    ) : (
      <OpenSessionProvider
        key={session.id}
        profileId={profileId}
        session={session}
        records={records}
        history={history.value}
        save={saves.save}
      >
        {parts}
      </OpenSessionProvider>
    );
  if (session !== undefined && status === "running")
    return inSession(
      <RunningWorkout
        logs={records.logs}
        actions={actions}
        onBack={back}
        warning={warning}
        advice={<LazyAdvice profileId={profileId} today={today} workout={workoutOf(session, records.logs)} />}
        afterwards={
          <QuietBoundary>
            <RequestsCard profileId={profileId} today={today} only="hurts" />
          </QuietBoundary>
        }
      />,
    );
  if (editing && session !== undefined && status === "finished")
    return inSession(<EditWorkout logs={records.logs} saves={saves} onDone={() => setEditing(false)} />);
  if (planDay.state !== "ready" || workout === undefined)
    return (
      <Page title={workoutText.workout} bare narrow>
        <WorkoutHeader title={workoutText.workout} below={formatLongDate(date)} onBack={back} />
        {planDay.state === "loading" && planDay.waitsFor === "sync" && (
          <Note icon="cloud">{workoutText.planNotHere}</Note>
        )}
      </Page>
    );

  return inSession(
    <ClosedDay
      which={which}
      day={day}
      records={records}
      workout={workout}
      warning={warning}
      onBack={back}
      onEdit={() => setEditing(true)}
    />,
  );
}
