/** A file of rows as readers see it: cells found by the names of their columns, whatever stands between them. */

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
