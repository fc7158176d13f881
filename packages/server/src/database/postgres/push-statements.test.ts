/** How many statements a push is: on PostgreSQL each costs both sides something, and often a round trip. */
import { randomId } from "@muster/domain/shared/ids";
import type { Operation } from "@muster/sync/protocol";
import type { Pool, QueryConfig } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rulesOfSession } from "../../sync/record-rules.ts";
import { storesOn } from "../stores/all.ts";
import { type EnrolledPerson, joins, startOfContract as now } from "../testing/engine-under-test.ts";
import { freshDatabase } from "../testing/postgres-server.ts";
import { createPool } from "./connection.ts";
import { postgresDatabase } from "./database.ts";
import { migratePostgres } from "./migrate.ts";

let pool: Pool;
let stores: ReturnType<typeof storesOn>;
let alex: EnrolledPerson;
/** What was sent on any connection. */
const sent: string[] = [];
/** Values of those that have some, by their text. */
const valuesOf = new Map<string, unknown[]>();
const replica = randomId();

beforeEach(async () => {
  pool = createPool(await freshDatabase(), 4);
  pool.on("connect", (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query: (...args: Parameters<typeof query>) => {
        const [statement] = args as readonly (string | QueryConfig)[];
        const text = typeof statement === "object" ? statement.text : String(statement);
        sent.push(text);
        if (typeof statement === "object") valuesOf.set(text, [...(statement.values ?? [])]);
        return query(...args);
      },
    });
  });
  const migrated = await migratePostgres(pool, new Date(now), async (client) => {
    await client.query("INSERT INTO server (id, server_id, created_at) VALUES (1, 's', 0)");
  });
  if (!migrated.ok) throw new Error(migrated.error.type);
  const database = postgresDatabase(pool, migrated.value);
  stores = storesOn(database, database, async () => undefined, randomId);
  alex = await joins(stores, "alex");
});
afterEach(() => pool.end());

const days = (count: number, from: number, isNew: boolean): Operation[] =>
  Array.from({ length: count }, (_, index) => ({
    op: randomId(),
    number: from + index,
    scope: alex.profileId,
    kind: "reading",
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    ...(isNew
      ? {
          new: true as const,
          fields: {
            metric: "weight",
            value: 174,
            date: "2026-11-20",
            at: "2026-11-20T06:00:00.000Z",
            source: "progress",
          },
        }
      : { fields: { value: 175 } }),
    at: now,
    clockOffsetMs: 0,
    seen: "",
    schema: 1,
  }));

const push = async (ops: Operation[]) => {
  sent.length = 0;
  const pushed = await stores.sync.push({
    householdId: alex.householdId,
    profileId: alex.profileId,
    request: { protocol: 2, schema: 1, replica, confirmed: 0, ops },
    rules: rulesOfSession(alex.householdId, alex.profileId),
    mostBytes: 1_000_000_000,
    now,
  });
  if (pushed.type !== "pushed") throw new Error(pushed.type);
  return { done: pushed.reply.done.length, statements: sent.length };
};

test("SYNC-01 a push of one operation is at most 6 statements, new or not", async () => {
  expect(await push(days(1, 1, true))).toEqual({ done: 1, statements: 6 });
  expect(await push(days(1, 2, false))).toEqual({ done: 1, statements: 6 });
});

test("SYNC-01 a push of 100 operations is at most 8 statements, new or not", async () => {
  expect(await push(days(100, 1, true))).toEqual({ done: 100, statements: 6 });
  expect(await push(days(100, 101, false))).toEqual({ done: 100, statements: 7 });
});

test("pushes of one household that wait share a transaction", async () => {
  await push(days(1, 1, true));
  sent.length = 0;
  await Promise.all(days(20, 2, false).map((operation) => push([operation])));
  const commits = sent.filter((text) => text === "COMMIT").length;
  expect(commits).toBeGreaterThan(0);
  // The first may go at once, the others go together.
  expect(commits).toBeLessThanOrEqual(2);
});

test("SYNC-01 a push finds records by their whole key in an unknown household", async () => {
  // Statistics of one table say little about one household: the planner must have no other index to choose.
  for (let n = 1; n <= 400; n += 100) await push(days(100, n, n === 1));
  for (const count of [1, 50]) {
    await push(days(count, 401 + count, false));
    const reads = sent.filter((text) => /^(SELECT|WITH v)/.test(text) && text.includes("FROM record"));
    expect(reads.length).toBeGreaterThan(0);
    for (const text of reads) {
      const client = await pool.connect();
      await client.query("SELECT set_config('muster.across', 'on', false)");
      const { rows } = await client.query(`EXPLAIN ${text}`, valuesOf.get(text));
      await client.query("RESET muster.across");
      client.release();
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect([...plan.matchAll(/using (\w+) on record/g)].map(([, index]) => index)).toEqual(["record_pkey"]);
    }
  }
});
