/** Comma-separated text as it is written (RFC 4180). Written cells cannot run as formulas in a spreadsheet. */

/** A value of a table's cell; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet would take for a formula gets an apostrophe. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Numbers stay numbers. */
const cellText = (cell: Cell): string => {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const safe = withoutFormula(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;
