/** Files that are whole or not there: written under another name, flushed, then renamed, and the folder flushed too. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";

const syncToDisk = (path: string): void => {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
};

/** Flushes `unfinished` and gives it its name; durable when it returns. */
export const putInPlace = (unfinished: string, target: string): void => {
  syncToDisk(unfinished);
  renameSync(unfinished, target);
  syncToDisk(dirname(target));
};

/** A consistent copy of the whole database as it is now. Others may read and write meanwhile. */
export const copyDatabase = (db: DatabaseSync, target: string): void => {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  db.prepare("VACUUM INTO ?").run(unfinished);
  putInPlace(unfinished, target);
};

/** A file that only its owner may read. */
export const writeSecret = (target: string, content: Uint8Array): void => {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode: 0o600, flag: "wx" });
  putInPlace(unfinished, target);
};
