/**
 * Reads outside the stores' transactions. Each is a transaction of its own that first says whose rows it looks at; all of it
 * goes to the server in one round trip.
 */
import type { Pool, PoolClient } from "pg";
import type { ReadStatements, Sql, Statement } from "../statements.ts";
import { runStatement } from "./connection.ts";
import { isPassing, neutral } from "./errors.ts";

const readRowsOn =
  (pool: Pool, [scopeSql, ...scope]: Statement) =>
  async <Row>(sql: Sql, values: readonly unknown[]): Promise<Row[]> => {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      const sent = [
        client.query("BEGIN READ ONLY"),
        runStatement(client, scopeSql, scope),
        runStatement<Row>(client, sql, values),
        // Undoes it when one of them failed.
        client.query("COMMIT"),
      ] as const;
      // The connection is free when all are answered.
      await Promise.allSettled(sent);
      const [, , { rows }] = await Promise.all(sent);
      client.release();
      return rows;
    } catch (error) {
      client?.release(isPassing(error));
      throw neutral(error);
    }
  };

/** @param scope the statement that says whose rows are looked at */
export const postgresReads = (pool: Pool, scope: Statement): ReadStatements => {
  const read = readRowsOn(pool, scope);
  return {
    get: async <Row>(sql: Sql, ...values: readonly unknown[]) => (await read<Row>(sql, values))[0],
    all: (sql, ...values) => read(sql, values),
  };
};
