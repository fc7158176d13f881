/**
 * Asks a model within our patience: given up after 60 s of silence or 180 s in all (settled point 23), at most two
 * further tries where trying helps. All time is injected.
 */
import { err, type Result, unreachable } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import type { RunLater } from "../sync/live-hub.ts";
import type { CoachModel, ModelFailure, ModelReply, ModelRequest } from "./model.ts";

/** Time without any event of the model after which a question is given up, ms (settled point 23). */
export const longestSilence = 60_000;
/** Longest time of one question in all, ms (settled point 23). */
export const longestInAll = 180_000;
const mostRetries = 2;
/** First wait before another try; doubled each time, up to half longer by chance. */
const firstWait = 1_000;

/** Time and randomness of the retries, injected so that tests run without waiting. */
export type RetryDeps = {
  readonly clock: Clock;
  readonly later: RunLater;
  /** In [0, 1). */
  readonly chance: () => number;
};

/** Wait before the next try, ms; undefined when trying again cannot help. */
const waitBefore = (failure: ModelFailure, retry: number, chance: () => number): number | undefined => {
  switch (failure.type) {
    case "rate-limited":
      return failure.retryAfterSeconds * 1_000;
    case "unavailable":
      return firstWait * 2 ** retry * (1 + chance() / 2);
    case "key-refused":
    case "limit-reached":
    case "declined":
    case "cut-off":
    case "request-refused":
    case "resting":
    case "used-up":
    case "too-slow":
    case "cancelled":
      return undefined;
    default:
      return unreachable(failure);
  }
};

/**
 * @param startedAt when the whole job began, ms since 1970; all its questions share the 180 s
 * @param onText called with the answer so far; a further try begins anew
 * @param onWait called before a wait for the next try
 */
export const askWithRetry = async (
  deps: RetryDeps,
  model: CoachModel,
  request: ModelRequest,
  cancelled: AbortSignal,
  startedAt: number,
  onText?: (textSoFar: string) => void,
  onWait?: () => void,
): Promise<Result<ModelReply, ModelFailure>> => {
  const deadline = startedAt + longestInAll;
  for (let retry = 0; ; retry += 1) {
    const answer = await askOnce(deps, model, request, cancelled, deadline, onText);
    if (answer.ok) return answer;
    const wait = waitBefore(answer.error, retry, deps.chance);
    if (wait === undefined || retry >= mostRetries) return answer;
    if (deps.clock().getTime() + wait >= deadline) return answer;
    onWait?.();
    if (!(await pause(deps.later, wait, cancelled))) return err({ type: "cancelled" });
  }
};

const askOnce = async (
  { clock, later }: RetryDeps,
  model: CoachModel,
  request: ModelRequest,
  cancelled: AbortSignal,
  deadline: number,
  onText: ((textSoFar: string) => void) | undefined,
): Promise<Result<ModelReply, ModelFailure>> => {
  if (cancelled.aborted) return err({ type: "cancelled" });
  const left = deadline - clock().getTime();
  if (left <= 0) return err({ type: "too-slow" });
  const ours = new AbortController();
  let tooSlow = false;
  const giveUp = (): void => {
    tooSlow = true;
    ours.abort();
  };
  const stopWhole = later(giveUp, left);
  let stopSilence = later(giveUp, longestSilence);
  const onCancel = (): void => ours.abort();
  cancelled.addEventListener("abort", onCancel);
  try {
    const onEvent = (): void => {
      stopSilence();
      stopSilence = later(giveUp, longestSilence);
    };
    const answer = await model.ask(request, ours.signal, onEvent, onText);
    return !answer.ok && tooSlow ? err({ type: "too-slow" }) : answer;
  } finally {
    stopWhole();
    stopSilence();
    cancelled.removeEventListener("abort", onCancel);
  }
};

/** @returns false when it was cancelled meanwhile */
const pause = (later: RunLater, milliseconds: number, cancelled: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (cancelled.aborted) {
      resolve(false);
      return;
    }
    const onAbort = (): void => {
      callOff();
      resolve(false);
    };
    const callOff = later(() => {
      cancelled.removeEventListener("abort", onAbort);
      resolve(true);
    }, milliseconds);
    cancelled.addEventListener("abort", onAbort, { once: true });
  });
