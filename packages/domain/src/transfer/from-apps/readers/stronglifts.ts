/** StrongLifts 5x5: a row is an exercise, with its sets side by side, and the body weight of the day. */

import type { AppReader } from "../reader.ts";
import { datedRows, type Table } from "../table.ts";
import { secondsBetween, timeIn } from "../values.ts";
import { massUnitIn, withUnit } from "./set-words.ts";

/** Names of the two columns of each set. */
const setColumns = ({ header }: Table) =>
  header.flatMap((reps) => {
    const [, number] = /^set (\d{1,2}) \(reps\)$/.exec(reps) ?? [];
    const weight = header.find((one) => one.startsWith(`set ${number} (`) && one !== reps);
    return number === undefined || weight === undefined ? [] : [{ reps, weight }];
  });

/** Workouts and body weight, a row for each exercise. */
export const strongLifts: AppReader = {
  app: "StrongLifts",
  source: "stronglifts",
  recognizes: ({ header }) => header.includes("date (yyyy/mm/dd)") && header.includes("set 1 (reps)"),
  read: (table, into) => {
    const bodyName = table.header.find((name) => name.startsWith("body weight")) ?? "";
    const sets = setColumns(table);
    const weighed = new Set<string>();
    for (const { moment, text, amount } of datedRows(table, into, "date (yyyy/mm/dd)")) {
      const when = { date: moment.date, time: timeIn(text("start time (h:mm)")) };
      const value = amount(bodyName);
      if (value !== null && !weighed.has(moment.date)) {
        weighed.add(moment.date);
        into.reading({ ...when, metric: "weight", value, unit: massUnitIn(bodyName) });
      }
      for (const set of sets) {
        const reps = amount(set.reps);
        // A set that was not done has no repetitions.
        if (reps === null) continue;
        into.set({
          ...when,
          workout: text("workout name"),
          duration: secondsBetween(when.time, timeIn(text("end time (h:mm)"))),
          workoutNotes: text("notes"),
          exercise: text("exercise"),
          set: {
            role: "working",
            reps,
            weight: withUnit(amount(set.weight), massUnitIn(set.weight)),
            time: null,
            distance: null,
            rir: null,
          },
        });
      }
    }
  },
};
