/** SQLite as the stores see it: one connection that writes, through its queue, and one that reads. */
import type { DatabaseSync } from "node:sqlite";
import type { Database } from "../database.ts";
import { asyncReads, statementsOn } from "./statements.ts";
import type { Writer } from "./writer.ts";

/** @param onLost called when the file is damaged */
export const sqliteDatabase = (
  writer: Writer,
  reading: DatabaseSync,
  onLost: (error: unknown) => void,
): Database => {
  const reads = asyncReads(statementsOn(reading, onLost));
  return {
    isAlone: true,
    // One writer for all households: nobody else changes this one meanwhile.
    transaction: (_householdId, work) => writer.run(work),
    acrossHouseholds: (work) => writer.run(work),
    reads: () => reads,
    readsAcrossHouseholds: reads,
    tablesOfProfiles: async () =>
      (
        await reads.all<{ name: string }>(
          `SELECT t.name FROM sqlite_schema t WHERE t.type = 'table' AND 2 =
             (SELECT count(*) FROM pragma_table_info(t.name) c WHERE c.name IN ('household_id', 'profile_id'))`,
        )
      ).map(({ name }) => name),
  };
};
