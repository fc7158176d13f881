/** A timer on the screen: its moment four times a second, tones and vibration at each end, and the screen kept on. */
import {
  endsAfter,
  type IntervalMoment,
  type IntervalRun,
  momentOf,
} from "@muster/domain/timers/interval-timer";
import { useEffect, useRef, useState } from "react";
import { readAlertChoice } from "../rest/alert-choice.ts";
import { alertSupport } from "../rest/rest-alert.ts";
import { scheduleTones } from "../rest/rest-tones.ts";
import { vibrationPattern } from "../rest/use-rest-alert.ts";
import { keepScreenOn } from "../rest/wake-lock.ts";
import { readStoredRun, storeRun, type TimerOf } from "./stored-run.ts";

/** Ends that are laid on the sound card ahead of time: ten minutes of a Tabata. */
const laidAhead = 40;

type Timer = {
  readonly run: IntervalRun | undefined;
  readonly moment: IntervalMoment | undefined;
  /** @param next undefined: it is ended */
  readonly change: (next: IntervalRun | undefined) => void;
};

/** @param now milliseconds since 1970 */
export const useRun = (of: TimerOf, now: () => number): Timer => {
  const [run, setRun] = useState(() => readStoredRun(of, now()));
  const [, tick] = useState(0);
  const clock = useRef(now);
  clock.current = now;
  const moment = run === undefined ? undefined : momentOf(run, now());
  const isRunning = run !== undefined && run.pausedAt === null && moment?.phase !== "done";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    // A phone that wakes shows the right time at once.
    const look = () => tick((count) => count + 1);
    document.addEventListener("visibilitychange", look);
    const release = keepScreenOn();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      release();
    };
  }, [isRunning]);
  useEffect(() => {
    const choice = readAlertChoice();
    if (run === undefined || !isRunning || choice === "silent") return;
    let takeBack: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lay = () => {
      takeBack?.();
      clearTimeout(timer);
      const ends = endsAfter(run, clock.current()).slice(0, laidAhead);
      const left = ends.map((end) => (end - clock.current()) / 1000);
      takeBack = choice === "sound" ? scheduleTones(...left) : undefined;
      const [next] = left;
      if (next === undefined) return;
      timer = setTimeout(() => {
        if (alertSupport().vibration) navigator.vibrate(vibrationPattern);
        // The last tone of this end is still sounding: the rest is laid anew a second later.
        timer = setTimeout(lay, 1000);
      }, next * 1000);
    };
    lay();
    document.addEventListener("visibilitychange", lay);
    return () => {
      takeBack?.();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lay);
    };
  }, [run, isRunning]);
  const change = (next: IntervalRun | undefined) => {
    storeRun(of, next);
    setRun(next);
  };
  return { run, moment, change };
};
