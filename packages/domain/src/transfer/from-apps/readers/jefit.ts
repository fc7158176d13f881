/** Jefit's backup: several tables in one file, of which the log counts; all sets of an exercise stand in one cell. */
import type { AppReader } from "../reader.ts";
import { findColumn, hasColumns } from "../table.ts";
import { amountIn, momentIn } from "../values.ts";

/** Names of the day's sessions, in their order: the file has none. */
const createNames = () => {
  const days = new Map<string, string[]>();
  return (date: string, session: string): string => {
    const sessions = days.get(date) ?? [];
    days.set(date, sessions);
    if (!sessions.includes(session)) sessions.push(session);
    const place = sessions.indexOf(session);
    return place === 0 ? "Workout" : `Workout ${place + 1}`;
  };
};

/** The log of a backup, a row for each exercise of a day. */
export const jefit: AppReader = {
  app: "Jefit",
  source: "jefit",
  recognizes: (table) => hasColumns(table, "mydate", "ename", "logs"),
  read: (table, into) => {
    const [date, exercise, logs] = [
      findColumn(table, "mydate"),
      findColumn(table, "ename"),
      findColumn(table, "logs"),
    ];
    const session = findColumn(table, "belongsession");
    const nameOf = createNames();
    for (const row of table.rows) {
      const moment = momentIn(date(row));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const workout = nameOf(moment.date, session(row));
      for (const log of logs(row).split(",").slice(0, 200)) {
        const [weight = "", reps = ""] = log.trim().split("x");
        const heavy = amountIn(weight, ".");
        into.set({
          date: moment.date,
          time: null,
          workout,
          exercise: exercise(row),
          set: {
            role: "working",
            reps: amountIn(reps, "."),
            weight: heavy === null ? null : { value: heavy, unit: null },
            time: null,
            distance: null,
            rir: null,
          },
        });
      }
    }
  },
};
