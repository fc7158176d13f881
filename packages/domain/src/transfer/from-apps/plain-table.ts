/** A table that no reader knows, with its columns named by the person: sets of workouts, or weigh-ins. */
import { importedText } from "./left-out.text.ts";
import type { AppReader } from "./reader.ts";
import { massUnitIn, withUnit } from "./readers/set-words.ts";
import { rowsOf, type Table } from "./table.ts";
import { dateOrderOf, momentIn, secondsIn } from "./values.ts";

/** Meanings that a person can give to a column. */
export const columnRoles = ["date", "exercise", "weight", "reps", "time", "notes"] as const;
type ColumnRole = (typeof columnRoles)[number];

/** Role -> the name of its column as `Table.header` has it; a role without a column is left out. */
export type ChosenColumns = Partial<Readonly<Record<ColumnRole, string>>>;

const words: Readonly<Record<ColumnRole, RegExp>> = {
  date: /date|datum|fecha|^day$|^tag$|^data$/,
  exercise: /exercise|übung|ejercicio|exercice|movement|^lift$/,
  weight: /weight|gewicht|peso|poids|\bkgs?\b|\blbs?\b|\bload\b/,
  reps: /\breps?\b|wdh|wiederholung|repet|répét/,
  time: /duration|seconds|\bsec\b|dauer|^time$/,
  notes: /note|comment|bemerkung|kommentar/,
};

/** The likeliest column of each role, for the person to correct. */
export const guessColumns = (header: readonly string[]): ChosenColumns => {
  const taken = new Set<string>();
  return Object.fromEntries(
    columnRoles.flatMap((role) => {
      const name = header.find((one) => !taken.has(one) && words[role].test(one));
      if (name === undefined) return [];
      taken.add(name);
      return [[role, name]];
    }),
  );
};

/** Without a date nothing has a day; without weight, repetitions or time there is nothing to keep; repetitions are of an exercise. */
export const isEnough = ({ date, exercise, weight, reps, time }: ChosenColumns): boolean =>
  date !== undefined &&
  (exercise === undefined
    ? weight !== undefined && reps === undefined
    : reps !== undefined || time !== undefined);

/** @param columns with them the file is read; those of weigh-ins name no exercise */
export const plainReader = (columns: ChosenColumns): AppReader => ({
  app: importedText.table,
  source: "table",
  recognizes: () => isEnough(columns),
  read: (table: Table, into) => {
    const rows = [...rowsOf(table)];
    const name = (role: ColumnRole): string => columns[role] ?? "";
    const order = dateOrderOf(rows.map(({ text }) => text(name("date"))));
    const unit = massUnitIn(name("weight"));
    for (const { text, amount, title } of rows) {
      const date = text(name("date"));
      const moment = momentIn(date, order);
      const heavy = amount(name("weight"));
      if (moment === null)
        into.leaveOut(/^\d{1,2}[-/]\d{1,2}[-/]\d{4}/.test(date) ? "twoWays" : "noDate", title);
      else if (columns.exercise === undefined) {
        if (heavy === null) into.leaveOut("reading", title);
        else into.reading({ ...moment, metric: "weight", value: heavy, unit });
      } else
        into.set({
          ...moment,
          workout: importedText.workout(1),
          exercise: text(name("exercise")),
          notes: text(name("notes")),
          set: {
            role: "working",
            reps: amount(name("reps")),
            weight: withUnit(heavy, unit),
            time: secondsIn(text(name("time"))) || null,
            distance: null,
            rir: null,
          },
        });
    }
  },
});
