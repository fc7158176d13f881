/** Reading of comma-separated text by Papa Parse, which knows the dialects that programs write. */
import Papa from "papaparse";

/** A file's cells, and what stands between two of them. */
export type ParsedCsv = { readonly delimiter: string; readonly rows: readonly (readonly string[])[] };

/**
 * Reads a whole file: quoted cells may hold delimiters, quotes and line ends. A byte order mark is skipped.
 * @param delimiter where it is known; else it is guessed. The comma is the last guess: it also stands in decimals and notes
 * @returns rows of cells; empty lines are left out
 */
export const parseCsv = (text: string, delimiter = ""): ParsedCsv => {
  const read = (from: string) =>
    Papa.parse(from, { delimiter, delimitersToGuess: [";", "\t", ","], skipEmptyLines: true });
  const lines = text.replaceAll("\r\n", "\n");
  const { data, meta, errors } = read(lines);
  if (!errors.some(({ type }) => type === "Quotes")) return { delimiter: meta.delimiter, rows: data };
  // Such a cell would take the rest of the file with it: what stands inside of cells is written twice, and taken as one.
  const repaired = read(lines.replace(innerQuote, '""'));
  return {
    delimiter: repaired.meta.delimiter,
    rows: repaired.data.map((row) => row.map((cell) => cell.replaceAll('""', '"'))),
  };
};

/** A quote at neither end of a cell, which a program should have written twice. */
const innerQuote = /(?<=[^,;\t\n"])"(?=[^,;\t\n"])/g;

/** The rows below a header as objects; a row that is too short has empty cells. */
export const csvObjects = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...rows] = parseCsv(text, ",").rows;
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ""])));
};
