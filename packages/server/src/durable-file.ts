/** Files that are whole or not there: written under another name, flushed, then renamed, and the folder flushed too. */
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

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

/** A file that only its owner may read. */
export const writeSecret = (target: string, content: Uint8Array): void => {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode: 0o600, flag: "wx" });
  putInPlace(unfinished, target);
};
