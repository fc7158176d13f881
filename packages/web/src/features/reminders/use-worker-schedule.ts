/**
 * Reminders while the app is open and nothing reaches this device by push (NOTI-02): the worker gets them on Home's load
 * and every five minutes what is due before the next time, and asks back whether it is done meanwhile.
 */
import { useEffect } from "react";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { deviceZone } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { PlannedReminder, ScheduleMessage } from "../../worker/reminder-notice.ts";
import { readIsDone, readReminders } from "./read-reminders.ts";

/** Milliseconds (spec §9). */
const tellEvery = 300_000;

/** @param active false where push does it, or nobody wants reminders */
export const useWorkerSchedule = (profile: CurrentProfile, active: boolean): void => {
  const { store, now } = useServices();
  const { id, username, displayName } = profile;
  useEffect(() => {
    if (!active || !("serviceWorker" in navigator)) return;
    let gone = false;
    const tell = async (): Promise<void> => {
      const at = now().getTime();
      const reminders = await readReminders(store, { id, displayName }, at, deviceZone());
      const { active: worker } = await navigator.serviceWorker.ready;
      if (gone || worker === null) return;
      const schedule = reminders
        .filter(({ dueAt }) => dueAt < at + tellEvery)
        .map(
          ({ key, kind, title, body, path, dueAt }): PlannedReminder => ({
            key,
            title,
            body,
            path,
            inMilliseconds: Math.max(0, dueAt - at),
            day: kind === "workout" ? key.slice("workout:".length) : null,
          }),
        );
      const message: ScheduleMessage = { type: "SCHEDULE_NOTIFICATIONS", user: username, schedule };
      worker.postMessage(message);
    };
    const answer = ({ data, ports: [port] }: MessageEvent): void => {
      if (data?.type !== "CHECK_WORKOUT_COMPLETION" || data.user !== username || port === undefined) return;
      readIsDone(store, id, String(data.day)).then(
        (done) => port.postMessage(done),
        () => undefined,
      );
    };
    const tellQuietly = (): void => void tell().catch(() => undefined);
    navigator.serviceWorker.addEventListener("message", answer);
    tellQuietly();
    const timer = setInterval(tellQuietly, tellEvery);
    return () => {
      gone = true;
      clearInterval(timer);
      navigator.serviceWorker.removeEventListener("message", answer);
    };
  }, [active, store, now, id, username, displayName]);
};
