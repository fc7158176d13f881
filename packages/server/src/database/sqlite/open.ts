/** Opens a data folder: lock, look at the file, migrate, and hand out the stores on it. */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { type NewId, randomId } from "@muster/domain/shared/ids";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { noOtherProcesses } from "../../stores/other-processes.ts";
import type { Stores } from "../../stores/stores.ts";
import { newGeneration } from "../generations.ts";
import { storesOn } from "../stores/all.ts";
import { createSweep } from "../stores/sweep.ts";
import { forgettingDatabase, rememberSqliteCallers } from "./callers.ts";
import { createCheckpointer } from "./checkpointer.ts";
import { openReader, openWriter, pragma } from "./connection.ts";
import { sqliteDatabase } from "./database.ts";
import {
  forgetSnapshots,
  inspectFile,
  migrateSqlite,
  type UnusableFile,
  unusableFileSentence,
  versionOf,
} from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { restrictPermissions } from "./private-files.ts";
import { lockFolder } from "./process-lock.ts";
import { createWriter } from "./writer.ts";

type OpenError =
  | UnusableFile
  | { readonly type: "in-use"; readonly folder: string }
  /** The operator named a folder without a household's data. */
  | { readonly type: "nothing-there"; readonly folder: string }
  /** A server of an older version runs on it: its tables are not changed under it. */
  | { readonly type: "older-server"; readonly folder: string }
  /** What a server that was killed had written last is gone, and that was everything. */
  | { readonly type: "log-missing"; readonly file: string };

/** One sentence for the operator. */
export const openSentence = (problem: OpenError): string => {
  switch (problem.type) {
    case "in-use":
      return `Another Muster already serves the data folder ${problem.folder}, so this one did not start; please stop the other one or choose another DATA_DIR.`;
    case "nothing-there":
      return `There is no household in ${problem.folder} and nothing was made there; please check DATA_DIR, or start the server there first.`;
    case "older-server":
      return `An older Muster serves the data folder ${problem.folder}, so nothing was done; please start it anew with this version first.`;
    case "log-missing":
      return `The file ${problem.file}-wal is missing, and all that the last run wrote was in it, so Muster did not start; please put it back, or move ${problem.file} away to begin anew.`;
    default:
      return unusableFileSentence(problem);
  }
};

/** 5 s for readers of an old state of the file; after that, the next erasure or the end of the server truncates the log. */
const checkpointTries = 100;
const checkpointWait = 50;

const schemaOf = (file: string): number => {
  const db = openReader(file);
  try {
    return versionOf(db);
  } finally {
    db.close();
  }
};

/** A server that was killed leaves its log beside the file; without it the file is as it was before the first write. */
export const lacksWal = (file: string): boolean => {
  if (existsSync(`${file}-wal`)) return false;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare("SELECT 1 FROM server").get() === undefined;
  } finally {
    db.close();
  }
};

/** Path of `muster.db` in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, "muster.db");

/** Opens and migrates the data folder and takes its lock. */
export const openSqlite = (options: {
  readonly dataDir: string;
  readonly now: Date;
  readonly newId?: NewId;
  /**
   * False for the operator's command line, which works beside a running server: it makes no data folder, and changes a
   * schema only where no server runs.
   */
  readonly lock?: boolean;
  /** Told when the disk failed or the file is damaged: nothing may be confirmed any more. */
  readonly onLost: (error: unknown) => void;
}): Result<Stores, OpenError> => {
  const { dataDir, now, newId = randomId } = options;
  const file = databaseFile(dataDir);
  const newest = migrations.at(-1)?.version ?? 0;
  const looked = inspectFile(file, newest);
  if (!looked.ok) return looked;
  const isBeside = options.lock === false;
  if (isBeside && looked.value === "empty") return err({ type: "nothing-there", folder: dataDir });
  if (looked.value === "ours" && lacksWal(file)) return err({ type: "log-missing", file });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mayMigrate = !isBeside || schemaOf(file) < newest;
  const lock = mayMigrate ? lockFolder(dataDir) : undefined;
  if (lock !== undefined && !lock.ok)
    return err({ type: isBeside ? "older-server" : "in-use", folder: dataDir });

  const writing = openWriter(file);
  if (isBeside) writing.exec("PRAGMA busy_timeout = 5000;");
  // The tables go into the file at once: a file that has them and no server's name has lost its log (`lacksWal`).
  if (mayMigrate && migrateSqlite(writing, file, now).length > 0)
    writing.exec("PRAGMA wal_checkpoint(TRUNCATE);");
  writing
    .prepare("INSERT INTO server (id, server_id, created_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING")
    .run(newId(), now.getTime());
  if (lock !== undefined) {
    writing.prepare(newGeneration).run(newId());
  }
  const reading = openReader(file);
  restrictPermissions(dataDir);
  const checkpointer = createCheckpointer(file);
  const writer = createWriter(writing, options.onLost, checkpointer.committed);
  const database = sqliteDatabase(writer, reading, options.onLost);
  const callers = rememberSqliteCallers(writer);
  /** What was erased is zeros by now; its pages leave the file, and its old copies the log. */
  const giveRoomBack = async (): Promise<void> => {
    const free = () => Number(pragma(writing, "freelist_count"));
    for (let before = free() + 1, left = free(); left > 0 && left < before; left = free()) {
      before = left;
      await writer.run((db) => db.all("PRAGMA incremental_vacuum(100)"));
    }
    for (let tries = 0; tries < checkpointTries; tries += 1) {
      // Beside the event loop, which stood still for as long as all that was changed took to go to the file. A reader or
      // a write may be under way, and then it is tried again.
      const isEmptied = (await checkpointer.emptyLog()) ?? pragma(writing, "wal_checkpoint(TRUNCATE)") === 0;
      if (isEmptied) return;
      await wait(checkpointWait);
    }
  };
  return ok({
    ...storesOn(database, forgettingDatabase(database, callers), callers.find, newId),
    others: noOtherProcesses,
    agreeOnKeys: async () => true,
    sweep: createSweep(database, newId, giveRoomBack, (now) => {
      forgetSnapshots(file, now);
      callers.forget();
    }),
    close: async () => {
      await writer.close();
      await checkpointer.close();
      reading.close();
      writing.exec("PRAGMA wal_checkpoint(TRUNCATE);");
      writing.close();
      if (lock?.ok === true) lock.value.release();
    },
  });
};
