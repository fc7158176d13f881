/**
 * The histories of restores on PostgreSQL: all of its rows are put back to those of a copy, as with a dump or a snapshot of its disk,
 * and the server starts on them again. More controls are in `restores.test.ts`.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openPostgres } from "../packages/server/src/database/postgres/open.ts";
import { joins } from "../packages/server/src/database/testing/engine-under-test.ts";
import { freshDatabase, withClient } from "../packages/server/src/database/testing/postgres-server.ts";
import type { Stores } from "../packages/server/src/stores/stores.ts";
import { reportFigures } from "./figures.ts";
import { restoreHistories, type Step } from "./restore-histories.ts";
import { playRestores, type RestorableServer, Violation } from "./restore-model.ts";
import { type PersonOfHistory, serverOnStores, sweepTwice } from "./server-on-stores.ts";

// Hundreds of histories a test; nothing here waits for a clock.
vi.setConfig({ testTimeout: 300_000 });

/** Every row of every table as JSON, by the tables' names. */
type Dump = ReadonlyMap<string, string>;

const dumpOf = (url: string): Promise<Dump> =>
  withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'muster_schema'",
    );
    const dump = new Map<string, string>();
    for (const { name } of rows) {
      const held = await client.query<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM ${name} t`,
      );
      dump.set(name, held.rows[0]?.rows ?? "[]");
    }
    return dump;
  });

const putBack = (url: string, dump: Dump): Promise<void> =>
  withClient(url, async (client) => {
    await client.query("BEGIN");
    // In any order: whole dumps keep to the references between tables.
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(`TRUNCATE ${[...dump.keys()].join(", ")}`);
    // With its schema, since a type of PostgreSQL is called record.
    for (const [name, rows] of dump)
      await client.query(
        `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::public.${name}, $1)`,
        [rows],
      );
    await client.query("COMMIT");
  });

let url: string;
let person: PersonOfHistory;
/** A household without records. */
let beginning: Dump;

const open = async (now: number): Promise<Stores> => {
  const opened = await openPostgres({ url, now: new Date(now), connections: 2 });
  if (!opened.ok) throw new Error(opened.error.type);
  return opened.value.stores;
};

beforeAll(async () => {
  url = await freshDatabase();
  const stores = await open(Date.now());
  const { householdId, profileId } = await joins(stores, "alex");
  await stores.close();
  person = { household: householdId, profile: profileId };
  beginning = await dumpOf(url);
});
afterAll(() => putBack(url, beginning));

/** @param isBlind a start begins no generation: devices are never told that the data is older */
const postgresServer = async (isBlind = false): Promise<RestorableServer> => {
  const startOn = async (dump: Dump, now: number): Promise<Stores> => {
    await putBack(url, dump);
    const stores = await open(now);
    if (isBlind)
      await withClient(url, async (client) => {
        await client.query("UPDATE server SET generation = 'always'");
        await client.query("UPDATE household SET generation = 'always'");
      });
    return stores;
  };
  let stores = await startOn(beginning, Date.now());
  return {
    ...serverOnStores(person, () => stores),
    sweep: (now) => sweepTwice(stores, now),
    copy: async () => {
      const kept = await dumpOf(url);
      const restore = async (now: number): Promise<void> => {
        await stores.close();
        stores = await startOn(kept, now);
      };
      // There is one way: whatever brought the old rows, the server starts on them.
      return { restore, putBack: restore };
    },
    close: () => stores.close(),
  };
};

const plays = inject("faults").postgresRestores;
const property = (skews: boolean) =>
  fc.asyncProperty(restoreHistories(40, skews), fc.scheduler(), async (steps, order) => {
    const server = await postgresServer();
    try {
      await playRestores(server, steps, !skews, order);
    } finally {
      await server.close();
    }
  });

test("SYNC-02 histories of restores of PostgreSQL: the later edit wins", async () => {
  await fc.assert(property(false), { numRuns: plays });
  reportFigures({ lost: 0, diverged: 0 });
});

test("SYNC-02 histories of restores of PostgreSQL with wrong clocks: devices agree", async () => {
  await fc.assert(property(true), { numRuns: Math.ceil(plays / 3) });
});

test("SYNC-02 control: an unannounced restore of PostgreSQL is detected", async () => {
  const write = (device: number, record: number): Step => ({ do: "write", device, record, what: "create" });
  const sync = (device: number): Step => ({ do: "sync", device, fault: "none", at: 0 });
  const steps: readonly Step[] = [
    sync(0),
    { do: "copy" },
    write(0, 0),
    sync(0),
    { do: "put-back", which: 0 },
    write(1, 1),
    sync(1),
    sync(0),
  ];
  for (const isBlind of [true, false]) {
    const server = await postgresServer(isBlind);
    const played = playRestores(server, steps, true);
    if (isBlind) await expect(played).rejects.toBeInstanceOf(Violation);
    else await played;
    await server.close();
  }
});
