/** The machine's clock and timers, made here alone and handed to everybody else. */
import type { Clock } from "../http/environment.ts";
import type { RunLater } from "../sync/live-hub.ts";

/** The computer's time. */
export const clock: Clock = () => new Date();

/** Runs a function once after a delay. @returns a function that cancels it */
export const later: RunLater = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
