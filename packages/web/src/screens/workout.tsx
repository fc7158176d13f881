import { homeVariant, noHomeAlternativeText } from "@muster/domain/planning/home-alternative";
import { type CivilDate, isCivilDate } from "@muster/domain/shared/dates";
import { formatDate, formatLongDate } from "@muster/domain/shared/format";
import { sessionStatus, type WorkoutVariant } from "@muster/domain/training/session";
import {
  discardSession,
  finishSession,
  hasAnythingLogged,
  markDayDone,
  noWorkoutText,
  startOrResume,
  startSession,
  switchVariant,
} from "@muster/domain/training/workout";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { Button } from "../components/Button.tsx";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Empty } from "../components/Empty.tsx";
import { Note } from "../components/Note.tsx";
import { Page } from "../components/Page.tsx";
import { Stick } from "../components/Stick.tsx";
import { showToast } from "../components/toasts.ts";
import { useCurrentProfile } from "../data/current-profile.ts";
import type { Change } from "../data/device-store.ts";
import { saveErrorText } from "../data/save-error-text.ts";
import { useServices } from "../data/services.ts";
import { usePlanDay } from "../data/use-plan.ts";
import { useToday } from "../data/use-today.ts";
import { forgetSession } from "../features/training/kept.ts";
import { Later } from "../features/training/Later.tsx";
import { RunningWorkout } from "../features/training/RunningWorkout.tsx";
import "../features/training/training.css";
import { useHistoryLogs, useWorkoutRecords } from "../features/training/use-workout-records.ts";
import { WorkoutHeader } from "../features/training/WorkoutHeader.tsx";

const LoggedWorkout = lazy(() =>
  import("../features/training/LoggedWorkout.tsx").then((file) => ({ default: file.LoggedWorkout })),
);
const Preview = lazy(() =>
  import("../features/training/Preview.tsx").then((file) => ({ default: file.Preview })),
);
const RestDay = lazy(() =>
  import("../features/training/RestDay.tsx").then((file) => ({ default: file.RestDay })),
);
const EditWorkout = lazy(() =>
  import("../features/training/EditWorkout.tsx").then((file) => ({ default: file.EditWorkout })),
);
const OptionsSheet = lazy(() =>
  import("../features/training/OptionsSheet.tsx").then((file) => ({ default: file.OptionsSheet })),
);

/** `/workout?date=YYYY-MM-DD&variant=main|home`, with `&start=1` from the START WORKOUT button. */
export default function WorkoutScreen() {
  const query = new URLSearchParams(useSearch());
  const date = query.get("date") ?? "";
  const profile = useCurrentProfile();
  if (!isCivilDate(date) || profile === undefined)
    return (
      <Page title="Workout" narrow>
        <h1 className="vh">Workout</h1>
        <Empty
          icon="dumbbell"
          title={noWorkoutText}
          text="Pick one from Today or your schedule."
          action={
            <ButtonLink kind="p" xl href="/">
              Go Home
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <WorkoutOfDay
      key={`${profile.id}.${date}`}
      profileId={profile.id}
      date={date}
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
};

function WorkoutOfDay({ profileId, date, asked, startsAtOnce }: WorkoutOfDayProps) {
  const { store, now, newId } = useServices();
  const [, navigate] = useLocation();
  const today = useToday();
  const planDay = usePlanDay(date);
  const live = useWorkoutRecords(profileId, date);
  const history = useHistoryLogs(profileId, date);
  const [options, setOptions] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [again, setAgain] = useState(false);
  const [editing, setEditing] = useState(false);
  const busy = useRef(false);

  const save = async (changes: readonly Change[]): Promise<string | undefined> => {
    if (changes.length === 0) return undefined;
    const saved = await store.write(profileId, changes);
    return saved.ok ? undefined : saveErrorText(saved.error);
  };
  /** One at a time: a double tap starts, finishes or discards once. */
  const once = async (work: () => Promise<string | undefined>): Promise<string | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const message = await work();
      setFailure(message);
      return message;
    } finally {
      busy.current = false;
    }
  };

  const records = live.state === "ready" ? live.value : undefined;
  const session = again ? undefined : records?.session;
  const planned = planDay.state === "ready" ? planDay.workout : undefined;
  const atHome = planned === undefined ? undefined : homeVariant(planned);
  const variant: WorkoutVariant = asked === "home" && atHome !== undefined ? "home" : "main";
  const workout = variant === "home" ? atHome : planned;

  const goTo = (next: WorkoutVariant) => navigate(`/workout?date=${date}&variant=${next}`, { replace: true });
  const startInput = () =>
    planDay.state !== "ready" || workout === undefined
      ? undefined
      : {
          profileId,
          date,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          now: now().toISOString(),
          plan:
            planDay.plan === undefined ? null : { planId: planDay.plan.id, planDayId: planDay.planDayKey },
          variant,
          workout,
        };
  const start = () =>
    once(async () => {
      const input = startInput();
      if (input === undefined || records === undefined) return undefined;
      const next = startOrResume(records.sessions, date);
      if (next.type === "resume") return undefined;
      const message = await save(startSession({ ...input, ordinal: next.ordinal }).changes);
      if (message === undefined) setAgain(false);
      return message;
    });
  const markDone = () =>
    once(async () => {
      const input = startInput();
      if (input === undefined) return undefined;
      const message = await save(markDayDone(input));
      if (message !== undefined) return message;
      showToast({ kind: "success", text: "Marked as done." });
      navigate("/");
      return undefined;
    });

  /** A day that has passed: the workout is written down as done, and its sets are filled in. */
  const logPast = () =>
    once(async () => {
      const input = startInput();
      if (input === undefined || records === undefined) return undefined;
      const next = startOrResume(records.sessions, date);
      if (next.type === "resume") return undefined;
      const { logPastSession } = await import("@muster/domain/training/session-changes");
      const then = `${date}T12:00:00.000Z`;
      const message = await save(logPastSession({ ...input, ordinal: next.ordinal, now: then }).changes);
      if (message === undefined) setEditing(true);
      return message;
    });

  const ideas = planDay.state === "ready" && planDay.ideas;
  const mayLog = date === today && !ideas;
  const mayStart = mayLog && workout !== undefined && workout.kind === "training";
  const shouldStart = startsAtOnce && mayStart && records !== undefined && records.session === undefined;
  const startedAtOnce = useRef(false);
  useEffect(() => {
    if (!shouldStart || startedAtOnce.current) return;
    startedAtOnce.current = true;
    void start().then(() => goTo(variant));
  });

  if (live.state === "error") throw live.error;
  if (records === undefined || history.state !== "ready")
    return (
      <Page title="Workout" bare>
        {null}
      </Page>
    );

  // Other days are opened from the schedule.
  const back = () => navigate(date === today ? "/" : "/schedule");
  if (session !== undefined && sessionStatus(session) === "running") {
    const logged = hasAnythingLogged(session, records.logs);
    const other: WorkoutVariant = session.variant === "main" ? "home" : "main";
    return (
      <RunningWorkout
        key={session.id}
        profileId={profileId}
        session={session}
        records={records}
        history={history.value}
        save={save}
        now={now}
        newId={newId}
        onBack={back}
        switchBlocked={
          logged ? "You have logged something here. End early or discard it to switch." : undefined
        }
        onSwitch={() =>
          void once(async () => {
            const target = other === "home" ? atHome : planned;
            if (target === undefined) {
              showToast({ kind: "info", text: noHomeAlternativeText });
              return undefined;
            }
            const changed = switchVariant(session, records.logs, { variant: other, workout: target });
            if (!changed.ok) return undefined;
            const message = await save(changed.value);
            if (message === undefined) goTo(other);
            return message;
          })
        }
        onFinish={() =>
          once(async () => {
            const finished = finishSession(session, records.logs, now().toISOString());
            if (!finished.ok) return "Nothing is logged yet. Log a set first, or discard the workout.";
            const message = await save(finished.value.changes);
            if (message !== undefined) return message;
            forgetSession(session.id);
            showToast({ kind: "success", text: finished.value.message });
            navigate("/");
            return undefined;
          })
        }
        onDiscard={() =>
          void once(async () => {
            const message = await save(discardSession(session, now().toISOString()));
            if (message !== undefined) return message;
            forgetSession(session.id);
            showToast({
              kind: "info",
              text: "Workout discarded",
              undo: () => void save([{ kind: "session", id: session.id, patch: { discardedAt: null } }]),
            });
            navigate("/");
            return undefined;
          })
        }
      />
    );
  }
  if (editing && session !== undefined && sessionStatus(session) === "finished")
    return (
      <Suspense>
        <EditWorkout
          profileId={profileId}
          session={session}
          records={records}
          history={history.value}
          save={save}
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

  const dayText = date === today ? `Today, ${formatDate(date)}` : formatLongDate(date);
  const notice = (
    <>
      {asked === "home" && atHome === undefined && <Note icon="info">{noHomeAlternativeText}</Note>}
      {failure !== undefined && (
        <p className="danger b" role="alert">
          {failure}
        </p>
      )}
    </>
  );
  if (session !== undefined && sessionStatus(session) !== "skipped")
    return (
      <Suspense>
        <LoggedWorkout
          session={session}
          logs={records.logs}
          units={records.units}
          dayText={dayText}
          onBack={back}
          onEdit={session.prescription.exercises.length > 0 ? () => setEditing(true) : undefined}
          onAgain={date === today && workout.kind === "training" ? () => setAgain(true) : undefined}
        />
      </Suspense>
    );
  const rests = workout.kind !== "training";
  const mayLogPast = date < today && !ideas && !rests;
  return (
    <Page title={workout.name} bare narrow stick={mayLog || mayLogPast} className="workout-paper">
      <WorkoutHeader
        title={rests ? "Recovery" : "Workout"}
        below={dayText}
        onBack={back}
        onOptions={rests ? undefined : () => setOptions(true)}
      />
      {rests ? (
        <Suspense>
          <RestDay workout={workout} notice={notice} />
        </Suspense>
      ) : (
        <Suspense>
          <Preview
            workout={workout}
            notice={
              <>
                {notice}
                {date !== today && session === undefined && (
                  <Note icon="info">
                    {date > today
                      ? `You can start this workout on ${formatLongDate(date)}.`
                      : "This day has passed. Nothing was logged."}
                  </Note>
                )}
                {session !== undefined && (
                  <Note icon="info">
                    {date === today ? "You skipped this workout today." : "You skipped this workout."}
                  </Note>
                )}
              </>
            }
          />
        </Suspense>
      )}
      {mayLogPast && (
        <Stick>
          <Button kind="s" xl onClick={() => void logPast()}>
            Log this workout
          </Button>
        </Stick>
      )}
      {mayLog && (
        <Stick>
          {rests ? (
            <Button kind="p" xl onClick={() => void markDone()}>
              Mark done
            </Button>
          ) : (
            <Button kind="p" xl caps onClick={() => void start()}>
              {variant === "home" ? "START HOME WORKOUT" : "START WORKOUT"}
            </Button>
          )}
        </Stick>
      )}
      <Later when={options}>
        <OptionsSheet
          open={options}
          onClose={() => setOptions(false)}
          profileId={profileId}
          workout={workout}
          variant={variant}
          switchBlocked={undefined}
          onSwitch={() => {
            if (variant === "main" && atHome === undefined)
              showToast({ kind: "info", text: noHomeAlternativeText });
            else goTo(variant === "main" ? "home" : "main");
          }}
        />
      </Later>
    </Page>
  );
}
