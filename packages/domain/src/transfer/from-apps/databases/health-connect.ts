/** The export of Android's Health Connect: instants in milliseconds with an offset in seconds, masses in grams. */
import type { ImportedReading, Moment } from "../imported-data.ts";
import { type DatabaseReader, type ImportedDatabase, type ImportedRow, sqlNumber } from "./database.ts";

type MeasurementTable = {
  readonly table: string;
  readonly column: string;
  readonly reading: (value: number) => Omit<ImportedReading, keyof Moment>;
};

const measurementTables: readonly MeasurementTable[] = [
  {
    table: "weight_record_table",
    column: "weight",
    // Half a gram is noise of the sensor's float.
    reading: (grams) => ({ metric: "weight", value: Math.round(grams) / 1000, unit: "kg" }),
  },
  {
    table: "body_fat_record_table",
    column: "percentage",
    reading: (percent) => ({ metric: "bodyFat", value: percent, unit: "as-is" }),
  },
  {
    table: "resting_heart_rate_record_table",
    column: "beats_per_minute",
    reading: (beats) => ({ metric: "restingHeartRate", value: beats, unit: "as-is" }),
  },
  {
    table: "lean_body_mass_record_table",
    column: "mass",
    reading: (grams) => ({ metric: "fatFreeMass", value: Math.round(grams) / 1000, unit: "kg" }),
  },
];

/** The clock on the wall where it was measured; without an offset, Greenwich's. */
const momentOf = ({ at, zone }: ImportedRow): Moment | undefined => {
  const instant = sqlNumber(at);
  const offset = typeof zone === "number" && Math.abs(zone) <= 18 * 3600 ? zone : 0;
  if (instant === null || instant > 8e14) return undefined;
  const wall = new Date(instant + offset * 1000).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 19) };
};

const timeColumn = (database: ImportedDatabase, table: string): string | undefined =>
  ["time", "time_millis"].find((name) => database.columns(table).has(name));

/** Body measurements of the export; its other tables are left out. */
export const healthConnect: DatabaseReader = {
  app: "Health Connect",
  source: "health-connect",
  recognizes: ({ tables }) => measurementTables.some(({ table }) => tables.has(table)),
  read: (database, into) => {
    for (const { table, column, reading } of measurementTables) {
      const time = database.tables.has(table) ? timeColumn(database, table) : undefined;
      if (time === undefined || !database.columns(table).has(column)) continue;
      const zone = database.columns(table).has("zone_offset") ? "zone_offset" : "NULL";
      const rows = database.rows(
        `SELECT ${time} AS at, ${zone} AS zone, ${column} AS value FROM ${table} ORDER BY ${time}`,
      );
      for (const row of rows) {
        const moment = momentOf(row);
        const value = sqlNumber(row.value);
        if (moment === undefined || value === null) into.leaveOut("noDate");
        else into.reading({ ...moment, ...reading(value) });
      }
    }
  },
};
