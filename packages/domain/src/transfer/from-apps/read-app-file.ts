/** One file of another app: which app it is of, and what it says. */
import type { CivilDate } from "../../shared/dates.ts";
import type { Brought } from "./brought.ts";
import { createCollection } from "./collection.ts";
import { appReaders } from "./readers/all.ts";
import { readTable } from "./table.ts";

/** @returns undefined when no reader knows the file */
export const readAppFile = (fileName: string, text: string, today: CivilDate): Brought | undefined => {
  const table = readTable(fileName, text);
  const reader = table === undefined ? undefined : appReaders.find((one) => one.recognizes(table));
  if (table === undefined || reader === undefined) return undefined;
  const into = createCollection(today);
  reader.read(table, into);
  if (table.isCut) into.leaveOut("cut");
  return into.done(reader.app, reader.source);
};
