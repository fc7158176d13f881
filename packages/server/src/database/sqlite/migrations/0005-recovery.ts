/** Schema 5: sessions that gave the passcode again, passcodes that were reset, and the household's recovery code. */
import type { SqliteMigration } from "../migration.ts";

export const recovery: SqliteMigration = {
  version: 5,
  name: "recovery",
  sql: `
ALTER TABLE session ADD COLUMN elevated_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE household ADD COLUMN recovery_hash TEXT;

CREATE TABLE passcode_reset (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  reset_by TEXT,
  reset_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
) STRICT, WITHOUT ROWID;
`,
};
