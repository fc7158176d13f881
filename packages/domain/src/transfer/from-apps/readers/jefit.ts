/** Jefit's backup: several tables in one file, of which the log counts; all sets of an exercise stand in one cell. */
import { importedText } from "../left-out.text.ts";
import type { AppReader } from "../reader.ts";
import { datedRows, hasColumns } from "../table.ts";
import { amountIn } from "../values.ts";
import { withUnit } from "./set-words.ts";

/** Names of the day's sessions, in their order: the file has none. */
const createNames = () => {
  const days = new Map<string, string[]>();
  return (date: string, session: string): string => {
    const sessions = days.get(date) ?? [];
    days.set(date, sessions);
    if (!sessions.includes(session)) sessions.push(session);
    const place = sessions.indexOf(session);
    return importedText.workout(place + 1);
  };
};

/** The log of a backup, a row for each exercise of a day. */
export const jefit: AppReader = {
  app: "Jefit",
  source: "jefit",
  recognizes: (table) => hasColumns(table, "mydate", "ename", "logs"),
  read: (table, into) => {
    const nameOf = createNames();
    for (const { moment, text } of datedRows(table, into, "mydate")) {
      const workout = nameOf(moment.date, text("belongsession"));
      for (const log of text("logs").split(",").slice(0, 200)) {
        const [weight = "", reps = ""] = log.trim().split("x");
        into.set({
          date: moment.date,
          time: null,
          workout,
          exercise: text("ename"),
          set: {
            role: "working",
            reps: amountIn(reps, "."),
            weight: withUnit(amountIn(weight, "."), null),
            time: null,
            distance: null,
            rir: null,
          },
        });
      }
    }
  },
};
