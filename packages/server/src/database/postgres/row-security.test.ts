/** The second wall between households: what a statement that forgot to ask for its household reaches on PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import type { Client, Pool } from "pg";
import { afterEach, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { moveToFolder, moveToPostgres } from "../move/move.ts";
import { openSqlite } from "../sqlite/open.ts";
import { joins, startOfContract as now } from "../testing/engine-under-test.ts";
import { freshDatabase, withClient } from "../testing/postgres-server.ts";
import { createPool } from "./connection.ts";
import { postgresDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";
import { postgresStart } from "./migrations/0001-start.ts";
import { postgresServerGeneration } from "./migrations/0002-server-generation.ts";
import { openPostgres } from "./open.ts";

/** The server's own; everything else belongs to a household. */
const ofTheServer = ["model_use", "muster_schema", "server"];

/** A database and somebody who owns it, with rights of PostgreSQL such as CREATEROLE; without any when none are named. */
const ownedDatabase = async (rights: string): Promise<{ readonly owned: string; readonly all: string }> => {
  const all = await freshDatabase();
  const owner = `owner_${randomId().replaceAll("-", "")}`;
  await withClient(all, async (client) => {
    const { rows } = await client.query("SELECT current_database() AS name");
    await client.query(`CREATE ROLE ${owner} LOGIN ${rights}`);
    await client.query(`ALTER DATABASE ${String(rows[0]?.name)} OWNER TO ${owner}`);
  });
  return { owned: all.replace("//muster@", `//${owner}@`), all };
};

let pool: Pool | undefined;
afterEach(async () => {
  await pool?.end();
  pool = undefined;
});

/** @param most connections */
const open = async (url: string, most = 4): Promise<Database> => {
  pool = createPool(url, most);
  const migrated = await migratePostgres(pool, new Date(now), async () => {});
  if (!migrated.ok) throw new Error(migrated.error.type);
  return postgresDatabase(pool, migrated.value);
};

const tablesWithHousehold = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query(
    "SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'household_id' ORDER BY 1",
  );
  return rows.map(({ table_name }) => String(table_name));
};

const allowed: Readonly<Record<string, string>> = {
  "invitation.kind": "setup",
  "job.state": "queued",
  "reminder.state": "due",
};

/** A row of each table for a household, whatever its columns; nothing that it refers to needs to be there. */
const insertSql = async (client: Client, table: string, household: string): Promise<string> => {
  const { rows } = await client.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO'`,
    [table],
  );
  const values = rows.map(({ name, type }) =>
    type === "bigint"
      ? "1"
      : `'${name === "household_id" ? household : (allowed[`${table}.${name}`] ?? `${household}s`)}'`,
  );
  return `INSERT INTO ${table} (${rows.map(({ name }) => name).join(", ")}) VALUES (${values.join(", ")})`;
};

const fill = (url: string) =>
  withClient(url, async (client) => {
    await client.query("SET session_replication_role = replica");
    for (const table of await tablesWithHousehold(client))
      for (const household of ["a", "b"]) await client.query(await insertSql(client, table, household));
  });

class Undone extends Error {}

/** What statements of household `a` without the app's own guard do to rows of `b`: each that sees, takes or changes one. */
const reached = async (database: Database, url: string): Promise<readonly string[]> => {
  const found: string[] = [];
  await withClient(url, async (client) => {
    for (const table of await tablesWithHousehold(client)) {
      const attempts: readonly (readonly [name: string, sql: string])[] = [
        ["select", `SELECT 1 FROM ${table} WHERE household_id = 'b'`],
        ["insert", await insertSql(client, table, "b")],
        ["update", `UPDATE ${table} SET household_id = household_id WHERE household_id = 'b'`],
        ["give", `UPDATE ${table} SET household_id = 'b' WHERE household_id = 'a'`],
        ["delete", `DELETE FROM ${table} WHERE household_id = 'b'`],
      ];
      for (const [name, sql] of attempts) {
        const outcome = await database
          .transaction("a", async (db) => {
            const rows = name === "select" ? (await db.all(sql)).length : await db.run(sql);
            throw new Undone(String(rows));
          })
          .catch((error: Error) => error);
        const isNothing =
          outcome instanceof Undone
            ? outcome.message === "0"
            : /violates row-level security policy/.test(outcome.message);
        if (!isNothing) found.push(`${name} ${table}`);
      }
      const read = await database.reads("a").all(`SELECT household_id FROM ${table}`);
      expect(read).toContainEqual({ household_id: "a" });
      if (read.length !== 1) found.push(`read ${table}`);
    }
  });
  return found;
};

const setRowSecurity = (url: string, how: "ENABLE" | "DISABLE") =>
  withClient(url, async (client) => {
    for (const table of await tablesWithHousehold(client))
      await client.query(`ALTER TABLE ${table} ${how} ROW LEVEL SECURITY`);
  });

/** Whom DATABASE_URL names, with rights of PostgreSQL. */
const users = [
  ["a superuser", "SUPERUSER"],
  ["the owner alone", ""],
  ["somebody who bypasses policies and may make roles", "BYPASSRLS CREATEROLE"],
] as const;

test.each(users)(
  "SYNC-03 no statement of a household reaches a row of another one: %s",
  async (_, rights) => {
    const { owned, all } = await ownedDatabase(rights);
    const database = await open(owned);
    await fill(all);
    expect(await reached(database, all)).toEqual([]);
    // Control: without the policies the same statements reach all of them.
    await setRowSecurity(all, "DISABLE");
    const tables = await withClient(all, tablesWithHousehold);
    expect(tables.length).toBeGreaterThan(15);
    expect(await reached(database, all)).toHaveLength(6 * tables.length);
  },
);

test.each(users)("SYNC-03 without a household no row, across them all rows: %s", async (_, rights) => {
  const { owned, all } = await ownedDatabase(rights);
  const database = await open(owned);
  await fill(all);
  const sql = "SELECT household_id FROM record ORDER BY 1";
  expect(await database.reads("").all(sql)).toEqual([]);
  // Households come from cookies: no name opens all of them.
  expect(await database.reads("on").all(sql)).toEqual([]);
  const both = [{ household_id: "a" }, { household_id: "b" }];
  expect(await database.readsAcrossHouseholds.all(sql)).toEqual(both);
  expect(await database.acrossHouseholds((db) => db.all(sql))).toEqual(both);
});

test.each(users)("SYNC-03 a connection keeps nothing of its household: %s", async (_, rights) => {
  const { owned } = await ownedDatabase(rights);
  const database = await open(owned, 1);
  const rest = async () =>
    (
      await pool?.query(
        `SELECT current_user = session_user AS own, coalesce(current_setting('muster.household', true), '') AS household,
           coalesce(current_setting('muster.across', true), '') AS across`,
      )
    )?.rows;
  const nothing = [{ own: true, household: "", across: "" }];
  await database.transaction("a", (db) => db.get("SELECT 1"));
  expect(await rest()).toEqual(nothing);
  await database.reads("a").get("SELECT 1");
  expect(await rest()).toEqual(nothing);
  await database.acrossHouseholds((db) => db.get("SELECT 1"));
  await expect(database.readsAcrossHouseholds.get("SELECT nothing")).rejects.toThrow("does not exist");
  expect(await rest()).toEqual(nothing);
});

test("SYNC-03 a superuser's statements can read and write rows, and nothing else", async () => {
  const database = await open(await freshDatabase());
  const attempts = [
    "ALTER TABLE record DISABLE ROW LEVEL SECURITY",
    "DROP TABLE record",
    "TRUNCATE record",
    "CREATE TABLE other (x BIGINT)",
  ];
  for (const sql of attempts)
    await expect(database.transaction("a", (db) => db.run(sql))).rejects.toThrow(
      /must be owner|permission denied/,
    );
});

test("SYNC-03 the owner's own questions name a household, or go across as a dump must", async () => {
  const { owned, all } = await ownedDatabase("");
  await open(owned);
  await fill(all);
  const seen = (settings: string) =>
    withClient(owned, async (client) => {
      await client.query(settings);
      return (await client.query("SELECT 1 FROM record")).rows.length;
    });
  await expect(seen("")).rejects.toThrow('unrecognized configuration parameter "muster.household"');
  // As pg_dump asks for it, so that it never leaves rows out unsaid.
  await expect(seen("SET row_security = off")).rejects.toThrow("would be affected by row-level security");
  expect(await seen("SET muster.across = 'on'")).toBe(2);
});

/** Tables whose rows belong to a household and that have no policy that is forced. */
const openTables = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
         AND NOT (c.relrowsecurity AND c.relforcerowsecurity
           AND EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'household' AND p.polcmd = '*'))
       ORDER BY 1`,
    );
    return rows.map(({ name }) => String(name));
  });

test("SYNC-03 every table but the server's own has a policy that is forced", async () => {
  const url = await freshDatabase();
  await open(url);
  expect(await openTables(url)).toEqual(ofTheServer);
  await withClient(url, (client) => client.query("CREATE TABLE a_new_one (household_id TEXT NOT NULL)"));
  expect(await openTables(url)).toEqual(["a_new_one", ...ofTheServer]);
});

test("SYNC-08 a database of the schema before takes the policies and keeps its rows", async () => {
  for (const rights of ["SUPERUSER", ""]) {
    const { owned, all } = await ownedDatabase(rights);
    await withClient(owned, async (client) => {
      await client.query(
        "CREATE TABLE muster_schema (version BIGINT NOT NULL PRIMARY KEY, run_at BIGINT NOT NULL)",
      );
      for (const { version, sql } of [postgresStart, postgresServerGeneration])
        await client.query(`${sql}; INSERT INTO muster_schema (version, run_at) VALUES (${version}, 1)`);
    });
    await fill(all);
    const opened = await openPostgres({ url: owned, now: new Date(now) });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { stores } = opened.value;
    expect((await stores.household.overview()).map(({ id }) => id)).toEqual(["a", "b"]);
    expect(await stores.household.owners("b")).toEqual(["bs"]);
    expect((await joins(stores, "alex")).profileId).not.toBe("");
    await stores.close();
    expect(await openTables(all)).toEqual(ofTheServer);
  }
});

test("SYNC-02 a move to the owner alone and back takes every household", async () => {
  const { owned } = await ownedDatabase("");
  const [dataDir, back] = ["from", "back"].map(() => mkdtempSync(join(tmpdir(), "muster-row-security-")));
  if (dataDir === undefined || back === undefined) throw new Error("no folder");
  const opened = openSqlite({ dataDir, now: new Date(now), onLost: () => {} });
  if (!opened.ok) throw new Error(opened.error.type);
  for (const name of ["alex", "olga"]) await joins(opened.value, name);
  await opened.value.close();
  const two = { ok: true, value: { households: 2 } };
  expect(await moveToPostgres(dataDir, owned, new Date(now))).toMatchObject(two);
  expect(await moveToFolder(owned, back, [dataDir], new Date(now))).toMatchObject(two);
  for (const folder of [dataDir, back]) rmSync(folder, { recursive: true });
});

test("SYNC-03 who bypasses policies and may make no role is refused", async () => {
  const { owned, all } = await ownedDatabase("BYPASSRLS");
  const opened = await openPostgres({ url: owned, now: new Date(now) });
  expect(opened).toMatchObject({ ok: false, error: { type: "refused" } });
  expect(await withClient(all, tablesWithHousehold)).toEqual([]);
});
