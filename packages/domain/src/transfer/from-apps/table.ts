/** A file of rows as readers see it: cells found by the names of their columns, whatever stands between them. */
import { parseCsv } from "../csv.ts";

/** A parsed file: header names in lower case, and the rows as texts. */
export type Table = {
  readonly fileName: string;
  readonly delimiter: string;
  /** What stands above the table. */
  readonly preamble: string;
  /** Lower case, without spaces around. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row ends in its middle, without a line end: it is not among the rows. */
  readonly isCut: boolean;
};

const delimiters = [",", ";", "\t"] as const;

/** What stands most often in the first line outside of quotes. */
const delimiterOf = (line: string): string => {
  const bare = line.replace(/"[^"]*"/g, "");
  const counted = delimiters.map((one) => [one, bare.split(one).length] as const);
  return counted.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
};

/** A file of several tables under headings: the one that is a log. */
const logSection = /^### EXERCISE LOGS #+\s*$([\s\S]*?)(?=^###|(?![\s\S]))/m;

/** Lines before the table that begin with #; the last of them may be the table's own header. */
const preambleOf = (text: string): { readonly preamble: string; readonly table: string } => {
  const [before = ""] = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*/.exec(text) ?? [];
  const last = /#([^#\n]*[,;\t][^#\n]*\n)\s*$/.exec(before)?.[1] ?? "";
  return { preamble: before, table: `${last}${text.slice(before.length)}` };
};

/** @returns undefined when there is no row below the first one */
export const readTable = (fileName: string, text: string): Table | undefined => {
  const whole = text.replace(/^\uFEFF/, "");
  const { preamble, table } = preambleOf((logSection.exec(whole)?.[1] ?? whole).replace(/^\s+/, ""));
  const delimiter = delimiterOf(table.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? "");
  const [header, ...rows] = parseCsv(table, delimiter);
  if (header === undefined || rows.length === 0) return undefined;
  const isCut = !/[\r\n]\s*$/.test(table) && (rows.at(-1)?.length ?? 0) < header.length;
  return {
    fileName,
    delimiter,
    preamble,
    header: header.map((name) => name.trim().toLowerCase()),
    rows: isCut ? rows.slice(0, -1) : rows,
    isCut,
  };
};

/** Whether all of these columns are there. */
export const hasColumns = ({ header }: Table, ...names: readonly string[]): boolean =>
  names.every((name) => header.includes(name));

/** How to get a cell: the first of these columns that the file has; '' where it has none or the row is too short. */
export const findColumn = (
  { header }: Table,
  ...names: readonly string[]
): ((row: readonly string[]) => string) => {
  const at = names.map((name) => header.indexOf(name)).find((index) => index >= 0) ?? -1;
  return (row) => row[at]?.trim() ?? "";
};
