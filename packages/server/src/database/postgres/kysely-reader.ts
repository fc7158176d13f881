/** Kysely for reads: it only writes the statements. */
import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { Sql } from "../statements.ts";
import type { Tables } from "../tables.ts";

/** Runs one statement and gives its rows, whose shape is the caller's word. */
export type ReadRows = <Row>(sql: Sql, values: readonly unknown[]) => Promise<Row[]>;

const none = async (): Promise<never> => {
  throw new Error("Kysely only reads here.");
};

/** A query builder for reads outside transactions. */
export const kyselyOnPostgres = (read: ReadRows): Kysely<Tables> => {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
      return { rows: await read<Row>(sql, parameters) } satisfies QueryResult<Row>;
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
