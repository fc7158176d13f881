/** What the stores on SQLite are made from. */
import type { Kysely } from "kysely";
import type { Callers } from "./callers.ts";
import type { Tables } from "./tables.ts";
import type { Writer } from "./writer.ts";

export type StoreDeps = {
  readonly writer: Writer;
  readonly reader: Kysely<Tables>;
  readonly callers: Callers;
};
