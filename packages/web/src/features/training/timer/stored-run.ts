/** A timer that runs, kept on this device until it is ended: a reload or a locked phone finds it by its begin. */
import { type IntervalRun, readIntervalRun } from "@muster/domain/timers/interval-timer";

/** `profile`: timers of the timer screen, one a person; `set`: the one of the set that is open. */
export type TimerOf = { readonly profileId: string; readonly set?: string | undefined };

/** The profile's id stands in the key, so it goes when the profile goes from this device. */
const keyOf = ({ profileId, set }: TimerOf): string =>
  set === undefined ? `muster.timer.${profileId}` : `muster.timer.${profileId}.set`;

/** Older than this nobody waits for it, milliseconds. */
const longest = 6 * 3600_000;

/** @returns undefined without one, for another set, and for one that was forgotten hours ago */
export const readStoredRun = (of: TimerOf, now: number): IntervalRun | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { set, run }: Record<string, unknown> = { ...stored };
    if (set !== (of.set ?? null)) return undefined;
    const found = readIntervalRun(run);
    return found === undefined || now - found.startedAt > longest ? undefined : found;
  } catch {
    return undefined;
  }
};

/** Stores the running timer of a profile or of one set; undefined removes it. */
export const storeRun = (of: TimerOf, run: IntervalRun | undefined): void => {
  try {
    if (run === undefined) localStorage.removeItem(keyOf(of));
    else localStorage.setItem(keyOf(of), JSON.stringify({ set: of.set ?? null, run }));
  } catch {
    // A storage that refuses: the timer runs until the page is left.
  }
};
