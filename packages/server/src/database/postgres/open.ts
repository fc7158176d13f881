/** Opens a PostgreSQL database: look at it, migrate, and hand out the stores on it. */
import { type NewId, randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { PoolClient } from "pg";
import { noOtherProcesses } from "../../stores/other-processes.ts";
import type { Stores } from "../../stores/stores.ts";
import type { Database } from "../database.ts";
import { newGeneration } from "../generations.ts";
import { storesOn } from "../stores/all.ts";
import { createSweep } from "../stores/sweep.ts";
import { notifyingDatabase, rememberPostgresCallers } from "./callers.ts";
import { createPool, runStatement } from "./connection.ts";
import { postgresDatabase } from "./database.ts";
import { migratePostgres, type UnusableDatabase } from "./migrate.ts";
import { openNews, type PostgresNews } from "./news.ts";
import type { StoreRole } from "./row-security.ts";

/** Connections of one process. More wait less, but each costs the server memory. */
const usualConnections = 10;

/** Why a PostgreSQL database could not be opened. */
export type PostgresOpenError =
  | UnusableDatabase
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
    case "not-durable":
      return "The PostgreSQL server of DATABASE_URL has synchronous_commit off, so it could lose what it confirmed, and Muster did not start; please set it to on.";
    case "not-utf8":
      return `The database of DATABASE_URL has the encoding ${problem.encoding}, so Muster did not start; please make one with UTF8.`;
    case "refused":
      return `The database of DATABASE_URL could not be opened (${problem.message}), and nothing in it was changed; please check the address, the user and its rights.`;
  }
};

/** What makes a database unfit for Muster: settings that lose confirmed writes or change texts. */
export const settingsOf = async (client: PoolClient): Promise<PostgresOpenError | undefined> => {
  const { rows } = await runStatement<{ commit: string; encoding: string }>(
    client,
    "SELECT current_setting('synchronous_commit') AS commit, current_setting('server_encoding') AS encoding",
    [],
  );
  const [settings] = rows;
  if (settings?.commit === "off") return { type: "not-durable" };
  return settings?.encoding === "UTF8" ? undefined : { type: "not-utf8", encoding: settings?.encoding ?? "" };
};

/** Says which keys a process has; others that serve the same data must have the same. */
const agreeOnKeys = async (database: Database, news: PostgresNews, keysId: string): Promise<boolean> => {
  const others = await news.others();
  return database.acrossHouseholds(async (db) => {
    const stored = await db.get<{ keys: string }>("SELECT keys FROM server WHERE id = 1 FOR UPDATE");
    if (stored?.keys === keysId) return true;
    if (stored?.keys !== "" && others > 0) return false;
    await db.run`UPDATE server SET keys = ${keysId} WHERE id = 1`;
    return true;
  });
};

/** Opens and migrates the database. `connections`: size of the pool. */
export const openPostgres = async (options: {
  readonly url: string;
  /** Past a pooler that stands at `url`; undefined: there is none. Migrations and what listens go this way. */
  readonly directUrl?: string | undefined;
  readonly now: Date;
  readonly newId?: NewId;
  readonly connections?: number;
  /** True for the operator's command line, which works beside a running server. */
  readonly isBeside?: boolean;
}): Promise<Result<{ readonly stores: Stores; readonly database: Database }, PostgresOpenError>> => {
  const { url, directUrl, now, newId = randomId, isBeside = false } = options;
  let pool: ReturnType<typeof createPool>;
  /** Past a pooler, for what must stay on one connection. */
  let direct: ReturnType<typeof createPool> | undefined;
  let role: StoreRole;
  try {
    pool = createPool(url, options.connections ?? usualConnections, directUrl !== undefined);
    if (directUrl !== undefined) direct = createPool(directUrl, 1);
  } catch {
    return err({ type: "refused", message: "the address makes no sense" });
  }
  const refuse = async (problem: PostgresOpenError): Promise<Result<never, PostgresOpenError>> => {
    await Promise.all([pool.end(), direct?.end()]);
    return err(problem);
  };
  try {
    const client = await (direct ?? pool).connect();
    const problem = await settingsOf(client).finally(() => client.release());
    if (problem !== undefined) return await refuse(problem);
    const begin = async (starting: PoolClient): Promise<void> => {
      await runStatement(
        starting,
        "INSERT INTO server (id, server_id, created_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING",
        [newId(), now.getTime()],
      );
      await runStatement(starting, newGeneration, [newId()]);
    };
    const migrated = await migratePostgres(direct ?? pool, now, isBeside ? undefined : begin);
    if (!migrated.ok) return await refuse(migrated.error);
    role = migrated.value;
    await direct?.end();
  } catch (error) {
    return refuse({ type: "refused", message: error instanceof Error ? error.message : String(error) });
  }
  const database = postgresDatabase(pool, role);
  const processId = newId();
  let news: PostgresNews | undefined;
  const callers = rememberPostgresCallers(database, () => news?.isCurrent() === true);
  if (!isBeside)
    news = await openNews({
      url: directUrl ?? url,
      pool,
      database,
      processId,
      onCallers: callers.forget,
      // A server that came back may hold older data.
      onConnected: async () => {
        await runStatement(pool, newGeneration, [newId()]);
      },
    });
  const telling = notifyingDatabase(database, processId, callers.forget);
  return ok({
    database,
    stores: {
      ...storesOn(database, telling, callers.find, newId),
      others: news ?? noOtherProcesses,
      agreeOnKeys: async (keysId) => news === undefined || agreeOnKeys(database, news, keysId),
      // Room of deleted rows is given back by the server's own vacuum.
      sweep: createSweep(
        telling,
        newId,
        async () => {},
        () => {},
      ),
      close: async () => {
        await news?.close();
        await pool.end();
      },
    },
  });
};
