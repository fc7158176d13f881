/** A file of another app that is a database: readers ask it in SQL, whoever opened it. */
import type { Collection } from "../collection.ts";

/** A value of a column. */
export type SqlValue = string | number | null;
/** A row by the names of its columns. */
export type ImportedRow = Readonly<Record<string, SqlValue>>;

/** An opened database; reads only. */
export type ImportedDatabase = {
  /** Names of the tables, in lower case. */
  readonly tables: ReadonlySet<string>;
  /** Names of a table's columns, in lower case. */
  readonly columns: (table: string) => ReadonlySet<string>;
  /** Only SELECTs of our own; nothing of the file ever stands in them. */
  readonly rows: (select: string) => readonly ImportedRow[];
};

/** Reads the databases of one app. `recognizes` looks at names of tables and columns only. */
export type DatabaseReader = {
  readonly app: string;
  /** Goes into the ids of what comes in: never change it. */
  readonly source: string;
  readonly recognizes: (database: ImportedDatabase) => boolean;
  readonly read: (database: ImportedDatabase, into: Collection) => void;
};

/** '' for what is no text. */
export const sqlText = (value: SqlValue | undefined): string => (typeof value === "string" ? value : "");

/** A number above 0; apps write 0 for what was not given. */
export const sqlNumber = (value: SqlValue | undefined): number | null => {
  const number = typeof value === "number" ? value : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : null;
};
