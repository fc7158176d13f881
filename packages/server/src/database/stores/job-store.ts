/** Coaching jobs. What was sent to be designed from is dropped as soon as a job ends. */
import { type DesignInput, designInputSchema } from "@muster/coach/state/input";
import { type Job, jobKindSchema, jobSchema } from "@muster/contract/coaching";
import { usualFailure } from "../../coaching/failure-sentence.ts";
import type { JobStore, LeasedJob } from "../../stores/job-store.ts";
import type { Database } from "../database.ts";
import type { ReadStatements } from "../statements.ts";
import type { Tables } from "../tables.ts";

/** Weeks that are offered at a time; older ones are of no use any more. */
const mostOffered = 5;

const jobOf = (row: Tables["job"]): Job =>
  jobSchema.parse({
    id: row.job_id,
    reviewId: row.review_id,
    kind: row.kind,
    askedAt: new Date(row.created_at).toISOString(),
    state: row.state,
    stage: row.stage,
    week: row.result === null ? null : JSON.parse(row.result),
    error: row.error === null ? null : JSON.parse(row.error),
  });

/** The request of a job; undefined when a version with other shapes wrote it. */
const inputOf = (request: string | null): DesignInput | undefined => {
  const read = designInputSchema.safeParse(JSON.parse(request ?? "null"));
  return read.success ? read.data : undefined;
};

/** `?1` is now, ms. */
const isFree = "state = 'queued' OR (state = 'running' AND lease_until < ?1)";

const byId = (db: ReadStatements, householdId: string, id: string): Promise<Tables["job"] | undefined> =>
  db.get<Tables["job"]>`SELECT * FROM job WHERE household_id = ${householdId} AND job_id = ${id}`;

/** The store of coaching jobs. */
export const jobStoreOn = ({
  isAlone,
  transaction,
  acrossHouseholds,
  reads,
  readsAcrossHouseholds,
}: Database): JobStore => {
  /** Leases the oldest job that waits or whose worker went silent to this worker; those that were tried too often end. */
  const takeOldest = async (
    worker: string,
    now: number,
    leaseUntil: number,
    mostTries: number,
  ): Promise<Tables["job"] | undefined> => {
    for (;;) {
      const oldest = await readsAcrossHouseholds.get<Pick<Tables["job"], "household_id" | "job_id">>(
        `SELECT household_id, job_id FROM job WHERE ${isFree} ORDER BY created_at, household_id, job_id LIMIT 1`,
        now,
      );
      if (oldest === undefined) return undefined;
      const { household_id, job_id } = oldest;
      const taken = await transaction(household_id, async (db) => {
        // Another worker may have been faster.
        const row = await db.get<Tables["job"]>(
          `SELECT * FROM job WHERE household_id = ?2 AND job_id = ?3 AND (${isFree})`,
          now,
          household_id,
          job_id,
        );
        if (row === undefined) return undefined;
        if (row.state === "running" && row.tries >= mostTries) {
          await db.run(
            `UPDATE job SET state = 'failed', stage = 'Failed', request = NULL, updated_at = ?, error = ?
             WHERE household_id = ? AND job_id = ?`,
            now,
            JSON.stringify({
              type: "model-failed",
              message: row.kind === "planner" ? usualFailure.planner : usualFailure.review,
            }),
            household_id,
            job_id,
          );
          return undefined;
        }
        await db.run`UPDATE job SET state = 'running', worker = ${worker}, lease_until = ${leaseUntil},
          tries = tries + 1, updated_at = ${now}
          WHERE household_id = ${household_id} AND job_id = ${job_id}`;
        return row;
      });
      if (taken !== undefined) return taken;
    }
  };

  return {
    open: (job, now, mayAdd) =>
      transaction(job.householdId, async (db) => {
        const open = await db.get<Tables["job"]>`SELECT * FROM job WHERE household_id = ${job.householdId}
          AND profile_id = ${job.profileId} AND review_id = ${job.reviewId} AND kind = ${job.kind}
          AND state IN ('queued', 'running')`;
        if (open !== undefined) return { job: jobOf(open), isNew: false };
        if (!mayAdd) return undefined;
        await db.run`INSERT INTO job (household_id, job_id, profile_id, review_id, kind, state, stage,
          request, created_at, updated_at)
          VALUES (${job.householdId}, ${job.id}, ${job.profileId}, ${job.reviewId}, ${job.kind}, 'queued', 'Waiting',
          ${JSON.stringify(job.input)}, ${now}, ${now})`;
        const stored = await byId(db, job.householdId, job.id);
        if (stored === undefined) throw new Error("A job vanished in its own transaction.");
        return { job: jobOf(stored), isNew: true };
      }),

    get: async ({ householdId, profileId }, id) => {
      const row = await reads(householdId).get<Tables["job"]>`SELECT * FROM job
        WHERE household_id = ${householdId} AND job_id = ${id} AND profile_id = ${profileId}`;
      return row === undefined ? undefined : jobOf(row);
    },

    claim: async ({ householdId, profileId }, id, now) => {
      await transaction(
        householdId,
        async (db) =>
          await db.run`UPDATE job SET claimed_at = ${now} WHERE household_id = ${householdId}
            AND job_id = ${id} AND profile_id = ${profileId}
            AND state NOT IN ('queued', 'running') AND claimed_at IS NULL`,
      );
    },

    unclaimed: async ({ householdId, profileId }) => {
      const rows = await reads(householdId).all<Tables["job"]>`SELECT * FROM job
        WHERE household_id = ${householdId} AND profile_id = ${profileId} AND state = 'done' AND claimed_at IS NULL
        ORDER BY created_at DESC, job_id LIMIT ${mostOffered}`;
      return rows.map(jobOf);
    },

    cancel: ({ householdId, profileId }, id, now) =>
      transaction(householdId, async (db) => {
        await db.run`UPDATE job SET state = 'cancelled', stage = 'Cancelled', request = NULL,
          updated_at = ${now}
          WHERE household_id = ${householdId} AND job_id = ${id} AND profile_id = ${profileId}
          AND state IN ('queued', 'running')`;
        const row = await byId(db, householdId, id);
        return row === undefined || row.profile_id !== profileId ? undefined : jobOf(row);
      }),

    releaseOthers: async (worker, now) => {
      // Others may be at work; the lease of one that died runs out.
      if (!isAlone) return;
      await acrossHouseholds(
        (db) =>
          db.run`UPDATE job SET lease_until = 0, stage = 'Waiting', updated_at = ${now}
          WHERE state = 'running' AND worker IS DISTINCT FROM ${worker}`,
      );
    },

    lease: async (worker, now, leaseMilliseconds, mostTries) => {
      const row = await takeOldest(worker, now, now + leaseMilliseconds, mostTries);
      if (row === undefined) return undefined;
      // Read only now that the try is counted: what cannot be read must not wait at the head of everybody's queue.
      const kind = jobKindSchema.safeParse(row.kind);
      const leased: LeasedJob = {
        id: row.job_id,
        householdId: row.household_id,
        profileId: row.profile_id,
        reviewId: row.review_id,
        kind: kind.success ? kind.data : "review",
        input: kind.success ? inputOf(row.request) : undefined,
        tries: row.tries + 1,
      };
      return leased;
    },

    renew: (job, worker, leaseUntil, stage, now) =>
      transaction(
        job.householdId,
        async (db) =>
          (await db.run`UPDATE job SET lease_until = ${leaseUntil}, stage = ${stage}, updated_at = ${now}
            WHERE household_id = ${job.householdId} AND job_id = ${job.id} AND worker = ${worker}
            AND state = 'running'`) === 1,
      ),

    finish: (job, worker, outcome, now) =>
      transaction(
        job.householdId,
        async (db) =>
          (await db.run`UPDATE job SET state = ${outcome.state},
            stage = ${outcome.state === "done" ? "Done" : "Failed"}, request = NULL,
            result = ${outcome.state === "done" ? JSON.stringify(outcome.week) : null},
            error = ${outcome.state === "failed" ? JSON.stringify(outcome.error) : null}, updated_at = ${now}
            WHERE household_id = ${job.householdId} AND job_id = ${job.id} AND worker = ${worker}
            AND state = 'running'`) === 1,
      ),
  };
};
