/** SQLite as the stores see it: one connection that writes, through its queue, and one that reads. */
import type { DatabaseSync } from "node:sqlite";
import type { Database, DatabaseReads } from "../database.ts";
import { kyselyOnSqlite } from "./kysely-reader.ts";
import { asyncReads, statementsOn } from "./statements.ts";
import type { Writer } from "./writer.ts";

/** @param onLost called when the file is damaged */
export const sqliteDatabase = (
  writer: Writer,
  reading: DatabaseSync,
  onLost: (error: unknown) => void,
): Database => {
  const reads: DatabaseReads = {
    ...asyncReads(statementsOn(reading, onLost)),
    query: kyselyOnSqlite(reading, onLost),
  };
  return {
    isAlone: true,
    // One writer for all households: nobody else changes this one meanwhile.
    transaction: (_householdId, work) => writer.run(work),
    acrossHouseholds: (work) => writer.run(work),
    reads: () => reads,
    readsAcrossHouseholds: reads,
  };
};
