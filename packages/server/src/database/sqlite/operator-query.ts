/**
 * One question of an operator to the database (SYNC-06). Nothing can be changed by it, and of the tables only `record`
 * and `profile` can be read, beside the views over them: hashes of passcodes, sessions and codes are in the others.
 */
import { join } from "node:path";
import { constants } from "node:sqlite";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { openReader } from "./connection.ts";
import { inspectFile, type UnusableFile } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";

/** One row of an answer, by the names of its columns. */
export type OperatorRow = Readonly<Record<string, unknown>>;
type OperatorQueryProblem =
  | UnusableFile
  | { readonly type: "nothing-there"; readonly folder: string }
  /** What SQLite said, in its words. */
  | { readonly type: "refused"; readonly message: string };

const readable: ReadonlySet<string> = new Set(["record", "profile", "sqlite_schema", "sqlite_master"]);

/** Beside a running server or without one. Rows are read one by one while the caller takes them. */
export const runOperatorQuery = (
  dataDir: string,
  query: string,
  take: (row: OperatorRow) => void,
): Result<null, OperatorQueryProblem> => {
  const file = join(dataDir, "muster.db");
  const found = inspectFile(file, migrations.at(-1)?.version ?? 0);
  if (!found.ok) return found;
  if (found.value === "empty") return err({ type: "nothing-there", folder: dataDir });
  const db = openReader(file);
  try {
    const tables = new Set(
      db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .all()
        .map(({ name }) => name),
    );
    db.setAuthorizer((action, table) => {
      switch (action) {
        case constants.SQLITE_SELECT:
        case constants.SQLITE_FUNCTION:
        case constants.SQLITE_RECURSIVE:
          return constants.SQLITE_OK;
        case constants.SQLITE_READ:
          return table === null || !tables.has(table) || readable.has(table)
            ? constants.SQLITE_OK
            : constants.SQLITE_DENY;
        default:
          return constants.SQLITE_DENY;
      }
    });
    for (const row of db.prepare(query).iterate()) take(row);
    return ok(null);
  } catch (error) {
    return err({ type: "refused", message: error instanceof Error ? error.message : String(error) });
  } finally {
    db.close();
  }
};
