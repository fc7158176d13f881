/**
 * The thread of `checkpointer.ts`. For every message a passive checkpoint, which waits for nobody and blocks nobody; then, when
 * asked, the log is emptied, for which nearly nothing is left to do: so long, and no longer, a commit has to wait.
 */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import type { CheckpointDone, CheckpointOrder } from "./checkpointer.ts";
import { openCheckpointing, pragma } from "./connection.ts";

const db = openCheckpointing(z.string().parse(workerData));
const isEmptied = (): boolean => {
  try {
    return pragma(db, "wal_checkpoint(TRUNCATE)") === 0;
  } catch {
    // Somebody reads or writes just now.
    return false;
  }
};
parentPort?.on("message", (order: CheckpointOrder) => {
  db.prepare("PRAGMA wal_checkpoint(PASSIVE)").get();
  const done: CheckpointDone = { order, isEmptied: order === "empty" && isEmptied() };
  parentPort?.postMessage(done);
});
