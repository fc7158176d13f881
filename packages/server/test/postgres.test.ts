/** DATABASE_URL: the whole server process on PostgreSQL, and what it says when it cannot be opened. */
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomId } from "@muster/domain/shared/ids";
import { Client } from "pg";
import { expect, test } from "vitest";
import { createPool } from "../src/database/postgres/connection.ts";
import { migratePostgres } from "../src/database/postgres/migrate.ts";
import { freshDatabase } from "../src/database/testing/postgres-server.ts";
import { exampleProfile } from "./examples.ts";
import { createSocketBrowser, environmentOf, mainFile, runToEnd, startProcess } from "./server-process.ts";

const folder = () => mkdtempSync(join(tmpdir(), "muster-postgres-test-"));
const adminFile = new URL("../src/admin.ts", import.meta.url);

const on = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const tablesOf = (url: string) =>
  on(url, async (client) => {
    const found = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    return found.rows.map(({ tablename }) => String(tablename)).sort();
  });

test("DATABASE_URL: a household survives kill -9; the folder has no database", async () => {
  const dataDir = folder();
  const environment = environmentOf(dataDir, { DATABASE_URL: await freshDatabase() });
  const first = await startProcess(environment);
  const browser = createSocketBrowser(first.address);
  const code = first.ready.slice(-11);
  expect((await browser.send("POST", "/api/household/join", { code, deviceName: "phone" })).status).toBe(200);
  const made = await browser.send("POST", "/api/profiles", {
    id: randomId(),
    registration: "",
    profile: exampleProfile("alex"),
  });
  expect(made.status).toBe(200);
  await first.end("SIGKILL");
  const second = await startProcess(environment);
  const again = createSocketBrowser(second.address, browser.cookies);
  expect((await again.send("GET", "/api/hello")).body.device).toMatchObject({ name: "phone" });
  const listed = await runToEnd(adminFile, environment, ["list"]);
  expect(listed).toMatchObject({ code: 0, errors: "" });
  expect(listed.out).toContain("profile alex, owner");
  expect(await second.end("SIGTERM")).toBe(0);
  expect(first.errors() + second.errors()).toBe("");
  expect(existsSync(join(dataDir, "muster.db"))).toBe(false);
  expect(existsSync(join(dataDir, "pepper.key"))).toBe(true);
});

test("DATABASE_URL: an unusable one gives one sentence and exit 1", async () => {
  const foreign = await freshDatabase();
  await on(foreign, (client) => client.query("CREATE TABLE household (name TEXT)"));
  const newer = await freshDatabase();
  await on(newer, (client) =>
    client.query("CREATE TABLE muster_schema (version BIGINT); INSERT INTO muster_schema VALUES (99)"),
  );
  const notDurable = await freshDatabase();
  await on(notDurable, async (client) => {
    const { rows } = await client.query("SELECT current_database() AS name");
    await client.query(`ALTER DATABASE ${String(rows[0]?.name)} SET synchronous_commit = off`);
  });
  const cases: readonly (readonly [url: string, says: string])[] = [
    ["mysql://somewhere/x", "DATABASE_URL must begin with postgres://"],
    ["postgres://muster:secret@127.0.0.1:1/x", "ECONNREFUSED"],
    [foreign.replace(/test_\w+/, "nowhere"), "does not exist"],
    [foreign, "tables of another program"],
    [newer, "newer Muster (schema 99)"],
    [notDurable, "synchronous_commit"],
  ];
  for (const [url, says] of cases) {
    const ended = await runToEnd(mainFile, environmentOf(folder(), { DATABASE_URL: url }));
    expect(ended.code).toBe(1);
    expect(ended.errors).toContain(says);
    expect(ended.errors.trim().split("\n")).toHaveLength(1);
    expect(ended.errors).not.toContain("secret");
  }
  expect(await tablesOf(foreign)).toEqual(["household"]);
  expect(await tablesOf(newer)).toEqual(["muster_schema"]);
  expect(await tablesOf(notDurable)).toEqual([]);
});

test("DATABASE_URL: a user without the right to make tables gets a sentence", async () => {
  const url = await freshDatabase();
  const guest = `guest_${randomId().replaceAll("-", "")}`;
  await on(url, async (client) => {
    await client.query(`CREATE ROLE ${guest} LOGIN`);
    await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
  });
  const ended = await runToEnd(
    mainFile,
    environmentOf(folder(), { DATABASE_URL: url.replace("//muster@", `//${guest}@`) }),
  );
  expect(ended.code).toBe(1);
  expect(ended.errors).toContain("permission denied");
  expect(await tablesOf(url)).toEqual([]);
});

test("DATABASE_URL: commands beside the server change no schema and begin nothing", async () => {
  const url = await freshDatabase();
  const listed = await runToEnd(adminFile, environmentOf(folder(), { DATABASE_URL: url }), ["list"]);
  expect(listed.code).toBe(1);
  expect(listed.errors).toContain("please start the server there first");
  const copied = await runToEnd(adminFile, environmentOf(folder(), { DATABASE_URL: url }), ["backup", "x"]);
  expect(copied.code).toBe(1);
  expect(copied.errors).toContain("pg_dump");
  expect(await tablesOf(url)).toEqual([]);
});

test("of eight processes that migrate at once one does it, and the others wait", async () => {
  const url = await freshDatabase();
  let begun = 0;
  const migrations = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const pool = createPool(url, 1);
      const migrated = await migratePostgres(pool, new Date(1_800_000_000_000 + index), async () => {
        begun += 1;
      });
      await pool.end();
      return migrated.ok;
    }),
  );
  expect(migrations).toEqual(Array.from({ length: 8 }, () => true));
  expect(begun).toBe(8);
  const { rows } = await on(url, (client) => client.query("SELECT version::int, run_at FROM muster_schema"));
  // One row for each step, and all from the one process that took them.
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
  expect(new Set(rows.map(({ run_at: at }) => at)).size).toBe(1);
});
