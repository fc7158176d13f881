/**
 * The backup of FitNotes for Android: weights are kilograms whatever the app shows, distances are millimetres, dates are
 * civil dates. A set that was planned and not ticked is in it as it is in the app's own spreadsheet.
 */
import { importedText } from "../left-out.text.ts";
import { momentIn } from "../values.ts";
import { type DatabaseReader, sqlNumber, sqlText } from "./database.ts";

/** Comments hang on many things; those of this kind on a set. */
const commentOfSet = 1;

/** Workouts from the backup, a row for each set. */
export const fitNotesBackup: DatabaseReader = {
  app: "FitNotes",
  // The same as of its spreadsheet: who has both brings each workout once.
  source: "fitnotes",
  recognizes: ({ tables }) => tables.has("training_log") && tables.has("exercise"),
  read: (database, into) => {
    const has = database.columns("training_log");
    const optional = (column: string): string => (has.has(column) ? `log.${column}` : "0");
    const comments = new Map(
      database.tables.has("comment")
        ? database
            .rows(`SELECT owner_id, comment FROM Comment WHERE owner_type_id = ${commentOfSet}`)
            .map((row) => [row.owner_id, sqlText(row.comment)])
        : [],
    );
    const sets = database.rows(
      `SELECT log._id AS id, log.date AS date, exercise.name AS name, log.metric_weight AS kilograms, log.reps AS reps,
        ${optional("distance")} AS distance, ${optional("duration_seconds")} AS seconds
        FROM training_log AS log JOIN exercise ON exercise._id = log.exercise_id ORDER BY log.date, log._id`,
    );
    for (const row of sets) {
      const moment = momentIn(sqlText(row.date));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const kilograms = sqlNumber(row.kilograms);
      const millimeters = sqlNumber(row.distance);
      into.set({
        date: moment.date,
        time: null,
        workout: importedText.workout(1),
        exercise: sqlText(row.name),
        notes: comments.get(row.id ?? null) ?? "",
        set: {
          role: "working",
          reps: sqlNumber(row.reps),
          weight: kilograms === null ? null : { value: kilograms, unit: "kg" },
          time: sqlNumber(row.seconds),
          distance: millimeters === null ? null : { value: millimeters / 1000, unit: "m" },
          rir: null,
        },
      });
    }
    if (!database.tables.has("bodyweight")) return;
    for (const row of database.rows(
      "SELECT date, body_weight_metric AS kilograms, body_fat AS fat FROM BodyWeight",
    )) {
      const moment = momentIn(sqlText(row.date));
      if (moment === null) {
        into.leaveOut("noDate");
        continue;
      }
      const [kilograms, fat] = [sqlNumber(row.kilograms), sqlNumber(row.fat)];
      if (kilograms !== null) into.reading({ ...moment, metric: "weight", value: kilograms, unit: "kg" });
      if (fat !== null) into.reading({ ...moment, metric: "bodyFat", value: fat, unit: "as-is" });
    }
  },
};
