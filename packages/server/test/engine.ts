/** The engine that tests run on: SQLite, or with MUSTER_ENGINE=postgres a real PostgreSQL of their own. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createPool, runStatement } from "../src/database/postgres/connection.ts";
import { openPostgres } from "../src/database/postgres/open.ts";
import { openSqlite } from "../src/database/sqlite/open.ts";
import { statementsOn } from "../src/database/sqlite/statements.ts";
import type { Value } from "../src/database/statements.ts";
import { freshDatabase, withClient } from "../src/database/testing/postgres-server.ts";
import type { Stores } from "../src/stores/stores.ts";

export const isPostgres = process.env.MUSTER_ENGINE === "postgres";

export type OpenEngine = {
  readonly stores: Stores;
  /** Settings by which a process finds the same data. */
  readonly environment: Readonly<Record<string, string>>;
  /** One statement past the stores, for what a test looks at or breaks. @returns its rows */
  sql<Row = Record<string, unknown>>(text: string, ...values: readonly Value[]): Promise<Row[]>;
};

export type TableContent = { readonly name: string; readonly rows: readonly Record<string, unknown>[] };

/** Every row of every table, by the tables' names. */
export const contentOf = async ({ sql }: Pick<OpenEngine, "sql">): Promise<readonly TableContent[]> => {
  const tables = await sql<{ name: string }>(
    isPostgres
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const content: TableContent[] = [];
  for (const { name } of tables) content.push({ name, rows: await sql(`SELECT * FROM ${name}`) });
  return content.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Databases of data folders, so that a server comes back to its own. */
const addresses = new Map<string, string>();

const addressOf = async (dataDir: string): Promise<string> => {
  const url = addresses.get(dataDir) ?? (await freshDatabase());
  addresses.set(dataDir, url);
  return url;
};

/** Settings by which a process with this data folder runs on the engine. */
export const engineSettings = async (dataDir: string): Promise<Record<string, string>> =>
  isPostgres ? { DATABASE_URL: await addressOf(dataDir) } : {};

/** One statement past the stores on the data of a folder. @returns its rows */
export const sqlOn = async <Row = Record<string, unknown>>(
  dataDir: string,
  text: string,
  ...values: readonly Value[]
): Promise<Row[]> => {
  if (isPostgres)
    return withClient(
      await addressOf(dataDir),
      async (client) => (await runStatement<Row>(client, text, values)).rows,
    );
  const db = new DatabaseSync(join(dataDir, "muster.db"), { timeout: 5_000 });
  try {
    return await statementsOn(db).all<Row>(text, ...values);
  } finally {
    db.close();
  }
};

const openOnPostgres = async (dataDir: string, now: Date): Promise<OpenEngine> => {
  const url = await addressOf(dataDir);
  const opened = await openPostgres({ url, now, connections: 4 });
  if (!opened.ok) throw new Error(`not opened: ${JSON.stringify(opened.error)}`);
  // Past the stores in rights too: as the user of the address.
  const pool = createPool(url, 1);
  const { stores } = opened.value;
  return {
    stores: {
      ...stores,
      close: async () => {
        await pool.end();
        await stores.close();
      },
    },
    environment: { DATABASE_URL: url },
    sql: async <Row>(text: string, ...values: readonly Value[]) =>
      (await runStatement<Row>(pool, text, values)).rows,
  };
};

/** @param onLost told when the disk failed */
export const openEngine = async (
  dataDir: string,
  now: Date,
  onLost: (error: unknown) => void,
): Promise<OpenEngine> => {
  if (isPostgres) return openOnPostgres(dataDir, now);
  const opened = openSqlite({ dataDir, now, onLost });
  if (!opened.ok) throw new Error(`not opened: ${opened.error.type}`);
  return {
    stores: opened.value,
    environment: {},
    sql: (text, ...values) => sqlOn(dataDir, text, ...values),
  };
};
