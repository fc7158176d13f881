/** Forgets what has served its time: ended sessions and jobs, old codes, receipts. Never a record. */
import { receiptLife } from "@muster/sync/accept";
import type { Statements } from "./statements.ts";

const days = 86_400_000;
/** An ended job's week is with the device by then. */
const jobLife = 7 * days;
/** No reminder of that time can become due again. */
const reminderLife = 30 * days;
/** Used and expired codes are kept this long, so that an operator can look. */
const codeLife = 30 * days;
/** Rows of one table in one go: the writer is not held up for longer than a few ms. */
const batch = 2_000;

/** @returns true when there may be more to forget */
export const sweepOnce = (db: Statements, now: number): boolean => {
  const counts = [
    db.run(
      `DELETE FROM session WHERE (household_id, id_hash) IN
         (SELECT household_id, id_hash FROM session WHERE expires_at <= ?1 OR used_at + idle_limit <= ?1 LIMIT ?2)`,
      now,
      batch,
    ),
    db.run(
      `DELETE FROM job WHERE (household_id, job_id) IN
         (SELECT household_id, job_id FROM job WHERE state NOT IN ('queued', 'running') AND updated_at < ? LIMIT ?)`,
      now - jobLife,
      batch,
    ),
    db.run(
      `DELETE FROM reminder WHERE (household_id, profile_id, device_id, reminder_key) IN
         (SELECT household_id, profile_id, device_id, reminder_key FROM reminder WHERE until_at < ? LIMIT ?)`,
      now - reminderLife,
      batch,
    ),
    db.run(
      `DELETE FROM invitation WHERE (household_id, invitation_id) IN
         (SELECT household_id, invitation_id FROM invitation
          WHERE (used_at IS NOT NULL AND used_at < ?1) OR expires_at < ?1 LIMIT ?2)`,
      now - codeLife,
      batch,
    ),
    db.run(
      `DELETE FROM registration WHERE (household_id, grant_hash) IN
         (SELECT household_id, grant_hash FROM registration WHERE expires_at < ? LIMIT ?)`,
      now - codeLife,
      batch,
    ),
    db.run(
      `DELETE FROM receipt WHERE (household_id, op_id) IN
         (SELECT household_id, op_id FROM receipt r WHERE at < ?1 OR (at < ?2 AND n <=
            (SELECT min(confirmed) FROM replica p
             WHERE p.household_id = r.household_id AND p.replica_id = r.replica_id)) LIMIT ?3)`,
      now - receiptLife.unconfirmed,
      now - receiptLife.confirmed,
      batch,
    ),
  ];
  return counts.some((count) => count === batch);
};
