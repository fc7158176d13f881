/** Comma-separated text, written and read (RFC 4180). Written cells cannot run as formulas in a spreadsheet. */

/** A value of a table's cell; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet would take for a formula gets an apostrophe; numbers stay numbers. */
const cellText = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;

/**
 * Reads a whole file: quoted cells may hold commas, quotes and line ends. A byte order mark is skipped.
 * @param delimiter one character between two cells
 * @returns rows of cells; empty lines are left out
 */
export const parseCsv = (text: string, delimiter = ","): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
    cell = "";
  };
  for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === "") quoted = true;
    else if (character === delimiter) {
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
};

/** The rows below a header as objects; a row that is too short has empty cells. */
export const csvObjects = (text: string): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name.trim(), row[index] ?? ""])));
};
