/**
 * Asks the server's model for a week and follows the job until it ends: by the server's event stream while that is
 * connected, else by polling once a second. The job is durable: a lost connection only delays the answer. Time is passed in, so tests do
 * not wait.
 */

import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import type { Job, JobDay, JobKind } from "@muster/contract/coaching";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Api, ApiFailure } from "../../../data/api/api.ts";
import type { JobNews } from "../../../data/sync/job-news.ts";
import { plannerFailureText } from "../coaching.text.ts";
import { generationText } from "./generation.text.ts";

/** Why no week came from the model. */
export type ModelWeekFailure =
  /** Stopped by the person. */
  | { readonly type: "cancelled" }
  /** What to show; the server's own sentence when it has one. */
  | {
      readonly type: "failed";
      readonly message: string;
      /** Asking again brings nothing today: an allowance is used up. */
      readonly isOut?: boolean;
    }
  /** No server, or no model there: the built-in coach takes over without a fuss. */
  | { readonly type: "no-model" };

type AskOptions = {
  readonly api: Pick<Api, "requestWeek" | "job" | "cancelJob">;
  /** Progress in words, and the days written so far, as the server reports them. */
  readonly onStage: (stage: string, days: readonly JobDay[]) => void;
  readonly signal: AbortSignal;
  /** Called with the job's id as soon as there is one. */
  readonly onRequested?: (jobId: string) => void;
  /** True once the screen was left: the job goes on, and its result is offered later (settled point 20). */
  readonly isLeft?: () => boolean;
  /** Events of the job from the server; also the timer between two polls. */
  readonly news: Pick<JobNews, "isHeard" | "next">;
};

/** Default words of a failed review (spec §8). */
const reviewFailureText = generationText.modelFailed;
/** When not even a reason is known. */
const unknownFailureText = generationText.failed;
/** Milliseconds between two polls of the job without the event stream … */
const pollEvery = 1_000;
/** … and with it: a guard against a stream that is connected but silent. */
const lookEvery = 15_000;
/** While the server can not be reached. */
const waiting = generationText.waiting;
/** Polls that may fail in a row (about a minute) before it counts as a failure. */
const patience = 60;

/** Requests a week and waits for its end. An abort cancels the job on the server too. */
export const requestModelWeek = async (
  {
    follow,
    ...request
  }: {
    readonly kind: JobKind;
    readonly reviewId: string;
    readonly input: DesignInput;
    /** A job that was started before: no new one is started. */
    readonly follow?: string | undefined;
  },
  { api, onStage, onRequested, signal, isLeft, news }: AskOptions,
): Promise<Result<DesignedWeek, ModelWeekFailure>> => {
  const usual = request.kind === "planner" ? plannerFailureText : reviewFailureText;
  const reply =
    follow === undefined ? await api.requestWeek({ ...request, consent: true }) : await api.job(follow);
  let job: Job;
  if (reply.ok) job = reply.value;
  else if (follow === undefined) return err(asFailure(reply.error, usual));
  // A job that no longer exists is no failure: the planner stays as it was. Without a network, wait for it.
  else if (reply.error.type !== "offline") return err({ type: "cancelled" });
  else
    job = {
      id: follow,
      reviewId: request.reviewId,
      state: "running",
      stage: waiting,
      week: null,
      error: null,
    };
  onRequested?.(job.id);
  let misses = 0;
  for (;;) {
    if (signal.aborted) {
      await api.cancelJob(job.id);
      return err({ type: "cancelled" });
    }
    switch (job.state) {
      case "done":
        return job.week === null ? err({ type: "failed", message: unknownFailureText }) : ok(job.week);
      case "failed":
        return err({
          type: "failed",
          message: job.error?.message || usual,
          ...(job.error?.type === "model-out" ? { isOut: true } : {}),
        });
      case "cancelled":
        return err({ type: "cancelled" });
      case "queued":
      case "running":
        onStage(job.stage, job.days ?? []);
    }
    const event = await news.next(job.id, news.isHeard() ? lookEvery : pollEvery);
    if (signal.aborted) continue;
    if (event?.state === "running" && isLeft?.() !== true) {
      // The event holds all that a poll would answer.
      job = { ...job, state: "running", stage: event.stage, days: [...(event.days ?? [])] };
      continue;
    }
    // No further poll: fetching a finished week would claim it.
    if (isLeft?.() === true) return err({ type: "cancelled" });
    const next = await api.job(job.id);
    if (next.ok) {
      job = next.value;
      misses = 0;
    } else if (next.error.type === "offline" && misses < patience) {
      misses += 1;
      // Shown until the server answers again: earlier progress is outdated.
      job = { ...job, stage: waiting };
    } else {
      return err(asFailure(next.error, usual));
    }
  }
};

const asFailure = (failure: ApiFailure, usual: string): ModelWeekFailure =>
  failure.type === "offline" || failure.type === "no-model"
    ? { type: "no-model" }
    : {
        type: "failed",
        message: failure.message || usual,
        ...(failure.type === "asked-enough" ? { isOut: true } : {}),
      };
