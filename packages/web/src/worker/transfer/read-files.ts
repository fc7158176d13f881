/** Files of other apps, one after the other, plain or in a ZIP: what they say, and what was in them that nobody understands. */
import type { CivilDate } from "@muster/domain/shared/dates";
import { createAppleReader } from "@muster/domain/transfer/from-apps/apple-health";
import { readDatabase } from "@muster/domain/transfer/from-apps/databases/read-database";
import type { ImportedData } from "@muster/domain/transfer/from-apps/imported-data";
import type { ChosenColumns } from "@muster/domain/transfer/from-apps/plain-table";
import { readAppFile } from "@muster/domain/transfer/from-apps/read-app-file";
import { readTable } from "@muster/domain/transfer/from-apps/read-table";
import { type OldData, readOldRows } from "@muster/domain/transfer/old/old-files";
import { csvObjects } from "@muster/domain/transfer/read-csv";
import { decodeText, isBinary } from "./decode.ts";
import { type HouseholdParts, householdParts, isHousehold } from "./household-parts.ts";
import { isDatabase, withDatabase } from "./open-database.ts";
import { readFilesText } from "./read-files.text.ts";
import { isZip, type SomeFile, type Taker, unzip } from "./unzip.ts";

/** The content of all files. */
export type ReadFiles = {
  readonly brought: readonly ImportedData[];
  /** Sentences: files that brought nothing, and why. */
  readonly problems: readonly string[];
  /** The first table that no reader knows: the person may say what its columns are. */
  readonly unknownTable: UnknownTable | undefined;
  /** Tables of the product before Muster. */
  readonly old: readonly OldData[];
  /** The file is a whole household's: the person says whose part to look at. */
  readonly household: HouseholdParts | undefined;
};

/** A table whose columns the person has to name. */
export type UnknownTable = {
  readonly fileName: string;
  readonly header: readonly string[];
  /** The first of its rows. */
  readonly sample: readonly string[];
};

/** Text files beyond that are nobody's log. */
const mostBytes = 200_000_000;

/** No table, although it has commas too. */
const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** Two columns at least: a date and something of that day. */
const tableIn = (fileName: string, text: string): UnknownTable | undefined => {
  const table = readTable(fileName, text);
  const [sample] = table?.rows ?? [];
  return table === undefined || sample === undefined || table.header.length < 2
    ? undefined
    : { fileName, header: table.header, sample };
};

type Health = { readonly take: Taker; readonly done: () => ImportedData | undefined };

/** Apple's XML from bytes; a letter may lie on both sides of a cut. */
const createHealth = (today: CivilDate): Health => {
  const reader = createAppleReader(today);
  const decoder = new TextDecoder();
  return {
    take: (piece) => reader.push(decoder.decode(piece, { stream: true })),
    done: () => reader.done(),
  };
};

/** Whether a ZIP is 'Tables (CSV)' of the export, which are to be looked at and do not come back. */
const isOwnTables = (unpacked: readonly { readonly name: string }[]): boolean =>
  ["profile.csv", "settings.csv"].every((own) => unpacked.some(({ name }) => name === own));

/** What reading needs beside the files. */
export type ReadTools = {
  /** The decoder of SQLite files, asked for with the first of them. */
  readonly loadSqlite: () => Promise<ArrayBuffer>;
};

/**
 * @param onProgress how many bytes of all are read
 * @param columns of tables that no reader knows
 * @param most bytes that a text file, or all that a ZIP holds, may have
 */
export const readImportFiles = async (
  files: readonly SomeFile[],
  today: CivilDate,
  onProgress: (done: number, total: number) => void,
  { loadSqlite }: ReadTools,
  columns?: ChosenColumns,
  most = mostBytes,
): Promise<ReadFiles> => {
  const brought: ImportedData[] = [];
  const problems: string[] = [];
  const old: OldData[] = [];
  let unknownTable: UnknownTable | undefined;
  let household: HouseholdParts | undefined;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const readTables = async (name: string, bytes: Uint8Array): Promise<void> => {
    const decoder = await loadSqlite().catch(() => undefined);
    if (decoder === undefined) return void problems.push(readFilesText.noDecoder(name));
    try {
      const found = await withDatabase(bytes, decoder, (database) => readDatabase(database, today));
      if (found === undefined) problems.push(readFilesText.unknown(name));
      else brought.push(found);
    } catch {
      problems.push(readFilesText.damaged(name));
    }
  };
  const read = async (name: string, bytes: Uint8Array): Promise<void> => {
    if (bytes.length === 0) return void problems.push(readFilesText.empty(name));
    if (isDatabase(bytes)) return readTables(name, bytes);
    if (isBinary(bytes)) return void problems.push(readFilesText.noText(name));
    const text = decodeText(bytes);
    const found = readAppFile(name, text, today, columns);
    if (found !== undefined) brought.push(found);
    else {
      problems.push(readFilesText.unknown(name));
      if (isJson(text)) return;
      unknownTable ??= tableIn(name, text);
      old.push(readOldRows(name, csvObjects(text)));
    }
  };
  for (const file of files) {
    if (await isZip(file)) {
      const health: Health[] = [];
      const takeXml = (): Taker => {
        const one = createHealth(today);
        health.push(one);
        return one.take;
      };
      const unpacked = await unzip(file, most, (bytes) => onProgress(done + bytes, total), takeXml);
      if (isOwnTables(unpacked.files)) problems.push(readFilesText.ownTables(file.name));
      else if (!isHousehold(unpacked.files))
        for (const { name, bytes } of unpacked.files) await read(name, bytes);
      else if (files.length > 1) problems.push(readFilesText.householdAlone(file.name));
      else household = householdParts(file.name, unpacked.files);
      const found = health.flatMap((one) => one.done() ?? []);
      brought.push(...found);
      problems.push(...unpacked.problems);
      if (health.length > found.length) problems.push(readFilesText.unknown(file.name));
    } else if (/\.xml$/i.test(file.name)) {
      const health = createHealth(today);
      let bytes = 0;
      const reader = file.stream().getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        health.take(next.value);
        bytes += next.value.length;
        onProgress(done + bytes, total);
      }
      const found = health.done();
      if (found === undefined) problems.push(readFilesText.unknown(file.name));
      else brought.push(found);
    } else if (file.size > most) problems.push(readFilesText.tooLarge(file.name));
    else await read(file.name, new Uint8Array(await file.arrayBuffer()));
    done += file.size;
    onProgress(done, total);
  }
  if (household?.people.length === 0)
    return { brought, problems: household.notes, unknownTable, old, household: undefined };
  return { brought, problems, unknownTable, old, household };
};
