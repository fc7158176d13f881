/** Opens a PostgreSQL database: look at it, migrate, and hand out the stores on it. */
import { type NewId, randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { PoolClient } from "pg";
import { type CallerRow, callerOf, callerSql, type FindCaller } from "../callers.ts";
import type { Database } from "../database.ts";
import { generationStart } from "../generations.ts";
import { storesOn } from "../stores/all.ts";
import { createSweep } from "../stores/sweep.ts";
import type { Stores } from "../stores.ts";
import { ask, createPool } from "./connection.ts";
import { postgresDatabase } from "./database.ts";
import { migrate, type UnusableDatabase } from "./migrate.ts";
import { lockServing, type ServingLock } from "./serving-lock.ts";

/** Connections of one process. More wait less, but each costs the server memory. */
const usualConnections = 10;

/** Why a PostgreSQL database could not be opened. */
export type PostgresOpenError =
  | UnusableDatabase
  | { readonly type: "in-use" }
  /** The server confirms what it has not written: an acknowledged write may be lost. */
  | { readonly type: "not-durable" }
  /** A text in another encoding would not come back as it was. */
  | { readonly type: "not-utf8"; readonly encoding: string }
  /** Nobody answers there, or does not let us in, or lets us do too little; in its words. */
  | { readonly type: "refused"; readonly message: string };

/** One sentence for the operator. No address: it may hold a password. */
export const postgresSentence = (problem: PostgresOpenError): string => {
  switch (problem.type) {
    case "foreign":
      return "The database of DATABASE_URL holds tables of another program, so Muster did not start and left them as they are; please name an empty database.";
    case "newer":
      return `The database of DATABASE_URL was made by a newer Muster (schema ${problem.version}), so this one did not start and left it as it is; please update Muster.`;
    case "not-begun":
      return "There is no household in the database of DATABASE_URL, or an older Muster serves it, and nothing was done; please start the server there first.";
    case "in-use":
      return "Another Muster already serves the database of DATABASE_URL, so this one did not start; please stop the other one or name another database.";
    case "not-durable":
      return "The PostgreSQL server of DATABASE_URL has synchronous_commit off, so it could lose what it confirmed, and Muster did not start; please set it to on.";
    case "not-utf8":
      return `The database of DATABASE_URL has the encoding ${problem.encoding}, so Muster did not start; please make one with UTF8.`;
    case "refused":
      return `The database of DATABASE_URL could not be opened (${problem.message}), and nothing in it was changed; please check the address, the user and its rights.`;
  }
};

const settingsOf = async (client: PoolClient): Promise<PostgresOpenError | undefined> => {
  const { rows } = await ask<{ commit: string; encoding: string }>(
    client,
    "SELECT current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS encoding",
    [],
  );
  const [settings] = rows;
  if (settings?.commit === "off") return { type: "not-durable" };
  return settings?.encoding === "UTF8" ? undefined : { type: "not-utf8", encoding: settings?.encoding ?? "" };
};

/** Callers are looked up each time: another process may have revoked one. */
const findCallerOn =
  ({ read }: Database): FindCaller =>
  async (query) => {
    const { householdId, credentialHash, sessionHash } = query;
    const row = await read.get<CallerRow>(callerSql, householdId, credentialHash, sessionHash);
    return row === undefined ? undefined : callerOf(row, query);
  };

/** Opens and migrates the database. `connections`: size of the pool. */
export const openPostgres = async (options: {
  readonly url: string;
  readonly now: Date;
  readonly newId?: NewId;
  readonly connections?: number;
  /** True for the operator's command line, which works beside a running server. */
  readonly isBeside?: boolean;
}): Promise<Result<{ readonly stores: Stores; readonly database: Database }, PostgresOpenError>> => {
  const { url, now, newId = randomId, isBeside = false } = options;
  let lock: ServingLock | undefined;
  let pool: ReturnType<typeof createPool>;
  try {
    pool = createPool(url, options.connections ?? usualConnections);
  } catch {
    return err({ type: "refused", message: "the address makes no sense" });
  }
  const refuse = async (problem: PostgresOpenError): Promise<Result<never, PostgresOpenError>> => {
    await Promise.all([pool.end(), lock?.release()]);
    return err(problem);
  };
  try {
    const client = await pool.connect();
    const problem = await settingsOf(client).finally(() => client.release());
    if (problem !== undefined) return await refuse(problem);
    lock = isBeside ? undefined : await lockServing(url);
    if (lock === undefined && !isBeside) return await refuse({ type: "in-use" });
    const begin = async (starting: PoolClient): Promise<void> => {
      await ask(
        starting,
        "INSERT INTO server (id, server_id, created_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING",
        [newId(), now.getTime()],
      );
      for (const [sql, value] of generationStart(newId, now.getTime())) await ask(starting, sql, [value]);
    };
    const migrated = await migrate(pool, now, isBeside ? undefined : begin);
    if (!migrated.ok) return await refuse(migrated.error);
  } catch (error) {
    return refuse({ type: "refused", message: error instanceof Error ? error.message : String(error) });
  }
  const database = postgresDatabase(pool);
  return ok({
    database,
    stores: {
      ...storesOn(database, database, findCallerOn(database), newId),
      // Room of deleted rows is given back by the server's own vacuum.
      sweep: createSweep(
        database,
        newId,
        async () => {},
        () => {},
      ),
      close: async () => {
        await pool.end();
        await lock?.release();
      },
    },
  });
};
