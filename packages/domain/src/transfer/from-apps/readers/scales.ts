/** Libra and openScale: body weight and what a scale knows besides. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { BroughtReading } from "../brought.ts";
import type { Collection } from "../collection.ts";
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns, type Table } from "../table.ts";
import { amountIn, momentIn } from "../values.ts";
import { massUnitIn } from "./set-words.ts";

type Measured = { readonly metric: MeasurementName; readonly unit: BroughtReading["unit"] };

/** @param other columns whose figures are counted as left out */
const readScale = (
  table: Table,
  into: Collection,
  dateName: string,
  columns: Readonly<Record<string, Measured>>,
  other: readonly string[] = [],
): void => {
  const date = findColumn(table, dateName);
  const cells = Object.entries(columns).map(([name, measured]) => ({
    ...measured,
    cell: findColumn(table, name),
  }));
  const others = other.map((name) => findColumn(table, name));
  for (const row of table.rows) {
    const moment = momentIn(date(row));
    if (moment === null) {
      into.leaveOut("noDate");
      continue;
    }
    for (const { metric, unit, cell } of cells) {
      const value = amountIn(cell(row), table.delimiter);
      if (value !== null) into.reading({ ...moment, metric, value, unit });
    }
    for (const cell of others)
      if (amountIn(cell(row), table.delimiter) !== null) into.leaveOut("otherReading");
  }
};

/** Body weight from Libra; its trend is not read. */
export const libra: AppReader = {
  app: "Libra",
  source: "libra",
  recognizes: (table) => hasColumns(table, "date", "weight", "weight trend"),
  read: (table, into) =>
    readScale(table, into, "date", {
      weight: { metric: "weight", unit: massUnitIn(table.preamble) },
      "body fat": { metric: "bodyFat", unit: "as-is" },
    }),
};

/** Body weight and composition from openScale. */
export const openScale: AppReader = {
  app: "openScale",
  source: "openscale",
  recognizes: (table) => hasColumns(table, "datetime", "weight", "fat", "water"),
  read: (table, into) =>
    readScale(
      table,
      into,
      "datetime",
      {
        weight: { metric: "weight", unit: "kg" },
        fat: { metric: "bodyFat", unit: "as-is" },
        lbm: { metric: "fatFreeMass", unit: "kg" },
        chest: { metric: "chest", unit: "cm" },
        waist: { metric: "waist", unit: "cm" },
        hip: { metric: "hips", unit: "cm" },
        thigh: { metric: "thighs", unit: "cm" },
      },
      ["water", "muscle"],
    ),
};
