/**
 * Moves a whole server between a data folder and a PostgreSQL database, in either direction: everything that devices know it
 * by goes with it, so they go on as after a restart. The source is only read; the target is filled in one transaction.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { PoolClient } from "pg";
import { putInPlace, writeSecret } from "../../durable-file.ts";
import { createPool, runStatement } from "../postgres/connection.ts";
import { migratePostgres } from "../postgres/migrate.ts";
import { servingLock } from "../postgres/news.ts";
import { type PostgresOpenError, postgresSentence, settingsOf } from "../postgres/open.ts";
import { allowAllHouseholds } from "../postgres/row-security.ts";
import { keyNames } from "../sqlite/backup.ts";
import { openReader, openWriter } from "../sqlite/connection.ts";
import { isSound } from "../sqlite/durable-copy.ts";
import { inspectFile, runMissing, unusableFileSentence, versionOf } from "../sqlite/migrate.ts";
import { migrations } from "../sqlite/migrations/all.ts";
import { databaseFile, lacksWal, openSentence } from "../sqlite/open.ts";
import { lockFolder } from "../sqlite/process-lock.ts";
import { type CopiedTables, copyTables, firstFilledTable, type TableReader } from "./copy-tables.ts";
import { postgresTables } from "./postgres-tables.ts";
import { sqliteTables } from "./sqlite-tables.ts";

const newestSchema = migrations.at(-1)?.version ?? 0;

/** What a move did, or one sentence for the operator; then the target is as it was. */
type Moved = Result<CopiedTables, string>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Fills the target from what is read here, and nothing else reads. */
type Fill = (source: TableReader) => Promise<Moved>;

const fromFolder = async (dataDir: string, fill: Fill): Promise<Moved> => {
  const file = databaseFile(dataDir);
  const looked = inspectFile(file, newestSchema, Number.POSITIVE_INFINITY);
  if (!looked.ok) return err(unusableFileSentence(looked.error));
  if (looked.value === "empty") return err(openSentence({ type: "nothing-there", folder: dataDir }));
  if (lacksWal(file)) return err(openSentence({ type: "log-missing", file }));
  const lock = lockFolder(dataDir);
  if (!lock.ok)
    return err(
      `A Muster serves the data folder ${dataDir}, so nothing was moved; please stop it and move again.`,
    );
  let db: DatabaseSync | undefined;
  try {
    db = openReader(file);
    // What commands beside a server write meanwhile is not seen.
    db.exec("BEGIN");
    if (versionOf(db) < newestSchema)
      return err(
        `The data in ${dataDir} is of an older Muster, so nothing was moved; please start this version there once, stop it, and move again.`,
      );
    return await fill(sqliteTables(db));
  } catch (error) {
    return err(`The data in ${dataDir} could not be read (${messageOf(error)}), and nothing was moved.`);
  } finally {
    db?.close();
    lock.value.release();
  }
};

/** Not an outcome of the copying: undoes the target's transaction, with the sentence for the operator. */
class Refused extends Error {}

const targetSentence = (problem: PostgresOpenError): string => {
  switch (problem.type) {
    case "foreign":
      return "The database of --to holds tables of another program, so nothing was moved and they are as they were; please name an empty database.";
    case "newer":
      return `The database of --to was made by a newer Muster (schema ${problem.version}), so nothing was moved; please update Muster, and name an empty database.`;
    case "not-durable":
      return "The PostgreSQL server of --to has synchronous_commit off, so it could lose what it confirmed, and nothing was moved; please set it to on.";
    case "not-utf8":
      return `The database of --to has the encoding ${problem.encoding}, so nothing was moved; please make one with UTF8.`;
    case "refused":
      return `The database of --to could not be filled (${problem.message}), and nothing in it was changed; please check the address, the user and its rights.`;
    case "not-begun":
      return "The database of --to could not be prepared, and nothing in it was changed.";
  }
};

/** Runs with a pool of one connection, which is closed at the end. */
const withPool = async (
  url: string,
  sentence: (problem: PostgresOpenError) => string,
  run: (pool: ReturnType<typeof createPool>) => Promise<Moved>,
): Promise<Moved> => {
  let pool: ReturnType<typeof createPool>;
  try {
    pool = createPool(url, 1);
  } catch {
    return err(sentence({ type: "refused", message: "the address makes no sense" }));
  }
  try {
    return await run(pool);
  } catch (error) {
    return err(
      error instanceof Refused ? error.message : sentence({ type: "refused", message: messageOf(error) }),
    );
  } finally {
    await pool.end();
  }
};

const onClient = async <T>(
  pool: ReturnType<typeof createPool>,
  run: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
};

/** Tables and rows in one transaction: a server that starts there meanwhile waits for its end. */
const intoPostgres =
  (url: string, now: Date): Fill =>
  (source) =>
    withPool(url, targetSentence, async (pool) => {
      const unfit = await onClient(pool, settingsOf);
      if (unfit !== undefined) return err(targetSentence(unfit));
      let copied: CopiedTables | undefined;
      const migrated = await migratePostgres(pool, now, async (client) => {
        const target = postgresTables(client);
        const filled = await firstFilledTable(target);
        if (filled !== undefined)
          throw new Refused(
            `The database of --to is not empty (table ${filled}), so nothing was moved and nothing in it was changed; please name an empty one.`,
          );
        copied = await copyTables(source, target);
      });
      if (!migrated.ok) return err(targetSentence(migrated.error));
      // Else the first hours run on guesses about tables that were empty.
      await pool.query("ANALYZE");
      return copied === undefined ? err(targetSentence({ type: "not-begun" })) : ok(copied);
    });

/** Moves a data folder, on which no server runs, into an empty PostgreSQL database. The keys stay in the folder. */
export const moveToPostgres = (dataDir: string, url: string, now: Date): Promise<Moved> =>
  fromFolder(dataDir, intoPostgres(url, now));

const fromPostgres = (url: string, now: Date, fill: Fill): Promise<Moved> =>
  withPool(url, postgresSentence, async (pool) => {
    const looked = await migratePostgres(pool, now, undefined);
    if (!looked.ok) return err(postgresSentence(looked.error));
    return onClient(pool, async (client) => {
      // Held shared by every process that serves; one that starts meanwhile waits for the end of this connection.
      const lock = await runStatement<{ free: boolean }>(client, "SELECT pg_try_advisory_lock(?) AS free", [
        servingLock,
      ]);
      if (lock.rows[0]?.free !== true)
        return err(
          "A Muster serves the database of DATABASE_URL, so nothing was moved; please stop all its processes and move again.",
        );
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      await allowAllHouseholds(client);
      return fill(postgresTables(client));
    });
  });

/** Writes the keys that are not there yet. @returns what was written; undefined when another key is in the way */
const keysFor = (folders: readonly string[], target: string) => {
  const keys = keyNames.flatMap((name) => {
    const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    return file === undefined ? [] : [{ path: join(target, name), content: readFileSync(file) }];
  });
  const isTaken = keys.some(({ path, content }) => existsSync(path) && !readFileSync(path).equals(content));
  return isTaken ? undefined : keys.filter(({ path }) => !existsSync(path));
};

const intoFolder =
  (dataDir: string, keyFolders: readonly string[]): Fill =>
  async (source) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const lock = lockFolder(dataDir);
    if (!lock.ok)
      return err(
        `A Muster serves the data folder ${dataDir}, so nothing was moved; please name an empty one.`,
      );
    const file = databaseFile(dataDir);
    const unfinished = `${file}.part`;
    const parts = ["", "-wal", "-shm"].map((end) => `${unfinished}${end}`);
    const written: string[] = [];
    let isDone = false;
    try {
      const keys = keysFor(keyFolders, dataDir);
      if (keys === undefined || existsSync(file) || existsSync(`${file}-wal`))
        return err(
          `The folder ${dataDir} holds a household or other keys, so nothing was moved and it is as it was; please name an empty one.`,
        );
      for (const part of parts) rmSync(part, { force: true });
      const db = openWriter(unfinished);
      let copied: CopiedTables;
      try {
        runMissing(db);
        db.exec("BEGIN IMMEDIATE");
        copied = await copyTables(source, sqliteTables(db));
        db.exec("COMMIT; PRAGMA wal_checkpoint(TRUNCATE);");
        if (!isSound(db)) throw new Error("the new file does not read well");
      } finally {
        db.close();
      }
      for (const { path, content } of keys) {
        written.push(path);
        writeSecret(path, content);
      }
      chmodSync(unfinished, 0o600);
      putInPlace(unfinished, file);
      isDone = true;
      return ok(copied);
    } catch (error) {
      return err(
        `The folder ${dataDir} could not be filled (${messageOf(error)}). What had been written was taken away again; nothing else was changed.`,
      );
    } finally {
      if (!isDone) for (const path of [...parts, ...written]) rmSync(path, { force: true });
      lock.value.release();
    }
  };

/**
 * Moves a PostgreSQL database, on which no server runs, into a new data folder, with the keys.
 * @param keyFolders where the keys lie, `KEYS_DIR` and `DATA_DIR`
 */
export const moveToFolder = (
  url: string,
  dataDir: string,
  keyFolders: readonly string[],
  now: Date,
): Promise<Moved> => fromPostgres(url, now, intoFolder(dataDir, keyFolders));
