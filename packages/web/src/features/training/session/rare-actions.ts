/**
 * What is seldom done with the workout of a date: mark it done, write it down afterwards, change its variant, throw it
 * away, delete it. Fetched behind the first picture. Each answers with what to tell when it could not, and then has changed nothing.
 */
import type { DayWorkout } from "@muster/domain/planning/plan";
import { noHomeAlternativeText } from "@muster/domain/planning/texts/plan.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import {
  deleteSession,
  logPastSession,
  switchBack,
  switchVariant,
} from "@muster/domain/training/session-changes";
import type { WorkoutVariant } from "@muster/domain/training/session-options";
import { discardSession, markDayDone, type StartInput, startOrResume } from "@muster/domain/training/workout";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { optionsText } from "../options.text.ts";
import { sessionText } from "../session.text.ts";
import { forgetSession } from "./session-storage.ts";
import type { WorkoutSaves } from "./use-workout-saves.ts";

type Saves = Pick<WorkoutSaves, "save" | "logsNow">;

/** Saves the workout as done without any sets. @returns a sentence when it could not be saved */
export const markDone = async (
  { save }: Saves,
  input: StartInput,
  goHome: () => void,
): Promise<string | undefined> => {
  const message = await save(markDayDone(input));
  if (message !== undefined) return message;
  showToast({ kind: "success", text: sessionText.markedAsDone });
  goHome();
  return undefined;
};

/** A day that has passed: the workout is written down as done, and its sets are filled in. */
export const logPast = async (
  { save }: Saves,
  input: StartInput,
  sessions: readonly Stored<"session">[],
  date: CivilDate,
  onLogged: () => void,
): Promise<string | undefined> => {
  const next = startOrResume(sessions, date);
  if (next.type === "resume") return undefined;
  const then = new Date(`${date}T12:00`).toISOString();
  const message = await save(logPastSession({ ...input, ordinal: next.ordinal, now: then }).changes);
  if (message === undefined) onLogged();
  return message;
};

/** @param target the workout as it would be in the other variant; undefined where the plan has none */
export const switchTo = async (
  { save, logsNow }: Saves,
  session: Stored<"session">,
  other: WorkoutVariant,
  target: DayWorkout | undefined,
  goTo: (variant: WorkoutVariant) => void,
): Promise<string | undefined> => {
  if (target === undefined) {
    showToast({ kind: "info", text: noHomeAlternativeText });
    return undefined;
  }
  const changed = switchVariant(session, await logsNow(session), { variant: other, workout: target });
  if (!changed.ok) return undefined;
  const message = await save(changed.value);
  if (message !== undefined) return message;
  goTo(other);
  const undo = async (): Promise<void> => {
    const back = switchBack(session, await logsNow(session));
    const problem = back.ok ? await save(back.value) : optionsText.switchBlocked;
    if (problem !== undefined) showToast({ kind: "error", text: problem });
    else if (location.pathname === "/workout") goTo(session.variant);
  };
  showToast({ kind: "success", text: optionsText.switched(other), undo: () => void undo() });
  return undefined;
};

/** @param now instant */
export const discard = async (
  { save, logsNow }: Saves,
  session: Stored<"session">,
  now: string,
  goHome: () => void,
): Promise<string | undefined> => {
  const message = await save(discardSession(session, now, await logsNow(session)));
  if (message !== undefined) return message;
  forgetSession(session.id);
  showToast({
    kind: "info",
    text: sessionText.workoutDiscarded,
    undo: () => save([{ kind: "session", id: session.id, patch: { discardedAt: null } }]),
  });
  goHome();
  return undefined;
};

/** A workout that is over: it counts nowhere any more. @param now instant */
export const remove = async (
  { save, logsNow }: Saves,
  session: Stored<"session">,
  now: string,
  goBack: () => void,
): Promise<string | undefined> => {
  const { changes, undo } = deleteSession(session, await logsNow(session), now);
  const message = await save(changes);
  showToast(
    message === undefined
      ? { kind: "info", text: sessionText.workoutDeleted, undo: () => save(undo) }
      : { kind: "error", text: message },
  );
  if (message === undefined) goBack();
  return message;
};
