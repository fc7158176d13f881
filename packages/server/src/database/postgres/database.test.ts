/** What a unit of work on PostgreSQL does when the way to the server breaks, or others are in the way. */
import { setTimeout as wait } from "node:timers/promises";
import { randomId } from "@muster/domain/shared/ids";
import type { Pool } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseRefused } from "../../stores/refused.ts";
import type { Database } from "../database.ts";
import { freshDatabase } from "../testing/postgres-server.ts";
import { createPool } from "./connection.ts";
import { postgresDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";

let url: string;
let pool: Pool;
let database: Database;
const households = ["a", "b"];
beforeEach(async () => {
  url = await freshDatabase();
  pool = createPool(url, 8);
  const migrated = await migratePostgres(pool, new Date(), async (client) => {
    for (const id of households)
      await client.query("INSERT INTO household (household_id, epoch, created_at) VALUES ($1, 'e', 0)", [id]);
  });
  if (!migrated.ok) throw new Error(migrated.error.type);
  database = postgresDatabase(pool, migrated.value);
});
afterEach(() => pool.end());

const addEvent = (householdId: string, what: string) =>
  database.transaction(householdId, async (db) => {
    await db.run("INSERT INTO activity (household_id, at, what) VALUES (?, 1, ?)", householdId, what);
  });
const events = async (): Promise<readonly string[]> =>
  (await database.readsAcrossHouseholds.all<{ what: string }>("SELECT what FROM activity")).map(
    ({ what }) => what,
  );

/** Ends every connection of the database but the one that asks, as a server that restarts does. */
const endConnections = async (): Promise<void> => {
  const other = createPool(url, 1);
  await other.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await other.end();
};

test("failed work leaves nothing behind, nor does work that swallows an error", async () => {
  const failing = database.transaction("a", async (db) => {
    await db.run("INSERT INTO activity (household_id, at, what) VALUES ('a', 1, 'half')");
    throw new Error("a bug");
  });
  await expect(failing).rejects.toThrow("a bug");
  const swallowing = database.transaction("a", async (db) => {
    await db.run("INSERT INTO activity (household_id, at, what) VALUES ('a', 1, 'half')");
    await db.run("INSERT INTO nowhere VALUES (1)").catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow("undone");
  expect(await events()).toEqual([]);
});

test("one household's works follow each other; another's is not held up", async () => {
  const order: string[] = [];
  const slow = database.transaction("a", async (db) => {
    order.push("a begins");
    await db.get("SELECT pg_sleep(0.4)");
    order.push("a ends");
  });
  while (order.length === 0) await wait(5);
  const second = database.transaction("a", async () => void order.push("a again"));
  await database.transaction("b", async () => void order.push("b"));
  await Promise.all([slow, second]);
  expect(order).toEqual(["a begins", "b", "a ends", "a again"]);
});

test("a connection lost before the commit: the work runs again, stored once", async () => {
  let runs = 0;
  await database.transaction("a", async (db) => {
    runs += 1;
    await db.run("INSERT INTO activity (household_id, at, what) VALUES ('a', 1, 'once')");
    if (runs === 1) await endConnections();
    await db.get("SELECT 1");
  });
  expect(runs).toBe(2);
  expect(await events()).toEqual(["once"]);
});

test("unstable connections: acknowledged writes are there once, others 'busy'", async () => {
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  let isDone = false;
  const breaker = (async () => {
    while (!isDone) {
      await wait(40);
      await endConnections();
    }
  })();
  await Promise.all(
    Array.from({ length: 6 }, async (_, writer) => {
      for (let turn = 0; turn < 60; turn += 1) {
        const what = randomId();
        try {
          await addEvent(households[writer % 2] ?? "a", what);
          acknowledged.push(what);
        } catch (error) {
          refused.push(error);
        }
      }
    }),
  );
  isDone = true;
  await breaker;
  await wait(20);
  const stored = await events();
  expect(new Set(stored).size).toBe(stored.length);
  expect(acknowledged.filter((what) => !stored.includes(what))).toEqual([]);
  expect(refused.filter((error) => !(error instanceof DatabaseRefused))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(100);
});

test("without a server a work and a read are refused as 'busy'", async () => {
  const nobody = createPool("postgres://muster@127.0.0.1:1/x", 1);
  const away = postgresDatabase(nobody, null);
  await expect(away.transaction("a", async () => 1)).rejects.toMatchObject({ reason: "busy" });
  await expect(away.reads("a").get("SELECT 1")).rejects.toMatchObject({ reason: "busy" });
  await nobody.end();
});
