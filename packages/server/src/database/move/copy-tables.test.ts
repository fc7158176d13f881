/** A copy is compared with its source, so one that lacks or changes anything is found. */
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runMissing } from "../sqlite/migrate.ts";
import { copyTables, firstFilledTable, type TableRow, type TableWriter } from "./copy-tables.ts";
import { sqliteTables } from "./sqlite-tables.ts";

let from: DatabaseSync;
let to: DatabaseSync;
beforeEach(() => {
  [from, to] = [new DatabaseSync(":memory:"), new DatabaseSync(":memory:")];
  for (const db of [from, to]) runMissing(db);
  from.exec(`
    INSERT INTO server (id, server_id, created_at) VALUES (1, 's', 1);
    INSERT INTO household (household_id, epoch, created_at) VALUES ('a', 'e', 1), ('b', 'e', 1);
    INSERT INTO activity (household_id, at, what) VALUES ('b', 2, 'second'), ('b', 1, 'first'), ('a', 1, 'only');
    INSERT INTO model_use VALUES ('2026-11', 'm', 1, 2, 3)`);
});
afterEach(() => {
  for (const db of [from, to]) db.close();
});

/** A target that stores other rows than it was given. */
const spoilt = (
  target: TableWriter,
  table: string,
  spoil: (rows: readonly TableRow[]) => readonly TableRow[],
) => ({
  ...target,
  insert: (into: string, columns: readonly string[], rows: readonly TableRow[]) =>
    target.insert(into, columns, into === table ? spoil(rows) : rows),
});

test("every table is copied, events in their order, and counted", async () => {
  expect(await firstFilledTable(sqliteTables(to))).toBe(undefined);
  const copied = await copyTables(sqliteTables(from), sqliteTables(to));
  expect(copied).toEqual({ tables: 22, households: 2, records: 0, rows: 7 });
  const events = to.prepare("SELECT what FROM activity WHERE household_id = 'b' ORDER BY rowid").all();
  expect(events.map(({ what }) => what)).toEqual(["second", "first"]);
  expect(await firstFilledTable(sqliteTables(to))).toBe("server");
});

test("control: a row that is lost, doubled, changed or in another household is found", async () => {
  const cases: readonly (readonly [
    table: string,
    spoil: (rows: readonly TableRow[]) => readonly TableRow[],
    says: string,
  ])[] = [
    ["activity", (rows) => rows.slice(1), "table activity, household a: 1 rows, 0 in the copy"],
    ["activity", (rows) => [...rows, ...rows.slice(-1)], "household b: 2 rows, 3 in the copy"],
    ["activity", (rows) => rows.toReversed(), "household b: the rows of the copy differ"],
    ["activity", (rows) => rows.map((row) => ({ ...row, household_id: "a" })), "household a: 1 rows, 3"],
    ["model_use", (rows) => rows.map((row) => ({ ...row, requests: 2 })), "table model_use, household : the"],
  ];
  for (const [table, spoil, says] of cases) {
    to.exec("BEGIN");
    await expect(copyTables(sqliteTables(from), spoilt(sqliteTables(to), table, spoil))).rejects.toThrow(
      says,
    );
    to.exec("ROLLBACK");
  }
});

test("a table or column of one side alone ends the copy", async () => {
  to.exec("ALTER TABLE reminder ADD COLUMN extra TEXT");
  await expect(copyTables(sqliteTables(from), sqliteTables(to))).rejects.toThrow("table reminder differ");
  from.exec("CREATE TABLE more (id TEXT)");
  await expect(copyTables(sqliteTables(from), sqliteTables(to))).rejects.toThrow("not those of this version");
});
