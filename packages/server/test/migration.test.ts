/** Every schema that was ever shipped opens with the newest server, and everything in it is still there (SYNC-08). */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { recordKinds } from "@muster/domain/records";
import { moveExercise } from "@muster/domain/training/exercises/exercise-list";
import { setsInOrder } from "@muster/domain/training/session";
import { exerciseLogSchema, sessionSchema } from "@muster/domain/training/session.schema";
import { exercisesOf, logOf } from "@muster/domain/training/session-exercises";
import { flatten, unflatten } from "@muster/sync/flatten";
import type { Row } from "@muster/sync/protocol";
import { expect, test } from "vitest";
import { pragma } from "../src/database/sqlite/connection.ts";
import { migrations } from "../src/database/sqlite/migrations/all.ts";
import { createTestTime } from "../src/testing/test-time.ts";
import { createBrowser, startOfTests, startServer } from "./harness.ts";
import { frozenWorkout, readFixture } from "./schema-fixtures.ts";
import { operation, pull, push, settingsOperation } from "./sync-calls.ts";

const released = migrations.map(({ version }) => version);

test.each(released)("SYNC-08 a server's file of schema %i works as before", async (version) => {
  const { sql, pepper, alex, sam } = readFixture(version);
  const dataDir = mkdtempSync(join(tmpdir(), "muster-fixture-"));
  writeFileSync(join(dataDir, "pepper.key"), pepper);
  const made = new DatabaseSync(join(dataDir, "muster.db"));
  made.exec(sql);
  keepWorkout(made, alex.profileId);
  const before = made.prepare("SELECT count(*) AS n FROM record").get();
  made.close();

  const server = await startServer({ dataDir, time: createTestTime(startOfTests + 60_000) });
  const browserOf = (person: typeof alex) => {
    const browser = createBrowser(server);
    for (const [name, value] of person.cookies) browser.cookies.set(name, value);
    return browser;
  };
  const phone = browserOf(alex);
  const hello = await phone.get("/api/hello");
  expect(hello.body).toMatchObject({ hasHousehold: true, session: { profileId: alex.profileId } });
  const householdId = (hello.body.device as { householdId: string }).householdId;

  const { page } = await pull(phone, alex.profileId);
  const cards = (await pull(phone, householdId)).page;
  const isWorkout = ({ kind }: Row) => kind === "session" || kind === "exerciseLog";
  expect(page.rows.filter((row) => !isWorkout(row)).map(({ kind, deleted }) => [kind, deleted])).toEqual([
    ["profile", false],
    ["nutritionEntry", false],
    ["nutritionEntry", true],
    ["settings", false],
  ]);
  expect(cards.rows.map(({ fields }) => [fields.username, fields.hasPasscode])).toEqual([
    ["alex", false],
    ["sam", true],
  ]);
  for (const row of [...page.rows, ...cards.rows]) {
    const kind = recordKinds[row.kind as keyof typeof recordKinds];
    const maps = "maps" in kind ? ((kind.maps ?? []) as readonly string[]) : [];
    expect(kind.schema.safeParse(unflatten(row.fields, maps)).success).toBe(true);
  }

  // A workout that was running goes on, in its older form.
  const workout = workoutIn(page.rows);
  expect(
    exercisesOf(workout.session).map(({ name, exerciseId }) => [
      name,
      ...setsInOrder(logOf(workout.logs, exerciseId) ?? { sets: {} }).map(({ reps }) => reps),
    ]),
  ).toEqual([
    ["Goblet Squats", 11, 12],
    ["Dumbbell Bench Press", 21],
    ["Seated Cable Row"],
    ["Landmine press", 31],
  ]);
  const { scope: of, kind: what } = page.rows.find(isWorkout) ?? { scope: "", kind: "" };
  const moved = moveExercise(workout, "h_pull.cable", 0).flatMap((change) =>
    "patch" in change ? [flatten(change.patch, ["exercises"])] : [],
  );
  const changed = await push(
    phone,
    moved.map((f) => operation({ number: 6, scope: of, kind: what, id: workout.session.id, fields: f })),
  );
  expect(changed.reply.done).toHaveLength(1);
  const there = workoutIn(changed.reply.rows);
  expect(exercisesOf(there.session).map(({ name }) => name)).toEqual([
    "Seated Cable Row",
    "Goblet Squats",
    "Dumbbell Bench Press",
    "Landmine press",
  ]);

  // It goes on from where it was: a new edit gets the next number.
  const { scope, kind, id } = settingsOperation(alex);
  const { reply } = await push(phone, [
    operation({ number: 7, scope, kind, id, at: startOfTests + 60_000, fields: { theme: "light" } }),
  ]);
  expect(reply.done).toHaveLength(1);
  expect(reply.rows[0]?.seq).toBeGreaterThan(Math.max(...page.rows.map(({ seq }) => seq)));

  const tablet = browserOf(sam);
  const unlock = (passcode: string) => tablet.post("/api/sessions", { profileId: sam.profileId, passcode });
  expect((await unlock("1111")).body.type).toBe("wrong-passcode");
  expect((await unlock("2580")).status).toBe(200);
  expect(server.bugs).toEqual([]);
  await server.close();

  const after = new DatabaseSync(join(dataDir, "muster.db"), { readOnly: true });
  expect(pragma(after, "user_version")).toBe(migrations.length);
  expect(pragma(after, "integrity_check")).toBe("ok");
  expect(after.prepare("SELECT count(*) AS n FROM record").get()).toEqual(before);
});

/** Lays the frozen workout of record schema 1 into a file of any schema, as its server stored it. */
const keepWorkout = (db: DatabaseSync, profileId: string): void => {
  const statement = db.prepare(
    `INSERT INTO record (household_id, scope, kind, id, day, fields, stamp, exceptions, deleted, seq)
     SELECT household_id, scope, ?, ?, '2026-11-20', ?, stamp, NULL, 0, seq + ? FROM record
     WHERE scope = ? ORDER BY seq DESC LIMIT 1`,
  );
  const { session, logs } = frozenWorkout();
  statement.run("session", session.id, JSON.stringify(session.record), 1_000, profileId);
  for (const { id, record } of logs)
    statement.run("exerciseLog", id, JSON.stringify(flatten(record, ["sets"])), 1, profileId);
  db.prepare("UPDATE household SET seq = (SELECT max(seq) FROM record)").run();
};

/** The workout among these rows, as a device reads it. */
const workoutIn = (rows: readonly Row[]) => {
  const of = (kind: "session" | "exerciseLog", maps: readonly string[]) =>
    rows.flatMap((row) => (row.kind === kind ? [{ ...unflatten(row.fields, maps), id: row.id }] : []));
  const [session] = of("session", ["exercises"]);
  return {
    session: { ...sessionSchema.parse(session), id: session?.id ?? "" },
    logs: of("exerciseLog", ["sets"]).map((log) => ({ ...exerciseLogSchema.parse(log), id: log.id })),
  };
};

test("SYNC-08 a fresh file has the schema of the newest fixture", async () => {
  const newest = released.at(-1) ?? 0;
  const schemaOf = (db: DatabaseSync) =>
    db.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").all();
  const frozen = new DatabaseSync(":memory:");
  frozen.exec(readFixture(newest).sql);
  const fresh = new DatabaseSync(":memory:");
  for (const { sql } of migrations) fresh.exec(sql);
  expect(schemaOf(fresh)).toEqual(schemaOf(frozen));
});
