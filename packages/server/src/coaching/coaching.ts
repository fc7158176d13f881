/**
 * Coaching jobs: requested by a person, stored in the database, run in this process. A job survives a restart (the
 * next process takes it up at once), is never worked on twice at a time, and stops at once when it is cancelled here.
 */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { DesignInput } from "@muster/coach/state/input";
import type { Job, JobDay, JobKind } from "@muster/contract/coaching";
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import type { JobOutcome, JobStore, LeasedJob } from "../stores/job-store.ts";
import type { LiveHub, RunLater } from "../sync/live-hub.ts";
import { usualFailure } from "./failure-sentence.ts";
import type { Coaching } from "./routes.ts";

/** A worker that was silent for this long has lost its job; ms. */
const leaseMilliseconds = 30_000;
const renewEvery = 10_000;
/** Jobs of workers that went silent are looked for this often; ms. */
const lookEvery = 10_000;
/** A job that ended three workers is not tried a fourth time. */
const mostTries = 3;
/** Questions to the model at a time. */
const mostAtOnce = 4;

const hasEnded = ({ state }: Job): boolean => state !== "queued" && state !== "running";

/** Designs one week; `design-with-model.ts` is the real one. */
export type DesignJob = (
  input: DesignInput,
  cancelled: AbortSignal,
  onStage: (stage: string, days?: readonly JobDay[]) => void,
  kind: JobKind,
) => Promise<Result<DesignedWeek, { readonly type: string; readonly message: string }>>;

/** What the job runner is made from. */
export type CoachingDeps = {
  readonly store: JobStore;
  /** Who answers, for people to see. */
  readonly model: Coaching["model"];
  readonly design: DesignJob;
  /** Answers a question about today's workout at once; absent: this server's model gives no advice. */
  readonly advise?: NonNullable<Coaching["advise"]>;
  readonly clock: Clock;
  readonly later: RunLater;
  readonly live: LiveHub;
  readonly newId: NewId;
  readonly report: (error: unknown, where: string) => void;
};

/** The coaching jobs of this process, with the start and the orderly end of their work. */
export type RunningCoaching = Coaching & {
  /** Begins to work, first on what a former process left. */
  start(): void;
  /** Lets go of running jobs without ending them: the next process takes them up. */
  stop(): Promise<void>;
  /** Resolves when nothing is being worked on. */
  idle(): Promise<void>;
};

type RunningJob = {
  readonly controller: AbortController;
  /** That the model has written so far. */
  days: readonly JobDay[];
};

/** Makes the job runner. It works on nothing until `start` is called. */
export const createCoaching = (deps: CoachingDeps): RunningCoaching => {
  const { store, design, clock, later, live, newId, report } = deps;
  const worker = newId();
  const running = new Map<string, RunningJob>();
  const working = new Set<Promise<void>>();
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;
  let callOffLook: () => void = () => {};

  const tell = (
    job: { householdId: string; profileId: string; id: string },
    state: string,
    stage: string,
    days: readonly JobDay[] = [],
  ): void => live.jobMoved(job, { jobId: job.id, state, stage, ...(days.length === 0 ? {} : { days }) });

  const work = async (job: LeasedJob): Promise<void> => {
    const controller = new AbortController();
    const mine: RunningJob = { controller, days: [] };
    running.set(job.id, mine);
    let stage = "Asking the model";
    const renew = async (): Promise<void> => {
      const now = clock().getTime();
      const isRenewed = await store.renew(job, worker, now + leaseMilliseconds, stage, now);
      // Cancelled, or taken by another worker: either way our answer is not wanted.
      if (!isRenewed) controller.abort();
    };
    let callOffRenewal: () => void = () => {};
    const keepRenewing = (): void => {
      callOffRenewal = later(() => {
        renew().catch((error: unknown) => report(error, "coaching lease"));
        keepRenewing();
      }, renewEvery);
    };
    keepRenewing();
    try {
      const onStage = (next: string, days: readonly JobDay[] = []): void => {
        stage = next;
        mine.days = days;
        tell(job, "running", next, days);
        renew().catch((error: unknown) => report(error, "coaching lease"));
      };
      if (job.input === undefined) throw new Error("A job of another version cannot be read.");
      const designed = await design(job.input, controller.signal, onStage, job.kind);
      if (stopped) await store.renew(job, worker, 0, "Waiting", clock().getTime());
      if (controller.signal.aborted) return;
      const outcome: JobOutcome = designed.ok
        ? { state: "done", week: designed.value }
        : { state: "failed", error: designed.error };
      if (await store.finish(job, worker, outcome, clock().getTime()))
        tell(job, outcome.state, outcome.state);
    } catch (error) {
      report(error, "coaching job");
      const failed: JobOutcome = {
        state: "failed",
        error: { type: "model-failed", message: usualFailure[job.kind] },
      };
      if (await store.finish(job, worker, failed, clock().getTime())) tell(job, "failed", "failed");
    } finally {
      callOffRenewal();
      running.delete(job.id);
    }
  };

  /** Takes what waits, as long as there is room. */
  const look = async (): Promise<void> => {
    while (!stopped && working.size < mostAtOnce) {
      const job = await store.lease(worker, clock().getTime(), leaseMilliseconds, mostTries);
      if (job === undefined) return;
      if (stopped) {
        await store.renew(job, worker, 0, "Waiting", clock().getTime());
        return;
      }
      const task = work(job)
        .catch((error: unknown) => report(error, "coaching job"))
        .finally(() => {
          working.delete(task);
          lookSoon();
        });
      working.add(task);
    }
  };
  /** One look after the other, so that together they never take more than there is room for. */
  const lookSoon = (): void => {
    if (stopped) return;
    looking = looking.then(look).catch((error: unknown) => report(error, "coaching queue"));
  };
  const lookRegularly = (): void => {
    callOffLook = later(() => {
      lookSoon();
      lookRegularly();
    }, lookEvery);
  };

  return {
    model: deps.model,
    advise: deps.advise,
    ask: async (job, quota) => {
      const waitSeconds = quota.take();
      const mayAdd = waitSeconds === 0;
      const opened = await store.open(job, clock().getTime(), mayAdd);
      if (opened === undefined) return err({ waitSeconds });
      if (opened.isNew) lookSoon();
      else if (mayAdd) quota.giveBack();
      return ok(opened.job);
    },
    get: async (owner, id) => {
      const job = await store.get(owner, id);
      if (job !== undefined && hasEnded(job)) await store.claim(owner, id, clock().getTime());
      const days = running.get(id)?.days ?? [];
      return job === undefined || days.length === 0 ? job : { ...job, days: [...days] };
    },
    unclaimed: (owner) => store.unclaimed(owner),
    cancel: async (owner, id) => {
      const job = await store.cancel(owner, id, clock().getTime());
      if (job !== undefined && hasEnded(job)) await store.claim(owner, id, clock().getTime());
      if (job?.state === "cancelled") {
        running.get(id)?.controller.abort();
        tell({ ...owner, id }, "cancelled", "Cancelled");
      }
      return job;
    },
    start: () => {
      // Nobody waits for the lease of a process that was killed: it would show its last words until then.
      looking = store
        .releaseOthers(worker, clock().getTime())
        .catch((error: unknown) => report(error, "coaching queue"));
      lookSoon();
      lookRegularly();
    },
    stop: async () => {
      stopped = true;
      callOffLook();
      for (const { controller } of running.values()) controller.abort();
      await looking;
      await Promise.all(working);
    },
    idle: async () => {
      do {
        await looking;
        await Promise.all(working);
        // What has just ended looks for more.
        await looking;
      } while (working.size > 0);
    },
  };
};
