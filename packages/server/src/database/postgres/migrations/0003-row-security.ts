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

/** Nothing is named outside a transaction of the stores, and then there is no row. */
const isNamed = `household_id = current_setting('muster.household', true)
  OR current_setting('muster.across', true) = 'on'`;

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
