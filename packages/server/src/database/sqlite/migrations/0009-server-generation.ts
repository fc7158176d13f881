/** Schema 9: a start writes one row, whatever the number of households; and which keys the servers of this data have. */
import type { SqliteMigration } from "../migration.ts";

export const serverGeneration: SqliteMigration = {
  version: 9,
  name: "server-generation",
  sql: `
ALTER TABLE server ADD COLUMN generation TEXT NOT NULL DEFAULT '';
ALTER TABLE server ADD COLUMN keys TEXT NOT NULL DEFAULT '';
`,
};
