/** Libra and openScale: body weight and what a scale knows besides. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { Collection } from "../collection.ts";
import type { ImportedReading } from "../imported-data.ts";
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns, type Table } from "../table.ts";
import { massUnitIn } from "./set-words.ts";

/** What a column holds. */
export type Measured = { readonly metric: MeasurementName; readonly unit: ImportedReading["unit"] };

/**
 * Reads a table that has a column for each measurement.
 * @param other columns whose figures are counted as left out
 */
export const readMeasurements = (
  table: Table,
  into: Collection,
  dateName: string,
  columns: Readonly<Record<string, Measured>>,
  other: readonly string[] = [],
): void => {
  for (const { moment, amount } of datedRows(table, into, dateName)) {
    for (const [name, measured] of Object.entries(columns)) {
      const value = amount(name);
      if (value !== null) into.reading({ ...moment, ...measured, value });
    }
    for (const name of other) if (amount(name) !== null) into.leaveOut("otherReading");
  }
};

/** Body weight from Libra; its trend is not read. */
export const libra: AppReader = {
  app: "Libra",
  source: "libra",
  recognizes: (table) => hasColumns(table, "date", "weight", "weight trend"),
  read: (table, into) =>
    readMeasurements(table, into, "date", {
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
    readMeasurements(
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
