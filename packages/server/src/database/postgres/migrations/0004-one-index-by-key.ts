/**
 * A record is found by its whole key through one index only. The other two begin with the same columns, and of indexes that
 * cost the same on paper the planner may take one that reads all records of a kind: statistics of a table of many
 * households say little about one of them. Partial indexes are taken by statements alone that state their condition.
 */
import type { PostgresMigration } from "../migration.ts";

export const postgresOneIndexByKey: PostgresMigration = {
  version: 4,
  name: "one-index-by-key",
  sql: `
DROP INDEX record_feed;
CREATE UNIQUE INDEX record_feed ON record (household_id, scope, seq) WHERE seq > 0;
DROP INDEX record_day;
CREATE INDEX record_day ON record (household_id, scope, kind, day) WHERE day IS NOT NULL;
`,
};
