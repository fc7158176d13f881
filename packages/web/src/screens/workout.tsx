import { homeVariant, noHomeAlternativeText } from "@muster/domain/planning/home-alternative";
import { type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatLongDate } from "@muster/domain/shared/format";
import { sessionStatus } from "@muster/domain/training/session";
import { exercisesOf, workoutOf } from "@muster/domain/training/session-exercises";
import type { WorkoutVariant } from "@muster/domain/training/session-options";
import { hasAnythingLogged, noWorkoutText } from "@muster/domain/training/workout";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Empty } from "../components/layout/Empty.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page } from "../components/layout/Page.tsx";
import { QuietBoundary } from "../components/loading/QuietBoundary.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { usePlanDay } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { LaterAdvice, LaterWarning } from "../features/coaching/advice/LaterAdvice.tsx";
import { RunningWorkout } from "../features/training/session/RunningWorkout.tsx";
import "../features/training/training.css";
import { WorkoutHeader } from "../features/training/day/WorkoutHeader.tsx";
import { useWorkoutActions } from "../features/training/session/use-workout-actions.ts";
import {
  sessionThatCounts,
  useDayLogs,
  useHistoryLogs,
  useWorkoutRecords,
  type WorkoutRecords,
} from "../features/training/session/use-workout-records.ts";
import { useWorkoutSaves } from "../features/training/session/use-workout-saves.ts";

const LoggedWorkout = lazy(() =>
  import("../features/training/day/LoggedWorkout.tsx").then((file) => ({ default: file.LoggedWorkout })),
);
const RequestsCard = lazy(() =>
  import("../features/requests/RequestsCard.tsx").then((file) => ({ default: file.RequestsCard })),
);
const OpenDay = lazy(() =>
  import("../features/training/day/OpenDay.tsx").then((file) => ({ default: file.OpenDay })),
);
const ChangeTimes = lazy(() =>
  import("../features/training/day/ChangeTimes.tsx").then((file) => ({ default: file.ChangeTimes })),
);
const EditWorkout = lazy(() =>
  import("../features/training/day/EditWorkout.tsx").then((file) => ({ default: file.EditWorkout })),
);

/**
 * `/workout?date=YYYY-MM-DD&variant=main|home`, with `&start=1` from the START WORKOUT button; `&session=ID` for one of
 * several workouts of the day, with `&edit=1` to fill in its sets.
 */
export default function WorkoutScreen() {
  const query = new URLSearchParams(useSearch());
  const date = query.get("date") ?? "";
  const profile = useCurrentProfile();
  if (!isCivilDate(date) || profile === undefined)
    return (
      <Page title="Workout" narrow>
        <h1 className="visually-hidden">Workout</h1>
        <Empty
          icon="dumbbell"
          title={noWorkoutText}
          text="Pick one from Today or your schedule."
          action={
            <ButtonLink variant="primary" xl href="/">
              Go Home
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <WorkoutOfDay
      key={`${profile.id}.${date}.${query.get("session") ?? ""}`}
      profileId={profile.id}
      date={date}
      askedSession={query.get("session") ?? undefined}
      editsAtOnce={query.get("edit") === "1"}
      asked={query.get("variant") === "home" ? "home" : "main"}
      startsAtOnce={query.get("start") === "1"}
    />
  );
}

type WorkoutOfDayProps = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly asked: WorkoutVariant;
  readonly startsAtOnce: boolean;
  /** One that is over; the day's own when it is not there any more. */
  readonly askedSession: string | undefined;
  readonly editsAtOnce: boolean;
};

function WorkoutOfDay({
  profileId,
  date,
  asked,
  startsAtOnce,
  askedSession,
  editsAtOnce,
}: WorkoutOfDayProps) {
  const { now, newId } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const planDay = usePlanDay(date);
  const live = useWorkoutRecords(profileId, date);
  const logs = useDayLogs(profileId, date);
  const history = useHistoryLogs(profileId, date);
  const saves = useWorkoutSaves(profileId);
  const heard = useRef(false);
  const [again, setAgain] = useState(false);
  const [editing, setEditing] = useState(editsAtOnce);
  const [changesTimes, setChangesTimes] = useState(false);

  const known = live.state === "ready" ? live.value : undefined;
  const ofDay = logs.state === "ready" ? logs.value : undefined;
  // The same list until a log changes: stars and totals are counted again for a new one.
  const records = useMemo<WorkoutRecords | undefined>(() => {
    const asked = known?.sessions.find(
      (one) => one.id === askedSession && sessionStatus(one, ofDay) === "finished",
    );
    const session = asked ?? (known && ofDay && sessionThatCounts(known.sessions, ofDay));
    return (
      known && ofDay && { ...known, session, logs: ofDay.filter((log) => log.sessionId === session?.id) }
    );
  }, [known, ofDay, askedSession]);
  const session = again ? undefined : records?.session;
  const status = session === undefined ? undefined : sessionStatus(session, ofDay);
  const planned = planDay.state === "ready" ? planDay.workout : undefined;
  const atHome = planned === undefined ? undefined : homeVariant(planned);
  const variant: WorkoutVariant = asked === "home" && atHome !== undefined ? "home" : "main";
  const workout = variant === "home" ? atHome : planned;
  const actions = useWorkoutActions({
    profileId,
    date,
    planDay,
    variant,
    workout,
    sessions: records?.sessions,
    saves,
  });
  const warning = <LaterWarning profileId={profileId} today={today} heard={heard} />;
  const start = () => actions.start(() => setAgain(false));

  const ideas = planDay.state === "ready" && planDay.ideas;
  const mayStart = date === today && !ideas && workout?.kind === "training";
  const shouldStart = startsAtOnce && mayStart && records !== undefined && records.session === undefined;
  const startedAtOnce = useRef(false);
  useEffect(() => {
    if (!shouldStart || startedAtOnce.current) return;
    startedAtOnce.current = true;
    void start().then(() => actions.goTo(variant));
  });

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
        advice={
          <LaterAdvice profileId={profileId} today={today} workout={workoutOf(session, records.logs)} />
        }
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

  const goToSession = (id: string, to: CivilDate) =>
    navigate(`/workout?date=${to}&session=${id}`, { replace: true });
  const dayText = date === today ? `Today, ${formatDate(date)}` : formatLongDate(date);
  return (
    <Suspense>
      {session !== undefined && status !== "skipped" ? (
        <LoggedWorkout
          profileId={profileId}
          session={session}
          logs={records.logs}
          units={records.units}
          dayText={dayText}
          onBack={back}
          onEdit={
            exercisesOf(session, records.logs).length > 0 || session.prescription.kind === "training"
              ? () => setEditing(true)
              : undefined
          }
          onTimes={() => setChangesTimes(true)}
          onAgain={date === today && workout.kind === "training" ? () => setAgain(true) : undefined}
          onDelete={() => void actions.remove(session, back)}
        />
      ) : (
        <OpenDay
          profileId={profileId}
          date={date}
          today={today}
          dayText={dayText}
          workout={workout}
          shown={records}
          variant={variant}
          withoutHome={asked === "home" && atHome === undefined}
          hasHome={atHome !== undefined}
          wasSkipped={session !== undefined}
          ideas={ideas}
          failure={saves.failure}
          onBack={back}
          onStart={() => void start()}
          onMarkDone={() => void actions.markDone()}
          onLogPast={() => void actions.logPast(() => setEditing(true))}
          onVariant={actions.goTo}
          onNoHome={() => showToast({ kind: "info", text: noHomeAlternativeText })}
          warning={warning}
          advice={<LaterAdvice profileId={profileId} today={today} workout={workout} />}
        />
      )}
      {changesTimes && session !== undefined && status === "finished" && (
        <Suspense>
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
        </Suspense>
      )}
    </Suspense>
  );
}
