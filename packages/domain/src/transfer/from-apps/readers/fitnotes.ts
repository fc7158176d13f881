/** FitNotes for Android (two dialects) and FitNotes 2 for iOS: a row is a set, a day is a workout. */
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns, type Table } from "../table.ts";
import { amountIn, momentIn, secondsIn } from "../values.ts";
import { distanceUnitIn, massUnitIn } from "./set-words.ts";

/** Of two columns the one that is filled, with its unit. */
const weightOf = (table: Table) => {
  const named = table.header
    .filter((name) => name === "weight" || name.startsWith("weight ("))
    .map((name) => ({ cell: findColumn(table, name), unit: massUnitIn(name) }));
  const unit = findColumn(table, "weight unit");
  return (row: readonly string[]) => {
    for (const one of named) {
      const value = amountIn(one.cell(row), table.delimiter);
      if (value !== null) return { value, unit: one.unit ?? massUnitIn(unit(row)) };
    }
    return null;
  };
};

/** Workouts of all three forms, a row for each set. */
export const fitNotes: AppReader = {
  app: "FitNotes",
  source: "fitnotes",
  recognizes: (table) => hasColumns(table, "date", "exercise", "category", "reps"),
  read: (table, into) => {
    const { delimiter } = table;
    const [date, exercise, reps] = [
      findColumn(table, "date"),
      findColumn(table, "exercise"),
      findColumn(table, "reps"),
    ];
    const [distance, time] = [findColumn(table, "distance"), findColumn(table, "time")];
    const distanceUnit = findColumn(table, "distance unit", "distanceunit");
    const comment = findColumn(table, "comment", "notes");
    const weight = weightOf(table);
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const far = amountIn(distance(row), delimiter);
      const seconds = secondsIn(time(row));
      into.set({
        date: moment.date,
        time: null,
        workout: "Workout",
        exercise: exercise(row),
        notes: comment(row),
        set: {
          role: "working",
          reps: amountIn(reps(row), delimiter),
          weight: weight(row),
          time: seconds === null || seconds === 0 ? null : seconds,
          distance: far === null ? null : { value: far, unit: distanceUnitIn(distanceUnit(row)) },
          rir: null,
        },
      });
    }
  },
};
