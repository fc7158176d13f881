/** Schema 8: which numbers were given between two starts of the server, so that devices notice older data. */
import type { SqliteMigration } from "../migration.ts";

export const generations: SqliteMigration = {
  version: 8,
  name: "generations",
  sql: `
ALTER TABLE household ADD COLUMN generation TEXT NOT NULL DEFAULT '';

CREATE TABLE generation (
  household_id TEXT NOT NULL REFERENCES household,
  generation TEXT NOT NULL,
  last_seq INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, generation)
) STRICT, WITHOUT ROWID;
`,
};
