/**
 * Opens connections to the database file. Every connection gets the same PRAGMAs, and the one that decides whether an
 * acknowledged write survives a power cut (`synchronous=FULL`) is asserted, because a driver may quietly reopen a WAL
 * file at NORMAL (docs/decisions: node:sqlite).
 */
import { DatabaseSync } from "node:sqlite";

/** 'MSTR': marks a file as ours. */
export const applicationId = 0x4d535452;

/** synchronous=FULL as SQLite numbers it. */
const fullSync = 2;

/** The first column of the first row. */
export const pragma = (db: DatabaseSync, name: string): unknown => {
  const row = db.prepare(`PRAGMA ${name}`).get();
  return row === undefined ? undefined : Object.values(row)[0];
};

const harden = (db: DatabaseSync): void => {
  db.exec("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL;");
  if (pragma(db, "synchronous") !== fullSync) throw new Error("SQLite did not accept synchronous=FULL.");
};

/** The one connection that writes. Never waits for a lock: the writer queue (`writer.ts`) tries again while another process holds the file. */
export const openWriter = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  // Only effective while the file is empty, so it comes before anything that writes a page.
  db.exec("PRAGMA auto_vacuum = INCREMENTAL;");
  db.exec("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864; PRAGMA busy_timeout = 0;");
  // Savepoints keep their copies of pages in memory instead of a file each. Pages of 20 MB: the newest part of a household.
  db.exec("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -20000;");
  // The log is folded into the file by a thread (`checkpointer.ts`); this connection does it only when 64 MB are behind.
  db.exec("PRAGMA wal_autocheckpoint = 16384;");
  // macOS: without it fsync does not reach the disk.
  db.exec("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;");
  // What is deleted or replaced is overwritten: an erased person's words must not stand in free places of the file.
  db.exec("PRAGMA secure_delete = ON;");
  harden(db);
  if (pragma(db, "journal_mode") !== "wal") throw new Error("SQLite did not accept journal_mode=WAL.");
  return db;
};

/** A connection that only folds the log into the file. */
export const openCheckpointing = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA busy_timeout = 0; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;");
  harden(db);
  return db;
};

/** A connection for reads: any attempt to write through it fails. */
export const openReader = (file: string): DatabaseSync => {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA busy_timeout = 5000;");
  harden(db);
  db.exec("PRAGMA query_only = ON;");
  return db;
};
