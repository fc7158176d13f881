/** A database of another app: which app it is of, and what it says. */
import type { CivilDate } from "../../../shared/dates.ts";
import { createCollection } from "../collection.ts";
import type { ImportedData } from "../imported-data.ts";
import type { DatabaseReader, ImportedDatabase } from "./database.ts";
import { fitNotesBackup } from "./fitnotes-backup.ts";
import { healthConnect } from "./health-connect.ts";

/** All readers; the first that recognizes a database reads it. */
export const databaseReaders: readonly DatabaseReader[] = [fitNotesBackup, healthConnect];

/** @returns undefined when no reader knows it */
export const readDatabase = (database: ImportedDatabase, today: CivilDate): ImportedData | undefined => {
  const reader = databaseReaders.find((one) => one.recognizes(database));
  if (reader === undefined) return undefined;
  const into = createCollection(today);
  reader.read(database, into);
  return into.done(reader.app, reader.source);
};
