import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { inLines } from "../testing/in-lines.ts";
import type { ImportedDatabase, ImportedRow } from "./database.ts";
import { readDatabase } from "./read-database.ts";

const today = "2026-11-23";

/** An invented backup, asked through Node's own SQLite. */
const databaseOf = (sql: string): ImportedDatabase => {
  const database = new DatabaseSync(":memory:");
  database.exec(sql);
  const rows = (select: string) => database.prepare(select).all() as readonly ImportedRow[];
  const names = (select: string) => new Set(rows(select).map(({ name }) => String(name).toLowerCase()));
  return {
    tables: names("SELECT name FROM sqlite_master WHERE type = 'table'"),
    columns: (table) => names(`SELECT name FROM pragma_table_info('${table}')`),
    rows,
  };
};

const fitNotes = `
  CREATE TABLE exercise (_id INTEGER PRIMARY KEY, name TEXT, category_id INTEGER);
  CREATE TABLE training_log (_id INTEGER PRIMARY KEY, exercise_id INTEGER, date DATE, metric_weight INTEGER, reps INTEGER,
    unit INTEGER, is_complete INTEGER, distance INTEGER, duration_seconds INTEGER);
  CREATE TABLE Comment (_id INTEGER PRIMARY KEY, date TEXT, owner_type_id INTEGER, owner_id INTEGER, comment TEXT);
  CREATE TABLE BodyWeight (_id INTEGER PRIMARY KEY, date TEXT, body_weight_metric REAL, body_fat REAL, comments TEXT);
  INSERT INTO exercise VALUES (1, 'Flat Barbell Bench Press', 1), (2, 'Running (Outdoor)', 2), (3, 'Plank', 3);
  INSERT INTO training_log VALUES
    (1, 1, '2026-03-02', 60, 8, 2, 1, 0, 0),
    (2, 1, '2026-03-02', 61.235, 6, 2, 1, 0, 0),
    (3, 2, '2026-03-03', 0, 0, 0, 0, 5000000, 1800),
    (4, 3, '2026-03-03', 0, 0, 0, 1, 0, 60),
    (5, 3, 'soon', 0, 0, 0, 1, 0, 60),
    (6, 3, '2026-03-03', 0, 0, 0, 1, 0, 0);
  INSERT INTO Comment VALUES (1, '2026-03-02', 1, 2, 'pad on 3'), (2, '2026-03-02', 4, 1, 'of a goal');
  INSERT INTO BodyWeight VALUES (1, '2026-03-02', 79.4, 18.2, ''), (2, '2026-03-09', 79.1, 0, '');`;

test("SET-07 a FitNotes backup gives sets, comments and weights", () => {
  const brought = readDatabase(databaseOf(fitNotes), today);
  expect(brought === undefined ? "" : inLines(brought)).toBe(
    [
      "FitNotes",
      "2026-03-02 Workout",
      "  Flat Barbell Bench Press (pad on 3)",
      "    working 8 reps 60 kg",
      "    working 6 reps 61.235 kg",
      "2026-03-03 Workout",
      "  Running (Outdoor)",
      "    working 1800 s 5000 m",
      "  Plank",
      "    working 60 s",
      "2026-03-02 weight 79.4 kg",
      "2026-03-02 bodyFat 18.2 as-is",
      "2026-03-09 weight 79.1 kg",
      "left out 1: Sets without repetitions, time or distance",
      "left out 1: Rows without a date that can be read",
      "",
    ].join("\n"),
  );
});

test("SET-07 an older backup of FitNotes, without distances and comments, is read too", () => {
  const older = `CREATE TABLE exercise (_id INTEGER, name TEXT);
    CREATE TABLE training_log (_id INTEGER, exercise_id INTEGER, date DATE, metric_weight INTEGER, reps INTEGER);
    INSERT INTO exercise VALUES (1, 'Squat');
    INSERT INTO training_log VALUES (1, 1, '2015-03-02', 100, 5);`;
  const brought = readDatabase(databaseOf(older), today);
  expect(brought?.workouts.map(({ date, exercises }) => [date, exercises[0]?.name])).toEqual([
    ["2015-03-02", "Squat"],
  ]);
});

test("SET-07 Health Connect's export is read by the clock of its place", () => {
  const sql = `
    CREATE TABLE weight_record_table (row_id INTEGER, time INTEGER, zone_offset INTEGER, weight REAL);
    CREATE TABLE body_fat_record_table (row_id INTEGER, time INTEGER, zone_offset INTEGER, percentage REAL);
    CREATE TABLE resting_heart_rate_record_table (row_id INTEGER, time_millis INTEGER, beats_per_minute INTEGER);
    INSERT INTO weight_record_table VALUES (1, ${Date.UTC(2026, 2, 2, 23, 30)}, 3600, 79400.0000012), (2, 0, 0, 79400);
    INSERT INTO body_fat_record_table VALUES (1, ${Date.UTC(2026, 2, 2, 6)}, 0, 18.2);
    INSERT INTO resting_heart_rate_record_table VALUES (1, ${Date.UTC(2026, 2, 2, 6)}, 52);`;
  const brought = readDatabase(databaseOf(sql), today);
  expect(brought === undefined ? "" : inLines(brought)).toBe(
    [
      "Health Connect",
      "2026-03-03 00:30:00 weight 79.4 kg",
      "2026-03-02 06:00:00 bodyFat 18.2 as-is",
      "2026-03-02 06:00:00 restingHeartRate 52 as-is",
      "left out 1: Rows without a date that can be read",
      "",
    ].join("\n"),
  );
});

test("SET-07 a database of no app that is known brings nothing", () => {
  expect(readDatabase(databaseOf("CREATE TABLE films (name TEXT);"), today)).toBeUndefined();
});
