/** Files that are whole or not there: written under another name, flushed, then renamed, and the folder flushed too. */
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const syncToDisk = (path: string, flags: "r" | "r+"): void => {
  const handle = openSync(path, flags);
  fsyncSync(handle);
  closeSync(handle);
};

/** Flushes `unfinished` and gives it its name; durable when it returns. */
export const putInPlace = (unfinished: string, target: string): void => {
  // Windows flushes only what is open for writing, and no folders.
  syncToDisk(unfinished, "r+");
  renameSync(unfinished, target);
  if (process.platform !== "win32") syncToDisk(dirname(target), "r");
};

/** Whether every page and row of the file reads well. Reads all of it: 128 MiB take about 0.3 s. */
export const isSound = (db: DatabaseSync): boolean => {
  const row = db.prepare("PRAGMA quick_check(1)").get();
  return row !== undefined && Object.values(row)[0] === "ok";
};

/**
 * A consistent copy of the whole database as it is now, for its owner only; read again before it gets its name. Others
 * may read and write meanwhile.
 * @throws when the disk is full, or when what was written does not read well
 */
export const copyDatabase = (db: DatabaseSync, target: string): void => {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  try {
    db.prepare("VACUUM INTO ?").run(unfinished);
    chmodSync(unfinished, 0o600);
    const copy = new DatabaseSync(unfinished, { readOnly: true });
    try {
      if (!isSound(copy)) throw new Error("the copy does not read well");
    } finally {
      copy.close();
    }
    putInPlace(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};

/** A file that only its owner may read. */
export const writeSecret = (target: string, content: Uint8Array): void => {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode: 0o600, flag: "wx" });
  putInPlace(unfinished, target);
};
