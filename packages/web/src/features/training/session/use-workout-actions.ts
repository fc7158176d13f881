/** What can be done with the workout of a date: start, mark done, log afterwards, switch, finish, discard. */
import { homeVariant } from "@muster/domain/planning/home-alternative";
import type { DayWorkout } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { WorkoutVariant } from "@muster/domain/training/session-options";
import { finishSession, startOrResume, startWorkout } from "@muster/domain/training/workout";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { createPart } from "../../../components/loading/lazy-part.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { PlanDayState } from "../../../data/reads/use-plan.ts";
import { useServices } from "../../../data/services.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { sessionText } from "../session.text.ts";
import { forgetSession } from "./session-storage.ts";
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

const importRare = () => import("./rare-actions.ts");
const rareActions = createPart(importRare);

/** What can be done with the workout of a date. */
export type WorkoutActions = ReturnType<typeof useWorkoutActions>;

/** Each answers with what to tell when it could not, and then has changed nothing. */
export const useWorkoutActions = ({ profileId, date, planDay, variant, workout, sessions, saves }: Input) => {
  const { save, once, logsNow } = saves;
  const { now } = useServices();
  const [, navigate] = useLocation();
  // Behind the first picture, so that no tap waits for it.
  useEffect(() => void importRare().catch(() => undefined), []);
  /** Runs an action whose code is loaded on demand; when its file cannot be loaded, a toast has said so. */
  const rarely = (
    act: (rare: Awaited<ReturnType<typeof importRare>>) => Promise<string | undefined>,
  ): Promise<string | undefined> =>
    once(async () => {
      const rare = await rareActions.fetch();
      return rare && act(rare);
    });
  const goHome = () => navigate("/");
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

  return {
    goTo,
    start: (onStarted: () => void) =>
      once(async () => {
        const input = startInput();
        if (input === undefined || sessions === undefined) return undefined;
        const next = startOrResume(sessions, date);
        if (next.type === "resume") return undefined;
        const message = await save(startWorkout({ ...input, ordinal: next.ordinal }).changes);
        if (message === undefined) onStarted();
        return message;
      }),
    markDone: () =>
      rarely(async (rare) => {
        const input = startInput();
        return input && rare.markDone(saves, input, goHome);
      }),
    logPast: (onLogged: () => void) =>
      rarely(async (rare) => {
        const input = startInput();
        return input && sessions && rare.logPast(saves, input, sessions, date, onLogged);
      }),
    switchTo: (session: Stored<"session">) =>
      rarely(async (rare) => {
        const main = planDay.state === "ready" ? planDay.workout : undefined;
        const home = main === undefined ? undefined : homeVariant(main);
        return session.variant === "main"
          ? rare.switchTo(saves, session, "home", home, goTo)
          : rare.switchTo(saves, session, "main", main, goTo);
      }),
    /** @param at instant of the end; now when left out */
    finish: (session: Stored<"session">, at?: string) =>
      once(async () => {
        const finished = finishSession(session, await logsNow(session), at ?? now().toISOString());
        if (!finished.ok) return sessionText.nothingIsLoggedYet;
        const message = await save(finished.value.changes);
        if (message !== undefined) return message;
        forgetSession(session.id);
        showToast({ kind: "success", text: finished.value.message });
        goHome();
        return undefined;
      }),
    discard: (session: Stored<"session">) =>
      rarely((rare) => rare.discard(saves, session, now().toISOString(), goHome)),
    remove: (session: Stored<"session">, goBack: () => void) =>
      rarely((rare) => rare.remove(saves, session, now().toISOString(), goBack)),
  };
};
