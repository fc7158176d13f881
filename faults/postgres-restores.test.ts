/**
 * The histories of restores on PostgreSQL: its database is put back to a copy, as with a dump or a snapshot of its disk, behind the
 * back of a server that starts on it again. More controls are in `restores.test.ts`.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openPostgres } from "../packages/server/src/database/postgres/open.ts";
import { joins } from "../packages/server/src/database/testing/engine-under-test.ts";
import {
  copyOfDatabase,
  dropDatabase,
  freshDatabase,
  withClient,
} from "../packages/server/src/database/testing/postgres-server.ts";
import type { Stores } from "../packages/server/src/stores/stores.ts";
import {
  playRestores,
  type RestorableServer,
  restoreHistories,
  type Step,
  Violation,
} from "./restore-model.ts";
import { type PersonOfHistory, serverOnStores } from "./server-on-stores.ts";

// Hundreds of histories a test; nothing here waits for a clock.
vi.setConfig({ testTimeout: 300_000 });

const open = async (url: string, now: number): Promise<Stores> => {
  const opened = await openPostgres({ url, now: new Date(now), connections: 2 });
  if (!opened.ok) throw new Error(opened.error.type);
  return opened.value.stores;
};

/** A household without records, made once. */
let template: { readonly url: string; readonly person: PersonOfHistory };
beforeAll(async () => {
  const url = await freshDatabase();
  const stores = await open(url, Date.now());
  const { householdId, profileId } = await joins(stores, "alex");
  await stores.close();
  template = { url, person: { household: householdId, profile: profileId } };
});
afterAll(() => dropDatabase(template.url));

/** @param isBlind a start begins no generation: devices are never told that the data is older */
const postgresServer = async (isBlind = false): Promise<RestorableServer> => {
  const made: string[] = [];
  const copied = async (from: string): Promise<string> => {
    const copy = await copyOfDatabase(from);
    made.push(copy);
    return copy;
  };
  let url = await copied(template.url);
  const start = async (now: number): Promise<Stores> => {
    const stores = await open(url, now);
    if (isBlind)
      await withClient(url, async (client) => {
        await client.query("UPDATE server SET generation = 'always'");
        await client.query("UPDATE household SET generation = 'always'");
      });
    return stores;
  };
  let stores = await start(Date.now());
  return {
    ...serverOnStores(template.person, () => stores),
    copy: async (now) => {
      // A database is copied while nobody uses it: the server ends and goes on.
      await stores.close();
      const kept = await copied(url);
      stores = await start(now);
      const putBack = async (at: number): Promise<void> => {
        await stores.close();
        url = await copied(kept);
        stores = await start(at);
      };
      // There is one way: whatever brought the old rows, the server starts on them.
      return { restore: putBack, putBack };
    },
    close: async () => {
      await stores.close();
      for (const one of made) await dropDatabase(one);
    },
  };
};

const plays = inject("faults").postgresRestores;
const property = (skews: boolean) =>
  fc.asyncProperty(restoreHistories(40, skews), async (steps) => {
    const server = await postgresServer();
    try {
      await playRestores(server, steps, !skews);
    } finally {
      await server.close();
    }
  });

test("SYNC-02 after PostgreSQL is put back the later edit wins, and nothing is lost or comes undone", {
  timeout: 60_000 + plays * 5_000,
}, async () => {
  await fc.assert(property(false), { numRuns: plays });
});

test("SYNC-02 on PostgreSQL with wrong clocks too, restores lose nothing and all devices agree", {
  timeout: 60_000 + plays * 5_000,
}, async () => {
  await fc.assert(property(true), { numRuns: Math.ceil(plays / 3) });
});

test("SYNC-02 control: the histories find out when PostgreSQL is put back and a start does not say so", async () => {
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
