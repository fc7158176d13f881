/**
 * Says that a rest is over, by its deadline: tones on the sound card's clock, a vibration, and, while the page is not in
 * front, a notification that the service worker shows. Coming back takes the notification away.
 */
import { useEffect, useRef, useState } from "react";
import type { AlertChoice } from "./alert-choice.ts";
import { alertSupport } from "./rest-alert.ts";
import type { Rest } from "./rest-clock.ts";
import { scheduleTones, unlockSound } from "./rest-tones.ts";

/** Milliseconds on, off, on. */
export const vibrationPattern = [250, 120, 250];

/**
 * @param rest undefined when there is none
 * @param next what the rest leads to, in words for the notification
 */
export const useRestAlert = (
  rest: Rest | undefined,
  now: () => number,
  choice: AlertChoice,
  next: string,
): void => {
  // Only a new deadline, a new choice or a return to the front lays the tones anew: the clock itself never does.
  const clock = useRef(now);
  clock.current = now;
  const front = useInFront();
  const endsAt = rest?.endsAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back lays the tones anew, its sound may have slept
  useEffect(() => {
    const left = endsAt === undefined ? 0 : endsAt - clock.current();
    if (left <= 0 || choice === "silent") return;
    const cancelTones = choice === "sound" ? scheduleTones(left / 1000) : undefined;
    const timer = setTimeout(() => {
      // A page that is not in front may not vibrate; there the notification does it.
      if (alertSupport().vibration) navigator.vibrate(vibrationPattern);
    }, left);
    return () => {
      cancelTones?.();
      clearTimeout(timer);
    };
  }, [endsAt, choice, front]);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (endsAt === undefined || endsAt <= clock.current()) return;
    if (front || choice === "silent" || alertSupport().notifications !== "granted") return;
    // The worker itself, not the page's controller: a page that was opened while the worker came has none yet.
    const tell = (message: unknown) =>
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
    // A worker that takes over after the end gets a negative rest and shows nothing.
    const ask = (): void =>
      tell({
        type: "rest",
        inMilliseconds: endsAt - clock.current(),
        body: next,
        silent: choice !== "sound",
      });
    ask();
    // Another tab let a newer worker take over: the older one has given up what it waited for.
    navigator.serviceWorker.addEventListener("controllerchange", ask);
    return () => {
      navigator.serviceWorker.removeEventListener("controllerchange", ask);
      tell({ type: "rest-seen" });
    };
  }, [endsAt, choice, front, next]);
};

/** Whether the page is in front; changes with it. */
const useInFront = (): boolean => {
  const [front, setFront] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setFront(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return front;
};

/** The first tap or key of a workout makes the sound ready; later ones wake it after a call or a locked screen. */
export const unlockWithTaps = (): (() => void) => {
  document.addEventListener("pointerdown", unlockSound);
  document.addEventListener("keydown", unlockSound);
  return () => {
    document.removeEventListener("pointerdown", unlockSound);
    document.removeEventListener("keydown", unlockSound);
  };
};
