/** A file of rows as text becomes a table. Apart from what screens need of tables: they do not load the CSV reader. */
import { parseCsv } from "../read-csv.ts";
import type { Table } from "./table.ts";

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
  const { delimiter, rows: all } = parseCsv(table);
  const [header, ...rows] = all;
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
