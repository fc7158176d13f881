/**
 * Backup and restore of a data folder (docs/operations.md). A backup is two files: `muster.db`, and `keys.tar` with what
 * must not lie beside it. Neither command overwrites anything.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { NewId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { packKeys, unpackKeys } from "../../household/keys-archive.ts";
import { vapidFile } from "../../notifications/vapid-file.ts";
import { copyDatabase, putInPlace, writeSecret } from "./durable-copy.ts";
import { inspectFile, type UnusableFile } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { numbersAhead } from "./new-epoch.ts";
import { lockFolder } from "./process-lock.ts";

const databaseName = "muster.db";
const archiveName = "keys.tar";
/** The secret files of a data folder. */
const keyNames = ["pepper.key", vapidFile] as const;

export type BackupProblem =
  | UnusableFile
  /** There is nothing to copy. */
  | { readonly type: "nothing-there"; readonly folder: string }
  /** Something is there already that would be overwritten. */
  | { readonly type: "not-empty"; readonly folder: string }
  | { readonly type: "in-use"; readonly folder: string }
  | { readonly type: "bad-keys"; readonly file: string };

const newestVersion = (): number => migrations.at(-1)?.version ?? 0;

/** Writes a consistent backup, beside a running server or without one; durable when it returns. */
export const writeBackup = (dataDir: string, target: string, now: Date): Result<null, BackupProblem> => {
  const file = join(dataDir, databaseName);
  const looked = inspectFile(file, newestVersion());
  if (!looked.ok) return looked;
  if (looked.value === "empty") return err({ type: "nothing-there", folder: dataDir });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  if ([databaseName, archiveName].some((name) => existsSync(join(target, name)))) {
    return err({ type: "not-empty", folder: target });
  }
  const keys = keyNames
    .filter((name) => existsSync(join(dataDir, name)))
    .map((name) => ({ name, content: readFileSync(join(dataDir, name)) }));
  // The keys first: a backup that has its database is whole.
  if (keys.length > 0) writeSecret(join(target, archiveName), packKeys(keys, now));
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA busy_timeout = 5000;");
    copyDatabase(db, join(target, databaseName));
  } finally {
    db.close();
  }
  return ok(null);
};

/**
 * What makes a copy a restored server: a new epoch, by which devices notice and offer what the copy lacks; numbers far
 * ahead; nobody signed in, no open code, no job under way; no address and no recovery code that may have been withdrawn
 * since; and nobody is erased by a request that may have been taken back.
 */
const declareRestored = (db: DatabaseSync, newId: NewId, now: Date): void => {
  db.exec("BEGIN IMMEDIATE");
  const households = db.prepare("SELECT household_id FROM household").all();
  const renew = db.prepare("UPDATE household SET epoch = ?, seq = seq + ? WHERE household_id = ?");
  for (const { household_id } of households) renew.run(newId(), numbersAhead, String(household_id));
  db.exec(`DELETE FROM session;
    DELETE FROM invitation WHERE used_at IS NULL;
    DELETE FROM registration WHERE profile_id IS NULL;
    DELETE FROM calendar_feed;
    UPDATE household SET recovery_hash = NULL;`);
  // Somebody who asked to be erased may have taken it back since the copy: they get the whole time again.
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

/**
 * Makes a data folder of a backup. The database gets its name last, so a folder that has it is whole.
 * @returns whether the keys were there; without them no passcode fits any more
 */
export const restoreBackup = (
  source: string,
  dataDir: string,
  newId: NewId,
  now: Date,
): Result<{ readonly hasKeys: boolean }, BackupProblem> => {
  const backup = join(source, databaseName);
  const looked = inspectFile(backup, newestVersion());
  if (!looked.ok) return looked;
  if (looked.value === "empty") return err({ type: "nothing-there", folder: source });
  const archive = join(source, archiveName);
  const keys = existsSync(archive) ? unpackKeys(readFileSync(archive)) : [];
  if (keys === undefined) return err({ type: "bad-keys", file: archive });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  if (!lock.ok) return err({ type: "in-use", folder: dataDir });
  try {
    const file = join(dataDir, databaseName);
    const taken = [databaseName, `${databaseName}-wal`, ...keyNames];
    if (taken.some((name) => existsSync(join(dataDir, name)))) {
      return err({ type: "not-empty", folder: dataDir });
    }
    for (const name of keyNames) {
      const key = keys.find((candidate) => candidate.name === name);
      if (key !== undefined) writeSecret(join(dataDir, name), key.content);
    }
    const unfinished = `${file}.part`;
    rmSync(unfinished, { force: true });
    copyFileSync(backup, unfinished);
    chmodSync(unfinished, 0o600);
    const db = new DatabaseSync(unfinished);
    try {
      declareRestored(db, newId, now);
    } finally {
      db.close();
    }
    putInPlace(unfinished, file);
    return ok({ hasKeys: keys.length > 0 });
  } finally {
    lock.value.release();
  }
};
