/** A day whose workout does not run: logged and over, or open to be started, moved or logged afterwards. */

import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatLongDate } from "@muster/domain/shared/format";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { workoutText } from "../../features/training/day/workout.text.ts";
import type { WorkoutRecords } from "../../features/training/session/use-workout-records.ts";
import type { RequestedWorkout, WorkoutOfDayState } from "./use-workout-of-day.ts";

const LoggedWorkout = lazyFile(() =>
  import("../../features/training/day/LoggedWorkout.tsx").then((file) => file.LoggedWorkout),
);
const OpenDay = lazyFile(() => import("./OpenDay.tsx").then((file) => file.OpenDay));
const ChangeTimes = lazyFile(() =>
  import("../../features/training/day/ChangeTimes.tsx").then((file) => file.ChangeTimes),
);

type ClosedDayProps = {
  readonly which: RequestedWorkout;
  readonly day: WorkoutOfDayState;
  readonly records: WorkoutRecords;
  readonly workout: NonNullable<WorkoutOfDayState["workout"]>;
  readonly warning: ReactNode;
  readonly onBack: () => void;
  readonly onEdit: () => void;
};

/** The logged workout, or the day with its buttons to start. */
export function ClosedDay({ which, day, records, workout, warning, onBack, onEdit }: ClosedDayProps) {
  const { profileId, date } = which;
  const { today, session, status, actions, saves, doAgain } = day;
  const [, navigate] = useLocation();
  const [changesTimes, setChangesTimes] = useState(false);
  const goToSession = (id: string, to: CivilDate) =>
    navigate(`/workout?date=${to}&session=${id}`, { replace: true });
  const dayText = date === today ? workoutText.todayOn(formatDate(date)) : formatLongDate(date);
  return (
    <>
      {session !== undefined && status !== "skipped" ? (
        <LoggedWorkout
          logs={records.logs}
          dayText={dayText}
          onBack={onBack}
          onEdit={
            exercisesOf(session, records.logs).length > 0 || session.prescription.kind === "training"
              ? onEdit
              : undefined
          }
          onTimes={() => setChangesTimes(true)}
          onAgain={date === today && workout.kind === "training" ? doAgain : undefined}
          onDelete={() => void actions.remove(session, onBack)}
        />
      ) : (
        <OpenDay
          which={which}
          day={day}
          workout={workout}
          shown={records}
          dayText={dayText}
          warning={warning}
          onBack={onBack}
          onEdit={onEdit}
        />
      )}
      {changesTimes && session !== undefined && status === "finished" && (
        <ChangeTimes
          profileId={profileId}
          session={session}
          logs={records.logs}
          save={saves.save}
          onClose={() => setChangesTimes(false)}
          onMoved={(to) => {
            setChangesTimes(false);
            goToSession(session.id, to);
          }}
        />
      )}
    </>
  );
}
