/** The tables of a SQLite connection, as a move reads and fills them. */
import type { DatabaseSync } from "node:sqlite";
import type { TableRow, TableWriter } from "./copy-tables.ts";

const batchRows = 200;

/** @param db in a transaction of the caller's */
export const sqliteTables = (db: DatabaseSync): TableWriter => {
  const names = (sql: string): readonly string[] =>
    db
      .prepare(sql)
      .all()
      .map(({ name }) => String(name));
  return {
    tables: async () =>
      names("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"),
    columns: async (table) => names(`SELECT name FROM pragma_table_info('${table}')`),
    async *rows(table, columns, order) {
      let batch: TableRow[] = [];
      const sql = `SELECT ${columns.join(", ")} FROM ${table} ORDER BY ${order.join(", ")}`;
      for (const row of db.prepare(sql).iterate()) {
        // The tables hold texts and whole numbers.
        batch.push(row as TableRow);
        if (batch.length < batchRows) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },
    insert: async (table, columns, rows) => {
      const places = columns.map(() => "?").join(", ");
      const insert = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`);
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
    },
  };
};
