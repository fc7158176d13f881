/**
 * Schema 7: a record is found by its scope, kind and id, so ids of one person never stand in another's way; how many bytes
 * each scope holds; and joins that the same browser may repeat.
 */
import type { SqliteMigration } from "../migration.ts";

export const recordsByScope: SqliteMigration = {
  version: 7,
  name: "records-by-scope",
  // SQLite changes no primary key: the table is made anew. The views speak of it by name and need not be looked at.
  sql: `
PRAGMA legacy_alter_table = ON;
CREATE TABLE record_by_scope (
  household_id TEXT NOT NULL REFERENCES household,
  scope TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  day TEXT,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  stamp TEXT NOT NULL,
  exceptions TEXT CHECK (exceptions IS NULL OR json_valid(exceptions)),
  deleted INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (household_id, scope, kind, id)
) STRICT;
INSERT INTO record_by_scope (household_id, scope, kind, id, day, fields, stamp, exceptions, deleted, seq)
  SELECT household_id, scope, kind, id, day, fields, stamp, exceptions, deleted, seq FROM record ORDER BY rowid;
DROP TABLE record;
ALTER TABLE record_by_scope RENAME TO record;
PRAGMA legacy_alter_table = OFF;
CREATE UNIQUE INDEX record_feed ON record (household_id, scope, seq);
CREATE INDEX record_day ON record (household_id, scope, kind, day);

CREATE TABLE stored_bytes (
  household_id TEXT NOT NULL REFERENCES household,
  scope TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (household_id, scope)
) STRICT, WITHOUT ROWID;
INSERT INTO stored_bytes (household_id, scope, bytes)
  SELECT household_id, scope, sum(octet_length(fields) + coalesce(octet_length(exceptions), 0)) FROM record
  GROUP BY household_id, scope;

ALTER TABLE invitation ADD COLUMN attempt_hash TEXT;
CREATE INDEX invitation_attempt ON invitation (attempt_hash) WHERE attempt_hash IS NOT NULL;
`,
};
