/**
 * One server for one data folder. The lock is an exclusive transaction on a small database of its own: the operating
 * system lets go of it when the process dies, however it dies, which a file with a process number does not.
 */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "@muster/domain/shared/result";

type ProcessLock = { release(): void };

/** @returns `in-use` when another process serves this folder now */
export const lockFolder = (folder: string): Result<ProcessLock, "in-use"> => {
  const db = new DatabaseSync(join(folder, "server.lock"));
  try {
    db.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;");
  } catch {
    db.close();
    return err("in-use");
  }
  return ok({ release: () => db.close() });
};
