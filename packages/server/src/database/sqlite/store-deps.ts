/** What the stores on SQLite are made from. */
import type { Kysely } from "kysely";
import type { Statements } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

export type StoreDeps = {
  readonly writer: Writer;
  readonly reader: Kysely<Tables>;
  /** Prepared statements on the reading connection, for what every request asks. */
  readonly fastReader: Statements;
};
