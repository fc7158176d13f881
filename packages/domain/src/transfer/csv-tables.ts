/**
 * A profile's records as tables for spreadsheets: one a kind, sets one line each. Units stand in the column's name and
 * never vary, whatever the person sees in the app.
 */
import { measurements } from "../body/reading.ts";
import { type RecordKind, type RecordOf, recordKinds } from "../records.ts";
import { setsInOrder } from "../training/session.ts";
import { type Cell, csvLine } from "./csv.ts";
import { exportedKinds, type TransferRecord } from "./export-file.ts";

const unitWords = { mass: "lb", length: "in", percent: "percent", count: "", beats: "per_min" } as const;

/** Units of fields whose names do not say them. */
const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(measurements).map(([name, { unit }]) => [name, unitWords[unit]])),
  biceps: "in",
  height: "in",
  calories: "kcal",
  protein: "g",
  carbohydrate: "g",
  fat: "g",
  fiber: "g",
  totalFat: "g",
  totalCarbohydrate: "g",
  sugars: "g",
  dietaryFiber: "g",
  bloodPressureSystolic: "mmHg",
  bloodPressureDiastolic: "mmHg",
  avgSleepHours: "h",
  time: "s",
  distance: "m",
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columnName = (field: string): string => {
  const unit = units[field] ?? "";
  return unit === "" || field === "servingWeightGrams" ? snake(field) : `${snake(field)}_${unit}`;
};

const setFields = ["position", "role", "reps", "weight", "time", "distance", "rir", "at"] as const;

/** Table name -> its columns: what a field of the record is called there. */
const fieldsOf = (kind: RecordKind): readonly string[] =>
  Object.keys(recordKinds[kind].schema.shape).filter(
    (field) => !(kind === "exerciseLog" && field === "sets"),
  );

/** Names of all exported tables, in snake case. */
export const tableNames: readonly string[] = [...exportedKinds.map((kind) => snake(kind)), "set"];

/** The first line of each table. */
export const csvHeader = (table: string): string => {
  if (table === "set") return csvLine(["id", "exercise_log_id", ...setFields.map(columnName)]);
  const kind = exportedKinds.find((one) => snake(one) === table);
  return kind === undefined ? "" : csvLine(["id", ...fieldsOf(kind).map(columnName)]);
};

/** The lines that a record adds, each with its table. Lists and parts are JSON inside their cell. */
export const csvLinesOf = ({
  kind,
  id,
  record,
}: TransferRecord): readonly (readonly [table: string, line: string])[] => {
  const own = csvLine([id, ...fieldsOf(kind).map((field) => cellOf(record[field]))]);
  // What is exported has passed the schema of its kind.
  const sets = kind === "exerciseLog" ? setsInOrder(record as RecordOf<"exerciseLog">) : [];
  return [
    [snake(kind), own],
    ...sets.map((set): [string, string] => [
      "set",
      csvLine([set.id, id, ...setFields.map((field) => cellOf(set[field]))]),
    ]),
  ];
};

const cellOf = (value: unknown): Cell =>
  value === undefined || value === null
    ? null
    : typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? value
      : JSON.stringify(value);
