/** Measurements and check-ins of the old product as readings and check-in records. Pounds and inches, as it stored them. */
import { measurementLabels } from "../../body/measurements.text.ts";
import { type MeasurementName, measurements } from "../../body/reading.ts";
import { checkInId } from "../../record-ids.ts";
import { checkInSchema } from "../../review/check-in.ts";
import { yearWeekOf } from "../../shared/dates.ts";
import { naturalId } from "../../shared/ids.ts";
import type { TransferRecord } from "../export-file.ts";
import { oldText } from "./old.text.ts";
import type { OldContext } from "./old-sessions.ts";
import {
  column,
  dateOf,
  isRow,
  numberOf,
  numberWithin,
  type OldRow,
  oldInstant,
  textOf,
} from "./old-values.ts";

/**
 * Measurements of the old app as readings, one a value; what has no date or makes no sense is left out with a message.
 */
export const oldReadings = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] => {
  const { profileId, timeZone, problem } = context;
  const found = new Map<string, TransferRecord>();
  for (const row of rows) {
    const inside = column(row, "measurementData");
    const content = isRow(inside) ? inside : row;
    const stamp = column(row, "recordedAt", "updatedAt", "createdAt");
    const date = dateOf(column(content, "date"), timeZone) ?? dateOf(stamp, timeZone);
    if (date === undefined) {
      problem(oldText.noDate.readings);
      continue;
    }
    for (const [metric, { lowest, highest }] of Object.entries(measurements)) {
      const stored = numberOf(column(content, metric));
      // Nothing measured was stored as 0.
      if (stored === undefined || stored === 0) continue;
      const value = numberWithin(stored, lowest, highest);
      // The key is one of the catalogue's own.
      const name = metric as MeasurementName;
      if (value === undefined) {
        problem(oldText.reading({ label: measurementLabels[name], date, value: stored }));
        continue;
      }
      const id = naturalId("import", profileId, "reading", metric, date, value);
      const record = { metric: name, value, date, at: oldInstant(stamp, date), source: "import" as const };
      if (!found.has(id)) found.set(id, { kind: "reading", id, record });
    }
  }
  return [...found.values()];
};

/** Check-ins of the old app, one a day; what was not filled in is null. */
export const oldCheckIns = (rows: readonly OldRow[], context: OldContext): readonly TransferRecord[] => {
  const { profileId, timeZone, problem } = context;
  return rows.flatMap((row): TransferRecord[] => {
    const date = dateOf(column(row, "date", "createdAt"), timeZone);
    if (date === undefined) return [];
    const read = { date, week: numberWithin(column(row, "week"), 1, 60) ?? yearWeekOf(date) };
    const record: Record<string, unknown> = {};
    for (const field of Object.keys(checkInSchema.shape)) {
      const value = numberOf(column(row, field));
      record[field] = value ?? null;
    }
    const rating = (field: string): number => Math.round(numberWithin(column(row, field), 1, 10) ?? 5);
    const whole = {
      ...record,
      ...read,
      week: Math.round(read.week),
      muscleSoreness: rating("muscleSoreness"),
      fatigueLevel: rating("fatigueLevel"),
      notes: textOf(column(row, "notes"), 2_000),
    };
    const parsed = checkInSchema.safeParse(withoutWrong(whole));
    if (!parsed.success) {
      problem(oldText.checkIn(date));
      return [];
    }
    return [{ kind: "checkIn", id: checkInId(profileId, date), record: parsed.data }];
  });
};

/** Optional figures that cannot be are left blank; the rest of the check-in counts. */
const withoutWrong = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const parsed = checkInSchema.safeParse(record);
  if (parsed.success) return record;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [
      field,
      wrong.has(field) && field !== "weight" ? null : value,
    ]),
  );
};
