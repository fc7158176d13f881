/** StrongLifts 5x5: a row is an exercise, with its sets side by side, and the body weight of the day. */

import type { AppReader } from "../reader.ts";
import { findColumn, type Table } from "../table.ts";
import { amountIn, momentIn, secondsBetween, timeIn } from "../values.ts";
import { massUnitIn } from "./set-words.ts";

const setColumns = (table: Table) =>
  table.header.flatMap((name) => {
    const [, number] = /^set (\d{1,2}) \(reps\)$/.exec(name) ?? [];
    const weightName = table.header.find((one) => one.startsWith(`set ${number} (`) && one !== name);
    return number === undefined || weightName === undefined
      ? []
      : [
          {
            reps: findColumn(table, name),
            weight: findColumn(table, weightName),
            unit: massUnitIn(weightName),
          },
        ];
  });

/** Workouts and body weight, a row for each exercise. */
export const strongLifts: AppReader = {
  app: "StrongLifts",
  source: "stronglifts",
  recognizes: ({ header }) => header.includes("date (yyyy/mm/dd)") && header.includes("set 1 (reps)"),
  read: (table, into) => {
    const { delimiter, header } = table;
    const bodyName = header.find((name) => name.startsWith("body weight")) ?? "";
    const at = (...names: string[]) => findColumn(table, ...names);
    const [date, workout, exercise] = [at("date (yyyy/mm/dd)"), at("workout name"), at("exercise")];
    const [start, end, notes, body] = [
      at("start time (h:mm)"),
      at("end time (h:mm)"),
      at("notes"),
      at(bodyName),
    ];
    const sets = setColumns(table);
    const weighed = new Set<string>();
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const when = { date: moment.date, time: timeIn(start(row)) };
      const weight = amountIn(body(row), delimiter);
      if (weight !== null && !weighed.has(moment.date)) {
        weighed.add(moment.date);
        into.reading({ ...when, metric: "weight", value: weight, unit: massUnitIn(bodyName) });
      }
      for (const set of sets) {
        const reps = amountIn(set.reps(row), delimiter);
        // A set that was not done has no repetitions.
        if (reps === null) continue;
        const heavy = amountIn(set.weight(row), delimiter);
        into.set({
          ...when,
          workout: workout(row),
          duration: secondsBetween(when.time, timeIn(end(row))),
          workoutNotes: notes(row),
          exercise: exercise(row),
          set: {
            role: "working",
            reps,
            weight: heavy === null ? null : { value: heavy, unit: set.unit },
            time: null,
            distance: null,
            rir: null,
          },
        });
      }
    }
  },
};
