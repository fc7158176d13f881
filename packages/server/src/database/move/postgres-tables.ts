/** The tables of a PostgreSQL connection, as a move reads and fills them. */
import type { PoolClient } from "pg";
import { runStatement } from "../postgres/connection.ts";
import type { TableRow, TableWriter } from "./copy-tables.ts";

const batchRows = 200;

/** @param client in a transaction of the caller's */
export const postgresTables = (client: PoolClient): TableWriter => {
  const names = async (sql: string, ...values: readonly string[]): Promise<readonly string[]> =>
    (await runStatement<{ name: string }>(client, sql, values)).rows.map(({ name }) => name);
  return {
    tables: () =>
      names(
        `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()
           AND table_type = 'BASE TABLE' AND table_name <> 'muster_schema' ORDER BY table_name`,
      ),
    columns: (table) =>
      names(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = current_schema() AND table_name = ? AND is_identity = 'NO'`,
        table,
      ),
    async *rows(table, columns, order) {
      await client.query(
        `DECLARE moved NO SCROLL CURSOR FOR SELECT ${columns.join(", ")} FROM ${table} ORDER BY ${order.join(", ")}`,
      );
      try {
        for (;;) {
          // pg's rows are untyped; the tables hold texts and whole numbers.
          const { rows } = (await client.query(`FETCH ${batchRows} FROM moved`)) as { rows: TableRow[] };
          yield rows;
          if (rows.length < batchRows) break;
        }
      } finally {
        await client.query("CLOSE moved");
      }
    },
    insert: async (table, columns, rows) => {
      const list = columns.join(", ");
      // By its name alone `record` would be a type of PostgreSQL's own.
      const [schema] = await names("SELECT quote_ident(current_schema()) AS name");
      await runStatement(
        client,
        `INSERT INTO ${table} (${list})
         SELECT ${list} FROM json_populate_recordset(NULL::${schema}.${table}, ?::json)`,
        [JSON.stringify(rows)],
      );
    },
  };
};
