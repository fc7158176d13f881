/** What SQLite has at its schema 9: a start writes one row, and which keys the servers of this data have. */
import type { PostgresMigration } from "../migration.ts";

export const postgresServerGeneration: PostgresMigration = {
  version: 2,
  name: "server-generation",
  sql: `
ALTER TABLE server ADD COLUMN generation TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE server ADD COLUMN keys TEXT COLLATE "C" NOT NULL DEFAULT '';
`,
};
