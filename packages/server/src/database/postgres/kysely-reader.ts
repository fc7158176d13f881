/** Kysely over the pool, for reads: each statement on whatever connection is free. */
import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Pool } from "pg";
import type { Tables } from "../tables.ts";
import { queryOf } from "./connection.ts";
import { neutrally } from "./errors.ts";

const none = async (): Promise<never> => {
  throw new Error("Kysely only reads here.");
};

/** A query builder for reads outside transactions. */
export const kyselyOnPostgres = (pool: Pool): Kysely<Tables> => {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      const { rows } = await neutrally(pool.query(queryOf(sql, parameters)));
      // pg's rows are untyped; Kysely names the columns that it selects.
      return { rows: rows as Row[] } satisfies QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error("Nothing is streamed.");
    },
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: none,
        commitTransaction: none,
        rollbackTransaction: none,
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
};
