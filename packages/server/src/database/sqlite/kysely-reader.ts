/** Kysely over node:sqlite, for reads. node:sqlite names a few things differently from the driver Kysely expects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import type { Tables } from "../tables.ts";
import { watched } from "./statements.ts";

/**
 * Statements stay prepared by their text: Kysely compiles the same few again and again.
 * @param onLost called when the file is damaged
 */
export const kyselyOnSqlite = (db: DatabaseSync, onLost: (error: unknown) => void): Kysely<Tables> => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  // Kysely's query builder passes only text, numbers, null and bytes, which SQLite takes.
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  const database = {
    close: () => db.close(),
    prepare: (sql: string) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => watched(onLost, () => statement.all(...values(parameters))),
        run: (parameters: readonly unknown[]) => watched(onLost, () => statement.run(...values(parameters))),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
      };
    },
  };
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
};
