/** The thread of `checkpointer.ts`: one passive checkpoint for every message, which waits for nobody and blocks nobody. */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { openCheckpointing } from "./connection.ts";

const db = openCheckpointing(z.string().parse(workerData));
parentPort?.on("message", () => {
  db.prepare("PRAGMA wal_checkpoint(PASSIVE)").get();
  parentPort?.postMessage("done");
});
