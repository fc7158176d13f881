import "../parts.css";
import { formatCount } from "@muster/domain/shared/format";
import { timeOfDay } from "@muster/domain/shared/time-of-day";
import { setInWords } from "@muster/domain/training/last-time";
import { hasLogContent, isLogComplete } from "@muster/domain/training/log-content";
import { isRated, setsInOrder } from "@muster/domain/training/session";
import { exercisesOf } from "@muster/domain/training/session-exercises";
import { shownTimes } from "@muster/domain/training/session-times";
import type { SetRole } from "@muster/domain/training/set-roles";
import { roleNames } from "@muster/domain/training/texts/set.text";
import { loadWords } from "@muster/domain/training/weights/gear";
import { finalProgress } from "@muster/domain/training/workout-progress";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { ButtonLink } from "../../../components/controls/ButtonLink.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Page } from "../../../components/layout/Page.tsx";
import { WholeWords } from "../../../components/layout/WholeWords.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import type { Stored } from "../../../data/store/device-store.ts";
import { RecordList } from "../records/RecordList.tsx";
import { sessionTotals } from "../records/session-totals.ts";
import { TotalsStats } from "../records/TotalsStats.tsx";
import { useSessionRecords } from "../records/use-session-records.ts";
import { useOpenSession } from "../session/open-session.ts";
import { useFollowSession } from "../session/use-follow-session.ts";
import { MobilityList } from "./MobilityList.tsx";
import { timesText } from "./times.text.ts";
import { WorkoutHeader } from "./WorkoutHeader.tsx";
import { workoutText } from "./workout.text.ts";

type LoggedWorkoutProps = {
  /** Of the session. */
  readonly logs: readonly Stored<"exerciseLog">[];
  readonly dayText: string;
  readonly onBack: () => void;
  /** Only today: a second session on purpose. */
  readonly onAgain: (() => void) | undefined;
  /** Left out on a rest day: there are no sets. */
  readonly onEdit: (() => void) | undefined;
  readonly onDelete: () => void;
  readonly onTimes: () => void;
};

/** A workout that is done, to read again. */
export function LoggedWorkout({
  logs,
  dayText,
  onBack,
  onAgain,
  onEdit,
  onDelete,
  onTimes,
}: LoggedWorkoutProps) {
  const { profileId, session, units } = useOpenSession();
  const [asks, setAsks] = useState(false);
  useFollowSession(profileId, session, logs);
  const exercises = exercisesOf(session, logs);
  const rested = session.totalExercises === 0 || (logs.length === 0 && onEdit === undefined);
  // The same volume as at the finish and in Progress: what was moved, both hands and sides.
  const found = useSessionRecords(exercises, logs, true);
  const { completed, total } = finalProgress(session, logs);
  const shown = shownTimes(session, logs, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [hour = 0, minute = 0] = shown.time.split(":").map(Number);
  // In the order of the list; an imported workout may have logs that it does not list.
  const placeOf = (log: Stored<"exerciseLog">): number => {
    const place = exercises.findIndex(({ exerciseId }) => exerciseId === log.exerciseId);
    return place < 0 ? exercises.length + log.position : place;
  };
  const shownLogs = logs.filter(hasLogContent).toSorted((a, b) => placeOf(a) - placeOf(b));
  /** '40 × 8 per hand': what the number means, once a line. */
  const loadOf = (log: Stored<"exerciseLog">): string => {
    const exercise = exercises.find(({ exerciseId }) => exerciseId === log.exerciseId);
    const words = exercise === undefined ? "" : loadWords(exercise);
    return words === "" || !setsInOrder(log).some(({ weight }) => weight !== null) ? "" : `, ${words}`;
  };
  return (
    <Page title={session.workoutName} bare narrow className="workout-paper">
      <WorkoutHeader title={workoutText.workout} below={dayText} onBack={onBack} />
      <section className="stack-8">
        <h2 className="title-large">{session.workoutName}</h2>
        <p className="muted text-large">
          {total === 0
            ? workoutText.done
            : workoutText.doneOf({ completed, total: formatCount(total, "exercise") })}
        </p>
        {/* Written down afterwards, nobody said when it was. */}
        {shown.minutes !== "" && <p className="muted">{timesText.began(timeOfDay(hour * 60 + minute))}</p>}
      </section>
      {session.prescription.activeRecovery.length > 0 && (
        <section className="card">
          <MobilityList items={session.prescription.activeRecovery} />
        </section>
      )}
      {!rested && (
        <TotalsStats
          totals={sessionTotals(session, logs, new Date(0))}
          volumeLb={found?.volumeLb}
          units={units}
        />
      )}
      {found !== undefined && found.events.length > 0 && <RecordList events={found.events} units={units} />}
      {shownLogs.length > 0 && (
        <ul className="card flush list">
          {shownLogs.map((log) => (
            <li key={log.id}>
              <span className="lead ca">{isLogComplete(session, log) && <Icon name="check" />}</span>
              <span className="grow">
                <b>
                  <WholeWords text={log.name} />
                </b>
                <span className="text-small muted">
                  {workoutText.setsAndLoad({
                    sets: setsInOrder(log)
                      .map((set) =>
                        // A line never ends within a set.
                        (roleWord(set.role) + setInWords(set, units)).replaceAll(" ", "\u00a0"),
                      )
                      .join(", "),
                    load: loadOf(log),
                  })}
                </span>
                {log.notes !== "" && <p className="text-small muted">{log.notes}</p>}
              </span>
              {isRated(log) && (
                <span className="text-small muted">{workoutText.difficulty(log.difficulty)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {onEdit !== undefined && (
        <Button variant="secondary" xl onClick={onEdit}>
          <Icon name="edit" />
          {workoutText.editSets}
        </Button>
      )}
      <Button variant="secondary" xl onClick={onTimes}>
        <Icon name="clock" />
        {timesText.change}
      </Button>
      {exercises.length > 0 && (
        <ButtonLink variant="secondary" xl href={`/templates?session=${session.id}`}>
          <Icon name="list" />
          {workoutText.repeatOrSave}
        </ButtonLink>
      )}
      {onAgain !== undefined && (
        <Button variant="secondary" xl onClick={onAgain}>
          {workoutText.trainAgain}
        </Button>
      )}
      <Button variant="ghost-danger" full onClick={() => setAsks(true)}>
        <Icon name="trash" size="s" />
        {workoutText.deleteWorkout}
      </Button>
      <ConfirmDialog
        open={asks}
        title={workoutText.deleteQuestion}
        text={workoutText.deleteHint}
        confirm={workoutText.deleteWorkout}
        cancel={commonText.keepIt}
        danger
        onConfirm={() => {
          setAsks(false);
          onDelete();
        }}
        onCancel={() => setAsks(false)}
      />
    </Page>
  );
}

/** Before the numbers of a set that was not a normal one. */
const roleWord = (role: SetRole): string =>
  role === "working" ? "" : role === "amrap" ? "AMRAP " : `${roleNames[role].toLowerCase()} `;
