/** The rest after a set is one number, the instant at which it ends, so a sleeping tab can not make it drift. */

/** A running rest. */
export type Rest = {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Seconds that the rest takes in all, for the draining line. */
  readonly totalSeconds: number;
};

/** @returns undefined when the exercise has no rest */
export const startRest = (seconds: number, now: number): Rest | undefined =>
  seconds <= 0 ? undefined : { endsAt: now + seconds * 1000, totalSeconds: seconds };

/** Whole seconds left, never below 0. */
export const secondsLeft = (rest: Rest, now: number): number =>
  Math.max(0, Math.ceil((rest.endsAt - now) / 1000));

/** Moves the end by `seconds`; it never ends before `now`, and the whole grows with it. */
export const changeRest = (rest: Rest, seconds: number, now: number): Rest => {
  const endsAt = Math.max(now, rest.endsAt + seconds * 1000);
  return {
    endsAt,
    totalSeconds: Math.max(1, Math.max(rest.totalSeconds + seconds, (endsAt - now) / 1000)),
  };
};

/** How much of the rest has passed, 0-100. */
export const restPercent = (rest: Rest, now: number): number =>
  Math.min(100, Math.max(0, 100 - (secondsLeft(rest, now) / rest.totalSeconds) * 100));
