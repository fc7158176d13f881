/** Coaching jobs on SQLite. What was sent to be designed from is dropped as soon as a job ends. */
import { type DesignInput, designInputSchema } from "@muster/coach/design/input";
import { type Job, jobKindSchema, jobSchema } from "@muster/contract/coaching";
import type { Kysely } from "kysely";
import { usualFailure } from "../../coaching/failure-sentence.ts";
import type { JobStore, LeasedJob } from "../../coaching/job-store.ts";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

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

/** What was asked for; undefined when a version with other shapes wrote it. */
const inputOf = (request: string | null): DesignInput | undefined => {
  const read = designInputSchema.safeParse(JSON.parse(request ?? "null"));
  return read.success ? read.data : undefined;
};

const byId = (db: Statements, householdId: string, id: string): Tables["job"] | undefined =>
  db.get<Tables["job"]>("SELECT * FROM job WHERE household_id = ? AND job_id = ?", householdId, id);

export const sqliteJobStore = ({
  writer,
  reader,
}: {
  readonly writer: Writer;
  readonly reader: Kysely<Tables>;
}): JobStore => ({
  open: (job, now, mayAdd) =>
    writer.run((db) => {
      const open = db.get<Tables["job"]>(
        `SELECT * FROM job WHERE household_id = ? AND profile_id = ? AND review_id = ? AND kind = ?
           AND state IN ('queued', 'running')`,
        job.householdId,
        job.profileId,
        job.reviewId,
        job.kind,
      );
      if (open !== undefined) return { job: jobOf(open), isNew: false };
      if (!mayAdd) return undefined;
      db.run(
        `INSERT INTO job (household_id, job_id, profile_id, review_id, kind, state, stage, request, created_at,
           updated_at) VALUES (?, ?, ?, ?, ?, 'queued', 'Waiting', ?, ?, ?)`,
        job.householdId,
        job.id,
        job.profileId,
        job.reviewId,
        job.kind,
        JSON.stringify(job.input),
        now,
        now,
      );
      const stored = byId(db, job.householdId, job.id);
      if (stored === undefined) throw new Error("A job vanished in its own transaction.");
      return { job: jobOf(stored), isNew: true };
    }),

  get: async ({ householdId, profileId }, id) => {
    const row = await reader
      .selectFrom("job")
      .selectAll()
      .where("household_id", "=", householdId)
      .where("job_id", "=", id)
      .where("profile_id", "=", profileId)
      .executeTakeFirst();
    return row === undefined ? undefined : jobOf(row);
  },

  claim: async ({ householdId, profileId }, id, now) => {
    await writer.run((db) =>
      db.run(
        `UPDATE job SET claimed_at = ? WHERE household_id = ? AND job_id = ? AND profile_id = ?
           AND state NOT IN ('queued', 'running') AND claimed_at IS NULL`,
        now,
        householdId,
        id,
        profileId,
      ),
    );
  },

  unclaimed: async ({ householdId, profileId }) => {
    const rows = await reader
      .selectFrom("job")
      .selectAll()
      .where("household_id", "=", householdId)
      .where("profile_id", "=", profileId)
      .where("state", "=", "done")
      .where("claimed_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(mostOffered)
      .execute();
    return rows.map(jobOf);
  },

  cancel: ({ householdId, profileId }, id, now) =>
    writer.run((db) => {
      db.run(
        `UPDATE job SET state = 'cancelled', stage = 'Cancelled', request = NULL, updated_at = ?
         WHERE household_id = ? AND job_id = ? AND profile_id = ? AND state IN ('queued', 'running')`,
        now,
        householdId,
        id,
        profileId,
      );
      const row = byId(db, householdId, id);
      return row === undefined || row.profile_id !== profileId ? undefined : jobOf(row);
    }),

  releaseOthers: async (worker, now) => {
    await writer.run((db) =>
      db.run(
        `UPDATE job SET lease_until = 0, stage = 'Waiting', updated_at = ?
         WHERE state = 'running' AND worker IS NOT ?`,
        now,
        worker,
      ),
    );
  },

  lease: async (worker, now, leaseMilliseconds, mostTries) => {
    const row = await writer.run((db) => {
      db.run(
        `UPDATE job SET state = 'failed', stage = 'Failed', request = NULL, updated_at = ?,
           error = json_object('type', 'model-failed', 'message', CASE kind WHEN 'planner' THEN ? ELSE ? END)
         WHERE state = 'running' AND lease_until < ? AND tries >= ?`,
        now,
        usualFailure.planner,
        usualFailure.review,
        now,
        mostTries,
      );
      const oldest = db.get<Tables["job"]>(
        `SELECT * FROM job WHERE state = 'queued' OR (state = 'running' AND lease_until < ?)
         ORDER BY created_at LIMIT 1`,
        now,
      );
      if (oldest === undefined) return undefined;
      db.run(
        `UPDATE job SET state = 'running', worker = ?, lease_until = ?, tries = tries + 1, updated_at = ?
         WHERE household_id = ? AND job_id = ?`,
        worker,
        now + leaseMilliseconds,
        now,
        oldest.household_id,
        oldest.job_id,
      );
      return oldest;
    });
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
    writer.run(
      (db) =>
        db.run(
          `UPDATE job SET lease_until = ?, stage = ?, updated_at = ?
           WHERE household_id = ? AND job_id = ? AND worker = ? AND state = 'running'`,
          leaseUntil,
          stage,
          now,
          job.householdId,
          job.id,
          worker,
        ) === 1,
    ),

  finish: (job, worker, outcome, now) =>
    writer.run(
      (db) =>
        db.run(
          `UPDATE job SET state = ?, stage = ?, request = NULL, result = ?, error = ?, updated_at = ?
           WHERE household_id = ? AND job_id = ? AND worker = ? AND state = 'running'`,
          outcome.state,
          outcome.state === "done" ? "Done" : "Failed",
          outcome.state === "done" ? JSON.stringify(outcome.week) : null,
          outcome.state === "failed" ? JSON.stringify(outcome.error) : null,
          now,
          job.householdId,
          job.id,
          worker,
        ) === 1,
    ),
});
