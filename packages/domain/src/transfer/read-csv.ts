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
  const { data, meta } = Papa.parse(text.replaceAll("\r\n", "\n"), {
    delimiter,
    delimitersToGuess: [";", "\t", ","],
    skipEmptyLines: true,
  });
  return { delimiter: meta.delimiter, rows: data };
};

/** The rows below a header as objects; a row that is too short has empty cells. */
export const csvObjects = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...rows] = parseCsv(text, ",").rows;
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ""])));
};
