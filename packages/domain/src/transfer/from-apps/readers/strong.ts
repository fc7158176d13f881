/** Strong's CSV: commas or semicolons, with or without units, from 2019 until today. Its supersets are not in the file. */
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns } from "../table.ts";
import { amountIn, momentIn, numberIn, secondsIn } from "../values.ts";
import { distanceUnitIn, massUnitIn, rirOf } from "./set-words.ts";

const roles = { w: "warmup", d: "drop", f: "failure" } as const;
const roleOf = (order: string) => roles[order.toLowerCase() as keyof typeof roles] ?? "working";

/** Workouts, a row for each set. */
export const strong: AppReader = {
  app: "Strong",
  source: "strong",
  recognizes: (table) => hasColumns(table, "date", "workout name", "exercise name", "set order"),
  read: (table, into) => {
    const { delimiter } = table;
    const date = findColumn(table, "date");
    const order = findColumn(table, "set order");
    const seconds = findColumn(table, "seconds");
    const workout = findColumn(table, "workout name");
    const duration = findColumn(table, "workout duration", "duration", "duration (sec)");
    const exercise = findColumn(table, "exercise name");
    const weight = findColumn(table, "weight", "weight (kg)", "weight (lbs)", "weight (lb)");
    const unit = findColumn(table, "weight unit");
    const distance = findColumn(table, "distance", "distance (meters)", "distance (km)", "distance (miles)");
    const distanceUnit = findColumn(table, "distance unit");
    const [reps, rpe] = [findColumn(table, "reps"), findColumn(table, "rpe")];
    const [notes, workoutNotes] = [findColumn(table, "notes"), findColumn(table, "workout notes")];
    const headUnit = massUnitIn(table.header.find((name) => name.startsWith("weight (")) ?? "");
    const headDistance = distanceUnitIn(table.header.find((name) => name.startsWith("distance (")) ?? "");
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      const kind = order(row).toLowerCase();
      if (kind === "rest timer") into.leaveOut("restTimer");
      else if (moment === null) into.leaveOut("noDate");
      else {
        const about = {
          ...moment,
          workout: workout(row),
          duration: secondsIn(duration(row)),
          workoutNotes: workoutNotes(row),
          exercise: exercise(row),
          notes: notes(row),
        };
        if (kind === "note") {
          into.note(about);
          continue;
        }
        const heavy = amountIn(weight(row), delimiter);
        const far = amountIn(distance(row), delimiter);
        into.set({
          ...about,
          set: {
            role: roleOf(kind),
            reps: amountIn(reps(row), delimiter),
            weight: heavy === null ? null : { value: heavy, unit: massUnitIn(unit(row)) ?? headUnit },
            time: amountIn(seconds(row), delimiter),
            distance:
              far === null ? null : { value: far, unit: distanceUnitIn(distanceUnit(row)) ?? headDistance },
            rir: rirOf(numberIn(rpe(row), delimiter)),
          },
        });
      }
    }
  },
};
