/** Schema 2: a finished job is remembered until somebody fetched it; a job knows which screen requested it. */
import type { SqliteMigration } from "../migration.ts";

export const claimedJobs: SqliteMigration = {
  version: 2,
  name: "claimed-jobs",
  sql: `
ALTER TABLE job ADD COLUMN claimed_at INTEGER;
UPDATE job SET claimed_at = updated_at WHERE state NOT IN ('queued', 'running');
UPDATE job SET kind = 'review' WHERE kind = 'week';
`,
};
