/** One file of another app: which app it is of, and what it says. */
import type { CivilDate } from "../../shared/dates.ts";
import { createCollection } from "./collection.ts";
import type { ImportedData } from "./imported-data.ts";
import { type ChosenColumns, plainReader } from "./plain-table.ts";
import { readTable } from "./read-table.ts";
import { appReaders } from "./readers/all.ts";

/**
 * @param columns for a table that no reader knows, as the person named them
 * @returns undefined when no reader knows the file
 */
export const readAppFile = (
  fileName: string,
  text: string,
  today: CivilDate,
  columns?: ChosenColumns,
): ImportedData | undefined => {
  const table = readTable(fileName, text);
  const readers = columns === undefined ? appReaders : [...appReaders, plainReader(columns)];
  const reader = table === undefined ? undefined : readers.find((one) => one.recognizes(table));
  if (table === undefined || reader === undefined) return undefined;
  const into = createCollection(today);
  reader.read(table, into);
  if (table.isCut) into.leaveOut("cut");
  return into.done(reader.app, reader.source);
};
