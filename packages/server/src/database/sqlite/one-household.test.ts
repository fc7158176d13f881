/**
 * Tables can be spread by household over many servers only if every key begins with it, and no transaction touches two. What
 * the stores ask is engine-neutral, so it is looked at here, where it is quick.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { randomId } from "@muster/domain/shared/ids";
import { expect, test } from "vitest";
import { rulesOfSession } from "../../sync/record-rules.ts";
import { exampleInput } from "../../testing/examples.ts";
import type { Database } from "../database.ts";
import { type Sql, type Statements, statementText, type Value } from "../statements.ts";
import { storesOn } from "../stores/all.ts";
import { joins, startOfContract as now, sessionOf } from "../testing/engine-under-test.ts";
import { openReader, openWriter } from "./connection.ts";
import { sqliteDatabase } from "./database.ts";
import { databaseFile, openSqlite } from "./open.ts";
import { createWriter } from "./writer.ts";

/** The server's own; everything else belongs to a household. */
const ofTheServer = new Set(["server", "model_use"]);

const makeFile = async (): Promise<{ readonly file: string; readonly remove: () => void }> => {
  const dataDir = mkdtempSync(join(tmpdir(), "muster-one-household-"));
  const opened = openSqlite({ dataDir, now: new Date(now), onLost: () => {} });
  if (!opened.ok) throw new Error(opened.error.type);
  await opened.value.close();
  return { file: databaseFile(dataDir), remove: () => rmSync(dataDir, { recursive: true }) };
};

test("each key and unique index of household tables begins with the household", async () => {
  const { file, remove } = await makeFile();
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const keys = tables
    .map(({ name }) => String(name))
    .filter((table) => !ofTheServer.has(table))
    .flatMap((table) =>
      db
        .prepare(`SELECT name, "unique" AS isUnique FROM pragma_index_list('${table}')`)
        .all()
        .filter(({ isUnique }) => isUnique === 1)
        .map(({ name }) => {
          const first = db
            .prepare(`SELECT name FROM pragma_index_info('${String(name)}') WHERE seqno = 0`)
            .get();
          return { table, index: String(name), first: first?.name };
        }),
    );
  db.close();
  remove();
  expect(keys.length).toBeGreaterThan(15);
  // A calendar's address is all that a calendar program knows: its index leads to the household.
  const others = keys.filter(({ first, index }) => first !== "household_id" && index !== "calendar_token");
  expect(others).toEqual([]);
});

test("every statement of a household's transaction names that household and no other", async () => {
  const { file, remove } = await makeFile();
  const [writing, reading] = [openWriter(file), openReader(file)];
  const writer = createWriter(writing, () => {});
  const plain = sqliteDatabase(writer, reading, () => {});
  const strays: string[] = [];
  let looked = 0;
  const watched = (db: Statements, householdId: string): Statements => {
    const look = (statement: Sql, values: readonly Value[]): void => {
      const sql = statementText(statement);
      looked += 1;
      if (!/\bhousehold_id\b/.test(sql) || !values.includes(householdId)) strays.push(sql);
      const others = households.filter((id) => id !== householdId);
      if (values.some((value) => others.some((id) => id === value))) strays.push(`another's: ${sql}`);
    };
    return {
      run: (sql, ...values) => {
        look(sql, values);
        return db.run(sql, ...values);
      },
      get: (sql, ...values) => {
        look(sql, values);
        return db.get(sql, ...values);
      },
      all: (sql, ...values) => {
        look(sql, values);
        return db.all(sql, ...values);
      },
      runTogether: (statements) => {
        for (const [sql, ...values] of statements) look(sql, values);
        return db.runTogether(statements);
      },
    };
  };
  const database: Database = {
    ...plain,
    transaction: (householdId, work) =>
      plain.transaction(householdId, (db) => work(watched(db, householdId))),
  };
  const households = [randomId(), randomId()];
  const stores = { ...storesOn(database, database, async () => undefined, randomId) };
  for (const householdId of households) {
    const alex = await joins(stores, "alex", householdId);
    await stores.sync.push({
      householdId,
      profileId: alex.profileId,
      request: {
        protocol: 2,
        schema: 1,
        replica: randomId(),
        confirmed: 0,
        ops: [
          {
            op: randomId(),
            number: 1,
            scope: alex.profileId,
            kind: "diaryDay",
            id: randomId(),
            new: true,
            fields: { date: "2026-11-20", closed: true },
            at: now,
            clockOffsetMs: 0,
            seen: "",
            schema: 1,
          },
        ],
      },
      rules: rulesOfSession(householdId, alex.profileId),
      mostBytes: 1_000_000,
      now,
    });
    await stores.household.countAttempt(householdId, alex.profileId, alex.deviceId, now);
    await stores.household.clearAttempts(householdId, alex.profileId, alex.deviceId, now);
    await stores.household.startSession(householdId, alex.deviceId, sessionOf(alex.profileId), now, null);
    await stores.household.askDeletion({ ...alex, now });
    await stores.household.keepProfile({ ...alex, now });
    await stores.jobs.open(
      {
        id: randomId(),
        householdId,
        profileId: alex.profileId,
        reviewId: "r",
        kind: "review",
        input: exampleInput(alex.profileId),
      },
      now,
      true,
    );
    const leased = await stores.jobs.lease("w", now, 1_000, 3);
    if (leased === undefined) throw new Error("no job");
    await stores.jobs.renew(leased, "w", now, "Working", now);
    const target = { endpoint: "https://push.example.org/1", p256dh: "p", auth: "a" };
    await stores.reminders.subscribe(alex, { ...target, vapidId: "v", timeZone: "UTC" }, now);
    await stores.reminders.plan(now, 10);
    await stores.calendar.open(alex, `token of ${householdId}`, now);
    await stores.household.revokeDevice(householdId, alex.deviceId, null, now);
  }
  const missed = strays.splice(0);
  // Control: what is looked for is found.
  const [some = ""] = households;
  await plain.transaction(some, (db) =>
    watched(db, some).get("SELECT 1 FROM profile WHERE username = ?", "alex"),
  );
  expect(strays).toEqual(["SELECT 1 FROM profile WHERE username = ?"]);
  await writer.close();
  reading.close();
  writing.close();
  remove();
  expect(missed).toEqual([]);
  expect(looked).toBeGreaterThan(80);
});
