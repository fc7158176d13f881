/** Schema 4: what each model took in each month, for its ceiling and for people to see. */
import type { SqliteMigration } from "../migration.ts";

export const modelUse: SqliteMigration = {
  version: 4,
  name: "model-use",
  sql: `
CREATE TABLE model_use (
  month TEXT NOT NULL,
  model TEXT NOT NULL,
  requests INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  PRIMARY KEY (month, model)
) STRICT, WITHOUT ROWID;
`,
};
