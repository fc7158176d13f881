/**
 * The second wall between households: PostgreSQL itself shows and takes no row of another household than the one that the
 * transaction named, also where a statement forgot to ask for it. Forced, so that it holds for the tables' owner too.
 */
import type { PostgresMigration } from "../migration.ts";

const tables = [
  "household",
  "generation",
  "device",
  "replica",
  "record",
  "stored_bytes",
  "receipt",
  "profile",
  "passcode",
  "passcode_reset",
  "attempt",
  "session",
  "invitation",
  "registration",
  "activity",
  "job",
  "push_subscription",
  "reminder_watch",
  "reminder",
  "calendar_feed",
];

/**
 * Where nothing was named it is an error, so that a dump or a question of the owner's is never taken for whole. With OR in place of CASE the planner expects
 * next to no row where somebody goes across, and reads and sorts whole tables for a slice of them.
 */
const isNamed = `CASE WHEN current_setting('muster.across', true) = 'on' THEN true
  ELSE household_id = current_setting('muster.household') END`;

/** Policies on every table whose rows belong to a household. */
export const postgresRowSecurity: PostgresMigration = {
  version: 3,
  name: "row-security",
  sql: tables
    .map(
      (table) => `
ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY household ON ${table} USING (${isNamed});
`,
    )
    .join(""),
};
