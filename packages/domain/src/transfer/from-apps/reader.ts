/** What an importer is: a name, how its files are known, and how a row is read (docs/recipes/add-an-importer.md). */
import type { Collection } from "./collection.ts";
import type { Table } from "./table.ts";

/** Reads the tables of one app. `recognizes` looks at column names only; `read` passes every row to the collection. */
export type AppReader = {
  readonly app: string;
  /** Goes into the ids of what comes in: never change it. */
  readonly source: string;
  readonly recognizes: (table: Table) => boolean;
  readonly read: (table: Table, into: Collection) => void;
};
