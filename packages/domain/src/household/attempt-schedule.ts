/**
 * How fast passcodes may be tried: per profile and device, counted before the hash is computed. Four free tries, then
 * growing waits, and after the tenth none until somebody decides (SECURITY.md, 2; NIST 800-63B-4 §3.2.10: at most 10).
 */

const seconds = 1_000;
const minutes = 60 * seconds;

/** Wait after the n-th wrong code in a row, ms; the list starts with the first. */
const waits = [0, 0, 0, 0, 30 * seconds, 1 * minutes, 5 * minutes, 15 * minutes, 60 * minutes] as const;

/** Wrong passcodes after which a profile is blocked on a device until somebody resets it. */
export const mostAttempts = 10;

/** Count of wrong passcodes and what follows from it, stored per profile and device. */
export type AttemptState = {
  /** Wrong codes since the last right one. */
  readonly fails: number;
  /** ms since 1970. */
  readonly nextTryAt: number;
  readonly disabledAt: number | null;
};

/** The state before any wrong passcode. */
export const noAttempts: AttemptState = { fails: 0, nextTryAt: 0, disabledAt: null };

/** Whether a passcode may be tried now. */
export type AttemptDecision =
  | { readonly type: "try"; readonly state: AttemptState }
  /** `retryAfterSeconds` is null when waiting does not help. */
  | { readonly type: "blocked"; readonly retryAfterSeconds: number | null };

/** Seconds until a code may be tried; 0: now, null: waiting does not help. Counts nothing. */
export const secondsUntilTry = (state: AttemptState, now: number): number | null => {
  const decision = countAttempt(state, now);
  return decision.type === "try" ? 0 : decision.retryAfterSeconds;
};

/** May a code be tried now? When it may, the state already counts it as wrong. */
export const countAttempt = (state: AttemptState, now: number): AttemptDecision => {
  if (state.disabledAt !== null || state.fails >= mostAttempts) {
    return { type: "blocked", retryAfterSeconds: null };
  }
  if (now < state.nextTryAt) {
    return { type: "blocked", retryAfterSeconds: Math.ceil((state.nextTryAt - now) / seconds) };
  }
  const fails = state.fails + 1;
  return {
    type: "try",
    state: {
      fails,
      nextTryAt: now + (waits[fails - 1] ?? 0),
      disabledAt: fails >= mostAttempts ? now : null,
    },
  };
};
