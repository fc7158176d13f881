/** Hevy's CSV of workouts and its file of measurements, metric or imperial, with months in the person's language. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns } from "../table.ts";
import { momentIn } from "../values.ts";
import { type Measured, readMeasurements } from "./scales.ts";
import { distanceUnitIn, massUnitIn, rirOf, withUnit } from "./set-words.ts";

const roles = { warmup: "warmup", dropset: "drop", drop: "drop", failure: "failure" } as const;
const roleOf = (kind: string) => roles[kind.toLowerCase() as keyof typeof roles] ?? "working";

/** Seconds between two moments of the file; null where one is missing or the end comes first. */
const lengthOf = (start: string, end: string): number | null => {
  const [from, to] = [momentIn(start), momentIn(end)];
  if (from?.time == null || to?.time == null) return null;
  const seconds = (Date.parse(`${to.date}T${to.time}Z`) - Date.parse(`${from.date}T${from.time}Z`)) / 1_000;
  return seconds > 0 ? seconds : null;
};

/** Workouts, a row for each set. */
export const hevy: AppReader = {
  app: "Hevy",
  source: "hevy",
  recognizes: (table) => hasColumns(table, "title", "start_time", "exercise_title", "set_index"),
  read: (table, into) => {
    const named = (start: string): string => table.header.find((name) => name.startsWith(start)) ?? "";
    const [weightName, distanceName] = [named("weight_"), named("distance_")];
    const [massUnit, distanceUnit] = [massUnitIn(weightName), distanceUnitIn(distanceName.replace("_", " "))];
    for (const { moment, text, number, amount } of datedRows(table, into, "start_time"))
      into.set({
        ...moment,
        workout: text("title"),
        duration: lengthOf(text("start_time"), text("end_time")),
        workoutNotes: text("description"),
        exercise: text("exercise_title"),
        notes: text("exercise_notes"),
        set: {
          role: roleOf(text("set_type")),
          reps: amount("reps"),
          weight: withUnit(amount(weightName), massUnit),
          time: amount("duration_seconds"),
          distance: withUnit(amount(distanceName), distanceUnit),
          rir: rirOf(number("rpe")),
        },
      });
  },
};

/** Column without its unit -> what Muster calls it. */
const measured: Readonly<Record<string, MeasurementName>> = {
  fat: "bodyFat",
  shoulder: "shoulders",
  chest: "chest",
  left_bicep: "bicepLeft",
  right_bicep: "bicepRight",
  waist: "waist",
  hips: "hips",
  left_thigh: "thighLeft",
  right_thigh: "thighRight",
};

/** Body measurements. */
export const hevyMeasurements: AppReader = {
  app: "Hevy",
  source: "hevy",
  recognizes: (table) => hasColumns(table, "date", "weight_kg", "fat_percent"),
  read: (table, into) => {
    const columns: Record<string, Measured> = {};
    const other: string[] = [];
    for (const name of table.header) {
      const [, what = "", unit] = /^(.*)_(kg|percent|cm|in)$/.exec(name) ?? [];
      const metric = what === "weight" ? "weight" : measured[what];
      if (metric === undefined) other.push(name);
      else columns[name] = { metric, unit: unit === "percent" ? "as-is" : (unit as "kg" | "cm" | "in") };
    }
    readMeasurements(table, into, "date", columns, other);
  },
};
