/** A file of rows as readers see it: cells found by the names of their columns, whatever stands between them. */

import type { Collection } from "./collection.ts";
import type { Moment } from "./imported-data.ts";
import type { LeftOutReason } from "./left-out.text.ts";
import { amountIn, momentIn, numberIn } from "./values.ts";

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

/** The cells of one row by the names of their columns; of several names the first that the table has. */
export type NamedCells = {
  /** '' where the table has no such column, or the row is too short. */
  readonly text: (...names: readonly string[]) => string;
  readonly number: (name: string) => number | null;
  /** null for 0 too: apps write it for what was not given. */
  readonly amount: (...names: readonly string[]) => number | null;
  /** What stands first in the row: it finds a row that has no date. */
  readonly title: string;
};

/** Cells of a title, and characters of it. */
const titleCells = 2;
const longestTitle = 60;

/** Every row of a table. */
export function* rowsOf({ delimiter, header, rows }: Table): Generator<NamedCells, void> {
  // Of two columns of a name the first counts.
  const places = new Map(header.map((name, index) => [name, index] as const).reverse());
  for (const row of rows) {
    const text = (...names: readonly string[]): string => {
      const place = names.map((name) => places.get(name)).find((index) => index !== undefined);
      return (place === undefined ? undefined : row[place])?.trim() ?? "";
    };
    yield {
      text,
      number: (name) => numberIn(text(name), delimiter),
      amount: (...names) => amountIn(text(...names), delimiter),
      title: row
        .map((cell) => cell.trim())
        .filter((cell) => cell !== "")
        .slice(0, titleCells)
        .join(" ")
        .slice(0, longestTitle),
    };
  }
}

/** Rows with the moment that a column says; those without one are left out. */
export function* datedRows(
  table: Table,
  into: Pick<Collection, "leaveOut">,
  dateName: string,
): Generator<NamedCells & { readonly moment: Moment }, void> {
  for (const row of rowsOf(table)) {
    const moment = momentIn(row.text(dateName));
    if (moment === null) into.leaveOut("noDate", row.title);
    else yield { ...row, moment };
  }
}

/** A reader's way with rows of which nothing is stored. */
export const leaveAllOut =
  (reason: LeftOutReason) =>
  (table: Table, into: Pick<Collection, "leaveOut">): void => {
    for (const _ of table.rows) into.leaveOut(reason);
  };
