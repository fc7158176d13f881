/** What can be done with the workout of a date: start, mark done, log afterwards, switch, finish, discard. */
import { homeVariant, noHomeAlternativeText } from "@muster/domain/planning/home-alternative";
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { WorkoutVariant } from "@muster/domain/training/session";
import {
  discardSession,
  finishSession,
  markDayDone,
  startOrResume,
  startSession,
  switchVariant,
} from "@muster/domain/training/workout";
import { useLocation } from "wouter";
import { showToast } from "../../components/toasts.ts";
import type { Stored } from "../../data/device-store.ts";
import { useServices } from "../../data/services.ts";
import type { PlanDayState } from "../../data/use-plan.ts";
import { forgetSession } from "./kept.ts";
import type { WorkoutSaves } from "./use-workout-saves.ts";

type Input = {
  readonly profileId: string;
  readonly date: CivilDate;
  readonly planDay: PlanDayState;
  readonly variant: WorkoutVariant;
  /** The day as it would be trained; undefined until the plan is read. */
  readonly workout: DayWorkout | undefined;
  /** All of the date; undefined until they are read. */
  readonly sessions: readonly Stored<"session">[] | undefined;
  readonly saves: WorkoutSaves;
};

/** Each answers with what to tell when it could not, and then has changed nothing. */
export const useWorkoutActions = ({
  profileId,
  date,
  planDay,
  variant,
  workout,
  sessions,
  saves: { save, once, logsNow },
}: Input) => {
  const { now } = useServices();
  const [, navigate] = useLocation();
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
  const variants = () => {
    const main = planDay.state === "ready" ? planDay.workout : undefined;
    return { main, home: main === undefined ? undefined : homeVariant(main) };
  };

  return {
    goTo,
    start: (onStarted: () => void) =>
      once(async () => {
        const input = startInput();
        if (input === undefined || sessions === undefined) return undefined;
        const next = startOrResume(sessions, date);
        if (next.type === "resume") return undefined;
        const message = await save(startSession({ ...input, ordinal: next.ordinal }).changes);
        if (message === undefined) onStarted();
        return message;
      }),
    markDone: () =>
      once(async () => {
        const input = startInput();
        if (input === undefined) return undefined;
        const message = await save(markDayDone(input));
        if (message !== undefined) return message;
        showToast({ kind: "success", text: "Marked as done." });
        navigate("/");
        return undefined;
      }),
    /** A day that has passed: the workout is written down as done, and its sets are filled in. */
    logPast: (onLogged: () => void) =>
      once(async () => {
        const input = startInput();
        if (input === undefined || sessions === undefined) return undefined;
        const next = startOrResume(sessions, date);
        if (next.type === "resume") return undefined;
        const { logPastSession } = await import("@muster/domain/training/session-changes");
        const then = `${date}T12:00:00.000Z`;
        const message = await save(logPastSession({ ...input, ordinal: next.ordinal, now: then }).changes);
        if (message === undefined) onLogged();
        return message;
      }),
    switchTo: (session: Stored<"session">) =>
      once(async () => {
        const other: WorkoutVariant = session.variant === "main" ? "home" : "main";
        const target = variants()[other];
        if (target === undefined) {
          showToast({ kind: "info", text: noHomeAlternativeText });
          return undefined;
        }
        const changed = switchVariant(session, await logsNow(session), { variant: other, workout: target });
        if (!changed.ok) return undefined;
        const message = await save(changed.value);
        if (message === undefined) goTo(other);
        return message;
      }),
    /** @param at instant of the end; now when left out */
    finish: (session: Stored<"session">, at?: string) =>
      once(async () => {
        const finished = finishSession(session, await logsNow(session), at ?? now().toISOString());
        if (!finished.ok) return "Nothing is logged yet. Log a set first, or discard the workout.";
        const message = await save(finished.value.changes);
        if (message !== undefined) return message;
        forgetSession(session.id);
        showToast({ kind: "success", text: finished.value.message });
        navigate("/");
        return undefined;
      }),
    discard: (session: Stored<"session">) =>
      once(async () => {
        const message = await save(discardSession(session, now().toISOString(), await logsNow(session)));
        if (message !== undefined) return message;
        forgetSession(session.id);
        showToast({
          kind: "info",
          text: "Workout discarded",
          undo: () => void save([{ kind: "session", id: session.id, patch: { discardedAt: null } }]),
        });
        navigate("/");
        return undefined;
      }),
  };
};
