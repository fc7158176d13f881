/** Hevy's CSV of workouts and its file of measurements, metric or imperial, with months in the person's language. */
import type { MeasurementName } from "../../../body/reading.ts";
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns } from "../table.ts";
import { amountIn, momentIn, numberIn } from "../values.ts";
import { distanceUnitIn, massUnitIn, rirOf } from "./set-words.ts";

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
    const { delimiter, header } = table;
    const at = (...names: string[]) => findColumn(table, ...names);
    const [title, start, end] = [at("title"), at("start_time"), at("end_time")];
    const [description, exercise, notes] = [at("description"), at("exercise_title"), at("exercise_notes")];
    const weightName = header.find((name) => name.startsWith("weight_")) ?? "";
    const distanceName = header.find((name) => name.startsWith("distance_")) ?? "";
    const [weight, distance] = [at(weightName), at(distanceName)];
    const [kind, reps, seconds, rpe] = [at("set_type"), at("reps"), at("duration_seconds"), at("rpe")];
    const [massUnit, distanceUnit] = [massUnitIn(weightName), distanceUnitIn(distanceName.replace("_", " "))];
    for (const row of table.rows) {
      const moment = momentIn(start(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const heavy = amountIn(weight(row), delimiter);
      const far = amountIn(distance(row), delimiter);
      into.set({
        ...moment,
        workout: title(row),
        duration: lengthOf(start(row), end(row)),
        workoutNotes: description(row),
        exercise: exercise(row),
        notes: notes(row),
        set: {
          role: roleOf(kind(row)),
          reps: amountIn(reps(row), delimiter),
          weight: heavy === null ? null : { value: heavy, unit: massUnit },
          time: amountIn(seconds(row), delimiter),
          distance: far === null ? null : { value: far, unit: distanceUnit },
          rir: rirOf(numberIn(rpe(row), delimiter)),
        },
      });
    }
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
    const date = findColumn(table, "date");
    const columns = table.header.flatMap((name) => {
      const [, what = "", unit = ""] = /^(.*)_(kg|percent|cm|in)$/.exec(name) ?? [];
      return unit === "" ? [] : [{ what, unit, cell: findColumn(table, name) }];
    });
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      for (const { what, unit, cell } of columns) {
        const value = amountIn(cell(row), table.delimiter);
        const metric = what === "weight" ? "weight" : measured[what];
        if (value === null) continue;
        if (metric === undefined) into.leaveOut("otherReading");
        else
          into.reading({
            ...moment,
            metric,
            value,
            unit: unit === "percent" ? "as-is" : (unit as "kg" | "cm" | "in"),
          });
      }
    }
  },
};
