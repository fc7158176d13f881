/** FitNotes for Android (two dialects) and FitNotes 2 for iOS: a row is a set, a day is a workout. */
import { importedText } from "../left-out.text.ts";
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns, type NamedCells, type Table } from "../table.ts";
import { secondsIn } from "../values.ts";
import { distanceUnitIn, massUnitIn, withUnit } from "./set-words.ts";

/** Of two columns the one that is filled, with its unit. */
const weightOf = ({ header }: Table) => {
  const names = header.filter((name) => name === "weight" || name.startsWith("weight ("));
  return ({ text, amount }: NamedCells) => {
    const name = names.find((one) => amount(one) !== null);
    return name === undefined
      ? null
      : withUnit(amount(name), massUnitIn(name) ?? massUnitIn(text("weight unit")));
  };
};

/** Workouts of all three forms, a row for each set. */
export const fitNotes: AppReader = {
  app: "FitNotes",
  source: "fitnotes",
  recognizes: (table) => hasColumns(table, "date", "exercise", "category", "reps"),
  read: (table, into) => {
    const weight = weightOf(table);
    for (const row of datedRows(table, into, "date")) {
      const { moment, text, amount } = row;
      into.set({
        date: moment.date,
        time: null,
        workout: importedText.workout(1),
        exercise: text("exercise"),
        notes: text("comment", "notes"),
        set: {
          role: "working",
          reps: amount("reps"),
          weight: weight(row),
          time: secondsIn(text("time")) || null,
          distance: withUnit(amount("distance"), distanceUnitIn(text("distance unit", "distanceunit"))),
          rir: null,
        },
      });
    }
  },
};
