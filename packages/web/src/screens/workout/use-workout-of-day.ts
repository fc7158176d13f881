/** What a day's workout screen shows: the plan of the day, its sessions and logs, and which of them is meant. */
import { homeVariant } from "@muster/domain/planning/home-alternative";
import type { CivilDate } from "@muster/domain/shared/dates";
import { sessionStatus } from "@muster/domain/training/session";
import type { WorkoutVariant } from "@muster/domain/training/session-options";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePlanDay } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useWorkoutActions } from "../../features/training/session/use-workout-actions.ts";
import {
  sessionThatCounts,
  useDayLogs,
  useHistoryLogs,
  useWorkoutRecords,
  type WorkoutRecords,
} from "../../features/training/session/use-workout-records.ts";
import { useWorkoutSaves } from "../../features/training/session/use-workout-saves.ts";

/** Which workout is opened, and how. */
export type RequestedWorkout = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly requestedVariant: WorkoutVariant;
  readonly startsAtOnce: boolean;
  /** One that is over; the day's own when it is not there any more. */
  readonly requestedSessionId: string | undefined;
};

/** Reads, and starts the workout once when that was asked for. */
export const useWorkoutOfDay = ({
  profileId,
  date,
  requestedVariant,
  startsAtOnce,
  requestedSessionId,
}: RequestedWorkout) => {
  const today = useToday();
  const planDay = usePlanDay(date);
  const live = useWorkoutRecords(profileId, date);
  const logs = useDayLogs(profileId, date);
  const history = useHistoryLogs(profileId, date);
  const saves = useWorkoutSaves(profileId);
  const [again, setAgain] = useState(false);

  const known = live.state === "ready" ? live.value : undefined;
  const ofDay = logs.state === "ready" ? logs.value : undefined;
  // The same list until a log changes: stars and totals are counted again for a new one.
  const records = useMemo<WorkoutRecords | undefined>(() => {
    const requested = known?.sessions.find(
      (one) => one.id === requestedSessionId && sessionStatus(one, ofDay) === "finished",
    );
    const session = requested ?? (known && ofDay && sessionThatCounts(known.sessions, ofDay));
    return (
      known && ofDay && { ...known, session, logs: ofDay.filter((log) => log.sessionId === session?.id) }
    );
  }, [known, ofDay, requestedSessionId]);
  const session = again ? undefined : records?.session;
  const status = session === undefined ? undefined : sessionStatus(session, ofDay);
  const planned = planDay.state === "ready" ? planDay.workout : undefined;
  const atHome = planned === undefined ? undefined : homeVariant(planned);
  const variant: WorkoutVariant = requestedVariant === "home" && atHome !== undefined ? "home" : "main";
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
  const start = () => actions.start(() => setAgain(false));

  const ideas = planDay.state === "ready" && planDay.ideas;
  const mayStart = date === today && !ideas && workout?.kind === "training";
  const shouldStart = startsAtOnce && mayStart && records !== undefined && records.session === undefined;
  const startedAtOnce = useRef(false);
  useEffect(() => {
    if (!shouldStart || startedAtOnce.current) return;
    startedAtOnce.current = true;
    // First the address: by the time that the start is stored, the person may have gone to another page.
    actions.goTo(variant);
    void start();
  });

  return {
    today,
    planDay,
    live,
    logs,
    history,
    saves,
    records,
    session,
    status,
    atHome,
    variant,
    workout,
    actions,
    ideas,
    start,
    doAgain: () => setAgain(true),
  };
};

/** What the parts of the screen share. */
export type WorkoutOfDayState = ReturnType<typeof useWorkoutOfDay>;
