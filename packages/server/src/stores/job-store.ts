/** What coaching jobs need of a database: they outlive the process, and no two workers hold one at a time. */
import type { DesignInput } from "@muster/coach/state/input";
import type { Job, JobKind } from "@muster/contract/coaching";

/** A request for a week before it is stored. */
export type NewJob = {
  readonly id: string;
  readonly householdId: string;
  readonly profileId: string;
  readonly reviewId: string;
  /** The screen that requested it. */
  readonly kind: JobKind;
  readonly input: DesignInput;
};

/** A job leased by a worker. */
export type LeasedJob = Omit<NewJob, "input"> & {
  /** undefined: another version wrote it down, and this one cannot read it. */
  readonly input: DesignInput | undefined;
  readonly tries: number;
};

/** The identity of a job. */
type JobInHand = Pick<NewJob, "id" | "householdId">;

/** How a job ended: with a week, or with the error to show. */
export type JobOutcome =
  | { readonly state: "done"; readonly week: NonNullable<Job["week"]> }
  | { readonly state: "failed"; readonly error: NonNullable<Job["error"]> };

/** Whose job it is: everybody else gets nothing. */
export type JobOwner = { readonly householdId: string; readonly profileId: string };

/** Storage of coaching jobs. A claim and its end are each one transaction, so two processes never work on one job. */
export interface JobStore {
  /**
   * Returns the open job of the same profile, review and kind, or adds this one.
   * @returns undefined when there is none to join and none may be added
   */
  open(
    job: NewJob,
    now: number,
    mayAdd: boolean,
  ): Promise<{ readonly job: Job; readonly isNew: boolean } | undefined>;
  get(owner: JobOwner, id: string): Promise<Job | undefined>;
  /** Marks an ended job as fetched or declined. */
  claim(owner: JobOwner, id: string, now: number): Promise<void>;
  /** Weeks that are done and unclaimed, newest first. */
  unclaimed(owner: JobOwner): Promise<readonly Job[]>;
  /** @returns the job as it is now; undefined when there is none */
  cancel(owner: JobOwner, id: string, now: number): Promise<Job | undefined>;
  /**
   * Frees all leases where a database has one server, so their holders are gone; elsewhere leases run out.
   * Only for a process that begins; tries stay counted.
   */
  releaseOthers(worker: string, now: number): Promise<void>;
  /** Takes the oldest job that waits or whose worker went silent; at most `mostTries` times each. */
  lease(
    worker: string,
    now: number,
    leaseMilliseconds: number,
    mostTries: number,
  ): Promise<LeasedJob | undefined>;
  /** Keeps the lease and says what is happening. @returns false when the job is no longer this worker's */
  renew(job: JobInHand, worker: string, leaseUntil: number, stage: string, now: number): Promise<boolean>;
  /** Stores the outcome, unless the job was cancelled or taken over. */
  finish(job: JobInHand, worker: string, outcome: JobOutcome, now: number): Promise<boolean>;
}
