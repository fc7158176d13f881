/** The thread of `nightly-backups.ts`: one copy, and one message with what was wrong, or null. */
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod/mini";
import { writeBackup } from "./backup.ts";

const request = z.object({ dataDir: z.string(), target: z.string(), now: z.number() }).parse(workerData);
const written = writeBackup(request.dataDir, request.target, new Date(request.now));
parentPort?.postMessage(written.ok ? null : written.error);
