/**
 * Brings a database file to the newest schema. A file that is damaged, foreign or newer is refused with one sentence
 * and is not touched, not even its header; before a step on existing data a whole copy is written beside it.
 */
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { backupAge } from "@muster/domain/profiles/deletion";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { applicationId, pragma } from "./connection.ts";
import { copyDatabase, isSound } from "./durable-copy.ts";
import type { SqliteMigration } from "./migration.ts";
import { migrations as allMigrations } from "./migrations/all.ts";

/** The first 16 bytes of every SQLite file: https://www.sqlite.org/fileformat.html */
const sqliteHeader = "SQLite format 3\0";
/** Larger files are not read as a whole at every start: 128 MiB takes about 0.3 s. */
const checkedBytes = 128 * 1024 * 1024;

/** Why the server does not use a database file that it found. */
export type UnusableFile =
  | { readonly type: "damaged"; readonly file: string }
  | { readonly type: "foreign"; readonly file: string }
  | { readonly type: "newer"; readonly file: string; readonly version: number };

/** One sentence for the operator. */
export const unusableFileSentence = (problem: UnusableFile): string => {
  switch (problem.type) {
    case "damaged":
      return `The database file ${problem.file} is damaged, so Muster did not start and left it as it is; please restore a copy from the snapshots folder or a backup.`;
    case "foreign":
      return `The file ${problem.file} is not a Muster database, so Muster did not start and left it as it is; please choose another DATA_DIR.`;
    case "newer":
      return `The database file ${problem.file} was made by a newer Muster (schema ${problem.version}), so this one did not start and left it as it is; please update Muster.`;
  }
};

const versionsOf = (db: DatabaseSync): { application: number; version: number; tables: number } => ({
  application: Number(pragma(db, "application_id")),
  version: Number(pragma(db, "user_version")),
  tables: Number(Object.values(db.prepare("SELECT count(*) FROM sqlite_schema").get() ?? {})[0]),
});

/** Without a log beside it the file can be read as a fixed one: then SQLite makes no files of its own either. */
const asItLies = (file: string): string | URL => {
  if (existsSync(`${file}-wal`)) return file;
  const url = pathToFileURL(file);
  url.search = "?immutable=1";
  return url;
};

/** SQLite's page; every table has one of its own after the first. */
const pageBytes = 4_096;

/**
 * The power was cut in the first moments of the first start, before there was a table: SQLite takes such a page back by itself
 * when the file is opened for writing. Later there is a log (`-wal`) and no such journal.
 */
const hasHardlyBegun = (file: string): boolean =>
  existsSync(`${file}-journal`) && statSync(file).size <= pageBytes;

/**
 * Looks at a file without changing it.
 * @param mostBytes larger files are not read as a whole; a copy always is
 */
export const inspectFile = (
  file: string,
  newest: number,
  mostBytes = checkedBytes,
): Result<"empty" | "ours", UnusableFile> => {
  if (!existsSync(file) || statSync(file).size === 0 || hasHardlyBegun(file)) return ok("empty");
  const header = Buffer.alloc(sqliteHeader.length);
  const handle = openSync(file, "r");
  readSync(handle, header, 0, header.length, 0);
  closeSync(handle);
  if (header.toString("latin1") !== sqliteHeader) return err({ type: "damaged", file });
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(asItLies(file), { readOnly: true });
    const { application, version, tables } = versionsOf(db);
    if (application !== applicationId) {
      return application === 0 && version === 0 && tables === 0
        ? ok("empty")
        : err({ type: "foreign", file });
    }
    if (version > newest) return err({ type: "newer", file, version });
    if (statSync(file).size <= mostBytes && !isSound(db)) return err({ type: "damaged", file });
    return ok("ours");
  } catch {
    return err({ type: "damaged", file });
  } finally {
    db?.close();
  }
};

const snapshotsOf = (file: string): string => join(dirname(file), "snapshots");

/** Ends in its time: 20261120T080000Z. */
const snapshotName = /-schema-\d+-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db(?:\.part)?$/;

/** Deletes copies that were written before an upgrade more than `backupAge` days ago. Nothing else in the folder. */
export const forgetSnapshots = (file: string, now: number): void => {
  const folder = snapshotsOf(file);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, year, month, ...rest] = (snapshotName.exec(name) ?? []).map(Number);
    if (year === undefined || month === undefined) continue;
    const [day = 1, hours = 0, minutes = 0, seconds = 0] = rest;
    if (now - Date.UTC(year, month - 1, day, hours, minutes, seconds) > backupAge * 86_400_000)
      rmSync(join(folder, name), { force: true });
  }
};

/** Writes a consistent copy of the file as it is now; durable when it returns. */
const writeSnapshot = (db: DatabaseSync, file: string, version: number, now: Date): void => {
  const folder = snapshotsOf(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  copyDatabase(db, join(folder, `${basename(file, ".db")}-schema-${version}-${stamp}.db`));
};

/** The schema version of a file; 0 for an empty one. */
export const versionOf = (db: DatabaseSync): number => versionsOf(db).version;

/**
 * Runs the steps that are missing, each in a transaction of its own.
 * @param db the writing connection, on a file that `inspectFile` found good
 * @returns the versions that were run
 */
export const runMissing = (
  db: DatabaseSync,
  migrations: readonly SqliteMigration[] = allMigrations,
): readonly number[] => {
  const version = versionOf(db);
  const missing = migrations.filter((migration) => migration.version > version);
  for (const migration of missing) {
    db.exec("BEGIN IMMEDIATE");
    try {
      db.exec(migration.sql);
      // PRAGMA takes no parameters; both are numbers of our own.
      db.exec(`PRAGMA user_version = ${migration.version}; PRAGMA application_id = ${applicationId};`);
      db.exec("COMMIT");
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }
  return missing.map((migration) => migration.version);
};

/**
 * `runMissing` on a data folder's own file: existing data is copied to `snapshots/` first, and what was deleted by versions
 * that left it in free places of the file is gone afterwards.
 */
export const migrateSqlite = (
  db: DatabaseSync,
  file: string,
  now: Date,
  migrations: readonly SqliteMigration[] = allMigrations,
): readonly number[] => {
  const version = versionOf(db);
  if (version > 0 && version < (migrations.at(-1)?.version ?? 0)) writeSnapshot(db, file, version, now);
  const done = runMissing(db, migrations);
  if (version > 0 && done.length > 0) {
    try {
      db.exec("VACUUM;");
    } catch {
      // Without room for it the old places are overwritten as they are used again.
    }
  }
  return done;
};
