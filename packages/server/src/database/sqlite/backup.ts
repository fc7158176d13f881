/**
 * Backup and restore of a data folder (docs/operations.md). A backup is two files: `muster.db`, and `keys.tar` with what
 * must not lie beside it. Neither command overwrites anything.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { putInPlace, writeSecret } from "../../durable-file.ts";
import { packKeys, unpackKeys } from "../../household/keys-archive.ts";
import { authorityFile } from "../../lan/authority-file.ts";
import { vapidFile } from "../../notifications/vapid-file.ts";
import { endGenerations, numbersAhead } from "../generations.ts";
import { copyDatabase } from "./durable-copy.ts";
import { inspectFile, runMissing, type UnusableFile } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { lockFolder } from "./process-lock.ts";

const databaseName = "muster.db";
const archiveName = "keys.tar";
/** The database of a backup. */
export const databaseIn = (backup: string): string => join(backup, databaseName);
/** Names of the secret files of a data folder. */
export const keyNames = ["pepper.key", vapidFile, authorityFile] as const;

/** Why a backup or restore was refused; nothing was overwritten. */
export type BackupProblem =
  | UnusableFile
  /** There is nothing to copy. */
  | { readonly type: "nothing-there"; readonly folder: string }
  /** Something is there already that would be overwritten. */
  | { readonly type: "not-empty"; readonly folder: string }
  | { readonly type: "in-use"; readonly folder: string }
  | { readonly type: "bad-keys"; readonly file: string }
  /** The disk is full, a folder may not be written, …; what had been written is gone again. */
  | { readonly type: "failed"; readonly message: string };

const newestVersion = (): number => migrations.at(-1)?.version ?? 0;

const failed = (error: unknown): Result<never, BackupProblem> =>
  err({ type: "failed", message: error instanceof Error ? error.message : String(error) });

/** Writes a consistent backup, beside a running server or without one; durable when it returns. */
export const writeBackup = (dataDir: string, target: string, now: Date): Result<null, BackupProblem> => {
  const file = join(dataDir, databaseName);
  const looked = inspectFile(file, newestVersion(), Number.POSITIVE_INFINITY);
  if (!looked.ok) return looked;
  if (looked.value === "empty") return err({ type: "nothing-there", folder: dataDir });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if ([databaseName, archiveName].some((name) => existsSync(join(target, name)))) {
    return err({ type: "not-empty", folder: target });
  }
  const keys = keyNames
    .filter((name) => existsSync(join(dataDir, name)))
    .map((name) => ({ name, content: readFileSync(join(dataDir, name)) }));
  const archive = join(target, archiveName);
  try {
    // The keys first: a backup that has its database is whole.
    if (keys.length > 0) writeSecret(archive, packKeys(keys, now));
    const db = new DatabaseSync(file);
    try {
      db.exec("PRAGMA busy_timeout = 5000;");
      copyDatabase(db, join(target, databaseName));
    } finally {
      db.close();
    }
    return ok(null);
  } catch (error) {
    rmSync(archive, { force: true });
    return failed(error);
  }
};

/** Reads a whole backup. @returns what it holds, as counts */
export const verifyBackup = (
  backup: string,
): Result<
  { readonly households: number; readonly records: number; readonly hasKeys: boolean },
  BackupProblem
> => {
  const file = databaseIn(backup);
  if (!existsSync(file)) return err({ type: "nothing-there", folder: backup });
  const looked = inspectFile(file, newestVersion(), Number.POSITIVE_INFINITY);
  if (!looked.ok) return looked;
  if (looked.value === "empty") return err({ type: "nothing-there", folder: backup });
  const archive = join(backup, archiveName);
  const hasKeys = existsSync(archive);
  if (hasKeys && unpackKeys(readFileSync(archive)) === undefined)
    return err({ type: "bad-keys", file: archive });
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0);
    return ok({ households: count("household"), records: count("record"), hasKeys });
  } finally {
    db.close();
  }
};

/**
 * What makes a copy a restored server: a new epoch, by which devices notice and offer what the copy lacks; numbers far
 * ahead; nobody signed in, no open code, no job under way; no address and no recovery code that may have been withdrawn
 * since; and nobody is erased by a request that may have been taken back.
 */
const declareRestored = (db: DatabaseSync, newId: NewId, now: Date): void => {
  db.exec("BEGIN IMMEDIATE");
  for (const [sql, value] of endGenerations(newId, now.getTime())) db.prepare(sql).run(value);
  const households = db.prepare("SELECT household_id FROM household").all();
  const renew = db.prepare("UPDATE household SET epoch = ?, seq = seq + ? WHERE household_id = ?");
  for (const { household_id } of households) renew.run(newId(), numbersAhead, String(household_id));
  db.exec(`DELETE FROM session;
    DELETE FROM invitation WHERE used_at IS NULL;
    DELETE FROM registration WHERE profile_id IS NULL;
    DELETE FROM calendar_feed;
    UPDATE household SET recovery_hash = NULL;`);
  // A pending deletion may have been cancelled since the copy: its time starts again.
  db.prepare(
    `UPDATE activity SET at = ?1 WHERE what = 'profile-deletion-asked' AND actor IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM activity k WHERE k.household_id = activity.household_id
       AND k.actor = activity.actor AND k.what = 'profile-deletion-kept' AND k.at > activity.at)`,
  ).run(now.getTime());
  db.prepare(
    `UPDATE job SET state = 'cancelled', stage = 'Cancelled', request = NULL, updated_at = ?
     WHERE state IN ('queued', 'running')`,
  ).run(now.getTime());
  const note = db.prepare("INSERT INTO activity (household_id, at, what) VALUES (?, ?, 'restored')");
  for (const { household_id } of households) note.run(String(household_id), now.getTime());
  db.exec("COMMIT");
};

/** Copies the database to `unfinished`, with what is still in a log beside it, and looks at all of it. */
const takeCopy = (backup: string, unfinished: string): Result<"empty" | "ours", UnusableFile> => {
  copyFileSync(backup, unfinished);
  const log = `${backup}-wal`;
  if (existsSync(log)) {
    copyFileSync(log, `${unfinished}-wal`);
    try {
      const db = new DatabaseSync(unfinished);
      // Folds the log into the file, and leaves none.
      db.exec("PRAGMA journal_mode = DELETE;");
      db.close();
    } catch {
      return err({ type: "damaged", file: backup });
    }
  }
  const looked = inspectFile(unfinished, newestVersion(), Number.POSITIVE_INFINITY);
  return looked.ok ? looked : err({ ...looked.error, file: backup });
};

/**
 * Makes a data folder of a backup, of this version's schema or an older one. The copy is checked, brought to the newest
 * schema and declared restored under another name; then the keys are put in place, and the database last, so a folder
 * that has it is whole. When anything fails before, the folder is as it was.
 * @returns whether the keys were there; without them no passcode fits any more
 */
export const restoreBackup = (
  source: string,
  dataDir: string,
  newId: NewId,
  now: Date,
): Result<{ readonly hasKeys: boolean }, BackupProblem> => {
  const backup = join(source, databaseName);
  if (!existsSync(backup)) return err({ type: "nothing-there", folder: source });
  // What is no backup at all is refused before the folder is touched.
  const first = existsSync(`${backup}-wal`) ? ok("ours") : inspectFile(backup, newestVersion(), 0);
  if (!first.ok) return first;
  const archive = join(source, archiveName);
  const keys = existsSync(archive) ? unpackKeys(readFileSync(archive)) : [];
  if (keys === undefined) return err({ type: "bad-keys", file: archive });
  const ours = keys.filter(({ name }) => keyNames.some((known) => known === name));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  if (!lock.ok) return err({ type: "in-use", folder: dataDir });
  const file = join(dataDir, databaseName);
  const unfinished = `${file}.part`;
  const parts = ["", "-wal", "-shm", "-journal"].map((end) => `${unfinished}${end}`);
  const written: string[] = [];
  let isDone = false;
  try {
    // A key that is there already, and the same, was put there by hand or by a try that was cut off.
    const isTaken = (name: string): boolean => {
      const own = ours.find((key) => key.name === name);
      const path = join(dataDir, name);
      return existsSync(path) && (own === undefined || !readFileSync(path).equals(own.content));
    };
    if ([databaseName, `${databaseName}-wal`, ...ours.map(({ name }) => name)].some(isTaken))
      return err({ type: "not-empty", folder: dataDir });
    for (const part of parts) rmSync(part, { force: true });
    const looked = takeCopy(backup, unfinished);
    if (!looked.ok) return looked;
    if (looked.value === "empty") return err({ type: "nothing-there", folder: source });
    chmodSync(unfinished, 0o600);
    const db = new DatabaseSync(unfinished);
    try {
      db.exec("PRAGMA secure_delete = ON;");
      runMissing(db);
      declareRestored(db, newId, now);
    } finally {
      db.close();
    }
    for (const { name, content } of ours) {
      const path = join(dataDir, name);
      if (!existsSync(path)) written.push(path);
      writeSecret(path, content);
    }
    putInPlace(unfinished, file);
    isDone = true;
    return ok({ hasKeys: existsSync(join(dataDir, keyNames[0])) });
  } catch (error) {
    return failed(error);
  } finally {
    if (!isDone) for (const path of [...parts, ...written]) rmSync(path, { force: true });
    lock.value.release();
  }
};
